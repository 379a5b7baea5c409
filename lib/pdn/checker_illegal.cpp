// Moves that are not legal: what they may be instead, and how the game goes on (2.1.10.3).
#include "draughts/notation.hpp"
#include "pdn/checker.hpp"
#include "pdn/irregularity.hpp"
#include "pdn/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::pdn
{

using namespace draughts;

/// An illegal move: what it may be instead (a result, half of a capture, a start by lot), else reported and,
/// where it can be carried out on the board, played on from (2.1.10.3).
void checker::illegal(token t)
{
    if (is_result_of_tag(t)) {
        return report(k_result_form, t.offset, {std::string{t.text}}, "unknown");
    }
    if (join_split(t) || by_lot(t)) {
        return;
    }
    level &here = m_levels.back();
    ++here.ply;
    m_plies += m_levels.size() == 1 ? 1U : 0U;
    report_illegal(t);
}

/// The token is the value of the Result tag and ends the game: a result in a form of its own (`4-6`).
bool checker::is_result_of_tag(token const &t) const
{
    if (m_levels.size() != 1 || t.text != trimmed(m_tags.result)) {
        return false;
    }
    lexer ahead = m_lexer;
    ahead.seek(t.offset + t.text.size());
    auto const next = ahead.next();
    return next == token_kind::end || next == token_kind::tag || next == token_kind::star;
}

/// A capture written jump by jump: `10x17 17x26`.
bool checker::join_split(token &t)
{
    lexer ahead = m_lexer;
    token joined = t;
    for (;;) {
        if (ahead.next() == token_kind::number) {
            ahead.next(); // playstrategy counts each jump
        }
        token const &next = ahead.current();
        if (next.kind != token_kind::move) {
            return false;
        }
        bool const follows = next.squares[0] == joined.squares[joined.squares_count - 1U] &&
                             joined.squares_count + next.squares_count <= token::k_most_squares &&
                             (next.form & form::k_brief) == 0;
        if (!follows) {
            return false;
        }
        std::copy_n(next.squares.begin() + 1, next.squares_count - 1,
                    joined.squares.begin() + joined.squares_count);
        joined.squares_count = static_cast<std::uint8_t>(joined.squares_count + next.squares_count - 1);
        joined.text = m_text.substr(t.offset, next.offset + next.text.size() - t.offset);
        if (m_replay->play(joined) != outcome::illegal) {
            m_lexer.seek(next.offset + next.text.size());
            level &here = m_levels.back();
            ++here.ply;
            m_plies += m_levels.size() == 1 ? 1U : 0U;
            report(k_split_capture, t.offset, {std::string{joined.text}});
            after_move(joined);
            return true;
        }
    }
}

std::string checker::legal_texts() const
{
    constexpr std::size_t k_most_shown = 8;
    position const &p = m_replay->now();
    auto const names =
        info(m_variant).names == square_names::numeric ? notation::numeric : notation::algebraic;
    std::vector<std::string> texts;
    for (move const &m : legal_moves(m_variant, p)) {
        texts.push_back(move_text(m_variant, p, m, m.is_capture() ? notation::full : names));
    }
    bool const more = texts.size() > k_most_shown;
    texts.resize(std::min(texts.size(), k_most_shown));
    return fmt::format("{}{}", fmt::join(texts, ", "), more ? ", ..." : texts.empty() ? "-" : "");
}

/// The variants in which T would have been legal here, where the variant was only guessed.
std::string checker::other_variants(token const &t) const
{
    std::string names;
    if (!m_guessed || !m_first_illegal) {
        return names;
    }
    for (auto const &i : all_variants()) {
        if (i.id == m_variant || i.per_row != info(m_variant).per_row ||
            i.mirrored != info(m_variant).mirrored) {
            continue;
        }
        auto const other = replay::make(i.id);
        if (!other->fitting(m_replay->now(), t).empty()) {
            names += fmt::format("{}{}", names.empty() ? "" : ", ", i.name);
        }
    }
    return names;
}

void checker::report_illegal(token const &t)
{
    std::vector<square> squares;
    bool const brief = (t.form & form::k_brief) != 0;
    for (std::size_t i = 0; i < t.squares_count && !brief; ++i) {
        if (bitboard const one = m_replay->bit(t.squares[i]); one != 0) {
            squares.push_back(square_of(m_variant, one));
        }
    }
    position const &p = m_replay->now();
    irregularity wrong{brief ? "no-such-move" : "bad-square", {}, std::nullopt, false};
    bool const repeats = t.text == m_last_text;
    if (squares.size() == t.squares_count && squares.size() >= 2) {
        wrong = classify(m_variant, p, squares);
    }
    std::string const others = other_variants(t);
    report(k_illegal_move, t.offset, {std::string{t.text}, legal_texts(), players(), wrong.subject},
           repeats && wrong.kind == "no-piece" ? "repeated" : wrong.kind);
    if (!others.empty()) {
        report(k_variant_guessed, t.offset, {term{info(m_variant).name}, others}, "elsewhere");
    }
    m_first_illegal = false;
    if (wrong.carried) {
        if (wrong.other_side) {
            m_replay->pass();
        }
        m_replay->force(*wrong.carried);
        m_last_text = t.text;
    } else if (repeats) {
        --m_levels.back().ply;
        m_plies -= m_levels.size() == 1 ? 1U : 0U;
    } else {
        stop_replay(t.offset);
    }
}

/// From here to the next set-up nothing can be verified.
void checker::stop_replay(std::size_t offset)
{
    if (!m_active) {
        return;
    }
    m_active = false;
    if (m_levels.size() == 1) {
        m_complete = false;
    }
    report(k_not_checked, offset);
}

} // namespace arb::pdn
