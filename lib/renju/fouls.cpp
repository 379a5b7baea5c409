#include "renju/fouls.hpp"

#include <algorithm>
#include <bit>

namespace arb::renju
{

namespace
{

constexpr int k_reach = pattern_table::k_reach;

bool is_permitted(board &position, point p, three_reading reading);

/// Whether filling EYE makes a three into an open four in the sense of the reading (5.2.3).
bool eye_counts(board &position, point eye, three_reading reading)
{
    if (reading == three_reading::international && position.black_shape(eye).fives() > 0) {
        return false;
    }
    return is_permitted(position, eye, reading);
}

/// The line of P in direction D holds a three that counts. P must be on the board.
bool three_counts(board &position, point p, direction d, three_reading reading)
{
    auto const at = place_on(p, d);
    auto const &masks = position.line_at(at.line);
    unsigned eyes =
        pattern_table::get().eyes(masks.black_window(at.position), masks.blocked_window(at.position));
    for (; eyes != 0; eyes &= eyes - 1) {
        int const offset = std::countr_zero(eyes) - k_reach;
        if (eye_counts(position, point_of(at.line, at.position + offset), reading)) {
            return true;
        }
    }
    return false;
}

/// Puts a black stone for as long as it lives.
class trial
{
public:
    trial(board &position, point p) : m_position{&position}, m_point{p} { m_position->put(p, colour::black); }
    trial(trial const &) = delete;
    trial &operator=(trial const &) = delete;
    ~trial() { m_position->remove(m_point); }

private:
    board *m_position;
    point m_point;
};

/// Two threes that count meet in the empty P. The open four is judged with P on the board, so every question
/// adds a stone and the recursion ends by itself.
bool makes_double_three(board &position, point p, three_reading reading)
{
    trial const stone{position, p};
    int lines_left = 4;
    int count = 0;
    for (direction const d : k_directions) {
        if (count + lines_left-- < 2) {
            return false;
        }
        count += three_counts(position, p, d, reading) ? 1 : 0;
        if (count == 2) {
            return true;
        }
    }
    return false;
}

bool is_permitted(board &position, point p, three_reading reading)
{
    auto const made = position.black_shape(p);
    if (made.fives() > 0) {
        return true;
    }
    if (made.overlines() > 0 || made.fours() > 1) {
        return false;
    }
    return made.threes() < 2 || !makes_double_three(position, p, reading);
}

kinds judge_shape(board &position, point p, shape made, three_reading reading)
{
    if (made.fives() > 0) {
        return {.five = true};
    }
    return {.five = false,
            .overline = made.overlines() > 0,
            .double_four = made.fours() > 1,
            .double_three = made.threes() > 1 && makes_double_three(position, p, reading)};
}

bool shape_readings_differ(board &position, point p, shape made)
{
    return made.fives() == 0 && made.threes() > 1 &&
           makes_double_three(position, p, three_reading::international) !=
               makes_double_three(position, p, three_reading::permitted);
}

/// For every mask of black stones in a line, the cells with two of them within four cells. Nothing else can
/// be part of a foul or a five.
class near_table
{
public:
    static near_table const &get()
    {
        static near_table const table;
        return table;
    }
    unsigned of(unsigned black) const { return m_cells[black]; }

private:
    near_table()
    {
        for (unsigned black = 0; black < m_cells.size(); ++black) {
            for (int at = 0; at < k_size; ++at) {
                unsigned const reach = at >= 4 ? 0x1FFU << (at - 4) : 0x1FFU >> (4 - at);
                if (std::popcount(black & reach & ~(1U << at)) >= 2) {
                    m_cells[black] = static_cast<std::uint16_t>(m_cells[black] | 1U << at);
                }
            }
        }
    }

    std::array<std::uint16_t, 1U << k_size> m_cells{};
};

/// What a black stone makes at every empty point, 0 where it makes nothing.
std::array<shape, k_points> all_shapes(board const &position)
{
    auto const &table = pattern_table::get();
    auto const &near = near_table::get();
    std::array<shape, k_points> made{};
    for (int number = 0; number < k_lines; ++number) {
        auto const &masks = position.line_at(number);
        unsigned const black = masks.black >> k_reach;
        if ((black & (black - 1)) == 0) {
            continue;
        }
        unsigned cells = near.of(black) & ~black & ~(masks.blocked >> k_reach);
        for (; cells != 0; cells &= cells - 1) {
            int const at = std::countr_zero(cells);
            made[point_of(number, at).index] += table.make(masks.black_window(at), masks.blocked_window(at));
        }
    }
    return made;
}

/// The points of MASK, a window around P, in row order.
stones stones_of(point p, direction d, unsigned mask)
{
    stones list;
    for (; mask != 0; mask &= mask - 1) {
        list.push_back(along(p, d, std::countr_zero(mask) - k_reach).value());
    }
    std::sort(list.begin(), list.end());
    return list;
}

struct window {
    unsigned black; ///< the middle among them
    unsigned empty;
};

window window_at(board const &position, point p, direction d)
{
    auto const at = place_on(p, d);
    auto const &masks = position.line_at(at.line);
    unsigned const black = masks.black_window(at.position) | pattern_table::k_middle;
    return {black, pattern_table::k_window & ~black & ~masks.blocked_window(at.position)};
}

} // namespace

kinds judge(board &position, point p, three_reading reading)
{
    return judge_shape(position, p, position.black_shape(p), reading);
}

bool readings_differ(board &position, point p)
{
    return shape_readings_differ(position, p, position.black_shape(p));
}

foul_map map_fouls(board &position, three_reading reading)
{
    foul_map map;
    auto const made = all_shapes(position);
    for (std::size_t i = 0; i < made.size(); ++i) {
        if (made[i].bits == 0) {
            continue;
        }
        point const p{static_cast<std::uint8_t>(i)};
        auto const k = judge_shape(position, p, made[i], reading);
        auto const list = [p](bool is, std::vector<point> &points) {
            if (is) {
                points.push_back(p);
            }
        };
        list(k.five, map.fives);
        list(k.overline, map.overline);
        list(k.double_four, map.double_four);
        list(k.double_three, map.double_three);
        list(shape_readings_differ(position, p, made[i]), map.differs);
    }
    return map;
}

std::vector<stones> overline_rows(board const &position, point p)
{
    std::vector<stones> rows;
    for (direction const d : k_directions) {
        stones row{p};
        for (int const sign : {-1, 1}) {
            for (int steps = sign;; steps += sign) {
                auto const next = along(p, d, steps);
                if (!next || position.at(*next) != colour::black) {
                    break;
                }
                row.push_back(*next);
            }
        }
        if (row.size() > 5) {
            std::sort(row.begin(), row.end());
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

std::vector<stones> fours_at(board const &position, point p)
{
    std::vector<stones> all;
    for (direction const d : k_directions) {
        auto const [black, empty] = window_at(position, p, d);
        std::vector<stones> fours;
        for (int first = 1; first <= k_reach; ++first) {
            unsigned const cells = 0x1FU << first;
            unsigned const ends = 1U << (first - 1) | 1U << (first + 5);
            if (std::popcount(black & cells) == 4 && (empty & cells) != 0 && (black & ends) == 0) {
                fours.push_back(stones_of(p, d, black & cells));
            }
        }
        std::sort(fours.begin(), fours.end());
        fours.erase(std::unique(fours.begin(), fours.end()), fours.end());
        all.insert(all.end(), fours.begin(), fours.end());
    }
    return all;
}

std::vector<stones> threes_at(board &position, point p, three_reading reading)
{
    trial const stone{position, p};
    std::vector<stones> all;
    for (direction const d : k_directions) {
        auto const [black, empty] = window_at(position, p, d);
        for (int first = 2; first <= k_reach; ++first) {
            unsigned const cells = 0xFU << first;
            unsigned const ends = 1U << (first - 1) | 1U << (first + 4);
            unsigned const beyond = 1U << (first - 2) | 1U << (first + 5);
            unsigned const eye = cells & empty;
            if (std::popcount(cells & black) == 3 && eye != 0 && (ends & ~empty) == 0 &&
                (black & beyond) == 0 &&
                eye_counts(position, along(p, d, std::countr_zero(eye) - k_reach).value(), reading)) {
                all.push_back(stones_of(p, d, black & cells));
                break;
            }
        }
    }
    return all;
}

} // namespace arb::renju
