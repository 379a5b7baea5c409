#pragma once

#include "event/history.hpp"

#include <vector>

namespace arb::standings
{

/// What a player gets for a game that a withdrawal left unplayed; its `meeting` is k_nobody.
struct added_row {
    event::index player;
    event::entry row;
};

struct withdrawal_effect {
    std::vector<char> excluded;   ///< by player: played less than half, counts for nobody (1.10.2)
    std::vector<added_row> added; ///< by player: the `+` and `-` of 1.10.3
};

/// The withdrawals of a round robin after round AFTER (1.10.2-3, R10). TAKES_PART by player.
withdrawal_effect withdrawals_of_round_robin(event::tournament const &event, event::history const &history,
                                             std::vector<char> const &takes_part,
                                             event::settings const &settings, std::uint32_t after);

} // namespace arb::standings
