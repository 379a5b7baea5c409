#pragma once

#include "pairing/meetings.hpp"

#include <vector>

namespace arb::pairing
{

/// One score group while its players are being paired away.
struct bracket {
    place_number first; ///< brackets::end() where it is empty
    place_number last;
    std::uint32_t size = 0;
    streak_counts streaks = {};
};

/// The players still to be paired, in the order of the classification, by score group.
class brackets
{
public:
    /// GROUPS: the number of the score group of every place, rising from 0.
    brackets(std::vector<std::uint32_t> const &groups, meetings const &rules);

    place_number end() const { return static_cast<place_number>(m_next.size()); }
    std::size_t groups() const { return m_groups.size(); }
    bracket const &group(std::size_t g) const { return m_groups[g]; }
    std::size_t group_of(place_number p) const { return (*m_group_of)[p]; }

    std::size_t left() const { return m_left; }
    streak_counts const &streaks() const { return m_streaks; }

    /// The next below or above in the same group; end() beyond its last or first.
    place_number after(place_number p) const { return m_next[p]; }
    place_number before(place_number p) const { return m_previous[p]; }
    bool has(place_number p) const { return m_present[p]; }

    void remove(place_number p);

private:
    std::vector<std::uint32_t> const *m_group_of;
    meetings const *m_rules;
    std::vector<place_number> m_next;
    std::vector<place_number> m_previous;
    std::vector<bool> m_present;
    std::vector<bracket> m_groups;
    streak_counts m_streaks = {};
    std::size_t m_left = 0;
};

} // namespace arb::pairing
