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
};

/// --tiebreaks, --all, --after, --stage.
void add_standings_options(CLI::App &app, standings_options &o);

struct chosen_table {
    std::uint32_t stage = 0;
    std::uint32_t after = event::k_most_rounds;
    std::vector<event::criterion> criteria; ///< that decide
    std::vector<event::criterion> shown;    ///< besides them
};

/// Throws usage_error for a criterion or stage that does not exist.
chosen_table choose(standings_options const &o, event::tournament const &event);

} // namespace arb::tools
