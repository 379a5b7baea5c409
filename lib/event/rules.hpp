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

// Results handed in.
inline constexpr rule k_entry_form{"entry-form"};
inline constexpr rule k_entry_game{"entry-game"};
inline constexpr rule k_entry_twice{"entry-twice"};
inline constexpr rule k_result_stands{"result-stands"};

// Settings against the rules and the records.
inline constexpr rule k_rounds_players{"rounds-players", severity::warning, "1.15.2"};
inline constexpr rule k_cycles_unused{"cycles-unused", severity::warning};
inline constexpr rule k_criterion_idle{"criterion-idle", severity::warning};
inline constexpr rule k_criterion_twice{"criterion-twice", severity::warning};
inline constexpr rule k_setting_player{"setting-player", severity::warning};
inline constexpr rule k_avoid_unused{"avoid-unused", severity::warning};
inline constexpr rule k_numbers_missing{"numbers-missing", severity::note};
inline constexpr rule k_teams_missing{"teams-missing", severity::warning};
inline constexpr rule k_time_control{"time-control"};
inline constexpr rule k_lateness{"lateness", severity::warning, "1.9.1"};
inline constexpr rule k_numbers_used{"numbers-used"};

// FIDE report files.
inline constexpr rule k_trf_field{"trf-field"};
inline constexpr rule k_trf_unknown{"trf-unknown"};
inline constexpr rule k_trf_sides{"trf-sides"};
inline constexpr rule k_trf_points{"trf-points", severity::warning};
inline constexpr rule k_trf_scoring{"trf-scoring"};
inline constexpr rule k_trf_bye{"trf-bye", severity::warning};
inline constexpr rule k_trf_requested_bye{"trf-requested-bye", severity::warning};
inline constexpr rule k_trf_unrated{"trf-unrated", severity::note};
inline constexpr rule k_trf_line{"trf-line", severity::note};
inline constexpr rule k_trf_team{"trf-team", severity::note};
inline constexpr rule k_trf_unsaid{"trf-unsaid", severity::note};
inline constexpr rule k_trf_encoding{"trf-encoding", severity::note};
inline constexpr rule k_trf_lost{"trf-lost", severity::warning};
inline constexpr rule k_trf_too_wide{"trf-too-wide"};

// Events made of archives of games.
inline constexpr rule k_archive_events{"archive-events"};
inline constexpr rule k_archive_names{"archive-names", severity::warning};
inline constexpr rule k_archive_round{"archive-round"};
inline constexpr rule k_archive_no_round{"archive-no-round", severity::note};
inline constexpr rule k_archive_result{"archive-result", severity::warning};
inline constexpr rule k_archive_empty{"archive-empty"};

/// All of them, for --list-rules.
inline constexpr auto k_rules = std::to_array<rule const *>({
    &k_event_header,      &k_event_version,    &k_event_empty,
    &k_byte_order_mark,   &k_carriage_returns, &k_nul_byte,
    &k_invalid_utf8,      &k_record_kind,      &k_record_fields,
    &k_field_value,       &k_key_twice,        &k_key_like,
    &k_settings_open,     &k_settings_syntax,  &k_settings_key,
    &k_settings_value,    &k_settings_missing, &k_stage_unknown,
    &k_player_twice,      &k_name_twice,       &k_player_unknown,
    &k_team_twice,        &k_team_unknown,     &k_lineup_twice,
    &k_lineup_player,     &k_own_opponent,     &k_paired_twice,
    &k_pair_twice,        &k_leg_twice,        &k_game_after_withdrawal,
    &k_game_before_entry, &k_result_absent,    &k_lot_twice,
    &k_result_form,       &k_result_scoring,   &k_result_sum,
    &k_result_bye,        &k_match_short,      &k_match_long,
    &k_entry_form,        &k_entry_game,       &k_entry_twice,
    &k_result_stands,     &k_rounds_players,   &k_cycles_unused,
    &k_criterion_idle,    &k_criterion_twice,  &k_setting_player,
    &k_avoid_unused,      &k_numbers_missing,  &k_teams_missing,
    &k_time_control,      &k_lateness,         &k_numbers_used,
    &k_trf_field,         &k_trf_unknown,      &k_trf_sides,
    &k_trf_points,        &k_trf_scoring,      &k_trf_bye,
    &k_trf_requested_bye, &k_trf_unrated,      &k_trf_line,
    &k_trf_team,          &k_trf_unsaid,       &k_trf_encoding,
    &k_trf_lost,          &k_trf_too_wide,     &k_archive_events,
    &k_archive_names,     &k_archive_round,    &k_archive_no_round,
    &k_archive_result,    &k_archive_empty,
});

} // namespace arb::event
