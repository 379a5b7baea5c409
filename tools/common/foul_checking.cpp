#include "common/foul_checking.hpp"

#include "base/error.hpp"
#include "cli/language.hpp"
#include "renju/as_finding.hpp"
#include "renju/diagram.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arb::common
{

using cli::tr;

std::optional<renju::report_format> own_format(std::string_view name)
{
    constexpr std::array<std::string_view, 3> names{"text", "tsv", "jsonl"};
    auto const it = std::find(names.begin(), names.end(), name);
    return it == names.end() ? std::nullopt
                             : std::optional{static_cast<renju::report_format>(it - names.begin())};
}

foul_checking::foul_checking(foul_options const &options, std::string_view format,
                             cli::reporter const &reporter)
: m_reporter{&reporter}
, m_format{own_format(format)}
, m_reading{options.three == "permitted" ? renju::three_reading::permitted
                                         : renju::three_reading::international}
, m_map{options.map}
, m_names{options.names}
, m_diagram{options.diagram}
{
    if (!options.opening.empty()) {
        m_rule = renju::read_opening_rule(options.opening);
        if (!m_rule) {
            throw usage_error{
                fmt::format(fmt::runtime(tr("'{0}' is no rule of the opening")), options.opening)};
        }
    }
}

void foul_checking::operator()(renju::record &&one, std::string_view file, record_output &into) const
{
    renju::board position;
    auto report = renju::check_game(one, m_reading, position);
    if (m_rule) {
        renju::check_opening(*m_rule, one, report);
    }
    if (m_map || !m_diagram.empty()) {
        map(one, report, position, file, into);
        return;
    }
    keep_wanted(one, report, file, into);
    if (m_names) {
        report.named = renju::name_opening(one);
    }
    if (m_format && !m_reporter->quiet()) {
        renju::report_writer{*m_format, file, m_names}.game(into.out, one, report);
    }
}

/// Drops what the user does not want to hear and counts the rest; prints it where findings are the
/// result.
void foul_checking::keep_wanted(renju::record const &one, renju::game_report &report, std::string_view file,
                                record_output &into) const
{
    cli::buffer_sink sink{*m_reporter};
    std::erase_if(report.findings, [&](renju::game_finding const &f) {
        auto found = renju::as_finding(f, file, one);
        bool const wanted = m_reporter->policy().wants(found);
        if (wanted && m_format) {
            found.level = m_reporter->policy().level(found);
            into.counts.count(found);
        } else if (wanted) {
            sink.report(found);
        }
        return !wanted;
    });
    into.out += sink.text;
    into.counts.add(sink.counts);
}

/// What is wrong with the input goes to standard error: the maps are the result.
void foul_checking::map(renju::record const &one, renju::game_report const &report, renju::board &position,
                        std::string_view file, record_output &into) const
{
    cli::finding_printer const printer{cli::finding_format::text, false};
    auto const tell = [&](renju::game_finding const &f) {
        auto found = renju::as_finding(f, file, one);
        if (m_reporter->policy().wants(found)) {
            found.level = m_reporter->policy().level(found);
            into.counts.count(found);
            printer.print(into.err, found);
        }
    };
    for (auto const &f : report.findings) {
        if (f.what == &renju::k_unreadable || f.what == &renju::k_off_board || f.what == &renju::k_occupied) {
            tell(f);
        }
    }
    if (!one.entries.empty() && one.entries.back().is_move() &&
        one.entries.back().turn == renju::colour::black) {
        tell({&renju::k_white_to_move});
    }
    if (m_reporter->quiet()) {
        return;
    }
    auto const map = renju::map_fouls(position, m_reading);
    if (m_diagram == "svg") {
        into.out += renju::svg_diagram(position, map);
    } else if (!m_diagram.empty()) {
        into.out += renju::unicode_diagram(position, map) + '\n';
    } else {
        renju::report_writer{m_format.value_or(renju::report_format::text), file}.map(into.out, one, map);
    }
}

} // namespace arb::common
