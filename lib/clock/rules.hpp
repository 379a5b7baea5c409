#pragma once

#include "base/finding.hpp"
#include "clock/time_span.hpp"

#include <array>

namespace arb::clock
{

// What can be wrong with a log.
inline constexpr rule k_log_form{"log-form"};
inline constexpr rule k_log_event{"log-event"};
inline constexpr rule k_log_player{"log-player"};
inline constexpr rule k_log_key{"log-key"};
inline constexpr rule k_log_value{"log-value"};
inline constexpr rule k_log_time_back{"log-time-back"};
inline constexpr rule k_log_control{"log-control"};
inline constexpr rule k_not_started{"not-started"};
inline constexpr rule k_not_running{"not-running", severity::error, "1.7.6"};
inline constexpr rule k_after_end{"after-end"};
inline constexpr rule k_inside_pair{"inside-pair"};
inline constexpr rule k_without_begin{"without-begin"};
inline constexpr rule k_not_absent{"not-absent", severity::error, "1.6.3"};
inline constexpr rule k_flag_up{"flag-up", severity::error, "1.7.9"};
inline constexpr rule k_flag_spectator{"flag-spectator", severity::error, "1.7.9"};
inline constexpr rule k_record_enough{"record-enough", severity::error, "1.8.2"};
inline constexpr rule k_not_to_move{"not-to-move", severity::error, "2.1.9.2"};
inline constexpr rule k_not_this_game{"not-this-game"};
inline constexpr rule k_nothing_to_take_back{"nothing-to-take-back", severity::error, "1.16.3"};

// Scenarios.
inline constexpr rule k_scenario_form{"scenario-form"};
inline constexpr rule k_expected{"expected"};

// Controls by themselves.
inline constexpr rule k_control_unreadable{"control-unreadable"};
inline constexpr rule k_control_limit{"control-limit", severity::warning};
inline constexpr rule k_control_class{"control-class", severity::note};
inline constexpr rule k_control_zero{"control-zero", severity::warning};

// Clock commands of games.
inline constexpr rule k_clock_rises{"replay-rises", severity::warning};
inline constexpr rule k_clock_no_increment{"replay-no-increment", severity::warning};
inline constexpr rule k_clock_past_zero{"replay-past-zero", severity::warning, "1.7.9"};
inline constexpr rule k_clock_form{"replay-form", severity::warning};

inline constexpr std::array k_rules{
    &k_log_form,
    &k_log_event,
    &k_log_player,
    &k_log_key,
    &k_log_value,
    &k_log_time_back,
    &k_log_control,
    &k_not_started,
    &k_not_running,
    &k_after_end,
    &k_inside_pair,
    &k_without_begin,
    &k_not_absent,
    &k_flag_up,
    &k_flag_spectator,
    &k_record_enough,
    &k_not_to_move,
    &k_not_this_game,
    &k_nothing_to_take_back,
    &k_scenario_form,
    &k_expected,
    &k_control_unreadable,
    &k_control_limit,
    &k_control_class,
    &k_control_zero,
    &k_clock_rises,
    &k_clock_no_increment,
    &k_clock_past_zero,
    &k_clock_form,
};

/// 1.9.1: the limit of lateness where the regulations name none is the first control, at most this.
inline constexpr time_span k_most_lateness = std::chrono::hours{1};
/// 1.7.8: what a correction leaves a player at least.
inline constexpr time_span k_fix_floor = std::chrono::minutes{15};
/// 5.3.1.5, 5.3.2.2: what corrections and charges leave a player to the control in renju.
inline constexpr time_span k_renju_floor = std::chrono::minutes{5};
/// it.8.2.3: most that a false claim costs, and what it leaves.
inline constexpr time_span k_italian_penalty = std::chrono::minutes{15};
inline constexpr time_span k_italian_floor = std::chrono::minutes{3};
/// 1.8.2: so many moves may be missing from the record.
inline constexpr std::int64_t k_missing_allowed = 2;
/// 1.16.6: the infringement that loses.
inline constexpr std::uint32_t k_losing_infringement = 3;
/// 1.11: between games of a micro-match.
inline constexpr time_span k_game_break = std::chrono::minutes{5};

} // namespace arb::clock
