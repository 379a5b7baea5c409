#pragma once

#include "event/criterion.hpp"
#include "event/tournament.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace arb::tools
{

/// Which table: options of tiebreak and of whatever prints standings.
struct standings_options {
    std::string tiebreaks;
    bool all = false;
    std::uint32_t after = 0; ///< 0 = all rounds
    std::string stage;
    bool teams = false; ///< --teams: criteria for teams
};

/// --tiebreaks, --all, --after, --stage, --teams.
void add_standings_options(CLI::App &app, standings_options &o);

struct chosen_table {
    std::uint32_t stage = 0;
    std::uint32_t after = event::k_most_rounds;
    std::vector<event::criterion> criteria; ///< that decide
    std::vector<event::criterion> shown;    ///< besides them
    std::vector<event::criterion> team_criteria;
};

/// Throws usage_error for a criterion or stage that does not exist.
chosen_table choose(standings_options const &o, event::tournament const &event);

} // namespace arb::tools
