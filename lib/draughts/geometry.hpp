#pragma once

#include "draughts/square.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace arb::draughts
{

/// A set of squares. Bits follow the PDN numbers, row by row, with one unused bit after every second row, so
/// that every diagonal step is one shift and a step off the board lands on an unused bit.
using bitboard = std::uint64_t;

enum class direction : std::uint8_t { up_left, up_right, down_left, down_right };
inline constexpr std::array k_directions{direction::up_left, direction::up_right, direction::down_left,
                                         direction::down_right};

constexpr direction opposite(direction d)
{
    return static_cast<direction>(3U - static_cast<unsigned>(d));
}

/// The lowest square of a set that is not empty, as a set.
constexpr bitboard lowest(bitboard set)
{
    return set & (~set + 1);
}

/// The board with PER_ROW dark squares a row: 4 for 8x8, 5 for 10x10. Up is towards low numbers, where White
/// moves. Seen from White the first square is the second of its row; Italian boards are kept mirrored left to
/// right.
template <unsigned PerRow>
struct geometry {
    static constexpr unsigned k_per_row = PerRow;
    static constexpr unsigned k_rows = 2 * PerRow;
    static constexpr unsigned k_squares = PerRow * k_rows;

    static constexpr unsigned index(square s)
    {
        unsigned const zero_based = s.number() - 1U;
        return zero_based + zero_based / (2 * PerRow);
    }
    static constexpr bitboard bit(square s) { return bitboard{1} << index(s); }
    static constexpr square at(unsigned index)
    {
        return square{static_cast<std::uint8_t>(index + 1 - index / (2 * PerRow + 1))};
    }
    /// The square of a set of one.
    static constexpr square of(bitboard one) { return at(static_cast<unsigned>(std::countr_zero(one))); }

    static constexpr bitboard row(unsigned from_top)
    {
        return ((bitboard{1} << PerRow) - 1) << (from_top * PerRow + from_top / 2);
    }
    static constexpr bitboard k_board = [] {
        bitboard all = 0;
        for (unsigned r = 0; r < k_rows; ++r) {
            all |= row(r);
        }
        return all;
    }();

    template <direction D>
    static constexpr bitboard step(bitboard set)
    {
        if constexpr (D == direction::up_left) {
            return set >> (PerRow + 1);
        } else if constexpr (D == direction::up_right) {
            return set >> PerRow;
        } else if constexpr (D == direction::down_left) {
            return set << PerRow;
        } else {
            return set << (PerRow + 1);
        }
    }
    static constexpr bitboard step(direction d, bitboard set)
    {
        constexpr std::array distance{PerRow + 1, PerRow, PerRow, PerRow + 1};
        unsigned const by = distance[static_cast<unsigned>(d)];
        return d <= direction::up_right ? set >> by : set << by;
    }

    /// The squares from INDEX to the edge, without INDEX.
    template <direction D>
    static constexpr bitboard ray(unsigned index)
    {
        return k_rays[static_cast<unsigned>(D)][index];
    }
    /// Of the squares of RAY those up to and without the first of BLOCKERS.
    template <direction D>
    static constexpr bitboard reach(unsigned index, bitboard blockers)
    {
        bitboard const line = ray<D>(index);
        bitboard const stops = line & blockers;
        if constexpr (D <= direction::up_right) {
            return stops == 0 ? line : line & ~((bitboard{2} << (63 - std::countl_zero(stops))) - 1);
        } else {
            return line & (lowest(stops) - 1);
        }
    }
    /// The first of BLOCKERS on the ray, 0 = none.
    template <direction D>
    static constexpr bitboard first(unsigned index, bitboard blockers)
    {
        bitboard const stops = ray<D>(index) & blockers;
        if constexpr (D <= direction::up_right) {
            return stops == 0 ? 0 : bitboard{1} << (63 - std::countl_zero(stops));
        } else {
            return lowest(stops);
        }
    }

private:
    using ray_table = std::array<std::array<bitboard, 64>, 4>;
    static constexpr ray_table k_rays = [] {
        ray_table table{};
        for (direction const d : k_directions) {
            for (unsigned number = 1; number <= k_squares; ++number) {
                bitboard const start = bit(square{static_cast<std::uint8_t>(number)});
                bitboard line = 0;
                for (bitboard at = step(d, start) & k_board; at != 0; at = step(d, at) & k_board) {
                    line |= at;
                }
                table[static_cast<unsigned>(d)][index(square{static_cast<std::uint8_t>(number)})] = line;
            }
        }
        return table;
    }();
};

} // namespace arb::draughts
