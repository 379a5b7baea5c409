#include "pairing/repair.hpp"

#include "pairing/cheapest.hpp"
#include "pairing/matching.hpp"

#include <algorithm>
#include <optional>

namespace arb::pairing
{

namespace
{

using event::index;

constexpr std::size_t k_most_pairs = 1000; ///< that may be broken up; in a larger round the nearest ones

/// A pair, or with BLACK nobody the bye, that may stand.
struct standing {
    index game;
    index white;
    index black;
    std::uint32_t board;
};

class repair
{
public:
    repair(event::tournament const &event, round_options const &options)
    : m_event{&event}
    , m_options{options}
    , m_touched(event.players.size())
    {
        std::vector<bool> settled(event.players.size());
        sort_games(settled);
        for (index i = 0; i < event.players.size(); ++i) {
            m_touched[i] = event.players[i].is_present(m_options.round) && !settled[i];
        }
    }

    repaired_round run(bool with_path)
    {
        choose();
        for (auto const &one : m_standing) {
            m_answer.kept.push_back(one.game);
        }
        std::sort(m_answer.kept.begin(), m_answer.kept.end());
        std::sort(m_answer.removed.begin(), m_answer.removed.end());
        m_options.only = m_touched;
        m_answer.made = pair_round(*m_event, m_options, with_path);
        m_answer.made.absent = new_absences();
        m_answer.possible = m_answer.made.possible();
        return std::move(m_answer);
    }

private:
    bool is_present(index i) const { return m_event->players[i].is_present(m_options.round); }

    void sort_games(std::vector<bool> &settled)
    {
        for (index i = 0; i < m_event->games.size(); ++i) {
            auto const &g = m_event->games[i];
            if (g.round != m_options.round || g.stage != m_options.stage) {
                continue;
            }
            auto const paired = g.black != event::k_nobody;
            auto const movable = paired ? g.result.is_pending() : g.result.how == event::manner::bye;
            auto const stays = is_present(g.white) && (!paired || is_present(g.black));
            if (movable && !stays) {
                m_answer.removed.push_back(i);
                continue;
            }
            settled[g.white] = true;
            if (paired) {
                settled[g.black] = true;
            }
            if (movable) {
                m_standing.push_back({i, g.white, g.black, g.board == 0 ? k_nobody : g.board});
            } else {
                m_answer.kept.push_back(i);
            }
        }
        std::stable_sort(m_standing.begin(), m_standing.end(),
                         [](standing const &a, standing const &b) { return a.board < b.board; });
    }

    std::vector<index> new_absences() const
    {
        auto options = m_options;
        options.only.clear();
        return announced_absent(*m_event, options);
    }

    /// Breaks up as few standing pairs as let everybody touched be paired.
    void choose()
    {
        if (std::find(m_touched.begin(), m_touched.end(), true) == m_touched.end()) {
            return;
        }
        auto const first = m_standing.size() - std::min(m_standing.size(), k_most_pairs);
        auto only = m_touched;
        for (auto i = first; i < m_standing.size(); ++i) {
            mark(only, m_standing[i], true);
        }
        auto options = m_options;
        options.only = only;
        seed_source seeds{*m_event, m_options.seed};
        auto const fields = classify(*m_event, options, seeds);
        std::vector<bool> broken(m_standing.size());
        for (auto const &field : fields) {
            break_up(field, first, broken);
        }
        for (auto i = m_standing.size(); i-- > 0;) {
            if (broken[i]) {
                mark(m_touched, m_standing[i], true);
                m_answer.removed.push_back(m_standing[i].game);
                m_standing.erase(m_standing.begin() + static_cast<std::ptrdiff_t>(i));
            }
        }
    }

    static void mark(std::vector<bool> &set, standing const &one, bool value)
    {
        set[one.white] = value;
        if (one.black != event::k_nobody) {
            set[one.black] = value;
        }
    }

    void break_up(swiss_field const &field, std::size_t first, std::vector<bool> &broken) const
    {
        auto const size = field.order.size();
        std::vector<place_number> places(m_event->players.size(), k_nobody);
        for (place_number p = 0; p < size; ++p) {
            places[field.order[p].player] = p;
        }
        auto costs = costs_of(field);
        std::vector<std::uint32_t> start(costs.size(), k_nobody);
        for (auto i = first; i < m_standing.size(); ++i) {
            auto const a = places[m_standing[i].white];
            auto const bye = m_standing[i].black == event::k_nobody;
            auto const b = bye ? static_cast<place_number>(size) : places[m_standing[i].black];
            if (a == k_nobody || b >= costs.size()) {
                continue; // another group's, or a bye that an even field does not need
            }
            costs.set(a, b, 0);
            start[a] = b;
            start[b] = a;
        }
        auto const found = cheapest(costs, start);
        for (auto i = first; i < m_standing.size(); ++i) {
            auto const a = places[m_standing[i].white];
            broken[i] = broken[i] ||
                        (found && a != k_nobody && (start[a] == k_nobody || found->mates[a] != start[a]));
        }
    }

    /// 1 for every pair that may be made.
    static cost_table costs_of(swiss_field const &field)
    {
        auto const size = field.order.size();
        meetings const rules{field.streaks, field.bars};
        cost_table costs{size + size % 2};
        for (place_number a = 0; a < size; ++a) {
            for (place_number b = 0; b < a; ++b) {
                if (rules.allowed(a, b)) {
                    costs.set(a, b, 1);
                }
            }
            if (size % 2 != 0 && !field.table.had_plus[a]) {
                costs.set(a, size, 1);
            }
        }
        return costs;
    }

    event::tournament const *m_event;
    round_options m_options;
    std::vector<standing> m_standing; ///< by board, the bye last
    std::vector<bool> m_touched;      ///< by player
    repaired_round m_answer;
};

} // namespace

repaired_round repair_round(event::tournament const &event, round_options options, bool with_path)
{
    return repair{event, options}.run(with_path);
}

} // namespace arb::pairing
