#include "base/error.hpp"
#include "cli/app.hpp"
#include "cli/language.hpp"
#include "common/records.hpp"
#include "renju/as_finding.hpp"
#include "renju/diagram.hpp"
#include "renju/openings.hpp"
#include "renju/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    common::record_options records;
    cli::finding_options findings;
    std::string three = "international";
    std::string diagram;
    std::string opening;
    bool map = false;
    bool names = false;
};

void describe(cli::tool &app, options &o)
{
    common::add_records(app, o.records);
    app.add_flag("--map", o.map, tr("List all forbidden points, Black to move, instead of checking games"));
    app.add_option("--three", o.three,
                   tr("international: a point that makes an open four and a five lets no three count;\n"
                      "permitted: it does (5.2.3 read literally)"))
        ->type_name(tr("READING"))
        ->check(CLI::IsMember({"international", "permitted"}).description(""));
    app.add_option("--diagram", o.diagram,
                   tr("Draw the last position, points forbidden to Black marked: unicode or svg"))
        ->type_name(tr("FORM"))
        ->check(CLI::IsMember({"unicode", "svg"}).description(""));
    app.add_option("--opening", o.opening,
                   tr("Check the opening by a rule: rif, yamaguchi, soosyrv, soosyrv-N, tarannikov,\n"
                      "taraguchi, taraguchi-N, swap, swap2"))
        ->type_name(tr("RULE"));
    app.add_flag("--opening-names", o.names, tr("Name the opening of each game, one of the 26"));
    app.add_findings(o.findings, {&cli::renju_catalogue()});
}

/// The forms of RENJU-OUTPUT; the others are findings one by one.
std::optional<renju::report_format> own_format(std::string_view name)
{
    constexpr std::array<std::string_view, 3> names{"text", "tsv", "jsonl"};
    auto const it = std::find(names.begin(), names.end(), name);
    return it == names.end() ? std::nullopt
                             : std::optional{static_cast<renju::report_format>(it - names.begin())};
}

class checking
{
public:
    checking(options const &o, cli::reporter const &reporter)
    : m_reporter{&reporter}
    , m_format{own_format(o.findings.format)}
    , m_reading{o.three == "permitted" ? renju::three_reading::permitted
                                       : renju::three_reading::international}
    , m_map{o.map}
    , m_names{o.names}
    , m_diagram{o.diagram}
    {
        if (!o.opening.empty()) {
            m_rule = renju::read_opening_rule(o.opening);
            if (!m_rule) {
                throw usage_error{
                    fmt::format(fmt::runtime(tr("'{0}' is no rule of the opening")), o.opening)};
            }
        }
    }

    void operator()(renju::record &&one, std::string_view file, common::record_output &into) const
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

private:
    /// Drops what the user does not want to hear and counts the rest; prints it where findings are the
    /// result.
    void keep_wanted(renju::record const &one, renju::game_report &report, std::string_view file,
                     common::record_output &into) const
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

    void map(renju::record const &one, renju::game_report const &report, renju::board &position,
             std::string_view file, common::record_output &into) const;

    cli::reporter const *m_reporter;
    std::optional<renju::report_format> m_format;
    renju::three_reading m_reading;
    bool m_map;
    bool m_names;
    std::string m_diagram;
    std::optional<renju::opening_rule> m_rule;
};

/// What is wrong with the input goes to standard error: the maps are the result.
void checking::map(renju::record const &one, renju::game_report const &report, renju::board &position,
                   std::string_view file, common::record_output &into) const
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

cli::exit_code run(options &o)
{
    auto const format = own_format(o.findings.format);
    cli::output out;
    auto shown = o.findings;
    shown.format = format ? "text" : o.findings.format;
    cli::reporter reporter{shown, "renju-foulcheck", out};
    if (format && !o.findings.quiet && o.diagram.empty()) {
        out.write(o.map ? renju::map_header(*format) : renju::report_header(*format));
    }
    o.records.progress = !o.findings.quiet;
    auto const read =
        common::run_records(o.records, checking{o, reporter}, [&](common::record_output &&made) {
            reporter.append(made.out, made.counts);
            fmt::print(stderr, "{}", made.err);
        });
    auto const code = reporter.finish();
    out.commit();
    return cli::worse(code, read);
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool app{"renju-foulcheck",
                  tr("Checks records of renju games: fouls, wins, illegal moves, in every game of a stream."),
                  tr("  echo h8 a1 g8 o1 i9 a15 i10 o15 i8 | renju-foulcheck\n"
                     "  renju-foulcheck --format jsonl games.rif | jq -c 'select(.findings != [])'\n"
                     "  renju-foulcheck --map --format jsonl positions.jsonl    all forbidden points\n"
                     "  renju-foulcheck -q -j 4 *.sgf                           only the exit status\n")};
    describe(app, o);
    return app.run(argc, argv, [&] { return run(o); });
}
