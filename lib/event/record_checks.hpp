#pragma once

#include "event/tournament.hpp"

namespace arb::event
{

/// Sets the records against each other: names, rounds, pairs, withdrawals, line-ups.
void check_records(tournament const &event, finding_sink &sink);

} // namespace arb::event
