#pragma once

#include "cli/output.hpp"
#include "cli/reporter.hpp"
#include "clock/control_check.hpp"
#include "clock/scenario.hpp"
#include "common/clock_options.hpp"
#include "common/clock_records.hpp"

#include <string>

namespace arb::common
{

/// Plays the cases of the TOML file PATH and prints clocks, rulings and articles of each; with EXPECTS also
/// compares with their expected tables, which makes findings.
void run_scenarios(std::string const &path, clock::given_conditions const &given, bool expects,
                   record_format format, cli::reporter &reporter, cli::output &out);

/// --check: the class of the control by its discipline.
void check_named_control(clock_options const &o, finding_sink &sink);

/// --duration: the longest game, round and day, one a line.
std::string duration_text(clock::control const &control, clock::day_plan const &plan, record_format format);

} // namespace arb::common
