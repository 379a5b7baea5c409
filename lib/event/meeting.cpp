#include "event/meeting.hpp"

#include <algorithm>
#include <map>

namespace arb::event
{

namespace
{

meeting start(game const &g, index place)
{
    meeting m;
    m.round = g.round;
    m.board = g.board;
    m.white = g.white;
    m.black = g.black;
    m.game = place;
    m.how = g.result.how;
    m.white_outcome = g.result.white;
    m.black_outcome = g.result.black;
    m.white_sum = g.result.white_points;
    m.black_sum = g.result.black_points;
    return m;
}

/// Adds one more leg, whichever colours it had. A leg without a result leaves the meeting open.
void add_leg(meeting &m, game const &g)
{
    bool const turned = g.white != m.white;
    m.white_sum += turned ? g.result.black_points : g.result.white_points;
    m.black_sum += turned ? g.result.white_points : g.result.black_points;
    ++m.legs;
    if (g.result.is_pending() || m.how == manner::pending) {
        m.how = manner::pending;
        return;
    }
    m.how = m.how == manner::played ? manner::played : g.result.how;
    result whole;
    whole.white_points = m.white_sum;
    whole.black_points = m.black_sum;
    decide(whole);
    m.white_outcome = whole.white;
    m.black_outcome = whole.black;
}

points worth(outcome o, scoring const &score)
{
    switch (o) {
    case outcome::win:
        return score.win();
    case outcome::draw:
        return score.draw();
    case outcome::loss:
        return score.loss();
    case outcome::none:
        break;
    }
    return {};
}

/// 1.11: a micro-match counts as one win, draw or loss, unless the regulations add up its games.
void count(meeting &m, bool is_match, settings const &s)
{
    if (!m.is_over()) {
        m.white_outcome = m.black_outcome = outcome::none;
        m.white_points = m.black_points = {};
    } else if (is_match && s.match_scoring == match_scoring::result) {
        m.white_points = worth(m.white_outcome, s.scoring);
        m.black_points = worth(m.black_outcome, s.scoring);
    } else {
        m.white_points = m.white_sum;
        m.black_points = m.black_sum;
    }
}

std::vector<index> games_by_round(tournament const &event, std::uint32_t of_stage, std::uint32_t last)
{
    std::vector<index> chosen;
    chosen.reserve(event.games.size());
    for (index i = 0; i < event.games.size(); ++i) {
        if (event.games[i].stage == of_stage && event.games[i].round <= last) {
            chosen.push_back(i);
        }
    }
    auto const by_round = [&](index a, index b) {
        auto const &x = event.games[a];
        auto const &y = event.games[b];
        return x.round != y.round ? x.round < y.round : x.leg < y.leg;
    };
    if (!std::is_sorted(chosen.begin(), chosen.end(), by_round)) {
        std::stable_sort(chosen.begin(), chosen.end(), by_round);
    }
    return chosen;
}

} // namespace

std::vector<meeting> meetings(tournament const &event, std::uint32_t of_stage, std::uint32_t last)
{
    auto const &settings = event.stages[of_stage].settings;
    std::vector<meeting> all;
    std::map<std::pair<index, index>, std::size_t> open; ///< micro-matches of the round by their players
    std::uint32_t round = 0;
    for (index const place : games_by_round(event, of_stage, last)) {
        game const &g = event.games[place];
        if (g.round != round) {
            open.clear();
            round = g.round;
        }
        if (g.leg == 0) {
            all.push_back(start(g, place));
            continue;
        }
        auto const [it, is_new] = open.emplace(std::minmax(g.white, g.black), all.size());
        if (is_new) {
            all.push_back(start(g, place));
        } else {
            add_leg(all[it->second], g);
        }
    }
    for (meeting &m : all) {
        bool const is_match = settings.games > 1 || m.legs > 1 || event.games[m.game].result.games > 1;
        count(m, is_match, settings);
    }
    return all;
}

} // namespace arb::event
