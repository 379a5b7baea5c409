#include "standings/crosstable.hpp"

#include <fmt/format.h>

namespace arb::standings
{

namespace
{

using event::colour;
using event::manner;
using event::outcome;

bool is_match(score_sheet const &sheet, event::meeting const &m)
{
    return m.is_played() &&
           (m.legs > 1 || sheet.settings().games > 1 || sheet.event().games[m.game].result.games > 1);
}

std::vector<std::string> round_cells(ranking const &table, index player, std::uint32_t rounds)
{
    std::vector<std::string> cells(rounds);
    for (entry const &e : table.sheet().history().of(player)) {
        cells[e.round - 1] = round_cell(table.sheet(), e);
    }
    return cells;
}

crosstable by_rounds(ranking const &table)
{
    crosstable cross;
    auto const rounds = table.sheet().rounds();
    for (std::uint32_t round = 1; round <= rounds; ++round) {
        cross.headings.push_back(fmt::format("{}", round));
    }
    for (ranked const &row : table.rows()) {
        cross.rows.push_back(round_cells(table, row.player, rounds));
    }
    return cross;
}

crosstable square(ranking const &table)
{
    crosstable cross;
    cross.is_square = true;
    auto const &sheet = table.sheet();
    std::vector<std::size_t> place(sheet.players());
    for (std::size_t i = 0; i < table.rows().size(); ++i) {
        place[table.rows()[i].player] = i;
        cross.headings.push_back(fmt::format("{}", i + 1));
    }
    for (std::size_t i = 0; i < table.rows().size(); ++i) {
        auto const who = table.rows()[i].player;
        std::vector<std::string> cells(table.rows().size());
        cells[i] = "*";
        auto const rows = sheet.is_excluded(who) ? sheet.history().of(who) : sheet.of(who);
        for (entry const &e : rows) {
            if (e.opponent != event::k_nobody) {
                auto &cell = cells[place[e.opponent]];
                cell += (cell.empty() ? "" : " ") + result_cell(sheet, who, e);
            }
        }
        cross.rows.push_back(std::move(cells));
    }
    return cross;
}

} // namespace

std::string result_cell(score_sheet const &sheet, index player, entry const &e)
{
    if (!e.is_played()) {
        return e.result == outcome::win ? "+" : "-";
    }
    auto const &m = sheet.history().meetings()[e.meeting];
    auto const text = event::points_text(e.brought);
    if (!is_match(sheet, m)) {
        return text;
    }
    bool const is_white = m.white == player;
    return fmt::format("{}({}-{})", text, event::points_text(is_white ? m.white_sum : m.black_sum),
                       event::points_text(is_white ? m.black_sum : m.white_sum));
}

std::string round_cell(score_sheet const &sheet, entry const &e)
{
    if (e.opponent == event::k_nobody) {
        return e.how == manner::bye ? "+" : "-";
    }
    auto const &m = sheet.history().meetings()[e.meeting];
    auto const player = e.side == colour::white ? m.white : m.black;
    return fmt::format("{}{}{}", sheet.event().players[e.opponent].number,
                       e.side == colour::white ? 'w' : 'b', result_cell(sheet, player, e));
}

crosstable make_crosstable(ranking const &table)
{
    bool const round_robin = table.sheet().settings().system == event::system::round_robin;
    return round_robin ? square(table) : by_rounds(table);
}

} // namespace arb::standings
