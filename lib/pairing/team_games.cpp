#include "pairing/team_games.hpp"

#include "pairing/rules.hpp"

#include <algorithm>
#include <map>

namespace arb::pairing
{

namespace
{

using event::index;

void sort_by_board(event::tournament const &event, std::vector<index> &players)
{
    std::sort(players.begin(), players.end(), [&](index a, index b) {
        auto const &x = event.players[a];
        auto const &y = event.players[b];
        auto const board = [](event::player const &p) { return p.board == 0 ? 0xFFFFFFFFU : p.board; };
        return std::pair{board(x), x.number} < std::pair{board(y), y.number};
    });
}

} // namespace

std::vector<index> teams_in_order(event::tournament const &event)
{
    std::vector<index> teams;
    for (index i = 0; i < event.teams.size(); ++i) {
        if (event.teams[i].last > 0) {
            teams.push_back(i);
        }
    }
    std::sort(teams.begin(), teams.end(),
              [&](index a, index b) { return event.teams[a].number < event.teams[b].number; });
    return teams;
}

std::vector<index> lineup_of(event::tournament const &event, std::uint32_t round, index team)
{
    event::lineup const *first = nullptr;
    for (auto const &one : event.lineups) {
        if (one.team == team && one.round == round) {
            return one.boards;
        }
        if (one.team == team && one.round == 1) {
            first = &one;
        }
    }
    if (first != nullptr) {
        return first->boards;
    }
    std::vector<index> players;
    for (index i = 0; i < event.players.size(); ++i) {
        if (event.players[i].team == team && event.players[i].is_present(round)) {
            players.push_back(i);
        }
    }
    sort_by_board(event, players);
    return players;
}

bool write_match(event::tournament const &event, std::uint32_t round, std::uint32_t table, index first,
                 index second, game_writer &writer, finding_sink &sink)
{
    auto a = lineup_of(event, round, first);
    auto b = lineup_of(event, round, second);
    auto const boards = event.settings().teams ? event.settings().teams->boards : 4U;
    a.resize(boards, event::k_nobody);
    b.resize(boards, event::k_nobody);
    for (std::uint32_t board = 1; board <= boards; ++board) {
        auto const x = a[board - 1];
        auto const y = b[board - 1];
        for (auto const p : {x, y}) {
            if (p != event::k_nobody && event.players[p].number == 0) {
                sink.report({k_number_missing,
                             event.where(event.players[p].from),
                             {std::string{event.players[p].name}}});
                return false;
            }
        }
        if (x != event::k_nobody && y != event::k_nobody) {
            writer.pair({round, board, table}, board % 2 != 0 ? x : y, board % 2 != 0 ? y : x);
        } else if (x != event::k_nobody || y != event::k_nobody) {
            writer.bye({round, board, table}, x != event::k_nobody ? x : y);
        }
    }
    return true;
}

std::optional<std::array<std::vector<index>, 2>>
two_teams(event::tournament const &event, std::vector<index> const &players, finding_sink &sink)
{
    std::map<std::uint32_t, std::vector<index>> teams;
    for (auto const i : players) {
        auto const &p = event.players[i];
        if (p.team == event::k_nobody) {
            sink.report(
                finding{k_teams_wrong, event.where(p.from), {std::int64_t{p.number}}}.with_detail("none"));
            return std::nullopt;
        }
        teams[event.teams[p.team].number].push_back(i);
    }
    if (teams.size() != 2) {
        sink.report({k_teams_wrong, {event.file, 0, 0}, {static_cast<std::int64_t>(teams.size())}});
        return std::nullopt;
    }
    std::array<std::vector<index>, 2> sides{teams.begin()->second, teams.rbegin()->second};
    for (auto &side : sides) {
        sort_by_board(event, side);
    }
    return sides;
}

} // namespace arb::pairing
