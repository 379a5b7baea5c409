#pragma once

// Definitions for variants/*.cpp only, one of which instantiates engine for each rules type.
#include "draughts/engine.hpp"
#include "draughts/leaves.hpp"

namespace arb::draughts
{

template <typename Rules>
void engine<Rules>::collect(position const &p, move_list &list)
{
    draughts::collect<Rules>(p, list);
}

template <typename Rules>
void engine<Rules>::visit_captures(position const &p,
                                   std::function<void(move const &, capture_path const &)> const &visit)
{
    if (p.to_move == colour::white) {
        generator<Rules, colour::white>{p}.captures(visit);
    } else {
        generator<Rules, colour::black>{p}.captures(visit);
    }
}

template <typename Rules>
std::uint64_t engine<Rules>::leaves(position const &p, unsigned depth, counting count)
{
    return count == counting::distinct ? count_leaves<Rules, counting::distinct>(p, depth)
                                       : count_leaves<Rules, counting::paths>(p, depth);
}

} // namespace arb::draughts
