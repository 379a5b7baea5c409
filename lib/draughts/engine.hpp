#pragma once

#include "draughts/collector.hpp"
#include "draughts/position.hpp"
#include "draughts/rules.hpp"

#include <cstdint>
#include <functional>

namespace arb::draughts
{

/// What counts as one leaf of a capture: what it does, or each way to carry it out.
enum class counting : std::uint8_t { distinct, paths };

/// Move generation of one variant behind functions; instantiated once each in variants/.
template <typename Rules>
struct engine {
    static void collect(position const &p, move_list &list);
    static void visit_captures(position const &p,
                               std::function<void(move const &, capture_path const &)> const &visit);
    /// Leaves of the tree of DEPTH plies; 0 plies are one leaf, a side without moves has none.
    static std::uint64_t leaves(position const &p, unsigned depth, counting count);
};

extern template struct engine<russian>;
extern template struct engine<brazilian>;
extern template struct engine<international>;
extern template struct engine<italian>;
extern template struct engine<italian_fid>;
extern template struct engine<english>;
extern template struct engine<czech>;

} // namespace arb::draughts
