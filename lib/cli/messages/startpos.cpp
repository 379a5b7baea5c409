#include "cli/language.hpp"
#include "cli/messages.hpp"
#include "startpos/rules.hpp"

#include <array>

namespace arb::cli
{

namespace
{

using namespace startpos;

constexpr std::array k_rules{&k_table_form,    &k_game_form,     &k_no_cell_left,
                             &k_start_differs, &k_start_unknown, &k_start_missing};

// clang-format off
constexpr std::array k_messages{
    message{"table-form", mark("this line is no cell of a table: {0}"),
            mark("A table is TSV with the columns category, row, kind, moves, side_to_move, fen, or TOML with [[cell]] entries of name, fen and moves.")},
    message{"game-form", mark("this game line cannot get a start position: {0}"),
            mark("A game line has a round, a board, White and Black; the lot's purpose is made of round and board.")},
    message{"no-cell-left", mark("round {0}, board {1}: no cell of the table is left that may be drawn"),
            mark("Cells of the same round, of earlier games of the pair and excluded cells are not drawn.")},
    message{"start-differs", mark("round {0}, board {1}: start={2} stands here, the lot gives {3}"),
            mark("Anyone can repeat a draw from the event's seed: the cells are sorted by SHA-256 of SEED/PURPOSE/CELL.")},
    message{"start-unknown", mark("round {0}, board {1}: the table has no cell {2}")},
    message{"start-missing", mark("round {0}, board {1}: no start position was drawn")},
};
// clang-format on

} // namespace

catalogue const &startpos_catalogue()
{
    static catalogue const area{k_rules, k_messages};
    return area;
}

} // namespace arb::cli
