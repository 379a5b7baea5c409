#pragma once

#include "clock/game_state.hpp"
#include "clock/ruling.hpp"

#include <utility>

namespace arb::clock
{

/// Both clocks of a board as a state machine over the events of a log, and what the rules say on each.
class game_clock
{
public:
    /// The control must be a timed one.
    explicit game_clock(conditions c) : m_rules{std::move(c)} {}

    /// Lets time pass and applies E. False with WHY set where the event is refused: nothing has changed then.
    bool apply(event const &e, rulings &said, fault &why);

    /// Lets time pass to AT; a game decided on the board ends there.
    void look(time_span at, rulings &said);

    game_state const &state() const { return m_s; }
    conditions const &rules() const { return m_rules; }
    bool flag_ever_fell() const { return m_any_fell; }
    bool ruled_end() const { return m_ruled_end; }

private:
    bool accept(event const &e);
    bool may_come(event const &e);
    bool dispatch(event const &e);
    bool refuse(rule const &what, std::string_view detail = {}, std::string_view word = {},
                std::string_view article = {});
    ruling &say(code what, std::string_view article, who whom, std::string_view detail = {},
                std::vector<argument> args = {});
    void end(result r, std::string_view article, bool by_ruling);
    void win(who winner, std::string_view article, bool by_ruling = true);

    // game_clock_time.cpp
    void advance(time_span to);
    void count_down(who w, time_span dt);
    void at_zero(who w, time_span when);
    bool refill(who w);
    void give(who w, time_span amount);
    time_span take(who w, time_span amount);
    void add_period(who w);
    void reached_controls(who w);
    void complete_move(who w);
    void finish_move_time(who w);
    time_span full_first_period(who w) const;
    void first_period(who w);
    void place_in_schedule(who w, std::uint32_t moves);
    void set_left(who w, time_span left);
    schedule const &plan(who w) const { return m_rules.control.sides[index(w)]; }
    period const &now_in(who w) const { return plan(w).at(m_s.of(w).ordinal); }
    void hold();
    void run_again();
    void tell_fallen();

    // game_clock_start.cpp
    bool on_state(event const &e);
    bool on_start(event const &e);
    bool on_arrive(event const &e);
    bool on_check_lateness(event const &e);
    bool on_next_game(event const &e);
    void split_between(who w, time_span half);
    bool is_late(time_span late) const;
    void judge_lateness(who w, time_span late);
    void lose_by_lateness(who w, time_span late);

    // game_clock_play.cpp
    bool on_move(event const &e);
    bool on_press(event const &e);
    bool on_take_back(event const &e);
    bool on_offer(event const &e);
    bool on_resign(event const &e);
    bool on_draw(event const &e);
    bool on_game_end(event const &e);
    bool on_stop(event const &e);
    bool on_infringement(event const &e);
    bool on_remind(event const &e);
    bool on_charge(event const &e);
    bool fix_board(event const &e);
    void end_by_board();
    void press_without_move(who w);

    // game_clock_flag.cpp
    bool on_flag(event const &e);
    void judge_flags(who named, bool order_unknown, observer by);
    void lose_by_flag(who w, observer by, std::string_view detail = {});
    std::string_view flag_article() const { return m_rules.is_renju() ? "5.3.1.3" : "1.7.9"; }

    // game_clock_arbiter.cpp
    bool on_pause(event const &e);
    bool on_resume(event const &e);
    bool on_fix(event const &e);
    void fix_one(who w, time_span value);
    bool fix_both_alike(time_span by);
    bool on_record_order(event const &e);
    bool on_record_done(event const &e);
    bool on_restore_begin(event const &e);
    bool on_restore_end(event const &e);
    bool on_check_begin(event const &e);
    bool on_check_end(event const &e);
    void charge_record(who w, time_span share);
    bool on_claim(event const &e);
    bool on_verdict(event const &e);
    void reject_claim(event const &e);
    bool ends_pair(event_kind begun);
    void begin_pair(event_kind kind);

    conditions m_rules;
    game_state m_s;
    rulings *m_said = nullptr;
    fault *m_why = nullptr;
    bool m_any_fell = false;
    bool m_ruled_end = false;
    std::uint8_t m_told_fallen = 0;
};

} // namespace arb::clock
