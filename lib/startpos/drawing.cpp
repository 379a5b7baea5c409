#include "startpos/drawing.hpp"

#include "draughts/notation.hpp"
#include "lots/lots.hpp"

#include <algorithm>
#include <vector>

namespace arb::startpos
{

using namespace draughts;

namespace
{

/// Barred and lost openings stand in the tables, but are not in the deck that is drawn from.
bool is_in_deck(cell const &c)
{
    return c.category != "barred" && c.category != "lost" && c.category != "mailplay";
}

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> result;
    while (!text.empty()) {
        auto const end = std::min(text.find(' '), text.size());
        if (end > 0) {
            result.push_back(text.substr(0, end));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

/// The legal move that a short text names (`ab4`, `8-11`, `bd6`); each names one in the tables.
std::optional<move> named_move(variant v, position const &p, std::string_view text)
{
    for (move const &m : legal_moves(v, p)) {
        std::string brief = move_text(v, p, m, notation::brief);
        std::erase_if(brief, [](char c) { return c == ':' || c == 'x'; });
        std::string const numeric = move_text(v, p, m, notation::numeric);
        if (text == brief || text == numeric) {
            return m;
        }
    }
    return std::nullopt;
}

} // namespace

bool drawing::may_be_drawn(cell const &c) const
{
    return is_in_deck(c) && !m_excluded.contains(c.name());
}

cell const *drawing::draw(std::string const &purpose, std::function<bool(cell const &)> const &taken) const
{
    auto const free = [&](cell const &c) { return may_be_drawn(c) && !taken(c); };
    return m_how == tickets::one ? draw_one(purpose, free) : draw_column_and_row(purpose, free);
}

cell const *drawing::draw_one(std::string const &purpose, std::function<bool(cell const &)> const &free) const
{
    std::vector<std::string> names;
    for (cell const &c : m_table.cells) {
        names.push_back(c.name());
    }
    for (std::size_t const place : lots::draw(m_seed, purpose, std::span<std::string const>{names})) {
        if (free(m_table.cells[place])) {
            return &m_table.cells[place];
        }
    }
    return nullptr;
}

cell const *drawing::draw_column_and_row(std::string const &purpose,
                                         std::function<bool(cell const &)> const &free) const
{
    std::vector<std::string_view> columns;
    for (cell const &c : m_table.cells) {
        if (columns.empty() || std::find(columns.begin(), columns.end(), c.category) == columns.end()) {
            columns.push_back(c.category);
        }
    }
    for (std::size_t const column :
         lots::draw(m_seed, purpose + "-column", std::span<std::string_view const>{columns})) {
        std::vector<cell const *> cells;
        std::vector<std::string> rows;
        for (cell const &c : m_table.cells) {
            if (c.category == columns[column]) {
                cells.push_back(&c);
                rows.push_back(std::to_string(row_number(c.row)));
            }
        }
        for (std::size_t const row :
             lots::draw(m_seed, purpose + "-row", std::span<std::string const>{rows})) {
            if (free(*cells[row])) {
                return cells[row];
            }
        }
    }
    return nullptr;
}

position ballot_start(variant v, cell const &c)
{
    position p = start_position(v);
    for (std::string_view const word : words(c.moves)) {
        if (!word.starts_with('-') || word == "---") {
            break;
        }
        if (auto const s = read_square(v, word.substr(1))) {
            bitboard const one = bit(v, s->where);
            p.white &= ~one;
            p.black &= ~one;
        }
    }
    return p;
}

std::string full_moves(variant v, cell const &c)
{
    if (c.kind == "placement") {
        return std::string{c.moves};
    }
    position p = ballot_start(v, c);
    std::string text;
    for (std::string_view const word : words(c.moves)) {
        text += text.empty() ? "" : " ";
        auto const m = word.starts_with('-') ? std::nullopt : named_move(v, p, word);
        if (!m) {
            text += word;
            continue;
        }
        auto const usual = info(v).names == square_names::numeric ? notation::numeric : notation::algebraic;
        text += move_text(v, p, *m, m->is_capture() ? notation::full : usual);
        p = after(p, *m);
    }
    return text;
}

} // namespace arb::startpos
