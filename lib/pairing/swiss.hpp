#pragma once

#include "pairing/meetings.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arb::pairing
{

/// How a score group's list is used: who drops, whom he meets, the candidates of the first in the list.
enum class swiss_order : std::uint8_t {
    random, ///< last drops to meet the first; first plays 2nd, 3rd, ... (1.15.4)
    halves, ///< last drops to meet the first; first plays m/2+1, ..., m, m/2, ..., 2 (1.15.5, 1.15.6)
    folded, ///< first drops to meet the last; first plays m, m-1, ..., 2 (1.15.7)
};

/// The players of a round in the order of its classification.
struct swiss_table {
    swiss_order order = swiss_order::halves;
    std::vector<std::uint32_t> groups; ///< score group of each place, rising from 0 without gaps
    std::vector<bool> had_plus;        ///< by place: may not get the bye (1.15.2)
};

struct swiss_pair {
    place_number first; ///< the higher in classification
    place_number second;
};

/// One decision or refusal on the way to a pairing.
struct swiss_step {
    enum class kind : std::uint8_t {
        no_bye,      ///< A is passed over for the bye
        bye,         ///< A gets the bye
        group,       ///< group A begins with COUNT players
        drops,       ///< COUNT of the group drop; WIDE: to any lower group
        stays,       ///< A is passed over for dropping
        passed_over, ///< B is passed over as the opponent of A
        dropped,     ///< A drops and meets B
        paired,      ///< A meets B inside the group
    };
    enum class reason : std::uint8_t { none, met, forbidden, avoided, colour, plus, rest };

    kind what;
    place_number a = 0;
    place_number b = 0;
    reason why = reason::none; ///< rest: the others could not all be paired then
    std::uint32_t count = 0;
    bool wide = false;
};

struct swiss_answer {
    bool possible = false;
    std::vector<swiss_pair> pairs = {}; ///< in the order in which they were made
    std::optional<place_number> bye = {};
};

/// The pairing of a round (1.15): the first leaf of the depth-first search that READINGS describes, found by
/// look-ahead without going back. PATH, where given, gets every decision.
swiss_answer pair_swiss(swiss_table const &table, meetings const &rules,
                        std::vector<swiss_step> *path = nullptr);

} // namespace arb::pairing
