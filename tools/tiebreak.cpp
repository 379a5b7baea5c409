#include "base/error.hpp"
#include "base/number.hpp"
#include "cli/app.hpp"
#include "cli/language.hpp"
#include "cli/output.hpp"
#include "common/event_input.hpp"
#include "common/standings_options.hpp"
#include "standings/explanation.hpp"
#include "standings/remarks.hpp"
#include "standings/report.hpp"
#include "standings/rules.hpp"
#include "standings/team_table.hpp"

#include <fmt/format.h>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string output = "-";
    std::string stdin_name = "<stdin>";
    std::string format = "text";
    cli::finding_options findings;
    common::standings_options table;
    bool crosstable = false;
    std::string team_left = "auto";
    std::string explain;
};

standings::words words()
{
    return {[](std::string_view key) { return cli::heading(key); },
            [](std::string_view key) { return cli::heading_explanation(key); }};
}

/// How each number of the player with start number WHO came about.
std::string explained(standings::ranking const &table, std::string const &who)
{
    auto const number = read_number<std::uint32_t>(who);
    auto const player = number ? table.sheet().event().find_player(*number) : event::k_nobody;
    if (player == event::k_nobody || !table.sheet().takes_part(player)) {
        throw usage_error{fmt::format(fmt::runtime(tr("there is no player with start number {0}")), who)};
    }
    std::string out;
    for (auto const &f : standings::explain(table, player, words().heading, words().explanation)) {
        out += cli::sentence(f) + '\n';
    }
    return out;
}

std::string print(standings::ranking const &table, options const &o)
{
    if (o.format == "jsonl") {
        return standings::as_json_lines(table, o.crosstable);
    }
    if (o.format == "tsv") {
        return standings::as_tsv(table, o.crosstable);
    }
    auto const report = standings::make_report(table, o.crosstable);
    return o.format == "html" ? standings::as_html(report, words(), tr("en"))
                              : standings::as_text(report, words());
}

std::optional<standings::team_left> read_team_left(std::string const &word)
{
    if (word == "lost" || word == "annulled") {
        return word == "lost" ? standings::team_left::lost : standings::team_left::annulled;
    }
    return std::nullopt;
}

/// The table of the teams; "no" where the event has none.
cli::exit_code print_teams(event::tournament const &event, common::chosen_table const &chosen,
                           options const &o, cli::output &out, cli::reporter &reporter)
{
    if (event.teams.empty()) {
        reporter.report({standings::k_no_teams, {event.file, 1, 1}});
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    standings::team_table const table{
        event, chosen.stage, chosen.after, chosen.team_criteria, read_team_left(o.team_left), reporter};
    standings::remark(table.standings(), reporter);
    out.write(print(table.standings(), o));
    out.commit();
    return reporter.finish();
}

cli::exit_code run(options const &o)
{
    cli::output out{o.output};
    cli::output errors{2, cli::output::buffering::line};
    cli::reporter reporter{o.findings, "tiebreak", errors};
    if (o.files.size() > 1) {
        throw usage_error{tr("one event at a time")};
    }
    auto const loaded = common::load_event(o.files[0], o.stdin_name, reporter);
    if (!loaded) {
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    auto const chosen = common::choose(o.table, loaded->event);
    if (o.table.teams) {
        return print_teams(loaded->event, chosen, o, out, reporter);
    }
    standings::score_sheet const sheet{loaded->event, chosen.stage, chosen.after};
    standings::ranking const table{sheet, chosen.criteria, chosen.shown};
    standings::remark(table, reporter);
    out.write(o.explain.empty() ? print(table, o) : explained(table, o.explain));
    out.commit();
    return reporter.finish();
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool tool{
        "tiebreak", tr("Standings of a draughts or renju event: points, coefficients, places."),
        tr("  tiebreak event.arb                          the table by the event's own criteria\n"
           "  tiebreak --tiebreaks buchholz,wins event.arb by these criteria instead\n"
           "  tiebreak --crosstable --format html -o table.html event.arb   a page for the web\n"
           "  tiebreak --all --format tsv event.arb       every coefficient, exact, for programs\n"
           "  tiebreak --explain 7 event.arb              how each number of player 7 came about\n")};
    tool.add_files(o.files);
    tool.add_output(o.output);
    tool.add_stdin_name(o.stdin_name);
    common::add_standings_options(tool, o.table);
    tool.add_flag("--crosstable", o.crosstable, tr("Add every round, or the square table of a round robin"));
    tool.add_option("--team-left", o.team_left,
                    tr("Matches of a team that left: lost, annulled, or auto (what moves the winners less)"))
        ->type_name(tr("HOW"))
        ->check(CLI::IsMember(std::vector<std::string>{"auto", "lost", "annulled"}).description(""));
    tool.add_option("--format", o.format, tr("Output form: text, tsv, jsonl, html"))
        ->type_name(tr("FORMAT"))
        ->check(CLI::IsMember(std::vector<std::string>{"text", "tsv", "jsonl", "html"}).description(""));
    tool.add_findings(o.findings, {&cli::event_catalogue(), &cli::standings_catalogue()}, {});
    tool.remove_option(tool.get_option("--explain"));
    tool.add_option("--explain", o.explain, tr("Show how each number of this player came about"))
        ->type_name(tr("PLAYER"));
    return tool.run(argc, argv, [&] { return run(o); });
}
