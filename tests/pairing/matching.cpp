#include "pairing/matching.hpp"

#include "pairing/cheapest.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <random>

using namespace arb::pairing;

namespace
{

constexpr int k_never = 1'000'000;

/// Cheapest perfect matching of the vertices in LEFT by trying all.
int try_all(cost_table const &costs, unsigned left)
{
    if (left == 0) {
        return 0;
    }
    auto const first = static_cast<unsigned>(std::countr_zero(left));
    int best = k_never;
    for (auto rest = left & (left - 1); rest != 0; rest &= rest - 1) {
        auto const other = static_cast<unsigned>(std::countr_zero(rest));
        if (auto const cost = costs.at(first, other); cost != cost_table::k_never) {
            best = std::min(best, cost + try_all(costs, left & ~(1U << first) & ~(1U << other)));
        }
    }
    return best;
}

/// Most vertices of LEFT that pairs can cover.
int cover(graph const &g, unsigned left)
{
    if (left == 0) {
        return 0;
    }
    auto const first = static_cast<unsigned>(std::countr_zero(left));
    auto best = cover(g, left & (left - 1));
    for (auto rest = left & (left - 1); rest != 0; rest &= rest - 1) {
        auto const other = static_cast<unsigned>(std::countr_zero(rest));
        if (g.row(first).has(other)) {
            best = std::max(best, 2 + cover(g, left & ~(1U << first) & ~(1U << other)));
        }
    }
    return best;
}

} // namespace

TEST_CASE("a maximum matching and its spare vertices are those of trying all", "[pairing][matching]")
{
    std::mt19937 random{7};
    for (int round = 0; round < 4000; ++round) {
        auto const size = 1 + random() % 9;
        auto const density = 1 + random() % 9;
        graph g{size};
        bit_set active{size};
        unsigned mask = 0;
        for (unsigned v = 0; v < size; ++v) {
            if (random() % 8 != 0) {
                active.insert(v);
                mask |= 1U << v;
            }
            for (unsigned w = 0; w < v; ++w) {
                if (random() % 10 < density) {
                    g.join(v, w);
                }
            }
        }
        matching const found{g, active};
        auto const best = cover(g, mask);
        REQUIRE(static_cast<int>(active.count() - found.singles()) == best);
        for (unsigned v = 0; v < size; ++v) {
            auto const spare = active.has(v) && cover(g, mask & ~(1U << v)) == best;
            CHECK(found.spare().has(v) == spare);
            if (auto const mate = found.mate(v); mate != k_nobody) {
                CHECK(found.mate(mate) == v);
                CHECK(g.row(v).has(mate));
            }
        }
    }
}

TEST_CASE("the cheapest perfect matching is that of trying all", "[pairing][cheapest]")
{
    std::mt19937 random{11};
    for (int round = 0; round < 6000; ++round) {
        auto const size = 2 * (1 + random() % 5);
        auto const density = 2 + random() % 9;
        auto const most = std::array{1U, 1U, 3U, 20U}[random() % 4];
        cost_table costs{size};
        unsigned const mask = (1U << size) - 1;
        for (unsigned v = 0; v < size; ++v) {
            for (unsigned w = 0; w < v; ++w) {
                if (random() % 10 < density) {
                    costs.set(v, w, static_cast<int>(random() % (most + 1)));
                }
            }
        }
        auto const best = try_all(costs, mask);
        auto const found = cheapest(costs);
        REQUIRE(found.has_value() == (best < k_never));
        if (found) {
            CHECK(found->cost == best);
            CHECK(cheapest(costs, {}, best).has_value());
            if (best > 0) {
                CHECK(!cheapest(costs, {}, best - 1));
            }
        }
    }
}
