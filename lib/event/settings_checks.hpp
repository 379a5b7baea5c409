#pragma once

#include "event/tournament.hpp"

namespace arb::event
{

/// Sets the settings against the rules and the records: rounds against players, criteria that cannot work,
/// keys that name nobody. Warnings and notes only.
void check_settings(tournament const &event, finding_sink &sink);

} // namespace arb::event
