#pragma once

#include "renju/game_check.hpp"

namespace arb::renju
{

/// F as the findings that every sink knows. Arguments: the point or text, the lines, the colour, whether the
/// claim is open, what the sentence names besides.
finding as_finding(game_finding const &f, std::string_view file, record const &game);

} // namespace arb::renju
