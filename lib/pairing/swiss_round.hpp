#pragma once

#include "pairing/classification.hpp"

#include <vector>

namespace arb::pairing
{

struct board_pair {
    event::index white;
    event::index black;
    place_number higher = 0; ///< the classification place of the better of the two in his field
    std::size_t field = 0;   ///< which of the round's fields
    colour_rule colour_by = colour_rule::dues;
};

struct paired_field {
    swiss_field field;
    swiss_answer answer;
    std::vector<swiss_step> path;
    std::vector<barred_pair> lifted;    ///< wishes and rematches that had to be allowed
    std::vector<place_number> blocking; ///< where no pairing exists: a smallest set found that blocks
};

struct swiss_round {
    std::vector<board_pair> boards; ///< in board order
    std::vector<event::index> byes;
    std::vector<event::index> absent;
    std::vector<paired_field> fields;
    std::vector<new_lot> new_lots;

    /// Whether every field could be paired.
    bool possible() const;
};

/// Pairs a round of a Swiss event (1.15) from its standing after the round before; WITH_PATH keeps the
/// decisions. EVENT must have been read without errors and whoever is present must have a number.
swiss_round pair_round(event::tournament const &event, round_options const &options, bool with_path = false);

} // namespace arb::pairing
