#pragma once

#include "base/finding.hpp"
#include "pairing/classification.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arb::pairing
{

/// The players of a stage that is played by a table or a bracket, in the order of their table numbers: start
/// numbers in the event itself and where the stage lists them; the places of the stage before, where `from`
/// and `top` say so. BY_LOT draws the order of a stage's players (lot `stage-NAME`). Nothing, with findings,
/// where there are fewer than two, one has no number, or a place of the stage before is shared at the cut.
std::optional<std::vector<event::index>> entrants(event::tournament const &event, std::uint32_t stage,
                                                  bool by_lot, seed_source &seeds, finding_sink &sink);

} // namespace arb::pairing
