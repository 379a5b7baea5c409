#include "base/error.hpp"
#include "cli/app.hpp"
#include "cli/language.hpp"
#include "common/clock_games.hpp"
#include "common/clock_options.hpp"
#include "common/clock_replay.hpp"
#include "common/clock_scenarios.hpp"

#include <unistd.h>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string stdin_name = "<stdin>";
    cli::finding_options findings;
    common::clock_options clock;
    common::replay_options replay;
    std::string at;
    std::string scenario;
    bool expects = false;
    bool checks = false;
    bool duration = false;
    bool from_pdn = false;
    std::string svg;
    clock::day_plan day;
    std::string pause;
};

void describe(cli::tool &app, options &o)
{
    app.add_option("file", o.files, tr("Logs to read; - or none is standard input"))->type_name(tr("FILE"));
    app.add_stdin_name(o.stdin_name);
    common::add_clock_options(app, o.clock);
    app.add_option("--at", o.at, tr("Stop at this time of the log and print the clocks"))
        ->type_name(tr("TIME"));
    app.add_flag("--final", o.replay.only_last, tr("Print the last record only"));
    app.add_flag("--state", o.replay.prints_state,
                 tr("Print a state line at the end, from which a log can go on"));
    app.add_option("--scenario", o.scenario, tr("Play the cases of a TOML file instead of a log"))
        ->type_name(tr("FILE"));
    app.add_flag("--expect", o.expects,
                 tr("Compare each case with its expected table; exit 1 where they differ"));
    app.add_flag("--from-pdn", o.from_pdn,
                 tr("The files are games: replay their clock commands against the control or TimeControl"));
    app.add_option("--svg", o.svg, tr("With --from-pdn: draw both clocks of the first game with clocks"))
        ->type_name(tr("FILE"));
    app.add_flag("--check", o.checks,
                 tr("Name the class of --control in --discipline and the article it meets"));
    app.add_flag("--duration", o.duration,
                 tr("Print how long a game, a round and a day of --control can last"));
    app.add_option("--moves", o.day.moves, tr("With --duration: moves of each player, 60 if not said"))
        ->type_name(tr("N"))
        ->check(CLI::Range(1U, 10000U).description(""));
    app.add_option("--games", o.day.games,
                   tr("With --duration: games of a round, with 5 minutes between them"))
        ->type_name(tr("N"))
        ->check(CLI::Range(1U, 1000U).description(""));
    app.add_option("--rounds", o.day.rounds, tr("With --duration: rounds of a day"))
        ->type_name(tr("N"))
        ->check(CLI::Range(1U, 1000U).description(""));
    app.add_option("--pause", o.pause, tr("With --duration: time between rounds"))->type_name(tr("TIME"));
    app.add_findings(o.findings, {&cli::clock_catalogue()}, {"text", "tsv", "jsonl"});
}

cli::exit_code replay_logs(options &o, common::record_format format, cli::reporter &reporter,
                           cli::output &out)
{
    if (o.files.empty()) {
        if (::isatty(STDIN_FILENO) == 1) {
            throw usage_error{tr("name a log or pipe one in; --help shows how")};
        }
        o.files.emplace_back("-");
    }
    if (!o.at.empty()) {
        o.replay.at = common::named_time("--at", o.at);
    }
    o.replay.stdin_name = o.stdin_name;
    auto const given = common::given_conditions(o.clock);
    auto code = cli::exit_code::well;
    for (auto const &file : o.files) {
        if (o.from_pdn) {
            common::replay_games(file, {o.stdin_name, given.control, o.svg}, format, reporter, out);
            continue;
        }
        code = cli::worse(code, common::replay_log(file, given, o.replay, format, reporter, out));
    }
    return code;
}

void print_duration(options &o, common::record_format format, cli::output &out)
{
    if (!o.pause.empty()) {
        o.day.pause = common::named_time("--pause", o.pause);
    }
    out.write(common::duration_text(common::named_control(o.clock), o.day, format));
}

cli::exit_code run(options &o)
{
    cli::output out;
    auto const format = common::named_record_format(o.findings.format);
    cli::output err{2, cli::output::buffering::line};
    auto findings = o.findings;
    bool const apart = format == common::record_format::tsv && !o.checks; // records have columns of their own
    findings.format = apart ? "text" : findings.format;
    cli::reporter reporter{findings, "clock-sim", apart ? err : out};
    auto code = cli::exit_code::well;
    if (o.checks) {
        common::check_named_control(o.clock, reporter);
    }
    if (o.duration) {
        print_duration(o, format, out);
    }
    if (!o.scenario.empty()) {
        common::run_scenarios(o.scenario, common::given_conditions(o.clock), o.expects, format, reporter,
                              out);
    }
    if (!o.checks && !o.duration && o.scenario.empty()) {
        code = replay_logs(o, format, reporter, out);
    }
    code = cli::worse(code, reporter.finish());
    out.commit();
    return code;
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool app{"clock-sim", tr("Plays the log of a game's clocks and says what the rules say on it."),
                  tr("  clock-sim game.log                          clocks and rulings, event by event\n"
                     "  clock-sim --control 45m --final game.log    how it ended\n"
                     "  tail -f live.log | clock-sim --format jsonl\n"
                     "  clock-sim --scenario cases.toml --expect\n"
                     "  clock-sim --control 50/7200:3600 --discipline international --check --duration\n")};
    describe(app, o);
    return app.run(argc, argv, [&] { return run(o); });
}
