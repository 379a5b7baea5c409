#pragma once

#include "draughts/variant.hpp"

#include <string>
#include <string_view>

namespace arb::draughts
{

/// The board for a terminal, White below, squares named at the edges (numeric games: the numbers at both ends
/// of a row).
std::string text_diagram(variant v, position const &p);

/// The board as an SVG fragment `<g>` of 8 or 10 units a side plus half a unit of margin around, for
/// embedding.
std::string svg_board(variant v, position const &p);

/// The board as a whole SVG picture with a caption below; SIZE in pixels.
std::string svg_diagram(variant v, position const &p, std::string_view caption, unsigned size = 400);

} // namespace arb::draughts
