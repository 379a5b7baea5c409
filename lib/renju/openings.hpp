#pragma once

#include "renju/game_check.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace arb::renju
{

/// What the first three stones (Black on h8, White, Black) are, in any of the eight orientations.
std::optional<opening> name_opening(point first, point second, point third);
/// Of a record; nothing where its first three moves are not three stones.
std::optional<opening> name_opening(record const &game);

/// A rule of the opening: what a record can be checked for.
struct opening_rule {
    std::string_view name;
    std::array<int, 4> zones{};   ///< side of the central square for moves 2..5; 0 = anywhere
    bool centre = true;           ///< move 1 is h8
    bool shape = true;            ///< one of the 26 after three moves
    int offers = 0;               ///< fifth moves offered, the one played among them; 0 = not said
    int swaps = 0;                ///< decisions about colours; 0 = not checked
    bool offers_optional = false; ///< moves 5 without offers has its zone, with offers none
};

/// `rif`, `yamaguchi`, `soosyrv`, `soosyrv-8`, `tarannikov`, `taraguchi`, `taraguchi-10`, `swap`, `swap2`.
std::optional<opening_rule> read_opening_rule(std::string_view name);

/// Adds to REPORT what RECORD does against RULE as far as the record tells.
void check_opening(opening_rule const &rule, record const &game, game_report &report);

} // namespace arb::renju
