// How a game ends, and what is counted along it: results, draws, clocks, ambiguities.
#include "base/number.hpp"
#include "draughts/notation.hpp"
#include "pdn/checker.hpp"
#include "pdn/clock_command.hpp"
#include "pdn/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::pdn
{

using namespace draughts;

namespace
{

argument shown(result_value value)
{
    switch (value) {
    case result_value::first_wins:
        return term{"a win for the first player"};
    case result_value::second_wins:
        return term{"a win for the second player"};
    case result_value::draw:
        return term{"a draw"};
    default:
        return term{"a loss for both"};
    }
}

} // namespace

void checker::report_result_form(token const &t)
{
    if ((t.form & form::k_unusual_result) != 0) {
        report(k_result_form, t.offset, {std::string{t.text}}, "unusual");
    } else if ((t.form & form::k_blank) != 0) {
        report(k_result_form, t.offset, {std::string{t.text}}, "blank");
    }
    if (t.kind == token_kind::result) {
        report_strict(k_result_form, t.offset, {std::string{t.text}}, "terminator");
    }
}

void checker::check_result(game_end why, token const &t)
{
    bool const has_body = m_plies > 0 || m_levels.front().has_move;
    result_text const in_tag = m_tag_result;
    result_text final = in_tag;
    std::size_t offset = !m_tags.result.empty()         ? m_tags.result_offset
                         : why == game_end::end_of_text ? m_start
                                                        : t.offset;
    if (why == game_end::terminator) {
        report_result_form(t);
        if (t.result.value != result_value::none) {
            final = t.result;
            offset = t.offset;
            if (in_tag.value != result_value::none && in_tag.value != t.result.value) {
                report(k_result_mismatch, t.offset,
                       {std::string{t.text}, std::string{trimmed(m_tags.result)}});
            } else if (m_tags.result == "*") {
                report(k_result_mismatch, t.offset,
                       {std::string{t.text}, std::string{trimmed(m_tags.result)}});
            }
        }
        if (!has_body && m_names.empty()) {
            report(k_empty_game, t.offset);
        }
    } else if (has_body) {
        report(k_missing_terminator, why == game_end::next_game ? t.offset : m_text.size());
    }
    bool const two_points = info(m_variant).two_points;
    bool const has_scale =
        final.known && final.value != result_value::none && final.value != result_value::both_lose;
    bool const known_variant = m_replay != nullptr && !m_guessed && m_tags.result_format.empty();
    if (has_scale && known_variant && final.two_points != two_points) {
        report(k_result_scale, offset,
               {term{info(m_variant).name}, std::string{two_points ? "2-0 1-1 0-2" : "1-0 1/2-1/2 0-1"}});
    }
    if (m_complete && m_active && has_body) {
        check_result_position(final, offset);
    }
    if (auto const plies = read_number<std::uint64_t>(trimmed(m_tags.ply_count));
        plies && *plies != m_plies) {
        auto const at = static_cast<std::size_t>(m_tags.ply_count.data() - m_text.data());
        report(k_ply_count, at, {static_cast<std::int64_t>(*plies), static_cast<std::int64_t>(m_plies)});
    }
}

/// The side to move that has no move has lost (2.1.8); in giveaway it has won (4.1).
void checker::check_result_position(result_text const &final, std::size_t offset)
{
    position const &p = m_replay->now();
    bool const decided = legal_moves(m_variant, p).empty();
    bool const decisive = final.value == result_value::first_wins || final.value == result_value::second_wins;
    if (decided) {
        colour const winner = info(m_variant).loser_wins ? p.to_move : other(p.to_move);
        // 1-0 is a win of White; in English draughts of Black, who moves first (PDN 2.0)
        bool const black_first = m_first == colour::black && !m_options.english_first_is_white;
        auto const wins =
            (winner == colour::white) != black_first ? result_value::first_wins : result_value::second_wins;
        if (final.value == result_value::none) {
            report(k_result_missing, offset, {term{winner == colour::white ? "White" : "Black"}});
        } else if (final.value != wins) {
            report(k_result_position, offset,
                   {term{winner == colour::white ? "White" : "Black"}, shown(final.value), players()},
                   info(m_variant).loser_wins ? "giveaway" : "");
        }
        return;
    }
    auto const &draws = m_replay->draws();
    auto const first = std::find_if(draws.begin(), draws.end(), [](draw const &d) { return !d.claimed; });
    if (decisive && first != draws.end()) {
        finding f =
            make(k_result_after_draw, offset, {static_cast<std::int64_t>(first->ply), shown(final.value)});
        f.article = first->article;
        f.level = m_options.strict_draws ? severity::error : severity::warning;
        report(std::move(f));
    }
}

/// Draws that the last move completed, and play that goes on after one.
void checker::check_draws(token const &t)
{
    auto const &draws = m_replay->draws();
    std::uint64_t const ply = m_levels.front().ply;
    if (!draws.empty() && !m_draw_passed && draws.size() == m_draws_seen) {
        auto const ended = std::find_if(draws.begin(), draws.end(), [](draw const &d) { return !d.claimed; });
        if (ended != draws.end()) {
            m_draw_passed = true;
            finding f = make(k_draw_passed, t.offset, {static_cast<std::int64_t>(ended->ply)});
            f.article = ended->article;
            f.ply = ply;
            f.level = m_options.strict_draws ? severity::error : severity::warning;
            report(std::move(f));
        }
    }
    for (; m_draws_seen < draws.size(); ++m_draws_seen) {
        draw const &d = draws[m_draws_seen];
        if (m_options.draws) {
            finding f = make(d.claimed ? k_draw_claimable : k_draw_reached, t.offset,
                             {std::string{d.article}, static_cast<std::int64_t>(d.ply)});
            f.article = d.article;
            f.ply = d.ply;
            report(std::move(f));
        }
    }
}

void checker::check_form(token const &t, outcome o)
{
    if ((t.form & form::k_foreign) != 0) {
        report(k_look_alike, t.offset,
               {std::string{t.text}, fmt::format("U+{:04X}", static_cast<unsigned>(t.foreign))});
    }
    struct named {
        std::uint32_t bit;
        std::string_view detail;
    };
    for (auto const &[bit, detail] :
         {named{form::k_blank, "blank"}, named{form::k_leading_zero, "leading-zero"},
          named{form::k_upper, "upper"}, named{form::k_no_sign, "no-sign"}}) {
        if ((t.form & bit) != 0) {
            finding f = make(k_move_form, t.offset, {std::string{t.text}});
            f.detail = detail;
            f.level = m_options.strict ? severity::error : severity::warning;
            report(std::move(f));
        }
    }
    if ((t.form & form::k_brief) != 0) {
        bool const ten = info(m_variant).per_row == 5;
        report_strict(k_short_notation, t.offset, {std::string{t.text}}, ten ? "international" : "");
    }
    check_sign(t, o);
    if (t.squares_count > 2 && is_capture(o)) {
        check_path(t);
    }
}

void checker::check_sign(token const &t, outcome o)
{
    if ((t.form & (form::k_no_sign | form::k_brief)) != 0 && t.sign == '\0') {
        return;
    }
    bool const written_as_capture = t.sign != '-';
    if (written_as_capture != is_capture(o)) {
        // 1.8.1: a dash for the only possible capture is no fault
        bool const forced = is_capture(o) && legal_moves(m_variant, m_replay->before()).size() == 1;
        if (!forced || m_options.strict) {
            finding f = make(k_capture_sign, t.offset,
                             {std::string{t.text}, std::string(1, info(m_variant).capture_sign)});
            f.detail = is_capture(o) ? "dash" : "quiet";
            f.level = m_options.strict ? severity::error : severity::warning;
            report(std::move(f));
        }
    } else if (is_capture(o) && t.sign != info(m_variant).capture_sign) {
        report_strict(k_capture_sign, t.offset,
                      {std::string{t.text}, std::string(1, info(m_variant).capture_sign)}, "other");
    }
}

/// PDN 3.0: the path only where it is needed, and then every square of it; the rule book: every turn.
void checker::check_path(token const &t)
{
    if (!m_options.strict || m_replay->current().branches.size() != 1) {
        return;
    }
    position const &p = m_replay->before();
    auto const moves = m_replay->fitting(p, t);
    if (moves.size() != 1) {
        return;
    }
    move const m = moves.front();
    auto const all = legal_moves(m_variant, p);
    bool const needed = std::count_if(all.begin(), all.end(),
                                      [&](move const &o) { return o.from == m.from && o.to == m.to; }) > 1;
    if (!needed) {
        finding f =
            make(k_path_form, t.offset, {std::string{t.text}, move_text(m_variant, p, m, notation::numeric)});
        f.detail = "unneeded";
        f.level = severity::warning;
        return report(std::move(f));
    }
    for (auto const &way : ways(m_variant, p, m)) {
        if (stops(m_variant, m, way, true).size() == t.squares_count ||
            stops(m_variant, m, way, false).size() == t.squares_count) {
            return;
        }
    }
    report_strict(k_path_form, t.offset, {std::string{t.text}, move_text(m_variant, p, m, notation::full)},
                  "incomplete");
}

void checker::report_settled(token const &t)
{
    for (auto const &one : m_replay->take_settled()) {
        report(k_ambiguity_settled, one.what.offset,
               {one.what.text, fmt::format("{}", fmt::join(one.what.candidates, ", ")),
                one.what.candidates[one.candidate], std::string{t.text}});
    }
}

void checker::report_unsettled()
{
    if (m_replay == nullptr || !m_active) {
        return;
    }
    for (auto const &doubt : m_replay->current().open) {
        report(k_ambiguous_capture, doubt.offset,
               {doubt.text, fmt::format("{}", fmt::join(doubt.candidates, ", ")), players()});
    }
}

void checker::on_comment(token const &t)
{
    if ((t.form & form::k_unclosed) != 0) {
        report(k_unclosed_comment, t.offset);
    }
    if ((t.form & form::k_semicolon) != 0) {
        report(k_semicolon_comment, t.offset);
    }
    if (t.value.find("[%") != std::string_view::npos && m_levels.size() == 1) {
        check_clocks(t);
    }
}

/// Clocks only fall, but for the increment (2.1.11).
void checker::check_clocks(token const &t)
{
    std::string_view const control = trimmed(m_tags.time_control);
    auto const plus = control.find('+');
    auto const increment = plus == std::string_view::npos
                               ? std::optional<std::int64_t>{0}
                               : read_number<std::int64_t>(control.substr(plus + 1));
    bool const one_period =
        !control.empty() && control.find_first_of("/:*?") == std::string_view::npos && control != "-";
    for (clock_reading const &reading : read_clocks(t.value)) {
        if (!reading.valid) {
            report(k_clock_form, t.offset, {std::string{reading.text}});
            continue;
        }
        bool const white_moved = m_replay != nullptr && m_active && m_replay->now().to_move == colour::black;
        bool const is_white =
            reading.side == clock_side::mover ? white_moved : reading.side == clock_side::white;
        std::int64_t &last = m_clock[is_white ? 0 : 1];
        std::int64_t const allowed = increment.value_or(INT64_MAX / 4);
        if (one_period && last >= 0 && reading.seconds > last + allowed) {
            report(k_clock_rises, t.offset, {term{is_white ? "White" : "Black"}, last, reading.seconds});
        }
        last = reading.seconds;
    }
}

} // namespace arb::pdn
