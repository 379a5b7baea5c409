#pragma once

#include "standings/coefficient.hpp"

#include <vector>

namespace arb::standings
{

/// FIDE's criteria, for clubs that use them: Buchholz, cut 1, median, Sonneborn-Berger (half of ours) and the
/// progressive score by player, in hundredths. Unplayed games by article 16 of FIDE's tie-break rules of
/// 2024: a player's own unplayed round is a game against somebody with his own final points; his opponents'
/// last rounds without play by their own choice count as draws; in a round robin `+` and `-` are as played.
std::vector<fraction> fide_values_of(score_sheet const &sheet, criterion c);

bool is_fide_value(criterion c);

} // namespace arb::standings
