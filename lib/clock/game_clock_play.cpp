#include "clock/game_clock.hpp"
#include "clock/rules.hpp"

namespace arb::clock
{

/// Reads the board of a hand-off; a final position above zero decides, whatever the clock does then.
bool game_clock::fix_board(event const &e)
{
    auto const b = static_cast<board>(e.get(key::board));
    bool const of_renju = b == board::five || b == board::long_row;
    if (b != board::open && of_renju != m_rules.is_renju()) {
        return refuse(k_not_this_game, "board");
    }
    if (b == board::open || m_s.of(e.player).left == time_span{}) {
        return true;
    }
    if (b == board::long_row && e.player == who::black) {
        say(code::judge, "5.2.4.2", e.player, "long-row");
        return true;
    }
    bool const giveaway = m_rules.discipline == discipline::giveaway;
    m_s.board_winner = giveaway ? opponent(e.player) : e.player;
    m_s.board = b;
    return true;
}

bool game_clock::on_move(event const &e)
{
    if (m_s.running != e.player || m_s.absent != who::none) {
        return refuse(k_not_running, m_s.absent != who::none ? "absent" : "", who_name(e.player));
    }
    m_s.moved = true;
    return fix_board(e);
}

bool game_clock::on_press(event const &e)
{
    if (m_s.running != e.player || m_s.absent != who::none) {
        return refuse(k_not_running, m_s.absent != who::none ? "absent" : "", who_name(e.player));
    }
    if (!e.yes(key::move, true)) {
        press_without_move(e.player);
    } else {
        if (!fix_board(e)) {
            return false;
        }
        if (m_s.board_winner != who::none) {
            end_by_board();
            return true;
        }
        complete_move(e.player);
        m_s.passed = false;
    }
    if (!m_s.is_over()) {
        m_s.running = opponent(e.player);
        m_s.offer = m_s.offer == e.player ? e.player : who::none;
    }
    m_s.moved = false;
    m_s.used = {};
    return true;
}

/// 5.3.1.7: in renju a pass, and two running are a draw; elsewhere the offence of 1.7.6.
void game_clock::press_without_move(who w)
{
    if (!m_rules.is_renju()) {
        m_s.press = {};
        say(code::offence, "1.7.6", w, "press", {term{who_name(w)}});
        return;
    }
    complete_move(w);
    say(code::pass, "5.3.1.7", w, "", {term{who_name(w)}});
    if (std::exchange(m_s.passed, true)) {
        say(code::two_passes, "5.2.7.1", who::both);
        end(result::draw, "5.2.7.1", true);
    }
}

void game_clock::end_by_board()
{
    auto const winner = m_s.board_winner;
    bool const giveaway = m_rules.discipline == discipline::giveaway;
    auto const mover = giveaway ? opponent(winner) : winner;
    bool const fell = m_s.of(mover).fell.has_value();
    std::string_view article = m_rules.is_italian() ? "it.8.1" : "2.1.8.1";
    if (m_rules.is_renju()) {
        article = fell ? "5.2.5.1" : m_s.board == board::five ? "5.2.6.1" : "5.2.6.2";
    } else if (giveaway) {
        article = "4.1";
    } else if (fell) {
        article = "1.7.12";
    }
    say(code::board_first, article, winner, fell ? "flag" : "",
        {term{who_name(winner)}, term{who_name(mover)}});
    if (fell && giveaway) {
        say(code::contradiction, "1.7.12, 4.1", who::both, "giveaway");
    } else if (fell && m_s.board == board::no_pieces) {
        say(code::contradiction, "2.1.5.4, 2.1.5.11", who::both, "capture");
    }
    win(winner, article);
}

/// 1.16.3: the player's last press is undone and his clock runs.
bool game_clock::on_take_back(event const &e)
{
    auto const w = e.player;
    if (m_s.press.by != w || m_s.running != opponent(w)) {
        return refuse(k_nothing_to_take_back, "", who_name(w));
    }
    auto &c = m_s.of(w);
    auto const undone = std::min(m_s.press.gain, c.left);
    c.left -= undone;
    c.sum.given -= undone + m_s.press.debt;
    c.sum.taken -= m_s.press.debt;
    c.debt += m_s.press.debt;
    if (m_rules.is_mechanical || now_in(w).kind == timing::byoyomi) {
        --c.moves;
    } else {
        place_in_schedule(w, c.moves - 1);
    }
    m_s.press = {};
    m_s.running = w;
    m_s.used = {};
    m_s.passed = false;
    m_s.moved = false;
    say(code::take_back, "1.16.3", w, "", {term{who_name(w)}});
    return true;
}

/// 2.1.9.3-4: after one's own move only, and again only after the opponent has offered.
bool game_clock::on_offer(event const &e)
{
    auto const w = e.player;
    bool const after_move = m_s.running == w ? m_s.moved : m_s.of(w).moves > 0;
    if (!m_rules.is_renju() && !after_move) {
        say(code::offence, "2.1.9.3", w, "offer", {term{who_name(w)}});
    } else if (!m_rules.is_renju() && m_s.last_offer == w) {
        say(code::offence, "2.1.9.4", w, "offer-again", {term{who_name(w)}});
    }
    m_s.offer = w;
    m_s.last_offer = w;
    return true;
}

bool game_clock::on_resign(event const &e)
{
    bool const giveaway = m_rules.discipline == discipline::giveaway;
    win(opponent(e.player),
        m_rules.is_renju()     ? "5.2.6.3"
        : m_rules.is_italian() ? "it.8.1"
        : giveaway             ? "4.1"
                               : "2.1.8.1",
        false);
    return true;
}

bool game_clock::on_draw(event const &)
{
    end(result::draw,
        m_rules.is_renju()     ? "5.2.7.1"
        : m_rules.is_italian() ? "it.8.2.1"
                               : "2.1.9.1.1",
        false);
    return true;
}

bool game_clock::on_game_end(event const &e)
{
    auto const r = static_cast<result>(e.get(key::result));
    if (r == result::open) {
        return refuse(k_log_value, "", result_name(r));
    }
    end(r, "", false);
    return true;
}

/// 1.7.11 (5.3.1.8): resigning, unless by mistake, for help, or in a clearly won position (1.7.13, 1.16.8).
bool game_clock::on_stop(event const &e)
{
    auto const w = e.player;
    auto const article = m_rules.is_renju() ? "5.3.1.8" : "1.7.11";
    if (e.yes(key::help) || e.yes(key::mistake)) {
        if (!e.yes(key::help)) {
            say(code::remark, article, w, "stopped", {term{who_name(w)}});
        }
        begin_pair(event_kind::pause);
        hold();
        return true;
    }
    auto const won = static_cast<who>(e.get(key::position));
    bool const to_the_end = now_in(w).moves == 0;
    bool const offered = e.yes(key::offer) || m_s.offer == w;
    if (won == w && to_the_end && (!m_rules.is_fast() || offered)) {
        auto const draw_article = m_rules.is_fast() ? "1.16.8" : "1.7.13";
        say(code::clear_win, draw_article, w, "", {term{who_name(w)}});
        end(result::draw, draw_article, true);
        return true;
    }
    if (won == who::none && to_the_end && !m_rules.is_renju() && (!m_rules.is_fast() || offered)) {
        say(code::judge, m_rules.is_fast() ? "1.16.8" : "1.7.13", w, "position", {term{who_name(w)}});
    }
    say(code::stop_resigns, article, w, "", {term{who_name(w)}, term{who_name(opponent(w))}});
    win(opponent(w), article);
    return true;
}

bool game_clock::on_infringement(event const &e)
{
    auto const w = e.player;
    auto const article = std::string{e.text};
    if (!m_rules.is_fast()) {
        say(code::infringement, article, w, "noted", {term{who_name(w)}});
        return true;
    }
    static constexpr std::array<std::string_view, 4> k_steps{"", "first", "second", "third"};
    auto const count = std::min(++m_s.of(w).infringements, k_losing_infringement);
    say(code::infringement, "1.16.6", w, k_steps.at(count),
        {term{who_name(w)}, article, term{who_name(opponent(w))}});
    if (count == k_losing_infringement) {
        win(opponent(w), "1.16.6");
    }
    return true;
}

bool game_clock::on_remind(event const &e)
{
    if (static_cast<observer>(e.get(key::by)) != observer::opponent) {
        say(code::offence, m_rules.is_renju() ? "5.3.1.9" : "1.7.7", e.player, "remind",
            {term{who_name(e.player)}});
    }
    return true;
}

/// 5.2.5.2, it.9.3: what is put right on the culprit's time.
bool game_clock::on_charge(event const &e)
{
    auto const taken = take(e.player, e.time(key::time));
    say(code::record_charge, m_rules.is_italian() ? "it.9.3" : "5.2.5.2", e.player, "charge",
        {term{who_name(e.player)}, time_text(taken)});
    return true;
}

} // namespace arb::clock
