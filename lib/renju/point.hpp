#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace arb::renju
{

inline constexpr int k_size = 15;
inline constexpr int k_points = k_size * k_size;

enum class colour : std::uint8_t { black, white };

constexpr colour other(colour c)
{
    return c == colour::black ? colour::white : colour::black;
}

/// One intersection: column a..o and row 1..15, both from 0 here. Ordered by row, then by column.
struct point {
    std::uint8_t index = 0; ///< row * 15 + column

    static constexpr point at(int column, int row)
    {
        return {static_cast<std::uint8_t>(row * k_size + column)};
    }
    constexpr int column() const { return index % k_size; }
    constexpr int row() const { return index / k_size; }
    friend constexpr auto operator<=>(point, point) = default;
};

constexpr bool on_board(int column, int row)
{
    return column >= 0 && column < k_size && row >= 0 && row < k_size;
}

inline constexpr point k_centre = point::at(7, 7);

/// `h8`: a..o and 1..15, nothing skipped.
inline std::string name(point p)
{
    return std::string(1, static_cast<char>('a' + p.column())) + std::to_string(p.row() + 1);
}

/// The four directions of a line, in the order of every output.
enum class direction : std::uint8_t { east, north, north_east, south_east };

inline constexpr std::array k_directions{direction::east, direction::north, direction::north_east,
                                         direction::south_east};

/// Stones in one line, in row order.
using stones = std::vector<point>;

} // namespace arb::renju
