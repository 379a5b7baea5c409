#pragma once

#include "pairing/swiss_round.hpp"

#include <string>
#include <vector>

namespace arb::pairing
{

/// A drawn round after a change (1.15.8).
struct repaired_round {
    std::vector<event::index> kept;    ///< games (places in the event) that stand
    std::vector<event::index> removed; ///< games that go
    swiss_round made;                  ///< the pairs of those touched; their bye and new absences
    bool possible = true;
};

/// Pairs the round again so that as few players as possible are touched: games with a result and pairs whose
/// players are both present stand, and as few of the latter as can be are broken up for the others. Those
/// touched are paired by the rules.
repaired_round repair_round(event::tournament const &event, round_options options, bool with_path = false);

} // namespace arb::pairing
