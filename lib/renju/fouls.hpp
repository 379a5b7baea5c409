#pragma once

#include "renju/board.hpp"

#include <cstdint>
#include <vector>

namespace arb::renju
{

/// Whether a point that makes an open four, and at the same moment a five elsewhere, lets a three count
/// (5.2.3): the international definition says no, "by a permitted move" read literally yes.
enum class three_reading : std::uint8_t { international, permitted };

/// What a black stone at a point makes of 5.2.4.2; a five beats all fouls and stands alone.
struct kinds {
    bool five = false;
    bool overline = false;
    bool double_four = false;
    bool double_three = false;

    bool foul() const { return overline || double_four || double_three; }
    friend bool operator==(kinds const &, kinds const &) = default;
};

/// P must be empty. BOARD is changed on the way and is the same afterwards.
kinds judge(board &position, point p, three_reading reading);

/// Whether the kinds at the empty P are not the same in both readings.
bool readings_differ(board &position, point p);

/// Every forbidden point with Black to move, by kind, in row order; a point may be in several lists.
struct foul_map {
    std::vector<point> overline;
    std::vector<point> double_four;
    std::vector<point> double_three;
    std::vector<point> fives;
    std::vector<point> differs; ///< the kinds are not the same in both readings
};

foul_map map_fouls(board &position, three_reading reading);

/// The stones of what a black stone at the empty P makes, P among them, by direction, then by first stone:
/// rows of six or more; the four stones of each four; the three stones of each three that counts.
std::vector<stones> overline_rows(board const &position, point p);
std::vector<stones> fours_at(board const &position, point p);
std::vector<stones> threes_at(board &position, point p, three_reading reading);

} // namespace arb::renju
