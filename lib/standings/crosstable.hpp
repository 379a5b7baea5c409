#pragma once

#include "standings/ranking.hpp"

#include <string>
#include <vector>

namespace arb::standings
{

/// A round of a Swiss: opponent's number, colour, points: `17w2`, `4b+`; `+` a bye, `-` an absence.
std::string round_cell(score_sheet const &sheet, entry const &e);

/// What a meeting brought: `2`, `+`, `-`; a micro-match with its games: `2(3-1)`.
std::string result_cell(score_sheet const &sheet, index player, entry const &e);

/// The cells of each ranked row: a column a round, or a column a place for a round robin (`*` on the
/// diagonal, several cycles with blanks between).
struct crosstable {
    std::vector<std::string> headings; ///< round numbers, or places
    std::vector<std::vector<std::string>> rows;
    bool is_square = false;
};

crosstable make_crosstable(ranking const &table);

} // namespace arb::standings
