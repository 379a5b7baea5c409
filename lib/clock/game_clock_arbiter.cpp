#include "clock/game_clock.hpp"
#include "clock/rules.hpp"

#include <algorithm>

namespace arb::clock
{

bool game_clock::ends_pair(event_kind begun)
{
    return m_s.pair == begun || refuse(k_without_begin, "", event_name(begun));
}

void game_clock::begin_pair(event_kind kind)
{
    m_s.pair = kind;
    m_s.pair_from = m_s.now;
    m_s.resumes = m_s.running;
}

bool game_clock::on_pause(event const &)
{
    begin_pair(event_kind::pause);
    hold();
    return true;
}

bool game_clock::on_resume(event const &e)
{
    if (!ends_pair(event_kind::pause)) {
        return false;
    }
    run_again();
    if (e.player != who::none) {
        m_s.running = e.player;
    }
    return true;
}

/// 1.7.8, 5.3.1.5: a cut leaves the floor, and nobody is raised to it.
void game_clock::fix_one(who w, time_span value)
{
    auto const article = m_rules.is_renju() ? "5.3.1.5" : "1.7.8";
    auto const floor = m_rules.is_renju() ? k_renju_floor : k_fix_floor;
    auto const before = m_s.of(w).left;
    if (m_s.of(w).fell) {
        say(code::remark, m_rules.is_renju() ? "5.3.1.5" : "1.7.10", w, "expired", {term{who_name(w)}});
        return;
    }
    auto const after = value < before ? std::max(value, std::min(before, floor)) : value;
    set_left(w, after);
    say(code::clock_fixed, article, w, "", {term{who_name(w)}, time_text(before), time_text(after)});
    if (after > value) {
        say(code::clock_floor, article, w, "",
            {term{who_name(w)}, time_text(floor), time_text(after - value)});
    }
}

/// 5.3.1.5: without certainty the same amount off both, as far as the floors allow.
bool game_clock::fix_both_alike(time_span by)
{
    if (!m_rules.is_renju()) {
        return refuse(k_not_this_game, "uncertain");
    }
    auto amount = by;
    for (auto const &c : m_s.clocks) {
        amount = std::min(amount, std::max(time_span{}, c.left - k_renju_floor));
    }
    for (who const w : {who::white, who::black}) {
        take(w, amount);
    }
    say(code::clock_fixed, "5.3.1.5", who::both, "both", {time_text(amount)});
    if (amount < by) {
        say(code::clock_floor, "5.3.1.5", who::both, "both",
            {time_text(k_renju_floor), time_text(by - amount)});
    }
    return true;
}

bool game_clock::on_fix(event const &e)
{
    if (!e.yes(key::certain, true)) {
        return fix_both_alike(e.time(key::by));
    }
    if (e.has(key::white)) {
        fix_one(who::white, e.time(key::white));
    }
    if (e.has(key::black)) {
        fix_one(who::black, e.time(key::black));
    }
    return true;
}

/// 1.8.2: more than two moves are missing.
bool game_clock::on_record_order(event const &e)
{
    auto const missing = e.get(key::missing, k_missing_allowed + 1);
    if (missing <= k_missing_allowed) {
        return refuse(k_record_enough);
    }
    begin_pair(event_kind::record_order);
    m_s.claimant = e.player;
    m_s.running = e.player;
    say(code::record_order, "1.8.2", e.player, "", {term{who_name(e.player)}, missing});
    return true;
}

bool game_clock::on_record_done(event const &e)
{
    if (!ends_pair(event_kind::record_order)) {
        return false;
    }
    if (e.player != m_s.claimant) {
        return refuse(k_without_begin, "player", who_name(m_s.claimant));
    }
    run_again();
    return true;
}

bool game_clock::on_restore_begin(event const &)
{
    begin_pair(event_kind::restore_begin);
    hold();
    return true;
}

/// 1.8.4: the moves decide who has made the control; the time spent is halved.
bool game_clock::on_restore_end(event const &e)
{
    if (!ends_pair(event_kind::restore_begin)) {
        return false;
    }
    auto const spent = m_s.now - m_s.pair_from;
    run_again();
    if (!e.yes(key::restored, true)) {
        say(code::not_restored, "1.8.4", who::both);
        say(code::contradiction, "1.8.4, 1.9.2", who::both, "both-lose");
        end(result::both_lose, "1.8.4", true);
        return true;
    }
    m_s.of(who::white).moves = static_cast<std::uint32_t>(e.get(key::white_moves));
    m_s.of(who::black).moves = static_cast<std::uint32_t>(e.get(key::black_moves));
    m_s.press = {};
    reached_controls(who::white);
    reached_controls(who::black);
    who down = who::none;
    for (who const w : {who::white, who::black}) {
        if (m_s.of(w).fell) {
            down = down == who::none ? w : who::both;
        }
    }
    take(who::white, spent / 2);
    take(who::black, spent / 2);
    say(code::restored, "1.8.4", who::both, "", {time_text(spent), time_text(spent / 2)});
    if (down == who::both) {
        judge_flags(who::both, false, observer::arbiter);
    } else if (down != who::none) {
        lose_by_flag(down, observer::arbiter, "moves");
    }
    return true;
}

bool game_clock::on_check_begin(event const &)
{
    if (!m_rules.is_renju()) {
        return refuse(k_not_this_game, "record-check");
    }
    begin_pair(event_kind::record_check_begin);
    hold();
    return true;
}

bool game_clock::on_check_end(event const &e)
{
    if (!ends_pair(event_kind::record_check_begin)) {
        return false;
    }
    auto const spent = m_s.now - m_s.pair_from;
    auto const guilty = static_cast<who>(e.get(key::guilty));
    run_again();
    if (guilty == who::both) {
        charge_record(who::white, spent / 2);
        charge_record(who::black, spent / 2);
    } else if (guilty != who::none) {
        charge_record(guilty, spent);
    }
    return true;
}

/// 5.3.2.2: down to five minutes now, the rest off the next period.
void game_clock::charge_record(who w, time_span share)
{
    auto &c = m_s.of(w);
    auto const now = std::min(share, std::max(time_span{}, c.left - k_renju_floor));
    take(w, now);
    say(code::record_charge, "5.3.2.2", w, "", {term{who_name(w)}, time_text(now)});
    auto const rest = share - now;
    if (rest == time_span{}) {
        return;
    }
    bool const carried = plan(w).has(c.ordinal + 1);
    c.debt += carried ? rest : time_span{};
    say(carried ? code::debt : code::debt_dropped, "5.3.2.2", w, "", {term{who_name(w)}, time_text(rest)});
}

bool game_clock::on_claim(event const &e)
{
    if (m_rules.is_renju()) {
        return refuse(k_not_this_game, "claim");
    }
    bool const italian = m_rules.is_italian();
    if (!italian && m_s.running != e.player) {
        return refuse(k_not_to_move, "", who_name(e.player));
    }
    begin_pair(event_kind::claim_repetition);
    m_s.claimant = e.player;
    m_s.move_written = e.yes(key::move_written);
    if (italian) {
        hold();
        say(code::judge, "it.8.2.3", e.player, "whose-time");
    }
    return true;
}

/// 2.1.9.2: checked on the claimant's time; it.8.2.3: both clocks stand, up to 15 minutes are taken.
bool game_clock::on_verdict(event const &e)
{
    if (!ends_pair(event_kind::claim_repetition)) {
        return false;
    }
    auto const w = m_s.claimant;
    auto const article = m_rules.is_italian() ? "it.8.2.3" : "2.1.9.2";
    if (e.yes(key::repetition)) {
        say(code::claim_true, article, w, "", {term{who_name(w)}});
        end(result::draw, article, true);
        return true;
    }
    reject_claim(e);
    auto const seen = std::exchange(m_s.flag_seen, who::none);
    if (!m_s.is_over() && seen != who::none) {
        judge_flags(seen, m_s.order_unknown, m_s.flag_by);
    }
    return true;
}

void game_clock::reject_claim(event const &e)
{
    auto const w = m_s.claimant;
    auto const name = term{who_name(w)};
    bool const written = m_s.move_written;
    auto const left = m_s.of(w).left;
    run_again();
    if (m_rules.is_italian()) {
        auto const penalty = std::min(e.time(key::penalty), k_italian_penalty);
        auto const taken = take(w, std::clamp(left - k_italian_floor, time_span{}, penalty));
        say(code::claim_false, "it.8.2.3", w, "italian", {name, time_text(taken)});
        if (!e.has(key::penalty)) {
            say(code::judge, "it.8.2.3", w, "penalty", {name});
        }
    } else if (left == time_span{}) {
        say(code::claim_false, "2.1.9.2", w, "lost", {name, term{who_name(opponent(w))}});
        win(opponent(w), "2.1.9.2");
    } else if (written) {
        complete_move(w);
        m_s.running = opponent(w);
        m_s.moved = false;
        m_s.used = {};
        say(code::claim_false, "2.1.9.2", w, "written", {name});
    } else {
        say(code::claim_false, "2.1.9.2", w, "", {name});
    }
}

} // namespace arb::clock
