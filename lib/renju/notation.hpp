#pragma once

#include "renju/record.hpp"

#include <optional>
#include <string_view>

namespace arb::renju
{

/// Which letters an input uses, from its beginning: a P tells the skipped family, I and J both the plain one.
letters detect_letters(std::string_view text);

/// What stands at the front of a text of moves.
struct move_text {
    entry_kind kind = entry_kind::unreadable;
    point where = {};
    std::size_t bytes = 0;
    std::string_view why = {};
};

/// One move at the front of TEXT, which starts with neither blank nor end: `h8`, `H8`, `-`, `pass`, `65-`.
/// Points may run together (`h8h9`); what is no move reaches to the next blank.
move_text read_move(std::string_view text, letters spelling);

/// All of TEXT as a point.
std::optional<point> read_point(std::string_view text, letters spelling);

/// Adds the moves in TEXT, colours in turn from FIRST. Move numbers (`12.`) are passed over.
/// Returns whose turn it is after them.
colour read_moves(std::string_view text, letters spelling, colour first, record &into);

/// Adds the points in TEXT as stones of C that were set up.
void read_stones(std::string_view text, letters spelling, colour c, record &into);

} // namespace arb::renju
