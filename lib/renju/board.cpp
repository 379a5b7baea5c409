#include "renju/board.hpp"

#include <algorithm>

namespace arb::renju
{

namespace
{

constexpr int k_offset = pattern_table::k_reach;

struct step {
    int column;
    int row;
};

constexpr std::array<step, 4> k_steps{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};

struct geometry {
    std::array<std::array<line_place, 4>, k_points> places{};
    std::array<std::array<point, k_size>, k_lines> points{};
    std::array<int, k_lines> lengths{};
};

constexpr line_place compute_place(int column, int row, std::size_t d)
{
    int line = 0;
    int position = 0;
    if (d == 0) {
        line = row;
        position = column;
    } else if (d == 1) {
        line = k_size + column;
        position = row;
    } else if (d == 2) {
        line = 2 * k_size + column - row + k_size - 1;
        position = std::min(column, row);
    } else {
        line = 2 * k_size + (2 * k_size - 1) + column + row;
        position = std::min(column, k_size - 1 - row);
    }
    return {static_cast<std::uint8_t>(line), static_cast<std::uint8_t>(position)};
}

constexpr geometry make_geometry()
{
    geometry g;
    for (int index = 0; index < k_points; ++index) {
        point const p{static_cast<std::uint8_t>(index)};
        for (std::size_t d = 0; d < 4; ++d) {
            auto const place = compute_place(p.column(), p.row(), d);
            g.places[p.index][d] = place;
            g.points[place.line][place.position] = p;
            ++g.lengths[place.line];
        }
    }
    return g;
}

constexpr geometry k_geometry = make_geometry();

} // namespace

line_place place_on(point p, direction d)
{
    return k_geometry.places[p.index][static_cast<std::size_t>(d)];
}

std::optional<point> along(point p, direction d, int steps)
{
    auto const by = k_steps[static_cast<std::size_t>(d)];
    int const column = p.column() + steps * by.column;
    int const row = p.row() + steps * by.row;
    return on_board(column, row) ? std::optional{point::at(column, row)} : std::nullopt;
}

point point_of(int number, int position)
{
    return k_geometry.points[static_cast<std::size_t>(number)][static_cast<std::size_t>(position)];
}

int line_length(int number)
{
    return k_geometry.lengths[static_cast<std::size_t>(number)];
}

board::board()
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i].blocked = ~(((1U << k_geometry.lengths[i]) - 1) << k_offset);
    }
}

std::optional<colour> board::at(point p) const
{
    if (is_empty(p)) {
        return std::nullopt;
    }
    return m_stones[p.index] == 1 ? colour::black : colour::white;
}

void board::put(point p, colour c)
{
    bool const black = c == colour::black;
    for (auto const [number, position] : k_geometry.places[p.index]) {
        auto &masks = m_lines[number];
        (black ? masks.black : masks.blocked) |= 1U << (position + k_offset);
    }
    m_stones[p.index] = black ? 1 : 2;
    ++m_counts[black ? 0 : 1];
}

void board::remove(point p)
{
    for (auto const [number, position] : k_geometry.places[p.index]) {
        auto const keep = ~(1U << (position + k_offset));
        m_lines[number].black &= keep;
        m_lines[number].blocked &= keep;
    }
    --m_counts[m_stones[p.index] == 1 ? 0 : 1];
    m_stones[p.index] = 0;
}

shape board::black_shape(point p) const
{
    auto const &table = pattern_table::get();
    shape sum;
    for (auto const [number, position] : k_geometry.places[p.index]) {
        auto const &masks = m_lines[number];
        sum += table.make(masks.black_window(position), masks.blocked_window(position));
    }
    return sum;
}

int board::row_length(point p, colour c) const
{
    int longest = 0;
    for (direction const d : k_directions) {
        int length = 1;
        for (int const sign : {-1, 1}) {
            for (int steps = 1;; ++steps) {
                auto const next = along(p, d, sign * steps);
                if (!next || at(*next) != c) {
                    break;
                }
                ++length;
            }
        }
        longest = std::max(longest, length);
    }
    return longest;
}

} // namespace arb::renju
