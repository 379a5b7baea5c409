#include "common/start_draw.hpp"

#include "base/number.hpp"
#include "lots/lots.hpp"
#include "startpos/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::common
{

using namespace startpos;

namespace
{

/// Each name of `7-16,3-2`.
template <typename Visit>
void each_name(std::string_view names, Visit visit)
{
    while (!names.empty()) {
        auto const end = std::min(names.find(','), names.size());
        visit(names.substr(0, end));
        names.remove_prefix(std::min(end + 1, names.size()));
    }
}

} // namespace

start_draw::start_draw(event::tournament const &event, table const &from, start_draw_options options,
                       finding_sink &sink)
: m_event{event}
, m_table{from}
, m_options{std::move(options)}
, m_sink{sink}
{
    for (event::game const &g : event.games) {
        if (g.black != event::k_nobody) {
            pairing const p{g.round, g.board, event.players[g.white].number, event.players[g.black].number};
            remember(p, g.keys.find("start").value_or(std::string_view{}));
        }
    }
}

void start_draw::remember(pairing const &p, std::string_view starts)
{
    each_name(starts, [&](std::string_view name) {
        m_rounds[p.round].emplace(name);
        m_pairs[std::minmax(p.white, p.black)].emplace(name);
    });
}

bool start_draw::is_taken(pairing const &p, std::string_view name) const
{
    auto const round = m_rounds.find(p.round);
    if (round != m_rounds.end() && round->second.contains(name)) {
        return true;
    }
    auto const pair = m_pairs.find(std::minmax(p.white, p.black));
    return !m_options.repeat && pair != m_pairs.end() && pair->second.contains(name);
}

std::string start_draw::seed_for(std::string const &purpose, std::vector<std::string> &seeded) const
{
    if (!m_options.seed.empty()) {
        return m_options.seed;
    }
    std::string seed{m_event.seed_for(purpose)};
    if (seed.empty()) {
        seeded.push_back(purpose);
        return m_options.fresh_seed;
    }
    return seed;
}

cell const *start_draw::draw_one(pairing const &p, std::string const &purpose,
                                 std::vector<std::string> &seeded)
{
    drawing lot{m_table, seed_for(purpose, seeded), m_options.how};
    for (auto const &name : m_options.excluded) {
        lot.exclude(name);
    }
    return lot.draw(purpose, [&](cell const &c) { return is_taken(p, c.name()); });
}

std::string start_draw::draw_cells(pairing const &p, place where, std::vector<std::string> &seeded)
{
    std::string names;
    unsigned const games = m_options.per_game ? m_options.games : 1;
    for (unsigned game = 1; game <= games; ++game) {
        std::string purpose = fmt::format("start-{}-{}", p.round, p.board);
        purpose += games > 1 ? fmt::format("-{}", game) : "";
        cell const *const drawn = draw_one(p, purpose, seeded);
        if (drawn == nullptr) {
            m_sink.report({k_no_cell_left, where, {std::int64_t{p.round}, std::int64_t{p.board}}});
            return {};
        }
        remember(p, drawn->name());
        names += fmt::format("{}{}", names.empty() ? "" : ",", drawn->name());
    }
    return names;
}

std::string start_draw::draw_for(std::string_view line, place where, std::vector<std::string> &seeded)
{
    std::vector<std::string_view> fields;
    event::split_fields(line, fields);
    bool const is_game = fields.size() >= 5 && fields[0] == "game" && fields[4] != "-";
    bool const has_start =
        std::any_of(fields.begin(), fields.end(), [](auto f) { return event::key_of(f) == "start"; });
    if (!is_game || has_start) {
        return std::string{line};
    }
    auto const round = read_number<std::uint32_t>(fields[1]);
    auto const board = read_number<std::uint32_t>(fields[2]);
    auto const white = read_number<std::uint32_t>(fields[3]);
    auto const black = read_number<std::uint32_t>(fields[4]);
    if (!round || !board || !white || !black) {
        m_sink.report({k_game_form, where, {std::string{line.substr(0, 60)}}});
        return std::string{line};
    }
    pairing const p{*round, *board, *white, *black};
    std::string const names = draw_cells(p, where, seeded);
    std::string text{line};
    if (m_options.colour) {
        std::string const purpose = fmt::format("start-{}-{}-colour", p.round, p.board);
        std::vector<std::string_view> const sides{"W", "B"};
        if (lots::draw(seed_for(purpose, seeded), purpose, std::span<std::string_view const>{sides})
                .front() == 1) {
            text = fmt::format("game\t{}\t{}\t{}\t{}", *round, *board, *black, *white);
            for (std::size_t i = 5; i < fields.size(); ++i) {
                text += fmt::format("\t{}", fields[i]);
            }
        }
    }
    if (names.empty()) {
        return text;
    }
    text += fields.size() < 6 ? "\t" : ""; // the result field, empty
    return fmt::format("{}\tstart={}", text, names);
}

void start_draw::verify()
{
    m_rounds.clear();
    m_pairs.clear();
    std::vector<event::game const *> games;
    for (event::game const &g : m_event.games) {
        if (g.black != event::k_nobody && g.leg <= 1) {
            games.push_back(&g);
        }
    }
    std::stable_sort(games.begin(), games.end(), [](auto const *a, auto const *b) {
        return std::pair{a->round, a->board} < std::pair{b->round, b->board};
    });
    for (event::game const *const g : games) {
        pairing const p{g->round, g->board, m_event.players[g->white].number,
                        m_event.players[g->black].number};
        auto const where = m_event.where(g->from);
        auto const stands = g->keys.find("start");
        if (!stands) {
            m_sink.report({k_start_missing, where, {std::int64_t{p.round}, std::int64_t{p.board}}});
            continue;
        }
        each_name(*stands, [&](std::string_view name) {
            bool const known = std::any_of(m_table.cells.begin(), m_table.cells.end(),
                                           [&](cell const &c) { return c.name() == name; });
            if (!known) {
                m_sink.report({k_start_unknown,
                               where,
                               {std::int64_t{p.round}, std::int64_t{p.board}, std::string{name}}});
            }
        });
        std::vector<std::string> seeded;
        auto const before_rounds = m_rounds;
        auto const before_pairs = m_pairs;
        std::string const drawn = draw_cells(p, where, seeded);
        m_rounds = before_rounds;
        m_pairs = before_pairs;
        remember(p, *stands);
        if (drawn != *stands) {
            m_sink.report({k_start_differs,
                           where,
                           {std::int64_t{p.round}, std::int64_t{p.board}, std::string{*stands}, drawn}});
        }
    }
}

} // namespace arb::common
