#include "cli/language.hpp"
#include "common/schedule_tool.hpp"

using namespace arb;
using cli::tr;

int main(int argc, char **argv)
{
    cli::set_language();
    common::schedule_tool_options o;
    cli::tool tool{
        "pair-knockout",
        tr("Draws the next round of a knockout, or the deciding games of its drawn meetings."),
        tr("  pair-knockout event.arb >> event.arb         the next round, added to the event\n"
           "  pair-knockout --third-place event.arb        beside the final, the match for third place\n"
           "  pair-knockout --stage final event.arb        the best of another stage (from, top)\n")};
    common::add_schedule_options(tool, o);
    tool.add_flag("--third-place", o.schedule.third_place, tr("The losers of the semi-finals meet"));
    tool.add_flag("--draw", o.schedule.by_lot, tr("Draw the order of a stage's players (lot stage-NAME)"));
    tool.add_option("--lot-colour", o.lot_colour,
                    tr("W or B: the better seed's colour on board 1, drawn by hand"))
        ->type_name(tr("COLOUR"))
        ->check(CLI::IsMember(std::vector<std::string>{"W", "B"}).description(""));
    return tool.run(argc, argv,
                    [&] { return common::run_schedule(o, "pair-knockout", pairing::knockout_schedule); });
}
