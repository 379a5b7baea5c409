#pragma once

#include "base/finding.hpp"
#include "pairing/entrants.hpp"
#include "pairing/order_tables.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace arb::pairing
{

/// How games of a table or bracket are written.
struct schedule_options {
    std::uint32_t stage = 0;
    std::uint32_t round = 0;  ///< 0 = all that have no games yet
    unsigned cycles = 0;      ///< 0 = the event's
    bool mend = true;         ///< the seam of two cycles
    bool legs = false;        ///< each game of a micro-match on a line of its own
    bool by_lot = false;      ///< draw the order of a stage's players
    bool third_place = false; ///< knockout: the losers of the semi-finals meet
    std::string seed = {};
    std::optional<colour> lot_colour = {};
};

/// Records to add to the event; empty `lines` with an error found, or with nothing left to do.
struct schedule {
    std::string lines;
    bool well = true;
};

/// The games of a round robin of players, or of teams by their line-ups (1.14.3), in all rounds that have
/// none yet. In renju the first-named of the table begins, with Black.
schedule round_robin_schedule(event::tournament const &event, schedule_options const &options,
                              finding_sink &sink);

/// The games of two teams in which each plays everybody of the other.
schedule scheveningen_schedule(event::tournament const &event, schedule_options const &options,
                               finding_sink &sink);

/// The next round of a knockout, or the deciding games of drawn meetings.
schedule knockout_schedule(event::tournament const &event, schedule_options const &options,
                           finding_sink &sink);

} // namespace arb::pairing
