#pragma once

#include "startpos/drawing.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arb::common
{

/// Cells as `tsv` (cell, FEN, moves), `text` with a diagram, `jsonl`, or `svg`: sheets of six boards, A4, one
/// below the other.
std::string printed_cells(startpos::table const &table, std::vector<startpos::cell const *> const &cells,
                          std::string_view format);

} // namespace arb::common
