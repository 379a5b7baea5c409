#include "standings/withdrawals.hpp"

#include <algorithm>
#include <map>

namespace arb::standings
{

namespace
{

using event::entry;
using event::index;

/// How often each pair met, played or not.
using pair_counts = std::map<std::pair<index, index>, std::uint32_t>;

pair_counts count_pairs(event::history const &history)
{
    pair_counts pairs;
    for (event::meeting const &m : history.meetings()) {
        if (m.is_over() && m.black != event::k_nobody) {
            ++pairs[std::minmax(m.white, m.black)];
        }
    }
    return pairs;
}

/// The setting, else the most rounds in which any one pair met.
std::uint32_t cycles_of(event::settings const &settings, pair_counts const &pairs)
{
    if (settings.cycles != 0) {
        return settings.cycles;
    }
    std::uint32_t most = 1;
    for (auto const &[pair, count] : pairs) {
        most = std::max(most, count);
    }
    return most;
}

std::size_t played(event::history const &history, index player)
{
    auto const rows = history.of(player);
    return static_cast<std::size_t>(
        std::count_if(rows.begin(), rows.end(), [](entry const &e) { return e.is_played(); }));
}

entry unplayed(index opponent, bool wins, event::settings const &settings)
{
    entry e;
    e.opponent = opponent;
    e.meeting = event::k_nobody;
    e.how = event::manner::forfeit;
    e.result = wins ? event::outcome::win : event::outcome::loss;
    auto const worth = wins ? settings.scoring.win() : settings.scoring.loss();
    bool const by_sum = settings.match_scoring == event::match_scoring::sum;
    e.brought = worth * (by_sum ? settings.games : 1);
    return e;
}

} // namespace

withdrawal_effect withdrawals_of_round_robin(event::tournament const &event, event::history const &history,
                                             std::vector<char> const &takes_part,
                                             event::settings const &settings, std::uint32_t after)
{
    auto const count = event.players.size();
    withdrawal_effect effect{std::vector<char>(count), {}};
    auto const left = [&](index i) {
        return event.players[i].is_withdrawn() && event.players[i].last <= after;
    };
    std::vector<index> leavers;
    for (index i = 0; i < count; ++i) {
        if (takes_part[i] && left(i)) {
            leavers.push_back(i);
        }
    }
    if (leavers.empty()) {
        return effect;
    }
    auto const pairs = count_pairs(history);
    auto const cycles = cycles_of(settings, pairs);
    auto const others =
        static_cast<std::size_t>(std::count(takes_part.begin(), takes_part.end(), char{1})) - 1;
    for (index const who : leavers) {
        effect.excluded[who] = 2 * played(history, who) < others * cycles;
    }
    for (index const who : leavers) {
        for (index other = 0; other < count; ++other) {
            bool const counts = other != who && takes_part[other] && !effect.excluded[who] &&
                                !effect.excluded[other] && (!left(other) || who < other);
            auto const met = counts ? pairs.find(std::minmax(who, other)) : pairs.end();
            auto const times = met == pairs.end() ? 0 : met->second;
            for (auto i = times; counts && i < cycles; ++i) {
                effect.added.push_back({who, unplayed(other, false, settings)});
                effect.added.push_back({other, unplayed(who, !left(other), settings)});
            }
        }
    }
    std::stable_sort(effect.added.begin(), effect.added.end(),
                     [](added_row const &a, added_row const &b) { return a.player < b.player; });
    return effect;
}

} // namespace arb::standings
