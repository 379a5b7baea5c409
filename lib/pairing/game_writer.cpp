#include "pairing/game_writer.hpp"

#include "event/writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arb::pairing
{

game_writer::game_writer(event::tournament const &event, schedule_options const &options)
: m_event{&event}
, m_options{&options}
, m_settings{&event.stages[options.stage].settings}
{
    for (auto const &g : event.games) {
        if (g.stage == options.stage) {
            m_rounds.resize(std::max<std::size_t>(m_rounds.size(), g.round + 1U));
            m_rounds[g.round] = true;
        }
    }
}

bool game_writer::has(std::uint32_t round) const
{
    return round < m_rounds.size() && m_rounds[round];
}

void game_writer::pair(seat at, event::index begins, event::index other)
{
    if (!m_options->legs || m_settings->games < 2) {
        write(at, begins, other, 0, {});
        return;
    }
    for (std::uint32_t leg = 1; leg <= m_settings->games; ++leg) {
        write(at, begins, other, leg, {});
        std::swap(begins, other);
    }
}

void game_writer::leg(seat at, event::index begins, event::index other, std::uint32_t leg,
                      std::string_view note)
{
    write(at, begins, other, leg, note);
}

void game_writer::write(seat at, event::index begins, event::index other, std::uint32_t leg,
                        std::string_view note)
{
    bool const black_begins = m_settings->plays == discipline::renju;
    auto const white = m_event->players[black_begins ? other : begins].number;
    auto const black = m_event->players[black_begins ? begins : other].number;
    event::key_values keys;
    if (m_options->stage != 0) {
        keys.emplace_back("stage", m_event->stages[m_options->stage].name);
    }
    if (at.table != 0) {
        keys.emplace_back("table", fmt::format("{}", at.table));
    }
    if (leg != 0) {
        keys.emplace_back("leg", fmt::format("{}", leg));
    }
    if (!note.empty()) {
        keys.emplace_back("note", std::string{note});
    }
    event::write_game(m_lines, at.round, at.board, white, black, "", keys);
}

void game_writer::bye(seat at, event::index player)
{
    event::key_values keys;
    if (m_options->stage != 0) {
        keys.emplace_back("stage", m_event->stages[m_options->stage].name);
    }
    if (at.table != 0) {
        keys.emplace_back("table", fmt::format("{}", at.table));
    }
    event::write_game(m_lines, at.round, 0, m_event->players[player].number, 0, "+", keys);
}

void game_writer::lots(seed_source const &seeds)
{
    std::string records;
    for (auto const &lot : seeds.made()) {
        event::write_lot(records, lot.purpose, lot.seed);
    }
    m_lines.insert(0, records);
}

} // namespace arb::pairing
