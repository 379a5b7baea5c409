#pragma once

#include "pairing/swiss.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace arb::test
{

/// The depth-first search of READINGS word for word: first option allowed, undo the last decision when
/// stuck. Exponential; for small fields.
class plain_search
{
public:
    plain_search(pairing::swiss_table const &table, pairing::meetings const &rules)
    : m_table{&table}
    , m_rules{&rules}
    {
    }

    pairing::swiss_answer run()
    {
        groups all;
        for (pairing::place_number p = 0; p < m_table->groups.size(); ++p) {
            all.resize(m_table->groups[p] + 1);
            all.back().push_back(p);
        }
        auto const size = m_table->groups.size();
        m_answer.possible = size % 2 == 0 && next_group(all);
        for (auto p = static_cast<pairing::place_number>(size);
             size % 2 != 0 && !m_answer.possible && p-- > 0;) {
            if (!m_table->had_plus[p]) {
                m_answer.bye = p;
                m_answer.possible = next_group(without(all, p));
            }
        }
        if (!m_answer.possible) {
            m_answer = {};
        }
        return m_answer;
    }

private:
    using list = std::vector<pairing::place_number>;
    using groups = std::vector<list>;

    static list without(list l, pairing::place_number p)
    {
        std::erase(l, p);
        return l;
    }
    static groups without(groups all, pairing::place_number p)
    {
        for (auto &one : all) {
            std::erase(one, p);
        }
        return all;
    }

    bool next_group(groups left)
    {
        std::erase_if(left, [](list const &one) { return one.empty(); });
        if (left.empty()) {
            return true;
        }
        auto const top = left.front();
        left.erase(left.begin());
        for (auto k = top.size() % 2; k <= top.size(); k += 2) {
            if (drop(top, drop_order(top), left, k, false) ||
                (k > 0 && drop(top, drop_order(top), left, k, true))) {
                return true;
            }
        }
        return false;
    }

    list drop_order(list l) const
    {
        if (m_table->order != pairing::swiss_order::folded) {
            return {l.rbegin(), l.rend()};
        }
        return l;
    }

    /// K more of ORDER drop. LOWER keeps its empty groups so that "the next group" stays one and the same.
    bool drop(list const &top, list const &order, groups const &lower, std::size_t k, bool wide)
    {
        if (k == 0) {
            return inside(top, lower);
        }
        for (std::size_t i = 0; i < order.size(); ++i) {
            for (std::size_t g = 0; g < (wide ? lower.size() : std::min<std::size_t>(lower.size(), 1)); ++g) {
                auto opponents = lower[g];
                if (m_table->order == pairing::swiss_order::folded) {
                    opponents = list(opponents.rbegin(), opponents.rend());
                }
                for (auto const r : opponents) {
                    if (!m_rules->allowed(order[i], r)) {
                        continue;
                    }
                    m_answer.pairs.push_back({order[i], r});
                    list const later(order.begin() + static_cast<std::ptrdiff_t>(i) + 1, order.end());
                    if (drop(without(top, order[i]), later, without(lower, r), k - 1, wide)) {
                        return true;
                    }
                    m_answer.pairs.pop_back();
                }
            }
        }
        return false;
    }

    list candidates(list const &l) const
    {
        list all(l.begin() + 1, l.end());
        switch (m_table->order) {
        case pairing::swiss_order::random:
            return all;
        case pairing::swiss_order::folded:
            return {all.rbegin(), all.rend()};
        case pairing::swiss_order::halves:
            break;
        }
        auto const middle = l.begin() + static_cast<std::ptrdiff_t>(l.size() / 2);
        list turned(middle, l.end());
        for (auto at = middle; --at != l.begin();) {
            turned.push_back(*at);
        }
        return turned;
    }

    bool inside(list const &l, groups const &lower)
    {
        if (l.empty()) {
            return next_group(lower);
        }
        for (auto const c : candidates(l)) {
            if (!m_rules->allowed(l.front(), c)) {
                continue;
            }
            m_answer.pairs.push_back({l.front(), c});
            if (inside(without(without(l, l.front()), c), lower)) {
                return true;
            }
            m_answer.pairs.pop_back();
        }
        return false;
    }

    pairing::swiss_table const *m_table;
    pairing::meetings const *m_rules;
    pairing::swiss_answer m_answer;
};

} // namespace arb::test
