#include "event/record_checks.hpp"

#include "event/rules.hpp"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace arb::event
{

namespace
{

/// One player's part in one game.
struct part {
    index player;
    std::uint32_t stage;
    std::uint32_t round;
    index game;

    auto key() const { return std::tie(player, stage, round); }
};

class checker
{
public:
    checker(tournament const &event, finding_sink &sink) : m_event{&event}, m_sink{&sink} {}

    void run()
    {
        names();
        rounds();
        lineups();
    }

private:
    void names();
    void rounds();
    void lineups();
    std::vector<part> sorted_parts() const;
    void presence(part const &p);
    void same_round(part const *begin, part const *end);
    void legs(part const *begin, part const *end);

    game const &game_of(part const &p) const { return m_event->games[p.game]; }
    index opponent(part const &p) const
    {
        game const &g = game_of(p);
        return g.white == p.player ? g.black : g.white;
    }
    std::int64_t number(index player) const { return m_event->players[player].number; }
    void report(rule const &what, game const &g, std::vector<argument> arguments)
    {
        m_sink->report({what, m_event->where(g.from), std::move(arguments)});
    }

    tournament const *m_event;
    finding_sink *m_sink;
};

void checker::names()
{
    std::unordered_map<std::string_view, std::uint32_t> first;
    first.reserve(m_event->players.size());
    for (player const &p : m_event->players) {
        auto const [it, is_new] = first.emplace(p.name, p.from.line);
        if (!is_new && !p.name.empty()) {
            m_sink->report({k_name_twice,
                            m_event->where(p.from, p.name),
                            {std::string{p.name}, std::int64_t{it->second}}});
        }
    }
}

/// All parts by player, stage and round. Counting by player first keeps it linear; lists of one player are
/// short.
std::vector<part> checker::sorted_parts() const
{
    std::vector<index> ends(m_event->players.size() + 1);
    auto const each = [&](auto &&take) {
        for (index i = 0; i < m_event->games.size(); ++i) {
            game const &g = m_event->games[i];
            take(g.white, g, i);
            if (g.black != k_nobody) {
                take(g.black, g, i);
            }
        }
    };
    each([&](index player, game const &, index) { ++ends[player + 1]; });
    for (std::size_t i = 1; i < ends.size(); ++i) {
        ends[i] += ends[i - 1];
    }
    std::vector<part> parts(ends.back());
    auto next = ends;
    each([&](index player, game const &g, index i) {
        parts[next[player]++] = {player, g.stage, g.round, i};
    });
    auto const earlier = [](part const &a, part const &b) { return a.key() < b.key(); };
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
        auto const begin = parts.begin() + ends[i];
        auto const end = parts.begin() + ends[i + 1];
        if (!std::is_sorted(begin, end, earlier)) {
            std::stable_sort(begin, end, earlier);
        }
    }
    return parts;
}

/// A game against what the player's own record says of the round.
void checker::presence(part const &p)
{
    player const &who = m_event->players[p.player];
    game const &g = game_of(p);
    if (g.stage == 0 && p.round > who.last) {
        report(k_game_after_withdrawal, g, {number(p.player), std::int64_t{who.last}, std::int64_t{p.round}});
    }
    if (g.stage == 0 && p.round < who.enters) {
        report(k_game_before_entry, g, {number(p.player), std::int64_t{who.enters}, std::int64_t{p.round}});
    }
    bool const is_absent = g.stage == 0 && std::binary_search(who.absent.begin(), who.absent.end(), p.round);
    if (is_absent && g.result.how != manner::absent) {
        report(k_result_absent, g, {number(p.player), std::int64_t{p.round}});
    }
}

/// Several records of one player in one round: only legs of one micro-match.
void checker::same_round(part const *begin, part const *end)
{
    part const *const other =
        std::find_if(begin + 1, end, [&](part const &p) { return opponent(p) != opponent(*begin); });
    if (other != end) {
        report(k_paired_twice, game_of(*other),
               {number(begin->player), std::int64_t{begin->round}, std::int64_t{game_of(*begin).from.line}});
    } else if (begin->player < opponent(*begin) || opponent(*begin) == k_nobody) {
        legs(begin, end);
    }
}

void checker::legs(part const *begin, part const *end)
{
    for (part const *one = begin; one != end; ++one) {
        game const &g = game_of(*one);
        auto const partner = opponent(*one);
        if (partner == k_nobody) {
            if (one != begin) {
                report(
                    k_paired_twice, g,
                    {number(one->player), std::int64_t{one->round}, std::int64_t{game_of(*begin).from.line}});
            }
            continue;
        }
        for (part const *before = begin; before != one; ++before) {
            game const &first = game_of(*before);
            if (g.leg == 0 || first.leg == 0) {
                report(k_pair_twice, g,
                       {number(one->player), number(partner), std::int64_t{one->round},
                        std::int64_t{first.from.line}});
                break;
            }
            if (g.leg == first.leg) {
                report(k_leg_twice, g, {std::int64_t{g.leg}, std::int64_t{first.from.line}});
                break;
            }
        }
    }
}

void checker::rounds()
{
    auto const parts = sorted_parts();
    for (std::size_t i = 0; i < parts.size();) {
        auto end = i + 1;
        while (end < parts.size() && parts[end].key() == parts[i].key()) {
            ++end;
        }
        presence(parts[i]);
        if (end - i > 1) {
            same_round(&parts[i], parts.data() + end);
        }
        i = end;
    }
}

void checker::lineups()
{
    for (std::size_t i = 0; i < m_event->lineups.size(); ++i) {
        lineup const &l = m_event->lineups[i];
        for (std::size_t j = 0; j < i; ++j) {
            lineup const &before = m_event->lineups[j];
            if (before.round == l.round && before.team == l.team) {
                m_sink->report({k_lineup_twice, m_event->where(l.from), {std::int64_t{before.from.line}}});
            }
        }
        for (index const who : l.boards) {
            if (who != k_nobody && l.team != k_nobody && m_event->players[who].team != l.team) {
                m_sink->report({k_lineup_player, m_event->where(l.from), {number(who)}});
            }
        }
    }
}

} // namespace

void check_records(tournament const &event, finding_sink &sink)
{
    checker{event, sink}.run();
}

} // namespace arb::event
