#include "event/rules.hpp"

#include <array>

namespace arb::event
{

std::span<rule const *const> rules()
{
    static constexpr auto k_rules = std::to_array<rule const *>({
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
    });
    return k_rules;
}

} // namespace arb::event
