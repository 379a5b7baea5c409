#include "event/settings_checks.hpp"

#include "clock/control.hpp"
#include "clock/rules.hpp"
#include "clock/time_span.hpp"
#include "event/rules.hpp"

#include <algorithm>

namespace arb::event
{

namespace
{

class checker
{
public:
    checker(tournament const &event, finding_sink &sink) : m_event{&event}, m_sink{&sink}
    {
        m_players = static_cast<std::int64_t>(std::count_if(event.players.begin(), event.players.end(),
                                                            [](player const &p) { return p.last != 0; }));
    }

    void run()
    {
        for (stage const &s : m_event->stages) {
            if (s.declared && s.settings.system) {
                m_stage = &s;
                rounds();
                criteria();
            }
            m_stage = &s;
            clocks();
        }
        m_stage = m_event->stages.data();
        forbidden();
        avoided();
        numbers();
        teams();
        stages();
    }

private:
    settings const &own() const { return m_stage->settings; }
    void report(rule const &what, std::string_view key, std::vector<argument> args,
                std::string_view detail = {})
    {
        auto at = own().where(key);
        finding f{what, at.line == 0 ? place{m_event->file, 1, 1} : at, std::move(args)};
        m_sink->report(f.with_detail(detail));
    }
    std::int64_t players_of_stage() const
    {
        if (!m_stage->players.empty()) {
            return static_cast<std::int64_t>(m_stage->players.size());
        }
        return m_stage->top != 0 ? m_stage->top : m_players;
    }

    void rounds();
    void criteria();
    void clocks();
    void forbidden();
    void avoided();
    void numbers();
    void teams();
    void stages();

    tournament const *m_event;
    finding_sink *m_sink;
    stage const *m_stage = nullptr;
    std::int64_t m_players = 0;
};

void checker::rounds()
{
    auto const said = std::int64_t{own().rounds};
    auto const players = players_of_stage();
    bool const in_teams = own().teams.has_value();
    if (own().cycles > 1 && is_swiss(*own().system)) {
        report(k_cycles_unused, "cycles", {});
    }
    if (said == 0 || players < 2 || in_teams) {
        return;
    }
    if (own().system == system::round_robin) {
        auto const cycle = players % 2 == 0 ? players - 1 : players;
        auto const needed = cycle * std::max(own().cycles, 1U);
        if (said != needed) {
            report(k_rounds_players, "rounds", {said, players, needed}, "round-robin");
        }
    } else if (is_swiss(*own().system)) {
        auto const most = players - 1 + players % 2;
        if (said > most && !own().repeat_least) {
            report(k_rounds_players, "rounds", {said, players, most});
        }
    }
}

void checker::criteria()
{
    auto const &all = own().tiebreaks;
    for (std::size_t i = 0; i < all.size(); ++i) {
        bool const about_all = all[i] == criterion::buchholz || all[i] == criterion::fide_buchholz;
        if (about_all && own().system == system::round_robin) {
            report(k_criterion_idle, "tiebreaks", {std::string{criterion_name(all[i])}});
        }
        if (std::find(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i), all[i]) !=
            all.begin() + static_cast<std::ptrdiff_t>(i)) {
            report(k_criterion_twice, "tiebreaks", {std::string{criterion_name(all[i])}});
        }
    }
}

/// 1.9.1: the limit of lateness goes to the first control, and to an hour at most.
void checker::clocks()
{
    auto const control = clock::read_control(own().time_control);
    if (!own().time_control.empty() && !control) {
        report(k_time_control, "time-control", {own().time_control});
    }
    if (own().lateness.empty()) {
        return;
    }
    auto const limit = clock::read_time(own().lateness);
    if (!limit) {
        report(k_lateness, "lateness", {own().lateness}, "form");
        return;
    }
    bool const timed = control && control->kind == clock::control::known::timed;
    auto const most =
        timed ? std::min(control->sides[0].at(0).time, clock::k_most_lateness) : clock::k_most_lateness;
    if (*limit > most) {
        report(k_lateness, "lateness", {clock::time_text(*limit), clock::time_text(most)});
    }
}

void checker::forbidden()
{
    for (auto const &[a, b] : own().forbid) {
        for (auto const number : {a, b}) {
            if (m_event->find_player(number) == k_nobody) {
                report(k_setting_player, "forbid", {std::string{"forbid"}, std::int64_t{number}});
            }
        }
    }
    for (player const &p : m_event->players) {
        for (auto const number : p.forbid) {
            if (m_event->find_player(number) == k_nobody) {
                m_sink->report({k_setting_player,
                                m_event->where(p.from),
                                {std::string{"forbid="}, std::int64_t{number}}});
            }
        }
    }
}

void checker::avoided()
{
    for (std::string const &key : own().avoid) {
        bool const is_used = std::any_of(m_event->players.begin(), m_event->players.end(),
                                         [&](player const &p) { return p.keys.find(key).has_value(); });
        if (!is_used) {
            report(k_avoid_unused, "avoid", {key});
        }
    }
}

void checker::numbers()
{
    auto const &all = m_event->players;
    auto const first = std::find_if(all.begin(), all.end(), [](player const &p) { return p.number == 0; });
    if (first != all.end()) {
        auto const count = std::count_if(first, all.end(), [](player const &p) { return p.number == 0; });
        m_sink->report({k_numbers_missing, m_event->where(first->from), {std::int64_t{count}}});
    }
}

void checker::teams()
{
    if (own().teams && m_event->teams.empty()) {
        report(k_teams_missing, "teams", {});
    }
}

void checker::stages()
{
    for (stage const &s : m_event->stages) {
        m_stage = &s;
        if (s.declared && !s.from.empty() && m_event->find_stage(s.from) == k_nobody) {
            report(k_stage_unknown, "from", {s.from});
        }
        for (auto const number : s.players) {
            if (m_event->find_player(number) == k_nobody) {
                report(k_setting_player, "players", {std::string{"players"}, std::int64_t{number}});
            }
        }
    }
}

} // namespace

void check_settings(tournament const &event, finding_sink &sink)
{
    checker{event, sink}.run();
}

} // namespace arb::event
