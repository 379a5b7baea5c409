#include "pairing/entrants.hpp"

#include "lots/lots.hpp"
#include "pairing/rules.hpp"
#include "standings/ranking.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::pairing
{

namespace
{

using event::index;

std::vector<index> of_event(event::tournament const &event)
{
    std::vector<index> players;
    for (index i = 0; i < event.players.size(); ++i) {
        if (event.players[i].last > 0 && event.players[i].enters <= 1) {
            players.push_back(i);
        }
    }
    return players;
}

std::vector<index> of_stage(event::tournament const &event, event::stage const &stage)
{
    std::vector<index> players;
    for (index i = 0; i < event.players.size(); ++i) {
        auto const &p = event.players[i];
        auto const listed =
            std::find(stage.players.begin(), stage.players.end(), p.number) != stage.players.end();
        if (listed || p.keys.find("stage") == stage.name) {
            players.push_back(i);
        }
    }
    return players;
}

/// The best of another stage by its final table.
std::optional<std::vector<index>> best_of(event::tournament const &event, event::stage const &stage,
                                          finding_sink &sink)
{
    auto const from = event.find_stage(stage.from);
    if (from == event::k_nobody) {
        sink.report(finding{k_stage_players, {event.file, 0, 0}, {stage.from}}.with_detail("unknown"));
        return std::nullopt;
    }
    standings::score_sheet const sheet{event, from};
    auto const &settings = event.stages[from].settings;
    standings::ranking const table{sheet, standings::expand(settings.tiebreaks, settings)};
    std::vector<index> players;
    for (auto const &row : table.rows()) {
        if (row.first_place == 0 || row.first_place > stage.top) {
            continue;
        }
        if (row.last_place > stage.top) {
            sink.report(finding{k_stage_players,
                                {event.file, 0, 0},
                                {stage.name, static_cast<std::int64_t>(row.first_place),
                                 static_cast<std::int64_t>(row.last_place), std::int64_t{stage.top}}}
                            .with_detail("shared"));
            return std::nullopt;
        }
        players.push_back(row.player);
    }
    return players;
}

void draw(std::vector<index> &players, event::tournament const &event, std::string const &purpose,
          seed_source &seeds)
{
    std::vector<std::string> tickets;
    for (auto const i : players) {
        tickets.push_back(fmt::format("{}", event.players[i].number));
    }
    std::vector<index> order;
    for (auto const place : lots::draw(seeds.for_purpose(purpose), purpose, tickets)) {
        order.push_back(players[place]);
    }
    players = std::move(order);
}

bool are_numbered(event::tournament const &event, std::vector<index> const &players, finding_sink &sink)
{
    bool numbered = true;
    for (auto const i : players) {
        if (event.players[i].number == 0) {
            sink.report(
                {k_number_missing, event.where(event.players[i].from), {std::string{event.players[i].name}}});
            numbered = false;
        }
    }
    return numbered;
}

} // namespace

std::optional<std::vector<event::index>> entrants(event::tournament const &event, std::uint32_t stage,
                                                  bool by_lot, seed_source &seeds, finding_sink &sink)
{
    auto const &own = event.stages[stage];
    bool const ranked = stage != 0 && !own.from.empty() && own.top > 0;
    auto players = stage == 0 ? std::optional{of_event(event)}
                   : ranked   ? best_of(event, own, sink)
                              : std::optional{of_stage(event, own)};
    if (!players || !are_numbered(event, *players, sink)) {
        return std::nullopt;
    }
    if (!ranked) {
        std::sort(players->begin(), players->end(),
                  [&](index a, index b) { return event.players[a].number < event.players[b].number; });
    }
    if (players->size() < 2) {
        auto f = stage == 0
                     ? finding{k_field_size, {event.file, 0, 0}, {static_cast<std::int64_t>(players->size())}}
                     : finding{k_stage_players, {event.file, 0, 0}, {own.name}};
        sink.report(f);
        return std::nullopt;
    }
    if (by_lot && stage != 0) {
        draw(*players, event, fmt::format("stage-{}", own.name), seeds);
    }
    return players;
}

} // namespace arb::pairing
