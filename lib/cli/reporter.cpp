#include "cli/reporter.hpp"

#include "base/error.hpp"
#include "cli/language.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace arb::cli
{

namespace
{

severity read_severity(std::string_view name)
{
    for (severity const level : {severity::note, severity::warning, severity::error}) {
        if (name == severity_name(level)) {
            return level;
        }
    }
    throw usage_error{fmt::format(fmt::runtime(tr("'{0}' is not a severity (error, warning, note)")), name)};
}

fail_on read_fail_on(std::string_view name)
{
    if (name == "error") {
        return fail_on::error;
    }
    if (name == "warning") {
        return fail_on::warning;
    }
    if (name == "never") {
        return fail_on::never;
    }
    throw usage_error{
        fmt::format(fmt::runtime(tr("--fail-on takes error, warning or never, not '{0}'")), name)};
}

finding_printer make_printer(finding_options const &options, output const &out)
{
    auto const format = read_finding_format(options.format);
    if (!format) {
        throw usage_error{fmt::format(
            fmt::runtime(tr("'{0}' is not a format (text, tsv, jsonl, sarif, github)")), options.format)};
    }
    return {*format, wants_colour(options.colour, out)};
}

/// One finding by the policy: counted, and printed unless nobody wants to see it.
void print_by_policy(finding const &f, finding_policy const &policy, finding_printer const *printer,
                     std::string &text, tally &counts)
{
    if (!policy.wants(f)) {
        return;
    }
    finding shown = f;
    shown.level = policy.level(f);
    counts.count(shown);
    if (printer != nullptr) {
        printer->print(text, shown);
    }
}

} // namespace

reporter::reporter(finding_options const &options, std::string_view tool, output &out)
: m_tool{tool}
, m_out{&out}
, m_printer{make_printer(options, out)}
, m_fail_on{read_fail_on(options.fail_on)}
, m_quiet{options.quiet}
{
    for (auto const &name : options.disabled) {
        m_policy.disable(name);
    }
    for (std::string_view const pair : options.severities) {
        auto const sign = pair.find('=');
        if (sign == std::string_view::npos) {
            throw usage_error{fmt::format(fmt::runtime(tr("--severity takes RULE=LEVEL, not '{0}'")), pair)};
        }
        m_policy.set(std::string{pair.substr(0, sign)}, read_severity(pair.substr(sign + 1)));
    }
}

void reporter::begin()
{
    if (!m_begun && !m_quiet) {
        m_out->write(m_printer.preamble(m_tool));
    }
    m_begun = true;
}

void reporter::report(finding const &f)
{
    std::string text;
    tally counts;
    print_by_policy(f, m_policy, m_quiet ? nullptr : &m_printer, text, counts);
    append(text, counts);
}

void reporter::append(std::string_view printed, tally const &counts)
{
    m_counts.add(counts);
    begin();
    if (printed.empty()) {
        return;
    }
    if (m_first) {
        printed.remove_prefix(m_printer.separator().size());
        m_first = false;
    }
    m_out->write(printed);
}

exit_code reporter::finish()
{
    begin();
    if (!m_quiet) {
        m_out->write(m_printer.epilogue());
    }
    bool const fails = m_fail_on != fail_on::never &&
                       (m_counts.errors > 0 || (m_fail_on == fail_on::warning && m_counts.warnings > 0));
    return fails ? exit_code::no : exit_code::well;
}

void buffer_sink::report(finding const &f)
{
    print_by_policy(f, *m_policy, m_quiet ? nullptr : m_printer, text, counts);
}

bool wants_colour(std::string_view setting, output const &out)
{
    if (setting == "always" || setting == "never") {
        return setting == "always";
    }
    if (setting != "auto") {
        throw usage_error{
            fmt::format(fmt::runtime(tr("--color takes auto, always or never, not '{0}'")), setting)};
    }
    char const *const no_colour = std::getenv("NO_COLOR");
    return (no_colour == nullptr || *no_colour == '\0') && out.is_terminal();
}

} // namespace arb::cli
