#pragma once

#include "renju/fouls.hpp"

#include <array>
#include <set>
#include <vector>

namespace arb::test
{

/// The rules of fouls said as they stand in the text, on a plain array, with nothing in common with the
/// product but the coordinates. Slow.
class plain_checker
{
public:
    using cell = std::pair<int, int>; ///< column, row

    explicit plain_checker(bool five_eye_counts) : m_five_eye_counts{five_eye_counts} {}

    void put(int column, int row, char stone) { m_cells[index(column, row)] = stone; }

    bool is_empty(int column, int row) const { return on(column, row) && get(column, row) == '.'; }

    renju::kinds judge(int column, int row)
    {
        put(column, row, 'x');
        renju::kinds found;
        if (has_row(column, row, 5, 5)) {
            found.five = true;
        } else {
            found.overline = has_row(column, row, 6, 15);
            found.double_four = fours(column, row).size() >= 2;
            found.double_three = threes(column, row) >= 2;
        }
        put(column, row, '.');
        return found;
    }

private:
    static constexpr std::array<cell, 4> k_ways{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};

    static bool on(int column, int row) { return column >= 0 && column < 15 && row >= 0 && row < 15; }
    static std::size_t index(int column, int row) { return static_cast<std::size_t>(row * 15 + column); }
    char get(int column, int row) const { return on(column, row) ? m_cells[index(column, row)] : '#'; }

    /// The unbroken row of black stones through a stone.
    std::set<cell> row_of(int column, int row, cell way) const
    {
        std::set<cell> stones{{column, row}};
        for (int const sign : {-1, 1}) {
            int c = column + sign * way.first;
            int r = row + sign * way.second;
            while (get(c, r) == 'x') {
                stones.insert({c, r});
                c += sign * way.first;
                r += sign * way.second;
            }
        }
        return stones;
    }

    bool has_row(int column, int row, std::size_t least, std::size_t most) const
    {
        for (auto const &way : k_ways) {
            auto const size = row_of(column, row, way).size();
            if (size >= least && size <= most) {
                return true;
            }
        }
        return false;
    }

    /// A four: four stones of one line, this one among them, that one more stone makes an unbroken row of
    /// exactly five. Told apart by their stones.
    std::set<std::set<cell>> fours(int column, int row)
    {
        std::set<std::set<cell>> found;
        for (auto const &way : k_ways) {
            for (int step = -4; step <= 4; ++step) {
                int const c = column + step * way.first;
                int const r = row + step * way.second;
                if (!is_empty(c, r)) {
                    continue;
                }
                put(c, r, 'x');
                auto five = row_of(c, r, way);
                put(c, r, '.');
                if (five.size() == 5 && five.count({column, row}) == 1) {
                    five.erase({c, r});
                    found.insert(five);
                }
            }
        }
        return found;
    }

    /// An open four: an unbroken row of four that can become exactly five at both ends.
    bool is_straight_four(std::set<cell> const &four, cell way)
    {
        if (four.size() != 4) {
            return false;
        }
        for (int const sign : {-1, 1}) {
            auto const last = sign < 0 ? *four.begin() : *four.rbegin(); // sets are in the order of the way
            int const c = last.first + sign * way.first;
            int const r = last.second + sign * way.second;
            if (!is_empty(c, r)) {
                return false;
            }
            put(c, r, 'x');
            bool const five = row_of(c, r, way).size() == 5;
            put(c, r, '.');
            if (!five) {
                return false;
            }
        }
        return true;
    }

    /// Lines in which the stone is part of a three: some permitted stone makes an open four with it.
    int threes(int column, int row)
    {
        int count = 0;
        for (auto const &way : k_ways) {
            bool three = false;
            for (int step = -4; step <= 4 && !three; ++step) {
                int const c = column + step * way.first;
                int const r = row + step * way.second;
                if (!is_empty(c, r)) {
                    continue;
                }
                put(c, r, 'x');
                auto const four = row_of(c, r, way);
                bool const straight = four.count({column, row}) == 1 && is_straight_four(four, way);
                put(c, r, '.');
                three = straight && may_be_played(c, r);
            }
            count += three ? 1 : 0;
        }
        return count;
    }

    bool may_be_played(int column, int row)
    {
        auto const k = judge(column, row);
        return k.five ? m_five_eye_counts : !k.foul();
    }

    bool m_five_eye_counts;
    std::array<char, 225> m_cells = [] {
        std::array<char, 225> cells{};
        cells.fill('.');
        return cells;
    }();
};

} // namespace arb::test
