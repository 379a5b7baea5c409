#pragma once

#include "pairing/swiss.hpp"

#include <vector>

namespace arb::pairing
{

/// A smallest set found of players who cannot all get an opponent (or the bye of an odd field), whoever else
/// does: none of them can be left out of it. Empty where the field can be paired.
std::vector<place_number> blocking_set(swiss_table const &table, meetings const &rules);

} // namespace arb::pairing
