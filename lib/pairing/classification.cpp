#include "pairing/classification.hpp"

#include "lots/lots.hpp"
#include "standings/coefficient.hpp"
#include "standings/score_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

namespace arb::pairing
{

namespace
{

using event::index;
using event::manner;
using standings::score_sheet;

constexpr std::uint32_t k_streak_limit = 3;         // a fourth is barred (1.15.2)
constexpr std::uint32_t k_first_by_coefficient = 3; // 1.15.6.2, 1.15.7.6
constexpr std::size_t k_most_wishes = 4'000'000;    ///< pairs; more of one value cannot be kept apart anyway

swiss_order order_of(event::system system)
{
    switch (system) {
    case event::system::random:
        return swiss_order::random;
    case event::system::buchholz:
        return swiss_order::folded;
    default:
        return swiss_order::halves;
    }
}

bool is_in(std::vector<unsigned> const &rounds, std::uint32_t round)
{
    return std::find(rounds.begin(), rounds.end(), round) != rounds.end();
}

/// Who stands in a game of the round already; where drawn games do not stand, who has an absence there.
std::vector<bool> settled(event::tournament const &event, round_options const &options)
{
    std::vector<bool> is_settled(event.players.size());
    if (!options.only.empty()) {
        std::transform(options.only.begin(), options.only.end(), is_settled.begin(), std::logical_not<>{});
        return is_settled;
    }
    for (auto const &g : event.games) {
        auto const absent = g.black == event::k_nobody && g.result.how == manner::absent;
        if (g.round == options.round && g.stage == options.stage && (options.keep_drawn || absent)) {
            is_settled[g.white] = true;
            if (g.black != event::k_nobody) {
                is_settled[g.black] = true;
            }
        }
    }
    return is_settled;
}

class classifier
{
public:
    classifier(event::tournament const &event, round_options const &options, seed_source &seeds)
    : m_event{&event}
    , m_options{&options}
    , m_settings{&event.stages[options.stage].settings}
    , m_sheet{event, options.stage, options.round - 1}
    {
        auto const is_settled = settled(event, options);
        for (index i = 0; i < event.players.size(); ++i) {
            if (m_sheet.takes_part(i) || options.stage == 0) {
                if (event.players[i].is_present(options.round) && !is_settled[i]) {
                    m_present.push_back(i);
                }
            }
        }
        sort(seeds);
    }

    std::vector<swiss_field> fields() const
    {
        std::map<std::string_view, std::vector<index>> groups;
        auto const by_group = is_in(m_settings->group_rounds, m_options->round);
        for (auto const i : m_present) {
            auto const name = by_group ? m_event->players[i].keys.find("group") : std::nullopt;
            groups[name.value_or("")].push_back(i);
        }
        std::vector<swiss_field> all;
        for (auto const &[name, players] : groups) {
            all.push_back(field(players));
        }
        return all;
    }

private:
    std::uint32_t number(index i) const { return m_event->players[i].number; }

    /// By points, then as the system says, then by start number.
    void sort(seed_source &seeds)
    {
        std::sort(m_present.begin(), m_present.end(),
                  [this](index a, index b) { return number(a) < number(b); });
        auto const round = m_options->round;
        auto const system = m_options->system;
        if (system == event::system::random && round > 1) {
            draw(seeds);
        } else if (round % 2 == 0 && (system == event::system::rating ||
                                      (system == event::system::solkoff && round < k_first_by_coefficient))) {
            std::reverse(m_present.begin(), m_present.end());
        }
        if (round >= k_first_by_coefficient && system == event::system::solkoff) {
            sort_by(event::criterion::short_truncated_solkoff);
        } else if (round >= k_first_by_coefficient && system == event::system::buchholz) {
            sort_by(event::criterion::buchholz);
        }
        std::stable_sort(m_present.begin(), m_present.end(),
                         [this](index a, index b) { return m_sheet.points_of(a) > m_sheet.points_of(b); });
    }

    void sort_by(event::criterion criterion)
    {
        auto const values = standings::values_of(m_sheet, criterion);
        std::stable_sort(m_present.begin(), m_present.end(),
                         [&](index a, index b) { return values[a] > values[b]; });
    }

    void draw(seed_source &seeds)
    {
        std::vector<std::string> tickets;
        for (auto const i : m_present) {
            tickets.push_back(fmt::format("{}", number(i)));
        }
        auto const purpose = fmt::format("round-{}", m_options->round);
        auto const drawn = lots::draw(seeds.for_purpose(purpose), purpose, tickets);
        std::vector<index> order;
        for (auto const place : drawn) {
            order.push_back(m_present[place]);
        }
        m_present = std::move(order);
    }

    swiss_field field(std::vector<index> const &players) const
    {
        swiss_field made;
        made.table.order = order_of(m_options->system);
        std::vector<place_number> places(m_event->players.size(), event::k_nobody);
        for (auto const i : players) {
            places[i] = static_cast<place_number>(made.order.size());
            made.order.push_back(describe(i));
            auto const &last = made.order.back();
            auto const is_new =
                made.order.size() > 1 && made.order[made.order.size() - 2].points != last.points;
            auto &groups = made.table.groups;
            groups.push_back((groups.empty() ? 0 : groups.back()) + (is_new ? 1U : 0U));
            made.table.had_plus.push_back(last.had_plus);
            made.streaks.push_back(streak_of(last.played));
        }
        add_meetings(made, places);
        add_forbidden(made, places);
        add_wishes(made);
        return made;
    }

    classified describe(index i) const
    {
        classified one{i, m_sheet.points_of(i), {}, false};
        for (auto const &e : m_sheet.history().of(i)) {
            if (e.is_played()) {
                one.played.push_back(e.side);
            } else if (e.result == event::outcome::win) {
                one.had_plus = true;
            }
        }
        return one;
    }

    streak streak_of(std::vector<colour> const &played) const
    {
        if (m_settings->games > 1 || streak_length(played) < k_streak_limit) {
            return streak::none;
        }
        return played.back() == colour::white ? streak::white : streak::black;
    }

    void add_meetings(swiss_field &made, std::vector<place_number> const &places) const
    {
        for (place_number p = 0; p < made.order.size(); ++p) {
            for (auto const &e : m_sheet.history().of(made.order[p].player)) {
                if (e.is_played() && places[e.opponent] < p) {
                    made.bars.push_back({p, places[e.opponent], bar::met, e.round});
                }
            }
        }
    }

    void add_forbidden(swiss_field &made, std::vector<place_number> const &places) const
    {
        auto const forbid = [&](std::uint32_t a, std::uint32_t b) {
            auto const x = m_event->find_player(a);
            auto const y = m_event->find_player(b);
            if (x != event::k_nobody && y != event::k_nobody && x != y && places[x] != event::k_nobody &&
                places[y] != event::k_nobody) {
                made.bars.push_back({places[x], places[y], bar::forbidden});
            }
        };
        for (auto const &[a, b] : m_settings->forbid) {
            forbid(a, b);
        }
        for (auto const &one : made.order) {
            for (auto const other_number : m_event->players[one.player].forbid) {
                forbid(number(one.player), other_number);
            }
        }
    }

    std::string value_of(index i, std::string const &key) const
    {
        if (key == "team") {
            auto const team = m_event->players[i].team;
            return team == event::k_nobody ? std::string{} : fmt::format("{}", team);
        }
        return std::string{m_event->players[i].keys.find(key).value_or("")};
    }

    void add_wishes(swiss_field &made) const
    {
        if (!m_settings->avoid_rounds.empty() && !is_in(m_settings->avoid_rounds, m_options->round)) {
            return;
        }
        auto const why = m_settings->avoid_always ? bar::forbidden : bar::avoided;
        for (auto const &key : m_settings->avoid) {
            std::map<std::string, std::vector<place_number>> alike;
            for (place_number p = 0; p < made.order.size(); ++p) {
                alike[value_of(made.order[p].player, key)].push_back(p);
            }
            alike.erase("");
            for (auto const &[value, places] : alike) {
                for (std::size_t a = 0; places.size() * places.size() <= k_most_wishes && a < places.size();
                     ++a) {
                    for (std::size_t b = 0; b < a; ++b) {
                        made.bars.push_back({places[a], places[b], why});
                    }
                }
            }
        }
    }

    event::tournament const *m_event;
    round_options const *m_options;
    event::settings const *m_settings;
    score_sheet m_sheet;
    std::vector<index> m_present; ///< in the order of the classification
};

} // namespace

std::string seed_source::for_purpose(std::string const &purpose)
{
    if (!m_given.empty()) {
        return m_given;
    }
    if (auto const seed = m_event->seed_for(purpose); !seed.empty()) {
        return std::string{seed};
    }
    auto const same = [&](new_lot const &lot) { return lot.purpose == purpose; };
    auto const known = std::find_if(m_made.begin(), m_made.end(), same);
    return known != m_made.end() ? known->seed : m_made.emplace_back(new_lot{purpose, lots::new_seed()}).seed;
}

std::vector<event::index> announced_absent(event::tournament const &event, round_options const &options)
{
    auto const is_settled = settled(event, options);
    std::vector<index> absent;
    for (index i = 0; i < event.players.size(); ++i) {
        auto const &p = event.players[i];
        auto const announced = std::binary_search(p.absent.begin(), p.absent.end(), options.round);
        if (announced && options.round >= p.enters && options.round <= p.last && !is_settled[i]) {
            absent.push_back(i);
        }
    }
    std::sort(absent.begin(), absent.end(),
              [&](index a, index b) { return event.players[a].number < event.players[b].number; });
    return absent;
}

std::vector<swiss_field> classify(event::tournament const &event, round_options const &options,
                                  seed_source &seeds)
{
    return classifier{event, options, seeds}.fields();
}

} // namespace arb::pairing
