#pragma once

#include "draughts/position.hpp"

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace arb::draughts
{

/// How often a position has occurred since the last move that cannot be undone. Positions are compared whole.
class repetition
{
public:
    /// A move was played after which no earlier position can come back.
    void restart() { m_fresh = true; }

    /// A king's quiet move led from BEFORE to NOW; how often NOW has occurred, this time included.
    /// ANY_SIDE: whoever is to move then.
    unsigned again(position const &before, position const &now, bool any_side);

private:
    static constexpr std::size_t k_scan = 64; ///< up to here looking back is quicker than hashing

    struct hash {
        std::size_t operator()(position const &p) const
        {
            std::uint64_t h =
                p.white * 0x9E3779B97F4A7C15U ^ (p.black * 0xC2B2AE3D27D4EB4FU + (p.kings << 1U));
            h = (h ^ (h >> 29U)) * 0xBF58476D1CE4E5B9U;
            return h ^ (h >> 32U) ^ static_cast<std::size_t>(p.to_move);
        }
    };

    unsigned by_scan(position const &now, bool any_side);
    unsigned by_count(position now, bool any_side);

    bool m_fresh = true; ///< nothing is kept yet
    std::vector<position> m_recent;
    std::unordered_map<position, unsigned, hash> m_counts;
};

} // namespace arb::draughts
