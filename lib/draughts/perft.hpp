#pragma once

#include "draughts/engine.hpp"
#include "draughts/variant.hpp"

#include <cstdint>

namespace arb::draughts
{

/// Leaves of the tree of DEPTH plies below P; draw rules are ignored, a side without moves has no leaf.
std::uint64_t perft(variant v, position const &p, unsigned depth, counting count = counting::distinct);

} // namespace arb::draughts
