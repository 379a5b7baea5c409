#include "pairing/drops.hpp"

#include "pairing/cheapest.hpp"
#include "pairing/matching.hpp"

#include <algorithm>
#include <utility>

namespace arb::pairing
{

namespace
{

constexpr std::size_t k_small_field = 4096; ///< one graph of so many takes 2 MiB

using crossing = drop_oracle::crossing;

bool some_edge(crossing const &c, bit_set const &from, bit_set const &to)
{
    bool found = false;
    for_each(from, [&](std::size_t v) { found = found || c.players->allowed().row(v).meets(to); });
    return found;
}

/// Pairs inside a side cost nothing, pairs across 1.
bool costs_at_most(crossing const &c, matching const &upper, matching const &lower, std::size_t j)
{
    std::vector<std::uint32_t> number(c.players->size(), k_nobody);
    std::vector<std::size_t> vertices;
    for_each(c.upper | c.lower, [&](std::size_t v) {
        number[v] = static_cast<std::uint32_t>(vertices.size());
        vertices.push_back(v);
    });
    cost_table costs{vertices.size()};
    std::vector<std::uint32_t> start(vertices.size(), k_nobody);
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        auto const v = vertices[i];
        auto const own = c.upper.has(v);
        auto const &row = c.players->allowed().row(v);
        for_each(row & (own ? c.upper : c.lower), [&](std::size_t w) { costs.set(i, number[w], 0); });
        if (own && c.eligible.has(v)) {
            for_each(row & c.targets, [&](std::size_t w) { costs.set(i, number[w], 1); });
        }
        if (auto const mate = (own ? upper : lower).mate(v); mate != k_nobody) {
            start[i] = number[mate];
        }
    }
    return cheapest(costs, std::move(start), static_cast<std::int64_t>(j)).has_value();
}

bool finishes(crossing const &c, std::size_t j)
{
    matching const upper{c.players->allowed(), c.upper};
    matching const lower{c.players->allowed(), c.lower};
    if (upper.singles() > j || lower.singles() > j) {
        return false;
    }
    if (j == 0) {
        return true;
    }
    if (j == 1) {
        return some_edge(c, upper.spare() & c.eligible, lower.spare() & c.targets);
    }
    return costs_at_most(c, upper, lower, j);
}

} // namespace

bool drop_side::can_spare(place_number p, std::size_t j) const
{
    if (roomy) {
        return true;
    }
    return spare.has(players->number(p)) ? singles <= j : singles + 2 <= j;
}

place_number drop_oracle::first_to_drop(std::size_t group) const
{
    return m_order == swiss_order::folded ? m_left->group(group).first : m_left->group(group).last;
}

place_number drop_oracle::next_to_drop(place_number p) const
{
    return m_order == swiss_order::folded ? m_left->after(p) : m_left->before(p);
}

place_number drop_oracle::meet_in(std::size_t group) const
{
    return m_order == swiss_order::folded ? m_left->group(group).last : m_left->group(group).first;
}

place_number drop_oracle::first_to_meet(drop_state const &state) const
{
    for (auto g = state.next; g < m_left->groups(); ++g) {
        if (m_left->group(g).size > 0) {
            return meet_in(g);
        }
        if (!state.wide) {
            break;
        }
    }
    return m_left->end();
}

place_number drop_oracle::next_to_meet(drop_state const &state, place_number p) const
{
    auto const next = m_order == swiss_order::folded ? m_left->before(p) : m_left->after(p);
    if (next != m_left->end() || !state.wide) {
        return next;
    }
    auto beyond = state;
    beyond.next = m_left->group_of(p) + 1;
    return first_to_meet(beyond);
}

bool drop_oracle::later(drop_state const &state, place_number p) const
{
    return !state.last || (m_order == swiss_order::folded ? p > *state.last : p < *state.last);
}

std::vector<place_number> drop_oracle::list(std::size_t from, std::size_t to) const
{
    std::vector<place_number> places;
    for (auto g = from; g < to; ++g) {
        for (auto p = m_left->group(g).first; p != m_left->end(); p = m_left->after(p)) {
            places.push_back(p);
        }
    }
    return places;
}

bit_set drop_oracle::members(region const &players, std::size_t from, std::size_t to) const
{
    bit_set set{players.size()};
    for (auto const p : list(from, to)) {
        if (players.has(p)) {
            set.insert(players.number(p));
        }
    }
    return set;
}

bool drop_oracle::small() const
{
    return m_field.has_value() || m_left->left() <= k_small_field;
}

region const &drop_oracle::field()
{
    if (!m_field) {
        m_field.emplace(list(0, m_left->groups()), *m_rules);
    }
    return *m_field;
}

region const &drop_oracle::around(std::size_t group)
{
    if (small()) {
        return field();
    }
    if (!m_part || m_part_group != group) {
        m_part.emplace(list(group, group + 1), *m_rules);
        m_part_group = group;
    }
    return *m_part;
}

place_number drop_oracle::begin_of(drop_state const &state) const
{
    return state.last ? next_to_drop(*state.last) : first_to_drop(state.group);
}

streak_counts drop_oracle::streaks_below(std::size_t group) const
{
    auto streaks = m_left->streaks();
    for (std::size_t kind = 0; kind < streaks.size(); ++kind) {
        streaks[kind] -= m_left->group(group).streaks[kind];
    }
    return streaks;
}

drop_side drop_oracle::side(region const &players, std::size_t from, std::size_t to) const
{
    matching const best{players.allowed(), members(players, from, to)};
    return {false, best.singles(), &players, best.spare()};
}

drop_side drop_oracle::above(std::size_t group, std::size_t j)
{
    auto const &own = m_left->group(group);
    if (m_rules->roomy(own.size - j, own.streaks)) {
        return {};
    }
    return side(around(group), group, group + 1);
}

drop_side drop_oracle::below(std::size_t group, std::size_t j)
{
    auto const size = m_left->left() - m_left->group(group).size;
    if (m_rules->roomy(size - j, streaks_below(group))) {
        return {};
    }
    auto const all = m_left->groups();
    auto const &players = small() ? field() : m_lower.emplace(list(group + 1, all), *m_rules);
    return side(players, group + 1, all);
}

/// For each of those whom the group may meet, the first J who may still drop to him.
std::vector<place_number> drop_oracle::droppers(drop_state const &state, std::optional<drop_trial> trial,
                                                std::size_t j) const
{
    std::vector<place_number> some;
    for (auto r = first_to_meet(state); r != m_left->end(); r = next_to_meet(state, r)) {
        auto needed = trial && r == trial->opponent ? 0 : j;
        for (auto p = begin_of(state); needed > 0 && p != m_left->end(); p = next_to_drop(p)) {
            if (m_rules->allowed(p, r)) {
                some.push_back(p);
                --needed;
            }
        }
    }
    return some;
}

/// For each who may still drop, the first J whom he may meet.
std::vector<place_number> drop_oracle::opponents(drop_state const &state, std::optional<drop_trial> trial,
                                                 std::size_t j) const
{
    std::vector<place_number> some;
    for (auto p = begin_of(state); p != m_left->end(); p = next_to_drop(p)) {
        auto needed = j;
        for (auto r = first_to_meet(state); needed > 0 && r != m_left->end(); r = next_to_meet(state, r)) {
            if ((!trial || r != trial->opponent) && m_rules->allowed(p, r)) {
                some.push_back(r);
                --needed;
            }
        }
    }
    return some;
}

/// Both sides of the drop in one graph, TRIAL's two gone.
drop_oracle::crossing drop_oracle::cross(drop_state const &state, std::optional<drop_trial> trial)
{
    auto const below = state.group + 1;
    auto const all = m_left->groups();
    auto const &players = small() ? field() : m_reduced.emplace(list(0, all), *m_rules);
    crossing c{&players,
               members(players, state.group, below),
               members(players, below, all),
               bit_set{players.size()},
               {}};
    if (trial) {
        c.upper.erase(players.number(trial->player));
        c.lower.erase(players.number(trial->opponent));
    }
    for_each(c.upper, [&](std::size_t v) {
        if (later(state, players.place(v))) {
            c.eligible.insert(v);
        }
    });
    c.targets = state.wide ? c.lower : c.lower & members(players, state.next, state.next + 1);
    return c;
}

/// The same question where one side can be paired whichever J leave it: it is replaced by J of it for each
/// of the other side, of whom all but J are kept away by as many fillers.
bool drop_oracle::can_finish_beside(bool upper_roomy, drop_state const &state, std::size_t j,
                                    std::optional<drop_trial> trial)
{
    auto some = upper_roomy ? droppers(state, trial, j) : opponents(state, trial, j);
    std::sort(some.begin(), some.end());
    some.erase(std::unique(some.begin(), some.end()), some.end());
    if (some.size() < j) {
        return false;
    }
    auto tight = upper_roomy ? list(state.group + 1, m_left->groups()) : list(state.group, state.group + 1);
    if (trial) {
        std::erase(tight, upper_roomy ? trial->opponent : trial->player);
    }
    graph g{tight.size() + 2 * some.size() - j};
    for (std::size_t a = 0; a < tight.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            if (m_rules->allowed(tight[a], tight[b])) {
                g.join(a, b);
            }
        }
        if (upper_roomy ? !(state.wide || m_left->group_of(tight[a]) == state.next)
                        : !later(state, tight[a])) {
            continue;
        }
        for (std::size_t b = 0; b < some.size(); ++b) {
            if (m_rules->allowed(tight[a], some[b])) {
                g.join(a, tight.size() + b);
            }
        }
    }
    for (std::size_t b = 0; b < some.size(); ++b) {
        for (auto filler = tight.size() + some.size(); filler < g.size(); ++filler) {
            g.join(tight.size() + b, filler);
        }
    }
    matching const found{g, bit_set::full(g.size())};
    if (!found.perfect()) {
        return false;
    }
    m_known.clear();
    m_known_upper = upper_roomy;
    for (std::size_t a = 0; a < tight.size(); ++a) {
        if (found.mate(a) >= tight.size()) {
            auto const across = some[found.mate(a) - tight.size()];
            m_known.push_back(upper_roomy ? drop_trial{across, tight[a]} : drop_trial{tight[a], across});
        }
    }
    return true;
}

/// Whether the drops known to finish do so with TRIAL among them, one partner exchanged if need be: the tight
/// side gives up the same players, the roomy one may give up any.
bool drop_oracle::known_to_finish(bool upper_roomy, drop_state const &state, std::size_t j, drop_trial trial)
{
    if (m_known_upper != upper_roomy || m_known.size() != j + 1) {
        return false;
    }
    auto next = m_known;
    auto const fixed = std::find_if(next.begin(), next.end(), [&](drop_trial const &one) {
        return upper_roomy ? one.opponent == trial.opponent : one.player == trial.player;
    });
    if (fixed == next.end()) {
        return false;
    }
    auto const freed = *fixed;
    next.erase(fixed);
    for (auto &one : next) {
        if (upper_roomy && one.player == trial.player) {
            one.player = freed.player;
        } else if (!upper_roomy && one.opponent == trial.opponent) {
            one.opponent = freed.opponent;
        }
        if (!later(state, one.player) || !m_rules->allowed(one.player, one.opponent)) {
            return false;
        }
    }
    m_known = std::move(next);
    return true;
}

bool drop_oracle::any_allowed(drop_state const &state, std::optional<drop_trial> trial) const
{
    for (auto p = begin_of(state); p != m_left->end(); p = next_to_drop(p)) {
        for (auto r = first_to_meet(state); r != m_left->end(); r = next_to_meet(state, r)) {
            if ((!trial || r != trial->opponent) && m_rules->allowed(p, r)) {
                return true;
            }
        }
    }
    return false;
}

bool drop_oracle::can_finish(drop_state const &state, std::size_t j, std::optional<drop_trial> trial)
{
    auto const &own = m_left->group(state.group);
    auto upper_streaks = own.streaks;
    auto lower_streaks = streaks_below(state.group);
    auto upper_size = own.size;
    auto lower_size = m_left->left() - own.size;
    auto from = state;
    if (trial) {
        from.last = trial->player;
        --upper_size;
        --lower_size;
        --upper_streaks[static_cast<std::size_t>(m_rules->streak_of(trial->player))];
        --lower_streaks[static_cast<std::size_t>(m_rules->streak_of(trial->opponent))];
    }
    if (upper_size < j || lower_size < j) {
        return false;
    }
    auto upper_roomy = m_rules->roomy(upper_size - j, upper_streaks);
    auto lower_roomy = m_rules->roomy(lower_size - j, lower_streaks);
    if (upper_roomy && lower_roomy && j < 2) {
        return j == 0 || any_allowed(from, trial);
    }
    if (upper_roomy && lower_roomy) {
        (upper_size < lower_size ? upper_roomy : lower_roomy) = false; // the smaller one is looked at whole
    }
    if (!upper_roomy && !lower_roomy) {
        return finishes(cross(from, trial), j);
    }
    return (trial && known_to_finish(upper_roomy, from, j, *trial)) ||
           can_finish_beside(upper_roomy, from, j, trial);
}

} // namespace arb::pairing
