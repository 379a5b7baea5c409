#pragma once

#include "draughts/variant.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arb::pdn
{

/// What is wrong with a move that is not legal (2.1.10.3, it.9.4), and how the game can go on after it.
struct irregularity {
    /// no-piece, opponent, two-in-row, occupied, blocked, must-capture, too-few, too-many, stopped-early,
    /// twice, own-piece, backwards, majority, quality, bad-square
    std::string_view kind;
    std::string subject; ///< the square, piece or capture that the sentence names
    /// The move as it can be carried out on the board; an illegal move that was answered stands.
    std::optional<draughts::move> carried;
    bool other_side = false; ///< carried by the side that was not to move
};

/// Why the move along SQUARES (from, ..., to) is not legal in P.
irregularity classify(draughts::variant v, draughts::position const &p,
                      std::vector<draughts::square> const &squares);

} // namespace arb::pdn
