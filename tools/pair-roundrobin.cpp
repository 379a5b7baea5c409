#include "cli/language.hpp"
#include "cli/output.hpp"
#include "common/schedule_tool.hpp"

using namespace arb;
using cli::tr;

namespace
{

struct options : common::schedule_tool_options {
    std::uint32_t table = 0;
};

void add_options(cli::tool &tool, options &o)
{
    common::add_schedule_options(tool, o);
    common::add_round(tool, o.round);
    tool.add_option("--cycles", o.schedule.cycles,
                    tr("Everybody meets everybody N times; default the event's"))
        ->type_name(tr("N"))
        ->check(CLI::Range(1U, 100U).description(""));
    tool.add_flag_callback(
        "--plain-cycles", [&o] { o.schedule.mend = false; },
        tr("Leave the last two rounds of a cycle in their places before the next one"));
    tool.add_flag("--legs", o.schedule.legs, tr("Write every game of a micro-match on a line of its own"));
    tool.add_flag("--draw", o.schedule.by_lot, tr("Draw the order of a stage's players (lot stage-NAME)"));
    tool.add_option("--table", o.table,
                    tr("Print the table of the order of play for N players, read no event"))
        ->type_name(tr("N"))
        ->check(CLI::Range(2U, 1000U).description(""));
}

cli::exit_code run(options const &o)
{
    if (o.table != 0) {
        cli::output out{o.output};
        out.write(common::table_text(
            pairing::round_robin_table(o.table, std::max(o.schedule.cycles, 1U), o.schedule.mend)));
        out.commit();
        return cli::exit_code::well;
    }
    return common::run_schedule(o, "pair-roundrobin", pairing::round_robin_schedule);
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool tool{"pair-roundrobin",
                   tr("Writes the games of a round robin by the tables of the order of play."),
                   tr("  pair-roundrobin event.arb >> event.arb       all rounds, added to the event\n"
                      "  pair-roundrobin --cycles 2 --round 1 event.arb   the first round alone\n"
                      "  pair-roundrobin --stage final --draw event.arb   a stage, its order drawn by lot\n"
                      "  pair-roundrobin --table 6 /dev/null          the table for six players\n")};
    add_options(tool, o);
    return tool.run(argc, argv, [&] { return run(o); });
}
