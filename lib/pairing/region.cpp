#include "pairing/region.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace arb::pairing
{

region::region(std::vector<place_number> places, meetings const &rules)
: m_places{std::move(places)}
, m_graph{m_places.size()}
{
    std::array<bit_set, 3> may_meet; // by the streak of the one who asks, bars of single pairs aside
    may_meet.fill(bit_set{size()});
    for (std::size_t v = 0; v < size(); ++v) {
        auto const own = rules.streak_of(m_places[v]);
        for (std::size_t kind = 0; kind < may_meet.size(); ++kind) {
            if (own == streak::none || static_cast<std::size_t>(own) != kind) {
                may_meet[kind].insert(v);
            }
        }
    }
    for (std::size_t v = 0; v < size(); ++v) {
        auto row = may_meet[static_cast<std::size_t>(rules.streak_of(m_places[v]))];
        row.erase(v);
        auto from = m_places.begin();
        for (auto const p : rules.barred(m_places[v])) {
            from = std::lower_bound(from, m_places.end(), p);
            if (from != m_places.end() && *from == p) {
                row.erase(static_cast<std::size_t>(from - m_places.begin()));
            }
        }
        m_graph.set_row(v, std::move(row));
    }
}

bool region::has(place_number p) const
{
    return std::binary_search(m_places.begin(), m_places.end(), p);
}

std::size_t region::number(place_number p) const
{
    return static_cast<std::size_t>(std::lower_bound(m_places.begin(), m_places.end(), p) - m_places.begin());
}

} // namespace arb::pairing
