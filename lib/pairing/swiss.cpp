#include "pairing/swiss.hpp"

#include "pairing/brackets.hpp"
#include "pairing/drops.hpp"
#include "pairing/matching.hpp"
#include "pairing/region.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace arb::pairing
{

namespace
{

using step = swiss_step;

step::reason reason_of(bar why)
{
    switch (why) {
    case bar::met:
        return step::reason::met;
    case bar::forbidden:
        return step::reason::forbidden;
    case bar::avoided:
        return step::reason::avoided;
    case bar::colour:
        break;
    }
    return step::reason::colour;
}

std::vector<place_number> every_place(std::size_t size)
{
    std::vector<place_number> places(size);
    std::iota(places.begin(), places.end(), place_number{0});
    return places;
}

/// The search without going back: every choice is first asked whether the rest can be completed.
class swiss_search
{
public:
    swiss_search(swiss_table const &table, meetings const &rules, std::vector<step> *path)
    : m_table{&table}
    , m_rules{&rules}
    , m_path{path}
    , m_left{table.groups, rules}
    , m_ahead{m_left, rules, table.order}
    {
    }

    swiss_answer run()
    {
        m_answer.possible = settle_bye();
        if (m_answer.possible) {
            m_answer.pairs.reserve(m_left.left() / 2);
            for (std::size_t g = 0; g < m_left.groups(); ++g) {
                pair_group(g);
            }
        }
        return std::move(m_answer);
    }

private:
    void note(step one)
    {
        if (m_path != nullptr) {
            m_path->push_back(one);
        }
    }

    /// Whether all can be paired, the bye given first where they are odd (1.15.2).
    bool settle_bye()
    {
        auto const size = m_left.left();
        auto const odd = size % 2 != 0;
        auto const sure = m_rules->roomy(size - (odd ? 1 : 0), m_left.streaks());
        bit_set spare;
        if (!sure) {
            region const all{every_place(size), *m_rules};
            matching const best{all.allowed(), bit_set::full(size)};
            if (best.singles() != (odd ? 1 : 0)) {
                return false;
            }
            spare = best.spare();
        }
        return !odd || give_bye(sure ? bit_set::full(size) : spare);
    }

    bool give_bye(bit_set const &spare)
    {
        for (auto p = m_left.end(); p-- > 0;) {
            if (m_table->had_plus[p]) {
                note({step::kind::no_bye, p, 0, step::reason::plus});
            } else if (!spare.has(p)) {
                note({step::kind::no_bye, p, 0, step::reason::rest});
            } else {
                note({step::kind::bye, p});
                m_answer.bye = p;
                m_left.remove(p);
                return true;
            }
        }
        return false;
    }

    void pair_group(std::size_t g)
    {
        auto const &own = m_left.group(g);
        if (own.size == 0) {
            return;
        }
        note({step::kind::group, static_cast<place_number>(g), 0, step::reason::none, own.size});
        drop_state state{g, g + 1};
        while (state.next < m_left.groups() && m_left.group(state.next).size == 0) {
            ++state.next;
        }
        auto const drops = least_drops(state);
        if (drops > 0) {
            note({step::kind::drops, static_cast<place_number>(g), 0, step::reason::none,
                  static_cast<std::uint32_t>(drops), state.wide});
        }
        for (auto j = drops; j > 0; --j) {
            drop_one(state, j);
        }
        pair_inside(g);
    }

    /// The least number of players who must leave the group; sets STATE.wide where the next group is not
    /// enough for them.
    std::size_t least_drops(drop_state &state)
    {
        auto const &own = m_left.group(state.group);
        auto const rest = m_left.left() - own.size;
        std::size_t const parity = own.size % 2;
        if (rest == 0) {
            return 0;
        }
        auto const least = std::max(
            {parity, m_ahead.above(state.group, parity).singles, m_ahead.below(state.group, parity).singles});
        for (auto j = least; j <= std::min<std::size_t>(own.size, rest); j += 2) {
            for (bool const wide : {false, true}) {
                state.wide = wide;
                if (m_ahead.can_finish(state, j)) {
                    return j;
                }
            }
        }
        throw std::logic_error{"swiss pairing: a field that can be paired has a group that cannot"};
    }

    void drop_one(drop_state &state, std::size_t j)
    {
        auto const above = m_ahead.above(state.group, j);
        auto const below = m_ahead.below(state.group, j);
        auto p = state.last ? m_ahead.next_to_drop(*state.last) : m_ahead.first_to_drop(state.group);
        for (; p != m_left.end(); p = m_ahead.next_to_drop(p)) {
            if (!above.can_spare(p, j)) {
                note({step::kind::stays, p, 0, step::reason::rest});
            } else if (auto const opponent = opponent_below(state, p, j, below)) {
                note({step::kind::dropped, p, *opponent});
                make(p, *opponent);
                state.last = p;
                return;
            } else {
                note({step::kind::stays, p, 0, step::reason::rest});
            }
        }
        throw std::logic_error{"swiss pairing: nobody can drop"};
    }

    std::optional<place_number> opponent_below(drop_state const &state, place_number p, std::size_t j,
                                               drop_side const &below)
    {
        for (auto r = m_ahead.first_to_meet(state); r != m_left.end(); r = m_ahead.next_to_meet(state, r)) {
            if (!m_rules->allowed(p, r)) {
                pass_over(p, r);
            } else if (below.can_spare(r, j) &&
                       (j == 1 || m_ahead.can_finish(state, j - 1, drop_trial{p, r}))) {
                return r;
            } else {
                note({step::kind::passed_over, p, r, step::reason::rest});
            }
        }
        return std::nullopt;
    }

    void pass_over(place_number a, place_number b)
    {
        if (m_path != nullptr) {
            note({step::kind::passed_over, a, b, reason_of(m_rules->why_not(a, b).value())});
        }
    }

    void make(place_number first, place_number second)
    {
        m_answer.pairs.push_back({first, second});
        m_left.remove(first);
        m_left.remove(second);
    }

    void pair_inside(std::size_t g)
    {
        auto const &own = m_left.group(g);
        auto middle = own.first;
        for (std::size_t i = 0; i < own.size / 2; ++i) {
            middle = m_left.after(middle);
        }
        while (own.size > 0) {
            auto const first = own.first;
            auto const second = opponent_inside(g, first, middle);
            note({step::kind::paired, first, second});
            if (second <= middle) {
                middle = m_left.after(middle);
            }
            make(first, second);
        }
    }

    place_number opponent_inside(std::size_t g, place_number first, place_number middle)
    {
        auto const &own = m_left.group(g);
        std::optional<bit_set> spare; // who may be missing beside FIRST
        region const *players = nullptr;
        for (auto c = first_candidate(own, middle); c != m_left.end(); c = next_candidate(c, first, middle)) {
            if (!m_rules->allowed(first, c)) {
                pass_over(first, c);
                continue;
            }
            auto streaks = own.streaks;
            --streaks[static_cast<std::size_t>(m_rules->streak_of(first))];
            --streaks[static_cast<std::size_t>(m_rules->streak_of(c))];
            if (m_rules->roomy(own.size - 2, streaks)) {
                return c;
            }
            if (!spare) {
                players = &m_ahead.around(g);
                auto others = m_ahead.members(*players, g);
                others.erase(players->number(first));
                spare = matching{players->allowed(), others}.spare();
            }
            if (spare->has(players->number(c))) {
                return c;
            }
            note({step::kind::passed_over, first, c, step::reason::rest});
        }
        throw std::logic_error{"swiss pairing: nobody for the first of a group"};
    }

    place_number first_candidate(bracket const &own, place_number middle) const
    {
        switch (m_table->order) {
        case swiss_order::random:
            return m_left.after(own.first);
        case swiss_order::halves:
            return middle;
        case swiss_order::folded:
            break;
        }
        return own.last;
    }

    /// end() where nobody is left to try.
    place_number next_candidate(place_number c, place_number first, place_number middle) const
    {
        auto const up = [&](place_number from) {
            auto const p = m_left.before(from);
            return p == first ? m_left.end() : p;
        };
        switch (m_table->order) {
        case swiss_order::random:
            return m_left.after(c);
        case swiss_order::folded:
            return up(c);
        case swiss_order::halves:
            break;
        }
        if (c < middle) {
            return up(c);
        }
        auto const next = m_left.after(c);
        return next == m_left.end() ? up(middle) : next;
    }

    swiss_table const *m_table;
    meetings const *m_rules;
    std::vector<step> *m_path;
    brackets m_left;
    drop_oracle m_ahead;
    swiss_answer m_answer;
};

} // namespace

swiss_answer pair_swiss(swiss_table const &table, meetings const &rules, std::vector<swiss_step> *path)
{
    return swiss_search{table, rules, path}.run();
}

} // namespace arb::pairing
