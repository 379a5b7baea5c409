#include "pairing/blocking.hpp"

#include "pairing/matching.hpp"
#include "pairing/region.hpp"

#include <algorithm>
#include <numeric>

namespace arb::pairing
{

namespace
{

constexpr std::size_t k_most_to_minimise = 600;

std::vector<place_number> every_place(std::size_t size)
{
    std::vector<place_number> places(size);
    std::iota(places.begin(), places.end(), place_number{0});
    return places;
}

/// The players as a graph; in an odd field one more vertex is the bye.
graph with_bye(swiss_table const &table, meetings const &rules)
{
    auto const size = table.groups.size();
    region const players{every_place(size), rules};
    graph g{size + size % 2};
    for (std::size_t v = 0; v < size; ++v) {
        for_each(players.allowed().row(v), [&](std::size_t w) { g.join(v, w); });
        if (size % 2 != 0 && !table.had_plus[v]) {
            g.join(v, size);
        }
    }
    return g;
}

/// Whether pairs can cover all of MUST: the others may pair among themselves without a rule.
bool can_cover(graph const &g, std::vector<place_number> const &must)
{
    auto free = bit_set::full(g.size());
    for (auto const v : must) {
        free.erase(v);
    }
    auto loose = g;
    for_each(free, [&](std::size_t v) {
        auto row = g.row(v) | free;
        row.erase(v);
        loose.set_row(v, std::move(row));
    });
    return matching{loose, bit_set::full(g.size())}.perfect();
}

/// Leaves out of SET whoever can be left out, the last first.
std::vector<place_number> minimal(graph const &g, std::vector<place_number> set)
{
    for (auto i = set.size(); i-- > 0;) {
        auto fewer = set;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (!can_cover(g, fewer)) {
            set = std::move(fewer);
        }
    }
    return set;
}

} // namespace

std::vector<place_number> blocking_set(swiss_table const &table, meetings const &rules)
{
    auto const size = table.groups.size();
    auto const g = with_bye(table, rules);
    matching const best{g, bit_set::full(g.size())};
    if (best.perfect()) {
        return {};
    }
    std::vector<place_number> spare;
    for_each(best.spare(), [&](std::size_t v) {
        if (v < size) {
            spare.push_back(static_cast<place_number>(v));
        }
    });
    if (spare.size() > k_most_to_minimise) {
        return spare;
    }
    auto smallest = minimal(g, spare);
    for (std::size_t turn = 1; turn < std::min<std::size_t>(spare.size(), 16); ++turn) {
        std::rotate(spare.begin(), spare.begin() + 1, spare.end());
        if (auto other = minimal(g, spare); other.size() < smallest.size()) {
            smallest = std::move(other);
        }
    }
    std::sort(smallest.begin(), smallest.end());
    return smallest;
}

} // namespace arb::pairing
