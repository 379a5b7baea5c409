#include "clock/game_clock.hpp"
#include "clock/rules.hpp"

#include <algorithm>

namespace arb::clock
{

namespace
{

bool includes(who group, who one)
{
    return group == one || group == who::both;
}

who without(who group, who one)
{
    return group == who::both ? opponent(one) : group == one ? who::none : group;
}

std::optional<time_span> fell_at(event const &e, key k, time_span left)
{
    if (e.has(k)) {
        return e.time(k);
    }
    return left == time_span{} ? std::optional{e.at} : std::nullopt;
}

} // namespace

bool game_clock::on_state(event const &e)
{
    m_s = {};
    m_told_fallen = 0;
    m_s.is_started = true;
    m_s.now = e.at;
    struct side_keys {
        key left, moves, debt, infringements, fell, slices;
    };
    static constexpr std::array<side_keys, 2> k_sides{{
        {key::white, key::white_moves, key::white_debt, key::white_infringements, key::white_fell,
         key::white_slices},
        {key::black, key::black_moves, key::black_debt, key::black_infringements, key::black_fell,
         key::black_slices},
    }};
    for (who const w : {who::white, who::black}) {
        auto const &k = k_sides[index(w)];
        auto &c = m_s.of(w);
        place_in_schedule(w, static_cast<std::uint32_t>(e.get(k.moves)));
        give(w, e.time(k.left));
        c.debt = e.time(k.debt);
        c.infringements = static_cast<std::uint32_t>(e.get(k.infringements));
        c.fell = fell_at(e, k.fell, c.left);
        m_any_fell = m_any_fell || c.fell;
        m_told_fallen = static_cast<std::uint8_t>(m_told_fallen | (e.has(k.fell) ? 1U << index(w) : 0U));
        if (e.has(k.slices)) {
            while (now_in(w).kind != timing::byoyomi && c.ordinal + 1 < plan(w).periods.size()) {
                ++c.ordinal;
            }
            c.control_at = 0;
            c.slices = static_cast<std::uint32_t>(e.get(k.slices));
        }
    }
    m_s.result = static_cast<result>(e.get(key::result));
    m_s.running = m_s.is_over() ? who::none : static_cast<who>(e.get(key::running));
    m_s.absent = static_cast<who>(e.get(key::absent));
    m_s.split = e.yes(key::split);
    m_s.passed = e.yes(key::passed);
    m_s.moved = e.yes(key::moved);
    m_s.started = e.time(key::started);
    m_s.ended = e.time(key::ended, e.at);
    m_s.used = e.time(key::used);
    m_s.press = {static_cast<who>(e.get(key::last_press)), e.time(key::last_gain), e.time(key::last_debt)};
    m_s.last_offer = static_cast<who>(e.get(key::last_offer));
    m_s.offer = m_s.last_offer;
    return true;
}

/// 1.6.3: the first mover's clock, and the other's where he alone is absent.
bool game_clock::on_start(event const &e)
{
    m_s.is_started = true;
    m_s.started = e.at;
    first_period(who::white);
    first_period(who::black);
    bool const white = e.yes(key::white);
    bool const black = e.yes(key::black);
    m_s.absent = white && black ? who::both : white ? who::white : black ? who::black : who::none;
    auto const first = m_rules.first_mover();
    m_s.running = m_s.absent == opponent(first) ? opponent(first) : first;
    return true;
}

bool game_clock::is_late(time_span late) const
{
    auto const limit = m_rules.late_limit();
    return late > limit || (m_rules.late_at_limit && late == limit);
}

void game_clock::judge_lateness(who w, time_span late)
{
    if (late == time_span{}) {
        return;
    }
    std::vector<argument> args{term{who_name(w)}, time_text(late), m_rules.late_sanction};
    say(code::late, "1.9.1", w, m_rules.late_sanction.empty() ? "" : "sanction", std::move(args));
    if (late == m_rules.late_limit()) {
        say(code::judge, "1.9.1", w, "late-limit", {term{who_name(w)}, time_text(late)});
    }
}

void game_clock::lose_by_lateness(who w, time_span late)
{
    auto const article = m_s.of(w).fell ? "1.9.1, 1.7.9" : "1.9.1";
    say(code::late_loss, article, w, "",
        {term{who_name(w)}, time_text(late), time_text(m_rules.late_limit())});
    if (m_rules.late_limit() == time_span{}) {
        say(code::contradiction, "1.6.3, 1.9.1", w, "zero-limit");
    }
    end(w == who::white ? result::black_plus : result::white_plus, "1.9.1", true);
}

/// 1.6.3: HALF off the full clock of W, whatever has run from it.
void game_clock::split_between(who w, time_span half)
{
    auto &c = m_s.of(w);
    auto const left = std::max(full_first_period(w) - half, time_span{});
    auto const back = std::max(left - c.left, time_span{});
    auto const unused = std::min(back, c.sum.used);
    c.sum.used += std::max(c.left - left, time_span{}) - unused;
    c.sum.given += back - unused;
    c.sum.at_zero = {};
    c.left = left;
    c.fell.reset();
    if (left == time_span{}) {
        at_zero(w, m_s.now);
    }
}

bool game_clock::on_arrive(event const &e)
{
    if (!includes(m_s.absent, e.player)) {
        return refuse(k_not_absent, "", who_name(e.player));
    }
    auto const late = m_s.now - m_s.started;
    if (is_late(late)) {
        if (m_s.absent == who::both) {
            say(code::both_late, "1.9.2", who::both, "", {time_text(late), time_text(m_rules.late_limit())});
            end(result::both_minus, "1.9.2", true);
        } else {
            lose_by_lateness(e.player, late);
        }
        return true;
    }
    auto const rest = without(m_s.absent, e.player);
    if (m_s.absent == who::both) {
        split_between(who::white, late / 2);
        split_between(who::black, late / 2);
        m_s.split = true;
        say(code::both_absent, "1.6.3", who::both, "", {time_text(late), time_text(late / 2)});
    }
    m_s.absent = rest;
    m_s.running = rest == who::none ? m_rules.first_mover() : rest;
    m_s.used = {};
    judge_lateness(e.player, late);
    return true;
}

bool game_clock::on_check_lateness(event const &e)
{
    auto const late = m_s.now - m_s.started;
    if (m_s.absent == who::none) {
        return refuse(k_not_absent, "nobody");
    }
    if (!is_late(late)) {
        if (late == m_rules.late_limit()) {
            say(code::judge, "1.9.1", m_s.absent, "late-limit",
                {term{who_name(m_s.absent)}, time_text(late)});
        }
        return true;
    }
    if (e.yes(key::excused)) {
        say(code::remark, "1.9.2", m_s.absent, "excused", {time_text(late)});
    } else if (m_s.absent == who::both) {
        say(code::both_late, "1.9.2", who::both, "", {time_text(late), time_text(m_rules.late_limit())});
        end(result::both_minus, "1.9.2", true);
    } else {
        lose_by_lateness(m_s.absent, late);
    }
    return true;
}

/// Clocks belong to players: 3.6.4 carries them from game to game, else every game has fresh ones.
bool game_clock::on_next_game(event const &e)
{
    bool const keeps = m_rules.pace == pace::tiebreak_lehmann_georgiev;
    auto const pause = m_s.now - m_s.ended;
    auto const last = m_s.result;
    auto clocks = m_s.clocks;
    if (e.yes(key::swap, true)) {
        std::swap(clocks[0], clocks[1]);
    }
    auto const now = m_s.now;
    m_s = {};
    m_s.is_started = true;
    m_s.now = now;
    m_s.started = now;
    m_told_fallen = 0;
    for (who const w : {who::white, who::black}) {
        first_period(w);
        if (keeps) {
            auto &c = m_s.of(w);
            c.left = clocks[index(w)].left;
            c.sum = {c.left, {}, {}, {}};
            c.fell.reset();
            if (c.left == time_span{}) {
                at_zero(w, now);
            }
        }
    }
    m_s.running = m_rules.first_mover();
    if (keeps && last != result::draw) {
        say(code::remark, "3.6.4", who::both, "decided");
    } else if (!keeps && pause < k_game_break) {
        say(code::remark, "1.11", who::both, "break", {time_text(pause)});
    }
    return true;
}

} // namespace arb::clock
