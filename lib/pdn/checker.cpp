#include "pdn/checker.hpp"

#include "pdn/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::pdn
{

using namespace draughts;

namespace
{

constexpr std::size_t k_most_depth = 500;
constexpr std::uint32_t k_odd_forms =
    form::k_blank | form::k_leading_zero | form::k_upper | form::k_no_sign | form::k_foreign | form::k_brief;

void mix(std::uint64_t &hash, std::uint64_t value)
{
    hash = (hash ^ value) * 0x9E3779B97F4A7C15U;
    hash ^= hash >> 32U;
}

} // namespace

std::string shortened(std::string_view text)
{
    constexpr std::size_t most = 40;
    if (text.size() <= most) {
        return std::string{text};
    }
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return std::string{text.substr(0, end)} + "...";
}

checker::checker(std::string_view file, std::string_view text, lexer &lex, check_options const &options,
                 finding_sink &sink)
: m_file{file}
, m_text{text}
, m_lexer{lex}
, m_options{options}
, m_sink{sink}
, m_lines{text}
{
}

finding checker::make(rule const &r, std::size_t offset, std::vector<argument> arguments) const
{
    auto const spot = m_lines.of(offset);
    finding f{r, {m_file, spot.line, spot.column}, std::move(arguments)};
    f.game = m_counts.games;
    return f;
}

void checker::report(finding f)
{
    m_sink.report(f);
}

void checker::report(rule const &r, std::size_t offset, std::vector<argument> arguments,
                     std::string_view detail)
{
    finding f = make(r, offset, std::move(arguments));
    f.detail = detail;
    f.ply = m_levels.empty() ? 0 : m_levels.back().ply;
    m_sink.report(f);
}

/// What PDN 3.0 forbids a writer and a reader should take: silent unless --strict, then an error.
void checker::report_strict(rule const &r, std::size_t offset, std::vector<argument> arguments,
                            std::string_view detail)
{
    if (m_options.strict) {
        finding f = make(r, offset, std::move(arguments));
        f.detail = detail;
        f.level = severity::error;
        m_sink.report(f);
    }
}

std::string checker::players() const
{
    if (m_tags.white.empty() && m_tags.black.empty()) {
        return "?";
    }
    return to_utf8(m_options.spelling, fmt::format("{} - {}", unescaped(trimmed(m_tags.white)),
                                                   unescaped(trimmed(m_tags.black))));
}

void checker::begin_game(std::size_t offset)
{
    ++m_counts.games;
    m_start = offset;
    m_tags = {};
    m_names.clear();
    m_name_bits = 0;
    m_tag_result = {};
    m_levels.assign(1, level{});
    m_started = false;
    m_active = false;
    m_complete = true;
    m_guessed = false;
    m_replay = nullptr;
    m_last_text = {};
    m_number_waits = false;
    m_stray_end = 0;
    m_draws_seen = 0;
    m_draw_passed = false;
    m_first_illegal = true;
    m_clock[0] = m_clock[1] = -1;
    m_key = {.hash = 1, .game = m_counts.games, .line = 0};
}

void checker::item(token const &t)
{
    if (!m_started && t.kind != token_kind::comment && t.kind != token_kind::bad_tag) {
        start_body(t.offset);
    }
    switch (t.kind) {
    case token_kind::number:
        return on_number(t);
    case token_kind::comment:
        return on_comment(t);
    case token_kind::open:
        return on_open(t);
    case token_kind::close:
        return on_close(t);
    case token_kind::setup:
        return on_setup(t);
    case token_kind::no_move:
        report(k_unknown_move, t.offset);
        m_number_waits = false;
        m_complete = false;
        return stop_replay(t.offset);
    case token_kind::result:
    case token_kind::star:
        return report(k_result_in_variation, t.offset);
    case token_kind::strength:
        if ((t.form & form::k_star) != 0) {
            report(k_star_strength, t.offset);
        }
        return;
    case token_kind::bad_tag:
        return report(k_bad_tag, t.offset, {shortened(t.text)});
    case token_kind::stray:
        return on_stray(t);
    case token_kind::move:
    case token_kind::nag:
    case token_kind::ellipsis:
    case token_kind::tag:
    case token_kind::end:
        return;
    }
}

void checker::on_move(token const &t)
{
    if (!m_started) {
        start_body(t.offset);
    }
    m_number_waits = false;
    level &here = m_levels.back();
    here.has_move = true;
    bool const is_main = m_levels.size() == 1;
    if (m_active) {
        outcome const o = m_replay->play(t);
        if (o == outcome::illegal) {
            return illegal(t);
        }
        ++here.ply;
        if (is_main) {
            ++m_plies;
        }
        if ((t.form & k_odd_forms) != 0 || t.squares_count > 2 || o == outcome::ambiguous ||
            m_options.strict || (t.sign == '-') == is_capture(o)) {
            check_form(t, o);
        }
        return after_move(t);
    }
    ++here.ply;
    m_plies += is_main ? 1U : 0U;
    m_last_text = t.text;
}

void checker::after_move(token const &t)
{
    m_last_text = t.text;
    if (m_levels.size() > 1) {
        return;
    }
    if (m_options.duplicates) {
        position const &p = m_replay->now();
        mix(m_key.hash, p.white ^ (p.kings << 1U));
        mix(m_key.hash, p.black);
    }
    if (!m_replay->draws().empty()) {
        check_draws(t);
    }
    if (m_replay->has_settled()) {
        report_settled(t);
    }
}

/// A variation replaces the last move, unless its number is that of the move still to come: `1. 34-30 (1...
/// 5-10) 20-25`.
bool checker::is_of_next_move() const
{
    lexer ahead = m_lexer;
    if (ahead.next() != token_kind::number) {
        return false;
    }
    std::uint64_t const ply = m_levels.back().ply;
    std::uint32_t const number = ahead.current().number;
    bool const second = ahead.current().dots > 1 || ahead.next() == token_kind::ellipsis;
    auto const expected = static_cast<std::int64_t>(ply / 2 + 1) + m_levels.back().number_base;
    return number == expected && second == (ply % 2 == 1);
}

void checker::on_open(token const &t)
{
    m_number_waits = false;
    if (m_levels.size() > k_most_depth) {
        if (m_levels.size() == k_most_depth + 1) {
            report(k_variation_depth, t.offset, {static_cast<std::int64_t>(k_most_depth)});
            m_active = false;
            m_complete = false;
        }
        m_levels.emplace_back();
        return;
    }
    bool const of_next = is_of_next_move();
    level next = m_levels.back();
    next.ply -= next.has_move && !of_next ? 1U : 0U;
    next.has_move = false;
    next.said_text = false;
    next.offset = t.offset;
    if (m_active) {
        m_replay->begin_variation(of_next);
    }
    next.active_before = m_active;
    m_levels.push_back(next);
}

void checker::on_close(token const &t)
{
    m_number_waits = false;
    if (m_levels.size() == 1) {
        return report(k_stray_parenthesis, t.offset);
    }
    report_unsettled();
    bool const was_active = m_levels.back().active_before;
    m_levels.pop_back();
    if (was_active) {
        m_replay->end_variation();
        m_active = true;
    }
}

void checker::on_stray(token const &t)
{
    if ((t.form & form::k_literal_cr) != 0) {
        return report(k_broken_line_end, t.offset);
    }
    level &here = m_levels.back();
    if (m_levels.size() > 1 && !here.has_move) {
        if (!here.said_text) {
            report(k_variation_text, t.offset, {shortened(t.text)});
        }
        here.said_text = true;
        return;
    }
    if (t.text.starts_with('}')) {
        return report(k_nested_comment, t.offset);
    }
    if (t.text.find('\0') != std::string_view::npos) {
        return; // reported where the bytes are checked
    }
    bool const goes_on = m_stray_end != 0 && m_text.substr(m_stray_end, t.offset - m_stray_end).find('\n') ==
                                                 std::string_view::npos;
    m_stray_end = t.offset + t.text.size();
    if (!goes_on) { // once for several words on a line
        report(k_unreadable, t.offset, {shortened(t.text)});
    }
}

void checker::on_number(token const &t)
{
    level &here = m_levels.back();
    auto const number = static_cast<std::int64_t>(t.number);
    auto const expected = static_cast<std::int64_t>(here.ply / 2 + 1) + here.number_base;
    if (m_number_waits) {
        report(k_number_without_move, m_number_offset);
    }
    m_number_waits = true;
    m_number_offset = t.offset;
    if (number == expected) {
        here.number_known = true;
        return;
    }
    bool const may_start_anywhere =
        !here.number_known && (here.after_setup || (!m_tags.fen.empty() && m_levels.size() == 1));
    if (!may_start_anywhere && m_active) {
        report(k_move_number, t.offset, {number, expected});
    }
    here.number_base += number - expected;
    here.number_known = true;
}

void checker::end_game(game_end why, token const &t)
{
    if (!m_started) {
        start_body(t.offset);
    }
    if (m_levels.size() > 1) {
        report(k_unclosed_variation, m_levels[1].offset); // the outermost; those inside follow from it
    }
    while (m_levels.size() > 1) {
        if (m_levels.back().active_before) {
            m_replay->end_variation();
            m_active = true;
        }
        m_levels.pop_back();
    }
    if (m_number_waits) {
        report(k_number_without_move, m_number_offset);
    }
    report_unsettled();
    check_result(why, t);
    m_counts.half_moves += m_plies;
    if (m_options.duplicates && m_plies > 0) {
        m_key.line = m_lines.of(m_start).line;
        m_keys.push_back(m_key);
    }
    m_plies = 0;
}

check_counts check_games(std::string_view file, std::string_view text, check_options const &options,
                         finding_sink &sink, std::vector<game_key> &keys)
{
    lexer lex{text};
    checker visitor{file, text, lex, options, sink};
    reader<checker>{lex, visitor}.read();
    keys = visitor.keys();
    return visitor.counts();
}

} // namespace arb::pdn
