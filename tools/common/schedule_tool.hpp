#pragma once

#include "cli/app.hpp"
#include "common/round_output.hpp"
#include "pairing/schedule.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arb::common
{

/// What the tools for tables and brackets share.
struct schedule_tool_options {
    std::vector<std::string> files;
    std::string output = "-";
    std::string stdin_name = "<stdin>";
    cli::finding_options findings;
    round_output_options round;
    pairing::schedule_options schedule;
    std::string lot_colour;
};

/// Files, -o, findings, --stage, --seed, --whole.
void add_schedule_options(cli::tool &tool, schedule_tool_options &o);

using scheduler = pairing::schedule (*)(event::tournament const &, pairing::schedule_options const &,
                                        finding_sink &);

/// Reads the event, runs WORK and writes its records.
cli::exit_code run_schedule(schedule_tool_options o, std::string_view tool, scheduler work);

/// The table of SIZE as `1: 1-4 2-3` lines.
std::string table_text(std::vector<pairing::table_round> const &rounds);

} // namespace arb::common
