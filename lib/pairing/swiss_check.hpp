#pragma once

#include "base/finding.hpp"
#include "pairing/swiss_round.hpp"

namespace arb::pairing
{

/// Pairs every round of the event again from its standing at the time and reports each board, bye and colour
/// that differs, with the reason. OPTIONS.round 0 = all rounds, else that one.
void check_rounds(event::tournament const &event, round_options options, finding_sink &sink);

} // namespace arb::pairing
