#include "cli/app.hpp"
#include "cli/language.hpp"
#include "common/clock_options.hpp"
#include "common/clock_replay.hpp"

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
};

void describe(cli::tool &app, options &o)
{
    app.add_files(o.files);
    app.add_stdin_name(o.stdin_name);
    common::add_clock_options(app, o.clock);
    app.add_option("--at", o.at, tr("Stop at this time of the log and print the clocks"))
        ->type_name(tr("TIME"));
    app.add_flag("--final", o.replay.only_last, tr("Print the last record only"));
    app.add_flag("--state", o.replay.prints_state,
                 tr("Print a state line at the end, from which a log can go on"));
    app.add_findings(o.findings, {&cli::clock_catalogue()}, {"text", "tsv", "jsonl"});
}

cli::exit_code run(options &o)
{
    cli::output out;
    auto const format = common::named_record_format(o.findings.format);
    auto const given = common::given_conditions(o.clock);
    if (!o.at.empty()) {
        o.replay.at = common::named_time("--at", o.at);
    }
    o.replay.stdin_name = o.stdin_name;
    cli::output err{2, cli::output::buffering::line};
    auto findings = o.findings;
    bool const apart = format == common::record_format::tsv; // records have columns of their own
    findings.format = apart ? "text" : findings.format;
    cli::reporter reporter{findings, "clock-sim", apart ? err : out};
    auto code = cli::exit_code::well;
    for (auto const &file : o.files) {
        code = cli::worse(code, common::replay_log(file, given, o.replay, format, reporter, out));
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
                     "  tail -f live.log | clock-sim --format jsonl\n")};
    describe(app, o);
    return app.run(argc, argv, [&] { return run(o); });
}
