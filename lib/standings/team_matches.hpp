#pragma once

#include "event/meeting.hpp"

#include <vector>

namespace arb::standings
{

/// One match of two teams: what its boards brought (1.14.3-6).
struct team_match {
    std::uint32_t round = 0;
    event::index first = 0; ///< a place in tournament::teams; who has White on the first board met
    event::index second = 0;
    event::index game = 0; ///< the first of its games
    event::points first_points;
    event::points second_points;
    bool is_played = false; ///< at least one game was
    bool is_over = true;    ///< no game is without a result
    bool first_out = false; ///< too few of the team were present (1.14.4)
    bool second_out = false;
};

/// The matches that the games of a stage up to round LAST make, by round. Line-ups decide who may play where
/// and who is present; what they change is told to SINK.
std::vector<team_match> team_matches(event::tournament const &event, std::uint32_t of_stage,
                                     std::uint32_t last, finding_sink &sink);

/// The least number of players a team of BOARDS must have present: half, and at least two (1.14.4).
unsigned least_present(unsigned boards);

} // namespace arb::standings
