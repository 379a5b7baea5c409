#pragma once

#include "renju/fouls.hpp"

#include <string>

namespace arb::renju
{

/// The board as text, row 15 on top: ● black, ○ white, 6 4 3 the forbidden points by kind (× several kinds),
/// 5 points that win.
std::string unicode_diagram(board const &position, foul_map const &map);

/// The same as an SVG picture.
std::string svg_diagram(board const &position, foul_map const &map);

} // namespace arb::renju
