#pragma once

#include "base/finding.hpp"

#include <array>

namespace arb::event
{

// The form of the stream.
inline constexpr rule k_event_header{"event-header"};
inline constexpr rule k_event_version{"event-version"};
inline constexpr rule k_event_empty{"event-empty"};
inline constexpr rule k_byte_order_mark{"byte-order-mark", severity::warning};
inline constexpr rule k_carriage_returns{"carriage-returns", severity::warning};
inline constexpr rule k_nul_byte{"nul-byte"};
inline constexpr rule k_invalid_utf8{"invalid-utf8"};
inline constexpr rule k_record_kind{"record-kind"};
inline constexpr rule k_record_fields{"record-fields"};
inline constexpr rule k_field_value{"field-value"};
inline constexpr rule k_key_twice{"key-twice"};
inline constexpr rule k_key_like{"key-like", severity::warning};

// Settings.
inline constexpr rule k_settings_open{"settings-open"};
inline constexpr rule k_settings_syntax{"settings-syntax"};
inline constexpr rule k_settings_key{"settings-key", severity::warning};
inline constexpr rule k_settings_value{"settings-value"};
inline constexpr rule k_settings_missing{"settings-missing"};
inline constexpr rule k_stage_unknown{"stage-unknown"};

// Records against each other.
inline constexpr rule k_player_twice{"player-twice"};
inline constexpr rule k_name_twice{"name-twice", severity::warning};
inline constexpr rule k_player_unknown{"player-unknown"};
inline constexpr rule k_team_twice{"team-twice"};
inline constexpr rule k_team_unknown{"team-unknown"};
inline constexpr rule k_lineup_twice{"lineup-twice"};
inline constexpr rule k_lineup_player{"lineup-player", severity::error, "1.14.2"};
inline constexpr rule k_own_opponent{"own-opponent"};
inline constexpr rule k_paired_twice{"paired-twice"};
inline constexpr rule k_pair_twice{"pair-twice"};
inline constexpr rule k_leg_twice{"leg-twice"};
inline constexpr rule k_game_after_withdrawal{"game-after-withdrawal"};
inline constexpr rule k_game_before_entry{"game-before-entry"};
inline constexpr rule k_result_absent{"result-absent"};
inline constexpr rule k_lot_twice{"lot-twice"};

// Results.
inline constexpr rule k_result_form{"result-form"};
inline constexpr rule k_result_scoring{"result-scoring", severity::error, "1.12.1"};
inline constexpr rule k_result_sum{"result-sum", severity::error, "1.11"};
inline constexpr rule k_result_bye{"result-bye", severity::error, "1.15.2"};
inline constexpr rule k_match_short{"match-short", severity::warning, "1.11"};
inline constexpr rule k_match_long{"match-long", severity::warning, "1.11"};

/// All of them, for --list-rules.
inline constexpr auto k_rules = std::to_array<rule const *>({
    &k_event_header,      &k_event_version,    &k_event_empty,   &k_byte_order_mark, &k_carriage_returns,
    &k_nul_byte,          &k_invalid_utf8,     &k_record_kind,   &k_record_fields,   &k_field_value,
    &k_key_twice,         &k_key_like,         &k_settings_open, &k_settings_syntax, &k_settings_key,
    &k_settings_value,    &k_settings_missing, &k_stage_unknown, &k_player_twice,    &k_name_twice,
    &k_player_unknown,    &k_team_twice,       &k_team_unknown,  &k_lineup_twice,    &k_lineup_player,
    &k_own_opponent,      &k_paired_twice,     &k_pair_twice,    &k_leg_twice,       &k_game_after_withdrawal,
    &k_game_before_entry, &k_result_absent,    &k_lot_twice,     &k_result_form,     &k_result_scoring,
    &k_result_sum,        &k_result_bye,       &k_match_short,   &k_match_long,
});

} // namespace arb::event
