#pragma once

#include "base/finding.hpp"

#include <array>

namespace arb::pairing
{

// Before a round is paired.
inline constexpr rule k_not_swiss{"not-swiss"};
inline constexpr rule k_number_missing{"number-missing", severity::error, "1.15.5.1"};
inline constexpr rule k_round_open{"round-open", severity::error, "1.15.3"};
inline constexpr rule k_round_paired{"round-paired", severity::note};
inline constexpr rule k_rounds_over{"rounds-over", severity::warning};

// What the pairing had to do.
inline constexpr rule k_no_pairing{"no-pairing", severity::error, "1.15.2"};
inline constexpr rule k_nobody_present{"nobody-present", severity::error, "1.15.2"};
inline constexpr rule k_wish_broken{"wish-broken", severity::warning, "1.15.9"};
inline constexpr rule k_rematch{"rematch", severity::warning, "1.15.2"};
inline constexpr rule k_second_bye{"second-bye", severity::warning, "1.15.2"};
inline constexpr rule k_manual_pair{"manual-pair", severity::warning, "1.15.9"};
inline constexpr rule k_repaired{"repaired", severity::note, "1.15.8"};

// Where a drawn round differs from the rules (--check).
inline constexpr rule k_pair_differs{"pair-differs", severity::error, "1.15"};
inline constexpr rule k_bye_differs{"bye-differs", severity::error, "1.15.2"};
inline constexpr rule k_colours_differ{"colours-differ", severity::error, "1.15.2"};
inline constexpr rule k_board_differs{"board-differs", severity::warning, "1.6.2"};
inline constexpr rule k_left_out{"left-out", severity::error, "1.15.2"};
inline constexpr rule k_lot_missing{"lot-missing", severity::note, "1.15.4"};

// The other systems.
inline constexpr rule k_field_size{"field-size"};
inline constexpr rule k_teams_wrong{"teams-wrong", severity::error, "1.2"};
inline constexpr rule k_match_undecided{"match-undecided", severity::error, "1.2"};
inline constexpr rule k_stage_players{"stage-players"};

/// All of them, for --list-rules.
inline constexpr auto k_rules = std::to_array<rule const *>({
    &k_not_swiss,       &k_number_missing, &k_round_open,   &k_round_paired, &k_rounds_over,
    &k_no_pairing,      &k_nobody_present, &k_wish_broken,  &k_rematch,      &k_second_bye,
    &k_manual_pair,     &k_repaired,       &k_pair_differs, &k_bye_differs,  &k_colours_differ,
    &k_board_differs,   &k_left_out,       &k_lot_missing,  &k_field_size,   &k_teams_wrong,
    &k_match_undecided, &k_stage_players,
});

} // namespace arb::pairing
