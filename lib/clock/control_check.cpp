#include "clock/control_check.hpp"

#include "clock/rules.hpp"
#include "clock/time_span.hpp"

#include <algorithm>

namespace arb::clock
{

namespace
{

using namespace std::chrono_literals;

/// 3.6.2: an increment counts as over so many moves.
constexpr std::int64_t k_counted_moves = 60;

struct shape {
    period first;
    bool single = false;
    time_span total{}; ///< base and 60 increments

    bool sudden() const { return single && first.bonus == time_span{}; }
    bool within(time_span least, time_span most) const { return total >= least && total <= most; }
};

bool is_period(period const &p, std::uint32_t moves, time_span time)
{
    return p.moves == moves && p.time == time && p.bonus == time_span{};
}

/// 2.1.11.1, 4.3.1: not less than.
bool russian_classical(shape const &s, schedule const &)
{
    auto const &p = s.first;
    return s.single &&
           (p.time >= 45min || (p.bonus >= 30s && p.time >= 30min) || (p.bonus >= 5s && p.time >= 40min));
}

/// 2.2.3.1: not less than.
bool draughts64_classical(shape const &s, schedule const &plan)
{
    auto const &p = s.first;
    bool const two = plan.periods.size() == 2 && p.moves == 20 && p.time >= 45min &&
                     plan.periods[1].moves == 0 && plan.periods[1].time >= 15min;
    return two || (s.single && p.time >= 45min && p.bonus >= 30s);
}

/// 2.1.11.2, 2.2.3.2: not more than.
bool russian_rapid(shape const &s, schedule const &)
{
    auto const &p = s.first;
    return s.single && (s.sudden() ? p.time >= 10min && p.time <= 20min : p.time <= 8min && p.bonus <= 4s);
}

/// 2.1.11.3, 2.2.3.3: not more than.
bool russian_blitz(shape const &s, schedule const &)
{
    auto const &p = s.first;
    return s.single && (s.sudden() ? p.time >= 3min && p.time <= 5min : p.time <= 3min && p.bonus <= 2s);
}

/// 3.6.1.
bool international_classical(shape const &s, schedule const &plan)
{
    auto const &all = plan.periods;
    if (s.single) {
        return s.first.time >= 80min && s.first.time <= 2h && s.first.bonus == 1min;
    }
    if (all.size() != 2) {
        return false;
    }
    if (is_period(all[0], 40, 90min)) {
        return is_period(all[1], 0, 1h);
    }
    return is_period(all[0], 50, 2h) && ((is_period(all[1], 25, 1h) && plan.repeat_last) ||
                                         is_period(all[1], 0, 1h) || is_period(all[1], 0, 30min));
}

/// 3.6.2: 15 to 30 minutes, with increments over 60 moves and at least 10 min + 5 s.
bool international_rapid(shape const &s, schedule const &)
{
    return s.single && s.within(15min, 30min) &&
           (s.sudden() || (s.first.time >= 10min && s.first.bonus >= 5s));
}

/// 3.6.3: 5 to 15 minutes, with increments over 60 moves and at least 3 min + 2 s.
bool international_blitz(shape const &s, schedule const &)
{
    return s.single && s.within(5min, 15min) && (s.sudden() || (s.first.time >= 3min && s.first.bonus >= 2s));
}

struct class_rule {
    std::string_view article;
    bool (*meets)(shape const &, schedule const &);
};

struct discipline_rules {
    class_rule classical, rapid, blitz;
    time_span rapid_up_to, blitz_up_to; ///< base and 60 increments
};

constexpr discipline_rules k_russian{
    {"2.1.11.1", russian_classical}, {"2.1.11.2", russian_rapid}, {"2.1.11.3", russian_blitz}, 20min, 5min};
constexpr discipline_rules k_draughts64{
    {"2.2.3.1", draughts64_classical}, {"2.2.3.2", russian_rapid}, {"2.2.3.3", russian_blitz}, 20min, 5min};
constexpr discipline_rules k_international{{"3.6.1", international_classical},
                                           {"3.6.2", international_rapid},
                                           {"3.6.3", international_blitz},
                                           30min,
                                           15min - time_span{1}};
constexpr discipline_rules k_giveaway{
    {"4.3.1", russian_classical}, {"", nullptr}, {"", nullptr}, 20min, 5min};
constexpr discipline_rules k_renju{
    {"5.3.1.1", nullptr}, {"5.3.1.1", nullptr}, {"5.3.1.1", nullptr}, 30min, 15min};
constexpr discipline_rules k_italian{
    {"it.7.5", nullptr}, {"it.7.5", nullptr}, {"it.7.5", nullptr}, 30min, 15min};
constexpr discipline_rules k_others{{"", nullptr}, {"", nullptr}, {"", nullptr}, 30min, 15min};

discipline_rules const &rules_of(discipline d)
{
    switch (d) {
    case discipline::russian:
        return k_russian;
    case discipline::draughts64:
        return k_draughts64;
    case discipline::giveaway:
        return k_giveaway;
    case discipline::international:
        return k_international;
    case discipline::renju:
        return k_renju;
    case discipline::italian:
    case discipline::italian_fid:
        return k_italian;
    default:
        return k_others;
    }
}

time_span longest_thinking(schedule const &plan, std::uint32_t moves)
{
    time_span total{};
    std::uint64_t made = 0;
    for (std::size_t i = 0; plan.has(i); ++i) {
        auto const &p = plan.at(i);
        auto const count = p.kind == timing::byoyomi ? std::uint64_t{moves} : std::uint64_t{p.moves};
        auto const here = p.moves == 0 || p.kind == timing::byoyomi
                              ? moves - std::min<std::uint64_t>(made, moves)
                              : std::min<std::uint64_t>(count, moves - std::min<std::uint64_t>(made, moves));
        total += p.kind == timing::byoyomi
                     ? p.time * static_cast<std::int64_t>(here / std::max(p.moves, 1U) + p.slices)
                     : p.time + p.bonus * static_cast<std::int64_t>(here);
        made += here;
        bool const byoyomi_next = plan.has(i + 1) && plan.at(i + 1).kind == timing::byoyomi;
        if (made >= moves && !byoyomi_next) {
            break;
        }
    }
    return total;
}

} // namespace

control_verdict judge_control(control const &c, discipline d, std::optional<pace> said)
{
    auto const &plan = c.sides[0];
    shape s{plan.periods.front(), plan.periods.size() == 1 && plan.periods.front().moves == 0, {}};
    for (period const &p : plan.periods) {
        s.total += p.time;
    }
    s.total += plan.periods.back().bonus * k_counted_moves;
    auto const &rules = rules_of(d);
    control_verdict v;
    v.pace = said                           ? *said
             : s.total <= rules.blitz_up_to ? pace::blitz
             : s.total <= rules.rapid_up_to ? pace::rapid
                                            : pace::classical;
    if (v.pace == pace::tiebreak_lehmann_georgiev) {
        v.article = d == discipline::international ? "3.6.4" : "";
        v.meets = d == discipline::international && s.single && s.first.time == 5min && s.first.bonus == 3s;
        return v;
    }
    auto const &rule = v.pace == pace::classical ? rules.classical
                       : v.pace == pace::rapid   ? rules.rapid
                                                 : rules.blitz;
    v.article = rule.article;
    v.is_free = rule.meets == nullptr && !rule.article.empty();
    v.meets = rule.meets != nullptr && c.is_same_for_both() && rule.meets(s, plan);
    return v;
}

void check_control(control const &c, std::string_view text, discipline d, std::optional<pace> said,
                   bool increment_before, place at, finding_sink &sink)
{
    static constexpr std::array<std::string_view, 4> k_paces{"classical", "rapid", "blitz", "tie-break"};
    auto const v = judge_control(c, d, said);
    auto const article = std::string{v.article};
    std::vector<argument> args{std::string{text}, term{k_paces.at(static_cast<std::size_t>(v.pace))},
                               article};
    if (v.meets || v.is_free || article.empty()) {
        finding f{k_control_class, at, std::move(args)};
        sink.report(f.with_detail(v.meets ? "" : v.is_free ? "open" : "none").by_article(article));
    } else {
        finding f{k_control_limit, at, std::move(args)};
        sink.report(f.by_article(article));
    }
    auto const &first = c.sides[0].at(0);
    if (first.time == time_span{} && !(increment_before && first.bonus > time_span{})) {
        sink.report({k_control_zero, at});
    }
}

longest duration(control const &c, day_plan const &plan)
{
    longest l{};
    l.game = longest_thinking(c.sides[0], plan.moves) + longest_thinking(c.sides[1], plan.moves);
    l.round = l.game * plan.games + k_game_break * (std::max(plan.games, 1U) - 1);
    l.day = l.round * plan.rounds + plan.pause * (std::max(plan.rounds, 1U) - 1);
    return l;
}

} // namespace arb::clock
