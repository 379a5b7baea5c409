#pragma once

#include "draughts/variant.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arb::draughts
{

/// What can be wrong or odd about a FEN.
enum class fen_fault_kind : std::uint8_t {
    // errors: there is no position
    syntax,       ///< `text` = what stands there
    hub,          ///< an engine's Hub position, not a PDN FEN
    turn_twice,   ///< the side to move is given twice
    bad_square,   ///< no such square on this board
    square_twice, ///< two pieces on one square
    unknown_turn, ///< `?` for the side to move: read as the first mover
    // warnings
    crowning_row,  ///< a man on its own crowning row
    too_many,      ///< more pieces than a side has at the start
    king_range,    ///< `K5-9`: the whole range read as kings
    falling_range, ///< `9-5`
    // notes
    nothing_to_move, ///< the side to move has no piece
    extra_field,     ///< move counters of other programs, dropped
    // form, of interest to strict writers
    trailing_dot,
    blank,
};

bool is_fatal(fen_fault_kind kind);

struct fen_fault {
    fen_fault_kind kind;
    std::size_t offset; ///< bytes into the text
    std::string text;   ///< the piece of text in question
};

struct fen_result {
    position where;
    bool valid = false;
    bool turn_known = true;
    std::vector<fen_fault> faults;
};

/// A PDN FEN (`W:W31-50:BK3,6-9.`), squares by number or algebraic. Empty sides are allowed.
fen_result read_fen(variant v, std::string_view text);

/// Engines' Hub position: side letter, then one letter a square (w b W B e) from square 1.
fen_result read_hub(variant v, std::string_view text);

/// Canonical PDN 3.0: no blanks, no dot, White's block first, single squares in order.
std::string fen_text(variant v, position const &p, square_names names = square_names::numeric);
std::string hub_text(variant v, position const &p);

} // namespace arb::draughts
