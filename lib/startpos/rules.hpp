#pragma once

#include "base/finding.hpp"

namespace arb::startpos
{

// What startpos-draw can find.
inline constexpr rule k_table_form{"table-form", severity::error};
inline constexpr rule k_game_form{"game-form", severity::error};
inline constexpr rule k_no_cell_left{"no-cell-left", severity::error, "2.2.2"};
inline constexpr rule k_start_differs{"start-differs", severity::error, "2.2.2"};
inline constexpr rule k_start_unknown{"start-unknown", severity::error, "2.2.2"};
inline constexpr rule k_start_missing{"start-missing", severity::warning, "2.2.2"};

} // namespace arb::startpos
