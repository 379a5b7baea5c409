#include "renju/pattern_table.hpp"

#include <bit>
#include <memory>

namespace arb::renju
{

namespace
{

constexpr int k_middle_at = pattern_table::k_reach;

/// The window's cells FIRST .. FIRST + COUNT - 1.
constexpr unsigned run(int first, int count)
{
    return ((1U << count) - 1) << first;
}

/// Stones of the unbroken row through the middle.
int length_through_middle(unsigned black)
{
    int length = 1;
    for (int at = k_middle_at - 1; at >= 0 && (black >> at & 1U) != 0; --at) {
        ++length;
    }
    for (int at = k_middle_at + 1; at <= 2 * k_middle_at && (black >> at & 1U) != 0; ++at) {
        ++length;
    }
    return length;
}

/// Distinct sets of four stones through the middle that one more stone completes to exactly five. A straight
/// four is one set with two completions.
int count_fours(unsigned black, unsigned empty)
{
    unsigned seen[5] = {};
    int count = 0;
    for (int first = 1; first <= k_middle_at; ++first) {
        unsigned const cells = run(first, 5);
        unsigned const ends = 1U << (first - 1) | 1U << (first + 5);
        unsigned const four = black & cells;
        if (std::popcount(four) != 4 || (cells & ~black & empty) == 0 || (black & ends) != 0) {
            continue;
        }
        bool known = false;
        for (int i = 0; i < count; ++i) {
            known = known || seen[i] == four;
        }
        if (!known) {
            seen[count++] = four;
        }
    }
    return count;
}

/// The empty cells that, filled, give an unbroken four through the middle with both ends open to exactly
/// five.
unsigned straight_four_cells(unsigned black, unsigned empty)
{
    unsigned eyes = 0;
    for (int first = 2; first <= k_middle_at; ++first) {
        unsigned const cells = run(first, 4);
        unsigned const ends = 1U << (first - 1) | 1U << (first + 4);
        unsigned const beyond = 1U << (first - 2) | 1U << (first + 5);
        unsigned const missing = cells & ~black;
        if (std::has_single_bit(missing) && (missing & empty) != 0 && (ends & ~empty) == 0 &&
            (black & beyond) == 0) {
            eyes |= missing;
        }
    }
    return eyes;
}

shape judge(unsigned black, unsigned empty, unsigned eyes)
{
    int const length = length_through_middle(black);
    auto bits = static_cast<unsigned>(count_fours(black, empty)) * shape::k_four;
    bits += length == 5 ? shape::k_five : 0U;
    bits += length > 5 ? shape::k_overline : 0U;
    bits += eyes != 0 ? shape::k_three : 0U;
    return {static_cast<std::uint16_t>(bits)};
}

} // namespace

pattern_table::pattern_table()
{
    for (unsigned cells = 0; cells <= k_window; ++cells) {
        unsigned weight = 1;
        unsigned sum = 0;
        for (int at = 0; at <= 2 * k_reach; ++at) {
            if (at != k_reach) {
                sum += (cells >> at & 1U) * weight;
                weight *= 3;
            }
        }
        m_ternary[cells] = static_cast<std::uint16_t>(sum);
    }
    for (unsigned black = 0; black <= k_window; ++black) {
        if ((black & k_middle) == 0) {
            continue;
        }
        unsigned const rest = k_window & ~black;
        for (unsigned blocked = rest;; blocked = (blocked - 1) & rest) {
            unsigned const empty = rest & ~blocked;
            unsigned const eyes = straight_four_cells(black, empty);
            m_eyes[key(black, blocked)] = static_cast<std::uint16_t>(eyes);
            m_shapes[key(black, blocked)] = judge(black, empty, eyes);
            if (blocked == 0) {
                break;
            }
        }
    }
}

pattern_table const &pattern_table::get()
{
    static std::unique_ptr<pattern_table const> const table{new pattern_table};
    return *table;
}

} // namespace arb::renju
