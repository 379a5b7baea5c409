#pragma once

#include "standings/ranking.hpp"

namespace arb::standings
{

/// Tells what a reader of the table should know: games without a result, players out of it, `+` that were
/// added, criteria that were not named.
void remark(ranking const &table, finding_sink &sink);

} // namespace arb::standings
