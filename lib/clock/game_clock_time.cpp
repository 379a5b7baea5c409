#include "clock/game_clock.hpp"
#include "clock/rules.hpp"

#include <algorithm>

namespace arb::clock
{

void game_clock::give(who w, time_span amount)
{
    m_s.of(w).left += amount;
    m_s.of(w).sum.given += amount;
}

/// Takes AMOUNT as a penalty, not below zero; what was taken.
time_span game_clock::take(who w, time_span amount)
{
    auto &c = m_s.of(w);
    auto const taken = std::min(amount, c.left);
    c.left -= taken;
    c.sum.taken += taken;
    if (taken > time_span{} && c.left == time_span{}) {
        at_zero(w, m_s.now);
    }
    return taken;
}

void game_clock::at_zero(who w, time_span when)
{
    auto &c = m_s.of(w);
    if (!refill(w) && !c.fell) {
        c.fell = when;
        m_any_fell = true;
    }
}

/// At zero: the next slice of a byo-yomi, or the next period of a mechanical clock whose control was made.
bool game_clock::refill(who w)
{
    auto &c = m_s.of(w);
    if (now_in(w).kind == timing::byoyomi) {
        if (c.slices <= 1) {
            c.slices = 0;
            return false;
        }
        --c.slices;
        give(w, now_in(w).time);
        return true;
    }
    bool const byoyomi = plan(w).has(c.ordinal + 1) && plan(w).at(c.ordinal + 1).kind == timing::byoyomi;
    bool const made =
        m_rules.is_mechanical && c.control_at > 0 && c.moves >= c.control_at && plan(w).has(c.ordinal + 1);
    if (byoyomi || made) {
        add_period(w);
        return c.left > time_span{};
    }
    return false;
}

void game_clock::count_down(who w, time_span dt)
{
    auto &c = m_s.of(w);
    auto when = m_s.now;
    auto const &p = now_in(w);
    if (p.kind == timing::delay) {
        auto const free = std::clamp(p.bonus - m_s.used, time_span{}, dt);
        when += free;
        dt -= free;
        m_s.used += free;
    }
    m_s.used += dt;
    while (dt > time_span{} && c.left > time_span{}) {
        auto const part = std::min(dt, c.left);
        c.left -= part;
        c.sum.used += part;
        dt -= part;
        when += part;
        if (now_in(w).kind == timing::hourglass) {
            give(opponent(w), part);
        }
        if (c.left == time_span{}) {
            at_zero(w, when);
        }
    }
    c.sum.at_zero += dt;
}

void game_clock::advance(time_span to)
{
    auto const dt = to - m_s.now;
    if (dt > time_span{} && m_s.running != who::none) {
        count_down(m_s.running, dt);
    }
    m_s.now = to;
}

void game_clock::tell_fallen()
{
    for (who const w : {who::white, who::black}) {
        auto const bit = static_cast<std::uint8_t>(1U << index(w));
        auto const &c = m_s.of(w);
        if (c.fell && (m_told_fallen & bit) == 0) {
            m_told_fallen = static_cast<std::uint8_t>(m_told_fallen | bit);
            say(code::flag_down, flag_article(), w, "", {term{who_name(w)}, time_text(*c.fell)});
        } else if (!c.fell) {
            m_told_fallen = static_cast<std::uint8_t>(m_told_fallen & ~bit);
        }
    }
}

/// The next period: its time, less what is owed (5.3.2.2). Unspent time stays (3.6.1).
void game_clock::add_period(who w)
{
    auto &c = m_s.of(w);
    ++c.ordinal;
    auto const &p = now_in(w);
    c.control_at = p.moves > 0 && p.kind != timing::byoyomi ? c.control_at + p.moves : 0;
    c.slices = p.slices;
    c.fell.reset();
    give(w, p.time);
    say(code::period, m_rules.is_renju() ? "5.3.1.1" : "3.6.1", w, "",
        {term{who_name(w)}, std::int64_t{c.moves}, time_text(p.time)});
    if (c.debt > time_span{}) {
        auto const owed = std::exchange(c.debt, time_span{});
        auto const taken = take(w, owed);
        say(code::debt, "5.3.2.2", w, "taken", {term{who_name(w)}, time_text(taken)});
    }
}

/// Periods whose number of moves is made.
void game_clock::reached_controls(who w)
{
    auto &c = m_s.of(w);
    while (c.control_at > 0 && c.moves >= c.control_at && plan(w).has(c.ordinal + 1)) {
        add_period(w);
    }
}

/// Bronstein and byo-yomi: what the time used on this move gives back.
void game_clock::finish_move_time(who w)
{
    auto &c = m_s.of(w);
    auto const &p = now_in(w);
    if (p.kind == timing::increment) {
        give(w, p.bonus);
    } else if (p.kind == timing::bronstein) {
        give(w, std::min(p.bonus, m_s.used));
    } else if (p.kind == timing::byoyomi && c.moves % p.moves == 0) {
        give(w, p.time - c.left);
    }
}

/// Counts a move of W and adds what it earns: the increment of its period, then the next period.
/// At zero it earns nothing (1.7.9).
void game_clock::complete_move(who w)
{
    auto &c = m_s.of(w);
    auto const before = c.left;
    auto const debt = c.debt;
    ++c.moves;
    if (c.left > time_span{}) {
        finish_move_time(w);
        if (!m_rules.is_mechanical) {
            reached_controls(w);
        }
    }
    m_s.press = {w, c.left - before, debt - c.debt};
}

/// The period in which MOVES completed moves stand.
void game_clock::place_in_schedule(who w, std::uint32_t moves)
{
    auto &c = m_s.of(w);
    auto const &s = plan(w);
    c.moves = moves;
    c.ordinal = 0;
    c.control_at = s.at(0).moves;
    while (c.control_at > 0 && moves >= c.control_at && s.has(c.ordinal + 1)) {
        auto const &p = s.at(++c.ordinal);
        c.control_at = p.moves > 0 && p.kind != timing::byoyomi ? c.control_at + p.moves : 0;
    }
    c.slices = s.at(c.ordinal).slices;
}

time_span game_clock::full_first_period(who w) const
{
    auto const &p = plan(w).at(0);
    bool const before = m_rules.increment_before && p.kind == timing::increment;
    return p.time + (before ? p.bonus : time_span{});
}

void game_clock::first_period(who w)
{
    auto &c = m_s.of(w);
    c = {};
    place_in_schedule(w, 0);
    give(w, full_first_period(w));
    if (c.left == time_span{}) {
        at_zero(w, m_s.now);
    }
}

/// A correction: what is cut counts as taken, what is added as given.
void game_clock::set_left(who w, time_span left)
{
    auto &c = m_s.of(w);
    if (left >= c.left) {
        give(w, left - c.left);
    } else {
        take(w, c.left - left);
    }
    if (c.left > time_span{}) {
        c.fell.reset();
    }
}

void game_clock::hold()
{
    m_s.resumes = m_s.running;
    m_s.running = who::none;
}

void game_clock::run_again()
{
    m_s.running = m_s.resumes;
    m_s.resumes = who::none;
    m_s.pair.reset();
    m_s.claimant = who::none;
}

} // namespace arb::clock
