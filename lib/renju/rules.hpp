#pragma once

#include "base/finding.hpp"

namespace arb::renju
{

// What renju-foulcheck can find, in the order of its reports. The names are the codes of its output. Notes
// are no fault.
inline constexpr rule k_unreadable{"unreadable", severity::error, "5.2.4"};
inline constexpr rule k_off_board{"off_board", severity::error, "5.2.4"};
inline constexpr rule k_occupied{"occupied", severity::error, "5.2.4"};
inline constexpr rule k_not_centre{"not_centre", severity::error, "5.2.4"};
inline constexpr rule k_overline{"overline", severity::error, "5.2.4.2"};
inline constexpr rule k_double_four{"double_four", severity::error, "5.2.4.2"};
inline constexpr rule k_double_three{"double_three", severity::error, "5.2.4.2"};
inline constexpr rule k_early_pass{"early_pass", severity::error, "RIF 12.9"};
inline constexpr rule k_after_end{"after_end", severity::error, "5.2.6"};
inline constexpr rule k_tag{"tag", severity::error, "5.2.6"};
inline constexpr rule k_no_five{"no_five", severity::note, "5.2.7"};
inline constexpr rule k_three_reading{"three_reading", severity::note, "5.2.3"};

// --map
inline constexpr rule k_white_to_move{"white_to_move", severity::error, "5.2.4.2"};

// --opening
inline constexpr rule k_opening_zone{"opening_zone", severity::error, "RIF 12"};
inline constexpr rule k_opening_shape{"opening_shape", severity::error, "RIF 12"};
inline constexpr rule k_opening_offers{"opening_offers", severity::error, "RIF 12"};
inline constexpr rule k_opening_swaps{"opening_swaps", severity::error, "RIF 12"};
inline constexpr rule k_opening_pass{"opening_pass", severity::error, "RIF 12"};

// renju-convert
inline constexpr rule k_not_converted{"not_converted", severity::error};

} // namespace arb::renju
