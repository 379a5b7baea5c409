#include "pairing/round_report.hpp"

#include "event/history.hpp"
#include "event/writer.hpp"
#include "pairing/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

namespace arb::pairing
{

namespace
{

using event::index;

constexpr std::size_t k_most_named = 40; ///< players that one message lists

place whole_file(event::tournament const &event)
{
    return {event.file, 0, 0};
}

std::int64_t number(event::tournament const &event, index i)
{
    return event.players[i].number;
}

/// Whom the players of SET may still meet, each by himself.
std::vector<index> possible_opponents(paired_field const &made)
{
    meetings const rules{made.field.streaks, made.field.bars};
    std::vector<index> others;
    for (place_number p = 0; p < rules.size(); ++p) {
        auto const meets = [&](place_number q) { return p != q && rules.allowed(p, q); };
        if (std::any_of(made.blocking.begin(), made.blocking.end(), meets)) {
            others.push_back(made.field.order[p].player);
        }
    }
    return others;
}

void remark_impossible(event::tournament const &event, std::uint32_t round, paired_field const &made,
                       finding_sink &sink)
{
    std::vector<index> blocking;
    for (auto const p : made.blocking) {
        blocking.push_back(made.field.order[p].player);
    }
    auto const others = possible_opponents(made);
    finding f{k_no_pairing,
              whole_file(event),
              {std::int64_t{round}, numbers_text(event, blocking), numbers_text(event, others)}};
    if (blocking.size() == 1) {
        f.with_detail(others.empty() ? "one-alone" : "one");
    } else if (others.empty()) {
        f.with_detail("alone");
    }
    sink.report(f);
}

void remark_lifted(event::tournament const &event, std::uint32_t round, paired_field const &made,
                   finding_sink &sink)
{
    for (auto const &[a, b] : made.answer.pairs) {
        for (auto const &lifted : made.lifted) {
            if (std::minmax(a, b) == std::minmax(lifted.a, lifted.b)) {
                auto const &what = lifted.why == bar::met ? k_rematch : k_wish_broken;
                sink.report({what,
                             whole_file(event),
                             {number(event, made.field.order[a].player),
                              number(event, made.field.order[b].player), std::int64_t{round}}});
            }
        }
    }
}

/// A pair that the arbiter made and the rules would not: it stands, with a warning.
void remark_manual(event::tournament const &event, round_options const &options, event::game const &drawn,
                   event::history const &before, finding_sink &sink)
{
    auto const report = [&](std::string_view detail) {
        finding f{k_manual_pair,
                  event.where(drawn.from),
                  {number(event, drawn.white), number(event, drawn.black), std::int64_t{options.round}}};
        sink.report(f.with_detail(detail));
    };
    std::vector<colour> white;
    std::vector<colour> black;
    for (auto const &e : before.of(drawn.white)) {
        if (e.is_played()) {
            white.push_back(e.side);
            if (e.opponent == drawn.black) {
                report("met");
            }
        }
    }
    for (auto const &e : before.of(drawn.black)) {
        if (e.is_played()) {
            black.push_back(e.side);
        }
    }
    auto const fourth = [](std::vector<colour> const &played, colour now) {
        return !played.empty() && played.back() == now && streak_length(played) >= 3;
    };
    if (event.stages[options.stage].settings.games == 1 &&
        (fourth(white, colour::white) || fourth(black, colour::black))) {
        report("colour");
    }
}

void remark_drawn(event::tournament const &event, round_options const &options, finding_sink &sink,
                  swiss_round const &made)
{
    std::optional<event::history> before;
    event::game const *bye = nullptr;
    for (auto const &g : event.games) {
        if (g.round != options.round || g.stage != options.stage) {
            continue;
        }
        if (g.black == event::k_nobody) {
            bye = g.result.how == event::manner::bye ? &g : bye;
            continue;
        }
        if (!before) {
            before.emplace(event, options.stage, options.round - 1);
        }
        remark_manual(event, options, g, *before, sink);
    }
    if (bye != nullptr && !made.byes.empty()) {
        sink.report(
            {k_second_bye,
             event.where(bye->from),
             {std::int64_t{options.round}, number(event, bye->white), number(event, made.byes.front())}});
    }
}

std::string stage_key(event::tournament const &event, std::uint32_t stage)
{
    return stage == 0 ? std::string{} : event.stages[stage].name;
}

} // namespace

std::string numbers_text(event::tournament const &event, std::vector<index> players)
{
    std::sort(players.begin(), players.end(),
              [&](index a, index b) { return event.players[a].number < event.players[b].number; });
    std::string text;
    for (std::size_t i = 0; i < std::min(players.size(), k_most_named); ++i) {
        text += fmt::format("{}{}", i == 0 ? "" : ", ", event.players[players[i]].number);
    }
    return players.size() > k_most_named ? text + fmt::format(", ... ({})", players.size()) : text;
}

bool is_ready(event::tournament const &event, round_options const &options, finding_sink &sink)
{
    bool ready = true;
    if (!event::is_swiss(options.system)) {
        sink.report({k_not_swiss,
                     event.settings().where("system"),
                     {std::string{event::system_name(options.system)}}});
        ready = false;
    }
    for (auto const &p : event.players) {
        if (p.number == 0 && p.is_present(options.round)) {
            sink.report({k_number_missing, event.where(p.from), {std::string{p.name}}});
            ready = false;
        }
    }
    for (auto const &g : event.games) {
        if (g.stage == options.stage && g.round < options.round && g.result.is_pending()) {
            sink.report({k_round_open,
                         event.where(g.from),
                         {std::int64_t{g.round}, number(event, g.white), std::int64_t{options.round},
                          g.black == event::k_nobody ? std::string{"-"}
                                                     : fmt::format("{}", number(event, g.black))}});
            ready = false;
        }
    }
    return ready;
}

void remark(event::tournament const &event, round_options const &options, swiss_round const &made,
            finding_sink &sink)
{
    auto const planned = event.stages[options.stage].settings.rounds;
    if (planned != 0 && options.round > planned) {
        sink.report({k_rounds_over,
                     event.stages[options.stage].settings.where("rounds"),
                     {std::int64_t{options.round}, std::int64_t{planned}}});
    }
    for (auto const &field : made.fields) {
        if (!field.answer.possible) {
            remark_impossible(event, options.round, field, sink);
        }
        remark_lifted(event, options.round, field, sink);
    }
    auto const drawn = std::any_of(event.games.begin(), event.games.end(), [&](event::game const &g) {
        return g.round == options.round && g.stage == options.stage &&
               (g.black != event::k_nobody || g.result.how == event::manner::bye);
    });
    if (made.boards.empty() && made.byes.empty() && made.possible()) {
        sink.report(
            {drawn ? k_round_paired : k_nobody_present, whole_file(event), {std::int64_t{options.round}}});
    }
    if (drawn) {
        remark_drawn(event, options, sink, made);
    }
}

std::vector<std::uint32_t> free_boards(event::tournament const &event, round_options const &options,
                                       std::size_t count, std::vector<index> const &removed)
{
    std::set<std::uint32_t> taken;
    for (index i = 0; i < event.games.size(); ++i) {
        auto const &g = event.games[i];
        if (g.round == options.round && g.stage == options.stage &&
            !std::binary_search(removed.begin(), removed.end(), i)) {
            taken.insert(g.board);
        }
    }
    std::vector<std::uint32_t> free;
    for (std::uint32_t board = 1; free.size() < count; ++board) {
        if (!taken.contains(board)) {
            free.push_back(board);
        }
    }
    return free;
}

std::vector<game_line> game_lines(event::tournament const &event, round_options const &options,
                                  swiss_round const &made, std::vector<index> const &removed)
{
    event::key_values keys;
    if (auto name = stage_key(event, options.stage); !name.empty()) {
        keys.emplace_back("stage", std::move(name));
    }
    std::vector<game_line> lines;
    auto const number_of = [&](index i) { return event.players[i].number; };
    auto const boards = free_boards(event, options, made.boards.size(), removed);
    for (index i = 0; i < made.boards.size(); ++i) {
        auto const &board = made.boards[i];
        auto &line = lines.emplace_back(game_line{{}, i});
        event::write_game(line.text, options.round, boards[i], number_of(board.white), number_of(board.black),
                          "", keys);
    }
    auto const alone = [&](std::vector<index> const &players, std::string_view result) {
        for (auto const i : players) {
            event::write_game(lines.emplace_back().text, options.round, 0, number_of(i), 0, result, keys);
        }
    };
    alone(made.byes, "+");
    alone(made.absent, "-");
    return lines;
}

std::string lot_lines(swiss_round const &made)
{
    std::string lines;
    for (auto const &lot : made.new_lots) {
        event::write_lot(lines, lot.purpose, lot.seed);
    }
    return lines;
}

} // namespace arb::pairing
