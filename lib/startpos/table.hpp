#pragma once

#include "draughts/variant.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arb::startpos
{

/// One cell of a table of start positions.
struct cell {
    std::string_view category; ///< column of the printed table, or class (`standard`, `barred`, ...)
    std::string_view row;      ///< as the source labels it, Roman or Arabic
    std::string_view kind;     ///< moves, placement (men lifted by lot), ballot (men removed, then moves)
    std::string_view moves;
    std::string_view fen;
    draughts::position where;

    /// `7-16`: column and row number, the name in `start=`; the row alone where the category is no column.
    std::string name() const;
};

/// A table of start positions: one variant, named cells in the order of the source.
struct table {
    std::string_view name;
    draughts::variant variant;
    std::vector<cell> cells;
};

/// The tables that are built in, by the names of the setting `start-table`.
std::span<std::string_view const> table_names();
/// Parsed on first use; null where there is no such table.
table const *built_in(std::string_view name);

/// The number of a row label, `XVI` or `16`; 0 where it is neither.
unsigned row_number(std::string_view label);

/// The cell of a Russian table in which men are lifted by lot as LIFTS say (`a1-b4 a7-a5`, one or both sides,
/// small letters); null where there is none (2.2.2).
cell const *find_placement(std::string_view lifts);

/// The first cell, table by table, whose position P is, for games of draughts-64; nothing where there is
/// none.
struct named_cell {
    table const *in;
    cell const *which;
};
std::optional<named_cell> find(draughts::variant v, draughts::position const &p);

} // namespace arb::startpos
