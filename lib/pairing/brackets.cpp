#include "pairing/brackets.hpp"

namespace arb::pairing
{

brackets::brackets(std::vector<std::uint32_t> const &groups, meetings const &rules)
: m_group_of{&groups}
, m_rules{&rules}
, m_next(groups.size())
, m_previous(groups.size())
, m_present(groups.size(), true)
, m_left{groups.size()}
{
    m_groups.resize(groups.empty() ? 0 : groups.back() + 1, bracket{end(), end()});
    for (place_number p = 0; p < end(); ++p) {
        auto &own = m_groups[groups[p]];
        m_previous[p] = own.last;
        m_next[p] = end();
        (own.size++ == 0 ? own.first : m_next[own.last]) = p;
        own.last = p;
        auto const kind = static_cast<std::size_t>(rules.streak_of(p));
        ++own.streaks[kind];
        ++m_streaks[kind];
    }
}

void brackets::remove(place_number p)
{
    auto &own = m_groups[group_of(p)];
    (own.first == p ? own.first : m_next[m_previous[p]]) = m_next[p];
    (own.last == p ? own.last : m_previous[m_next[p]]) = m_previous[p];
    auto const kind = static_cast<std::size_t>(m_rules->streak_of(p));
    --own.streaks[kind];
    --m_streaks[kind];
    --own.size;
    --m_left;
    m_present[p] = false;
}

} // namespace arb::pairing
