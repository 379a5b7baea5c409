#include "cli/language.hpp"
#include "common/schedule_tool.hpp"

using namespace arb;
using cli::tr;

int main(int argc, char **argv)
{
    cli::set_language();
    common::schedule_tool_options o;
    cli::tool tool{"pair-scheveningen",
                   tr("Writes the games of two teams in which each plays everybody of the other."),
                   tr("  pair-scheveningen event.arb >> event.arb     all rounds, added to the event\n"
                      "  pair-scheveningen --cycles 2 event.arb       twice, with colours reversed\n"
                      "  pair-scheveningen --round 1 event.arb | startpos-draw --event event.arb\n")};
    common::add_schedule_options(tool, o);
    common::add_round(tool, o.round);
    tool.add_option("--cycles", o.schedule.cycles, tr("Each pair meets N times; default the event's"))
        ->type_name(tr("N"))
        ->check(CLI::Range(1U, 100U).description(""));
    tool.add_flag("--legs", o.schedule.legs, tr("Write every game of a micro-match on a line of its own"));
    return tool.run(argc, argv, [&] {
        return common::run_schedule(o, "pair-scheveningen", pairing::scheveningen_schedule);
    });
}
