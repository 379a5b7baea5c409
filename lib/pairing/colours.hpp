#pragma once

#include "event/settings.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace arb::pairing
{

using event::colour;

constexpr colour other(colour c)
{
    return c == colour::white ? colour::black : colour::white;
}

/// The rule of READINGS (1.15.2, 1.15.5.2) that gave a pair its colours.
enum class colour_rule : std::uint8_t {
    third_running,   ///< one had a colour three times running
    dues,            ///< the dues differ, or only one has one
    first_game,      ///< neither has played: the colour of the higher one's number
    streak,          ///< same due: the longer streak
    excess,          ///< ... the greater excess
    last_difference, ///< ... the latest round in which their colours differed, reversed
    higher,          ///< ... the higher in classification
};

struct colours_of_pair {
    colour higher; ///< of the higher in classification
    colour_rule by;
};

/// Colours from the games both have played, oldest first. FIRST_COLOUR is what the higher one's start number
/// had in round 1.
colours_of_pair give_colours(std::span<colour const> higher, std::span<colour const> lower,
                             colour first_colour);

/// How often the last colour came running at the end.
std::size_t streak_length(std::span<colour const> played);

} // namespace arb::pairing
