#pragma once

#include "renju/pattern_table.hpp"
#include "renju/point.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace arb::renju
{

/// Where a point lies on the line of one direction. Positions run east, north, north-east, south-east.
struct line_place {
    std::uint8_t line;
    std::uint8_t position;
};

/// Lines are numbered over all directions: 15 rows, 15 columns, 29 and 29 diagonals.
inline constexpr int k_lines = 2 * k_size + 2 * (2 * k_size - 1);

line_place place_on(point p, direction d);

/// The point at POSITION of the line through P in direction D, on the board or not.
std::optional<point> along(point p, direction d, int steps);

/// A position: stones on the 88 lines as bit masks. Putting a stone touches four lines.
class board
{
public:
    board();

    bool is_empty(point p) const { return !m_stones[p.index]; }
    std::optional<colour> at(point p) const;
    int count(colour c) const { return m_counts[c == colour::black ? 0 : 1]; }
    bool is_full() const { return count(colour::black) + count(colour::white) == k_points; }

    /// P must be empty.
    void put(point p, colour c);
    /// P must hold a stone.
    void remove(point p);

    /// What a black stone at P makes (or made), over its four lines.
    shape black_shape(point p) const;
    /// Stones of C in the longest unbroken row through P, P counted as one of them.
    int row_length(point p, colour c) const;

    /// One line's masks, position 0 at bit 5; outside the line all bits of `blocked` are set.
    struct line {
        std::uint32_t black = 0;
        std::uint32_t blocked = ~std::uint32_t{0};

        unsigned black_window(int position) const { return black >> position & pattern_table::k_window; }
        unsigned blocked_window(int position) const { return blocked >> position & pattern_table::k_window; }
    };
    line const &line_through(point p, direction d) const { return m_lines[place_on(p, d).line]; }
    line const &line_at(int number) const { return m_lines[static_cast<std::size_t>(number)]; }

private:
    std::array<line, k_lines> m_lines;
    std::array<std::uint8_t, k_points> m_stones{}; ///< 0 empty, 1 black, 2 white
    std::array<int, 2> m_counts{};
};

/// The point at POSITION of line NUMBER; POSITION must be on it.
point point_of(int number, int position);
int line_length(int number);

} // namespace arb::renju
