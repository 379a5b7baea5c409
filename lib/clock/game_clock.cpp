#include "clock/game_clock.hpp"

#include "clock/rules.hpp"

#include <algorithm>

namespace arb::clock
{

time_span conditions::late_limit() const
{
    auto const first = control.sides[0].at(0).time;
    return std::min(lateness.value_or(first), k_most_lateness);
}

bool game_clock::refuse(rule const &what, std::string_view detail, std::string_view word,
                        std::string_view article)
{
    *m_why = {&what, detail, word, 1, article};
    return false;
}

ruling &game_clock::say(code what, std::string_view article, who whom, std::string_view detail,
                        std::vector<argument> args)
{
    return m_said->emplace_back(ruling{what, std::string{article}, whom, detail, std::move(args)});
}

void game_clock::end(result r, std::string_view article, bool by_ruling)
{
    m_s.result = r;
    m_s.article = article;
    m_s.running = who::none;
    m_s.ended = m_s.now;
    m_s.pair.reset();
    m_s.board_winner = who::none;
    m_s.flag_seen = who::none;
    m_ruled_end = m_ruled_end || by_ruling;
}

void game_clock::win(who winner, std::string_view article, bool by_ruling)
{
    end(winner == who::white ? result::white : result::black, article, by_ruling);
}

bool game_clock::apply(event const &e, rulings &said, fault &why)
{
    auto const before = m_s;
    auto const any_fell = m_any_fell;
    auto const told = m_told_fallen;
    m_said = &said;
    m_why = &why;
    said.clear();
    if (accept(e)) {
        return true;
    }
    m_s = before;
    m_any_fell = any_fell;
    m_told_fallen = told;
    said.clear();
    return false;
}

bool game_clock::accept(event const &e)
{
    if (e.at < m_s.now) {
        return refuse(k_log_time_back);
    }
    if (!may_come(e)) {
        return false;
    }
    advance(e.at);
    if (e.kind != event_kind::state) {
        tell_fallen();
    }
    if (m_s.board_winner != who::none && e.kind != event_kind::state) {
        end_by_board();
        return true;
    }
    if (!dispatch(e)) {
        return false;
    }
    tell_fallen();
    return true;
}

void game_clock::look(time_span at, rulings &said)
{
    m_said = &said;
    said.clear();
    advance(at);
    tell_fallen();
    if (m_s.board_winner != who::none) {
        end_by_board();
    }
}

/// Whether an event of this kind may come in this state at all.
bool game_clock::may_come(event const &e)
{
    using enum event_kind;
    auto const name = event_name(e.kind);
    if (e.kind == state) {
        return true;
    }
    if (!m_s.is_started) {
        return e.kind == start || refuse(k_not_started, "", name);
    }
    if (e.kind == start) {
        return refuse(k_not_started, "twice", name);
    }
    if (m_s.is_over()) {
        return e.kind == next_game || e.kind == show || refuse(k_after_end, "", name);
    }
    if (e.kind == next_game) {
        return refuse(k_after_end, "not-over", name);
    }
    if (!m_s.pair || m_s.board_winner != who::none) {
        return true;
    }
    static constexpr auto k_ends = [](event_kind begun) {
        switch (begun) {
        case record_order:
            return record_done;
        case restore_begin:
            return restore_end;
        case record_check_begin:
            return record_check_end;
        case claim_repetition:
            return verdict;
        default:
            return resume;
        }
    };
    bool const fits = e.kind == k_ends(*m_s.pair) || e.kind == flag_seen || e.kind == clock_fix ||
                      e.kind == show || e.kind == resign || e.kind == draw || e.kind == game_end;
    return fits || refuse(k_inside_pair, "", event_name(k_ends(*m_s.pair)));
}

bool game_clock::dispatch(event const &e)
{
    using enum event_kind;
    switch (e.kind) {
    case state:
        return on_state(e);
    case start:
        return on_start(e);
    case arrive:
        return on_arrive(e);
    case check_lateness:
        return on_check_lateness(e);
    case event_kind::move:
        return on_move(e);
    case press:
        return on_press(e);
    case flag_seen:
        return on_flag(e);
    case stop_clocks:
        return on_stop(e);
    case pause:
        return on_pause(e);
    case resume:
        return on_resume(e);
    case clock_fix:
        return on_fix(e);
    case record_order:
        return on_record_order(e);
    case record_done:
        return on_record_done(e);
    case restore_begin:
        return on_restore_begin(e);
    case restore_end:
        return on_restore_end(e);
    case record_check_begin:
        return on_check_begin(e);
    case record_check_end:
        return on_check_end(e);
    case claim_repetition:
        return on_claim(e);
    case verdict:
        return on_verdict(e);
    case take_back:
        return on_take_back(e);
    case charge:
        return on_charge(e);
    case infringement:
        return on_infringement(e);
    case remind:
        return on_remind(e);
    case offer_draw:
        return on_offer(e);
    case resign:
        return on_resign(e);
    case draw:
        return on_draw(e);
    case game_end:
        return on_game_end(e);
    case next_game:
        return on_next_game(e);
    default:
        return true;
    }
}

} // namespace arb::clock
