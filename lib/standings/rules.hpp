#pragma once

#include "base/finding.hpp"

#include <array>

namespace arb::standings
{

inline constexpr rule k_games_pending{"games-pending", severity::warning};
inline constexpr rule k_no_tiebreaks{"no-tiebreaks", severity::note, "1.13.12"};
inline constexpr rule k_no_coefficient{"no-coefficient", severity::note, "1.13.12"};
inline constexpr rule k_excluded{"excluded", severity::note, "1.10.2"};
inline constexpr rule k_plus_added{"plus-added", severity::note, "1.10.3"};
inline constexpr rule k_free_round{"free-round", severity::warning};
inline constexpr rule k_few_present{"few-present", severity::note, "1.14.4"};
inline constexpr rule k_wrong_board{"wrong-board", severity::note, "1.14.4"};
inline constexpr rule k_first_lineup{"first-lineup", severity::note, "1.14.2"};
inline constexpr rule k_extra_match_right{"extra-match-right", severity::note, "1.14.6"};
inline constexpr rule k_team_left{"team-left", severity::note, "1.14.5"};
inline constexpr rule k_no_teams{"no-teams"};
inline constexpr rule k_mixed_match{"mixed-match", severity::warning};
/// The sentences of --explain; never reported as a fault.
inline constexpr rule k_explained{"explained", severity::note};

/// All of them, for --list-rules.
inline constexpr auto k_rules = std::to_array<rule const *>({
    &k_games_pending,
    &k_no_tiebreaks,
    &k_no_coefficient,
    &k_excluded,
    &k_plus_added,
    &k_free_round,
    &k_few_present,
    &k_wrong_board,
    &k_first_lineup,
    &k_extra_match_right,
    &k_team_left,
    &k_no_teams,
    &k_mixed_match,
    &k_explained,
});

} // namespace arb::standings
