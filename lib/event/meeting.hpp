#pragma once

#include "event/tournament.hpp"

#include <cstdint>
#include <vector>

namespace arb::event
{

/// What two players, or one alone, brought from a round: one game, or a micro-match with all its legs (1.11).
struct meeting {
    std::uint32_t round = 0;
    std::uint32_t board = 0;
    index white = k_nobody; ///< who has White in the first leg; a player alone
    index black = k_nobody;
    index game = 0;         ///< the first of its records, a place in tournament::games
    std::uint16_t legs = 1; ///< records
    manner how = manner::pending;
    outcome white_outcome = outcome::none;
    outcome black_outcome = outcome::none;
    points white_points; ///< what counts in the table: by the result or by the sum (`match-scoring`)
    points black_points;
    points white_sum; ///< game points
    points black_sum;

    /// Whether it is over: its result is known.
    bool is_over() const { return how != manner::pending; }
    /// Whether they sat at the board; a forfeit is no meeting (1.15.2).
    bool is_played() const { return how == manner::played; }
};

/// The meetings of one stage up to round LAST (k_most_rounds = all), by round, then in the order of the
/// stream.
std::vector<meeting> meetings(tournament const &event, std::uint32_t of_stage = 0,
                              std::uint32_t last = k_most_rounds);

} // namespace arb::event
