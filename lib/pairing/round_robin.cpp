#include "pairing/game_writer.hpp"
#include "pairing/rules.hpp"
#include "pairing/schedule.hpp"
#include "pairing/team_games.hpp"

#include <algorithm>
#include <numeric>

namespace arb::pairing
{

namespace
{

using event::index;

unsigned cycles_of(event::tournament const &event, schedule_options const &options)
{
    auto const own = event.stages[options.stage].settings.cycles;
    return options.cycles != 0 ? options.cycles : std::max(own, 1U);
}

/// VISIT(round, games) for the rounds of TABLE that are wanted and not drawn yet; false where all were.
template <typename Visit>
bool for_new_rounds(std::vector<table_round> const &table, schedule_options const &options,
                    game_writer const &writer, Visit visit)
{
    bool any = false;
    for (std::uint32_t round = 1; round <= table.size(); ++round) {
        if ((options.round == 0 || options.round == round) && !writer.has(round)) {
            visit(round, table[round - 1]);
            any = true;
        }
    }
    return any;
}

schedule finish(game_writer &writer, seed_source const &seeds, bool any, event::tournament const &event,
                schedule_options const &options, finding_sink &sink)
{
    if (!any) {
        sink.report(finding{k_round_paired, {event.file, 0, 0}, {std::int64_t{options.round}}}.with_detail(
            options.round == 0 ? "all" : "drawn"));
        return {};
    }
    writer.lots(seeds);
    return {writer.lines(), true};
}

schedule teams_schedule(event::tournament const &event, schedule_options const &options, finding_sink &sink)
{
    seed_source seeds{event, options.seed};
    game_writer writer{event, options};
    auto const teams = teams_in_order(event);
    auto const table =
        round_robin_table(static_cast<std::uint32_t>(teams.size()), cycles_of(event, options), options.mend);
    bool well = true;
    bool const any =
        for_new_rounds(table, options, writer, [&](std::uint32_t round, table_round const &games) {
            std::uint32_t match = 0;
            for (auto const &[first, second] : games) {
                if (second != 0) {
                    well = write_match(event, round, ++match, teams[first - 1], teams[second - 1], writer,
                                       sink) &&
                           well;
                }
            }
        });
    return well ? finish(writer, seeds, any, event, options, sink) : schedule{{}, false};
}

} // namespace

schedule round_robin_schedule(event::tournament const &event, schedule_options const &options,
                              finding_sink &sink)
{
    if (options.stage == 0 && event.settings().teams && event.teams.size() >= 2) {
        return teams_schedule(event, options, sink);
    }
    seed_source seeds{event, options.seed};
    auto const players = entrants(event, options.stage, options.by_lot, seeds, sink);
    if (!players) {
        return {{}, false};
    }
    game_writer writer{event, options};
    auto const table = round_robin_table(static_cast<std::uint32_t>(players->size()),
                                         cycles_of(event, options), options.mend);
    bool const any =
        for_new_rounds(table, options, writer, [&](std::uint32_t round, table_round const &games) {
            std::uint32_t board = 0;
            for (auto const &[first, second] : games) {
                if (second != 0) {
                    writer.pair({round, ++board}, (*players)[first - 1], (*players)[second - 1]);
                }
            }
        });
    return finish(writer, seeds, any, event, options, sink);
}

schedule scheveningen_schedule(event::tournament const &event, schedule_options const &options,
                               finding_sink &sink)
{
    seed_source seeds{event, options.seed};
    auto const players = entrants(event, options.stage, false, seeds, sink);
    if (!players) {
        return {{}, false};
    }
    auto sides = two_teams(event, *players, sink);
    if (!sides) {
        return {{}, false};
    }
    auto const size = std::max((*sides)[0].size(), (*sides)[1].size());
    auto const table = scheveningen_table(static_cast<std::uint32_t>(size), cycles_of(event, options));
    if (table.empty()) {
        sink.report(finding{k_field_size, {event.file, 0, 0}, {static_cast<std::int64_t>(size)}}.with_detail(
            "table"));
        return {{}, false};
    }
    game_writer writer{event, options};
    auto const player = [&](std::uint32_t number) {
        auto const &side = (*sides)[number > size ? 1 : 0];
        auto const place = (number - 1) % size;
        return place < side.size() ? side[place] : event::k_nobody; // an unequal team: his partner rests
    };
    bool const any =
        for_new_rounds(table, options, writer, [&](std::uint32_t round, table_round const &games) {
            std::uint32_t board = 0;
            for (auto const &[first, second] : games) {
                auto const a = player(first);
                auto const b = player(second);
                ++board;
                if (a != event::k_nobody && b != event::k_nobody) {
                    writer.pair({round, board}, a, b);
                }
            }
        });
    return finish(writer, seeds, any, event, options, sink);
}

} // namespace arb::pairing
