#include "cli/app.hpp"

#include "base/error.hpp"
#include "base/suggest.hpp"
#include "base/table.hpp"
#include "base/utf8.hpp"
#include "cli/completion.hpp"
#include "cli/language.hpp"
#include "cli/version.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <unistd.h>

namespace arb::cli
{

namespace
{

/// Examples before everything else; CLI11's usual page after them, its headings translated.
class help_page : public CLI::Formatter
{
public:
    explicit help_page(std::string examples) : m_examples{std::move(examples)}
    {
        column_width(34);
        label("Usage", tr("Usage"));
        label("OPTIONS", tr("OPTIONS"));
        label("Options", tr("Options"));
        label("Positionals", tr("Files"));
        label("TEXT", tr("TEXT"));
        label("INT", tr("N"));
        label("UINT", tr("N"));
        label("REQUIRED", tr("(required)"));
    }

    std::string make_help(CLI::App const *app, std::string name, CLI::AppFormatMode mode) const override
    {
        return app->get_description() + "\n\n" + tr("Examples:") + '\n' + m_examples + '\n' +
               CLI::Formatter::make_help(app, std::move(name), mode);
    }
    std::string make_description(CLI::App const *) const override { return {}; }
    std::string make_group(std::string group, bool is_positional,
                           std::vector<CLI::Option const *> options) const override
    {
        return CLI::Formatter::make_group(tr(group.c_str()), is_positional, std::move(options));
    }
    /// In columns of the terminal, where CLI11 counts bytes.
    std::string make_option(CLI::Option const *option, bool is_positional) const override
    {
        std::string const name = "  " + make_option_name(option, is_positional) + make_option_opts(option);
        std::size_t const width = utf8::width(name);
        std::size_t const column = get_column_width();
        std::string const gap =
            width + 1 < column ? std::string(column - width, ' ') : '\n' + std::string(column, ' ');
        return name + gap + make_option_desc(option) + '\n';
    }

private:
    std::string m_examples;
};

void complain(std::string const &name, std::string const &what)
{
    fmt::print(stderr, "{}: {}\n", name, what);
}

void print_now(std::string_view text)
{
    output out;
    out.write(text);
    out.commit();
}

} // namespace

tool::tool(std::string name, std::string description, std::string examples)
: CLI::App{std::move(description), std::move(name)}
{
    formatter(std::make_shared<help_page>(std::move(examples)));
    set_help_flag("-h,--help", tr("Print this help and exit"));
    set_version_flag("-V,--version", fmt::format("{} (arbutils) {}", get_name(), version()),
                     tr("Print the version and exit"));
}

void tool::add_files(std::vector<std::string> &files)
{
    m_files = &files;
    add_option("file", files, tr("Files to read; - or none is standard input"))->type_name(tr("FILE"));
}

void tool::add_output(std::string &path)
{
    add_option("-o,--output", path, tr("Write to FILE, complete or not at all"))->type_name(tr("FILE"));
}

void tool::add_stdin_name(std::string &name)
{
    add_option("--stdin-name", name, tr("Call standard input NAME in messages"))->type_name(tr("NAME"));
}

void tool::add_findings(finding_options &options, std::initializer_list<catalogue const *> areas,
                        std::vector<std::string> const &formats)
{
    m_areas.assign(areas.begin(), areas.end());
    if (!formats.empty()) {
        add_option("--format", options.format,
                   fmt::format(fmt::runtime(tr("Output form: {0}")), fmt::join(formats, ", ")))
            ->type_name(tr("FORMAT"))
            ->check(CLI::IsMember(formats).description(""));
    }
    add_option("--color", options.colour, tr("Colour: auto, always, never"))->type_name(tr("WHEN"));
    add_flag("-q,--quiet", options.quiet, tr("Print no findings; the exit status tells"));
    add_option("--fail-on", options.fail_on, tr("Exit 1 from this severity on: error, warning, never"))
        ->type_name(tr("LEVEL"));
    add_flag_callback(
        "--exit-zero", [&options] { options.fail_on = "never"; }, tr("The same as --fail-on never"));
    add_option("--severity", options.severities, tr("RULE=LEVEL: report the rule as error, warning or note"))
        ->type_name(tr("RULE=LEVEL"))
        ->expected(1)
        ->allow_extra_args(false)
        ->take_all();
    add_option("--disable", options.disabled, tr("Do not report this rule"))
        ->type_name(tr("RULE"))
        ->expected(1)
        ->allow_extra_args(false)
        ->take_all();
    add_flag("--list-rules", m_list_rules, tr("List the rules with severity and article, and exit"));
    add_option("--explain", m_explain, tr("Say what a rule checks, and exit"))->type_name(tr("RULE"));
}

void tool::add_jobs(unsigned &jobs)
{
    add_option("-j,--jobs", jobs, tr("Work on N threads; the output stays the same"))
        ->type_name(tr("N"))
        ->check(CLI::Range(1U, 1024U).description(""));
}

bool tool::answered_about_rules() const
{
    if (!m_list_rules && m_explain.empty()) {
        return false;
    }
    text_table table{{}};
    std::vector<std::string_view> names;
    for (catalogue const *const area : m_areas) {
        for (rule const *const r : area->rules) {
            names.push_back(r->name);
            table.add({std::string{r->name}, std::string{severity_name(r->level)}, std::string{r->article}});
        }
    }
    if (m_list_rules) {
        print_now(table.tsv());
        return true;
    }
    for (catalogue const *const area : m_areas) {
        for (rule const *const r : area->rules) {
            if (r->name == m_explain) {
                print_now(explanation(*r) + '\n');
                return true;
            }
        }
    }
    auto const near = nearest(m_explain, names);
    throw usage_error{
        near.empty()
            ? fmt::format(fmt::runtime(tr("there is no rule '{0}'")), m_explain)
            : fmt::format(fmt::runtime(tr("there is no rule '{0}'; did you mean '{1}'?")), m_explain, near)};
}

exit_code tool::guarded(int argc, char **argv, std::function<exit_code()> const &body)
{
    try {
        if (argc == 3 && std::string_view{argv[1]} == "--print-completion") { // for the build
            print_now(completion_script(*this, argv[2]));
            return exit_code::well;
        }
        parse(argc, argv);
        if (answered_about_rules()) {
            return exit_code::well;
        }
        if (m_files != nullptr && m_files->empty()) {
            if (::isatty(STDIN_FILENO) == 1) {
                fmt::print(stderr, "{}", help("", CLI::AppFormatMode::Normal));
                return exit_code::usage;
            }
            m_files->emplace_back("-");
        }
        return body();
    } catch (CLI::CallForHelp const &) {
        print_now(help());
    } catch (CLI::CallForVersion const &) {
        print_now(fmt::format("{} (arbutils) {}\n", get_name(), arb::cli::version()));
    } catch (CLI::ParseError const &error) {
        complain(get_name(), error.what());
        fmt::print(stderr, fmt::runtime(tr("Try '{0} --help'.")), get_name());
        std::fputc('\n', stderr);
        return exit_code::usage;
    }
    return exit_code::well;
}

int tool::run(int argc, char **argv, std::function<exit_code()> const &body)
{
    auto code = exit_code::usage;
    try {
        code = guarded(argc, argv, body);
    } catch (closed_pipe const &) { // NOLINT(bugprone-empty-catch): the reader left; nobody to tell
    } catch (std::exception const &error) {
        complain(get_name(), error.what());
    }
    return static_cast<int>(code);
}

} // namespace arb::cli
