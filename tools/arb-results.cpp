#include "base/error.hpp"
#include "cli/app.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "cli/output.hpp"
#include "common/event_input.hpp"
#include "event/result_entry.hpp"

#include <fmt/format.h>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string results = "-";
    std::string output = "-";
    std::string stdin_name = "<stdin>";
    std::string stage;
    event::result_entry_options entry;
    cli::finding_options findings;
};

cli::exit_code run(options o)
{
    if (o.files.size() > 1) {
        throw usage_error{tr("one event at a time")};
    }
    if (o.files[0] == "-" && o.results == "-") {
        throw usage_error{
            tr("the event and the results cannot both be standard input; name the event, or --results FILE")};
    }
    cli::output out{o.output};
    cli::output errors{2, cli::output::buffering::line};
    cli::reporter reporter{o.findings, "arb-results", errors};
    auto const loaded = tools::load_event(o.files[0], o.stdin_name, reporter);
    if (!loaded) {
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    o.entry.stage = o.stage.empty() ? 0 : loaded->event.find_stage(o.stage);
    if (o.entry.stage == event::k_nobody) {
        throw usage_error{fmt::format(fmt::runtime(tr("the event has no stage '{0}'")), o.stage)};
    }
    cli::input in{o.results, o.stdin_name};
    finding_list found;
    event::edits changes{loaded->event};
    event::enter_results(loaded->event, in.read_all(), in.name(), o.entry, changes, found);
    for (auto const &f : found.findings()) {
        reporter.report(f);
    }
    if (found.has_error()) {
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    out.write(changes.whole());
    out.commit();
    return reporter.finish();
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool tool{"arb-results", tr("Fills the results of a round into an event, checking each."),
                   tr("  arb-results -o event.arb event.arb < round3.txt    lines: board result\n"
                      "  echo '7 12 2-0' | arb-results event.arb            lines: white black result\n"
                      "  echo '1 1-1' | arb-results --round 2 --replace event.arb   correct a result\n")};
    tool.add_files(o.files);
    tool.add_output(o.output);
    tool.add_stdin_name(o.stdin_name);
    tool.add_option("--results", o.results, tr("Read the results from FILE; - is standard input"))
        ->type_name(tr("FILE"));
    tool.add_option("--round", o.entry.round,
                    tr("The round; default the last that has a game without a result"))
        ->type_name(tr("ROUND"));
    tool.add_option("--stage", o.stage, tr("The games of this stage"))->type_name(tr("NAME"));
    tool.add_flag("--replace", o.entry.replace, tr("Change results that stand"));
    tool.add_findings(o.findings, {&cli::event_catalogue()}, {});
    return tool.run(argc, argv, [&] { return run(o); });
}
