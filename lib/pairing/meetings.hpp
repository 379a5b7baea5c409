#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace arb::pairing
{

/// A place in the classification of the round, from 0.
using place_number = std::uint32_t;

/// Why two must not meet.
enum class bar : std::uint8_t {
    met,       ///< they have played each other (1.15.2)
    forbidden, ///< the arbiter or the regulations forbid the pair (1.15.9)
    avoided,   ///< a wish of the regulations, taken as a ban while the field can be paired so
    colour,    ///< both had the same colour three times running (1.15.2)
};

/// The colour somebody had three times running.
enum class streak : std::uint8_t { none, white, black };

struct barred_pair {
    place_number a;
    place_number b;
    bar why;
    std::uint32_t round = 0; ///< of the game, where they have met
};

/// How many players there are of each streak.
using streak_counts = std::array<std::uint32_t, 3>;

/// Who may meet whom. The pairs listed are few beside those allowed; streaks bar whole classes.
class meetings
{
public:
    /// STREAKS by place. Pairs may be listed in any order and twice (the first reason stays).
    meetings(std::vector<streak> streaks, std::vector<barred_pair> const &bars);

    std::size_t size() const { return m_streaks.size(); }
    bool allowed(place_number a, place_number b) const;
    std::optional<bar> why_not(place_number a, place_number b) const;

    streak streak_of(place_number p) const { return m_streaks[p]; }
    std::span<place_number const> barred(place_number p) const
    {
        return {m_barred.data() + m_from[p], m_barred.data() + m_from[p + 1]};
    }

    /// Whether any even set of SIZE players with these streaks can be paired, whoever they are: Dirac's
    /// theorem, or Hall's on two halves of which each holds one kind of streak. False where it is not sure.
    bool roomy(std::size_t size, streak_counts const &streaks) const;

private:
    std::vector<streak> m_streaks;
    std::vector<std::uint32_t> m_from; ///< where a place's part of m_barred begins
    std::vector<place_number> m_barred;
    std::vector<bar> m_why;
    std::size_t m_most = 0; ///< the most listed pairs of one player
};

} // namespace arb::pairing
