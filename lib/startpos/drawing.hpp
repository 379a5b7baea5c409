#pragma once

#include "startpos/table.hpp"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace arb::startpos
{

/// How many tickets a draw takes: one of all cells, or as at the table first the column, then the row
/// (2.2.2).
enum class tickets : std::uint8_t { one, column_and_row };

/// Draws from a table with a public lot: the tickets in the order of lots::draw, the first that may be taken.
class drawing
{
public:
    drawing(table const &from, std::string seed, tickets how)
    : m_table{from}
    , m_seed{std::move(seed)}
    , m_how{how}
    {
    }

    /// Cells that are never drawn, by name.
    void exclude(std::string const &name) { m_excluded.insert(name); }

    /// The cell that PURPOSE draws (`start-3-1`), passing over those TAKEN holds; null where none is left.
    cell const *draw(std::string const &purpose, std::function<bool(cell const &)> const &taken) const;

private:
    bool may_be_drawn(cell const &c) const;
    cell const *draw_one(std::string const &purpose, std::function<bool(cell const &)> const &free) const;
    cell const *draw_column_and_row(std::string const &purpose,
                                    std::function<bool(cell const &)> const &free) const;

    table const &m_table;
    std::string m_seed;
    tickets m_how;
    std::set<std::string, std::less<>> m_excluded;
};

/// The moves of a cell in full notation (`a3-b4 b6-c5`); lifts of men as the table has them.
std::string full_moves(draughts::variant v, cell const &c);

/// The start of the moves of a cell: the usual one, or for a ballot without the men that leave.
draughts::position ballot_start(draughts::variant v, cell const &c);

} // namespace arb::startpos
