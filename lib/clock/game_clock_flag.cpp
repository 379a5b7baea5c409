#include "clock/game_clock.hpp"
#include "clock/rules.hpp"

namespace arb::clock
{

/// 1.7.9: a flag counts once the arbiter or the opponent records it. In renju and on a mechanical clock the
/// arbiter's word goes before the clock (5.3.1.3).
bool game_clock::on_flag(event const &e)
{
    auto const by = static_cast<observer>(e.get(key::by));
    if (by == observer::spectator) {
        return refuse(k_flag_spectator);
    }
    bool const stated = by == observer::arbiter && (m_rules.is_mechanical || m_rules.is_renju());
    for (who const w : {who::white, who::black}) {
        if ((e.player != w && e.player != who::both) || m_s.of(w).left == time_span{}) {
            continue;
        }
        if (!stated) {
            return refuse(k_flag_up, "", who_name(w));
        }
        take(w, m_s.of(w).left);
    }
    bool const unknown = e.get(key::order) == 1;
    if (m_s.pair == event_kind::claim_repetition) {
        bool const is_first = m_s.flag_seen == who::none || m_s.flag_seen == e.player;
        m_s.flag_seen = is_first ? e.player : who::both;
        m_s.order_unknown = unknown;
        m_s.flag_by = by;
        return true;
    }
    tell_fallen();
    judge_flags(e.player, unknown, by);
    return true;
}

void game_clock::judge_flags(who named, bool order_unknown, observer by)
{
    auto const &white = m_s.of(who::white).fell;
    auto const &black = m_s.of(who::black).fell;
    if (white && black) {
        bool const unknown = order_unknown || *white == *black;
        if (m_rules.is_fast()) {
            say(code::both_flags, "1.16.7", who::both, "", {time_text(*white), time_text(*black)});
            if (!unknown) {
                say(code::contradiction, "1.16.7, 2.1.9.1.2", who::both, "both-flags");
            }
            end(result::draw, "1.16.7", true);
        } else if (unknown) {
            auto const article = m_rules.is_italian() ? "it.8.2.2" : "2.1.9.1.2";
            say(code::order_unknown, article, who::both);
            end(result::draw, article, true);
        } else {
            lose_by_flag(*white < *black ? who::white : who::black, by, "first");
        }
        return;
    }
    auto const w = named == who::both ? (white ? who::white : who::black) : named;
    if (!m_s.of(w).fell) {
        return; // the next period has been added
    }
    if (m_rules.is_mechanical && now_in(w).moves > 0) {
        say(code::judge, flag_article(), w, "moves-made",
            {term{who_name(w)}, std::int64_t{m_s.of(w).control_at}});
        return;
    }
    lose_by_flag(w, by);
}

void game_clock::lose_by_flag(who w, observer by, std::string_view detail)
{
    if (m_s.absent == w) {
        auto const late = m_s.now - m_s.started;
        say(code::late_loss, "1.7.9, 1.9.1", w, "flag", {term{who_name(w)}, time_text(late)});
        end(w == who::white ? result::black_plus : result::white_plus, "1.7.9, 1.9.1", true);
        return;
    }
    if (detail.empty() && by == observer::opponent) {
        detail = "opponent";
    }
    auto const winner = opponent(w);
    say(code::flag, flag_article(), w, detail,
        {term{who_name(w)}, time_text(m_s.of(w).fell.value_or(m_s.now)), term{who_name(winner)}});
    win(winner, flag_article());
}

} // namespace arb::clock
