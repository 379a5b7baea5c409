// How a game starts: its tags, its variant, its position; and set-ups inside it.
#include "draughts/fen.hpp"
#include "draughts/notation.hpp"
#include "pdn/checker.hpp"
#include "pdn/rules.hpp"
#include "pdn/variant_guess.hpp"
#include "startpos/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arb::pdn
{

using namespace draughts;

namespace
{

std::string_view fen_detail(fen_fault_kind kind)
{
    constexpr std::array<std::string_view, 13> names{
        "syntax",          "hub",          "turn-twice",  "bad-square", "square-twice",
        "unknown-turn",    "crowning-row", "too-many",    "king-range", "falling-range",
        "nothing-to-move", "extra-field",  "trailing-dot"};
    auto const index = static_cast<std::size_t>(kind);
    return index < names.size() ? names[index] : "blank";
}

/// The rule under which a fault of a FEN is reported.
rule const &fen_rule(fen_fault_kind kind)
{
    if (is_fatal(kind)) {
        return k_fen;
    }
    return kind >= fen_fault_kind::extra_field ? k_fen_form : k_fen_position;
}

bool is_date(std::string_view value)
{
    auto const part = [&](std::size_t at, std::size_t size) {
        auto const text = value.substr(at, size);
        return text.find_first_not_of("0123456789") == std::string_view::npos ||
               text.find_first_not_of('?') == std::string_view::npos;
    };
    return value.size() == 10 && value[4] == '.' && value[7] == '.' && part(0, 4) && part(5, 2) && part(8, 2);
}

} // namespace

void checker::tag(token const &t)
{
    if ((t.form & form::k_unclosed) != 0) {
        report(k_bad_tag, t.offset, {shortened(t.text)});
    }
    if ((t.form & form::k_curly_quotes) != 0) {
        report(k_tag_form, t.offset, {std::string{t.name}}, "quotes");
    }
    if ((t.form & form::k_odd_name) != 0) {
        report(t.name.ends_with(':') ? k_bad_tag : k_tag_form, t.offset, {std::string{t.name}},
               t.name.ends_with(':') ? "" : "name");
    }
    std::uint64_t const bit = std::uint64_t{1}
                              << ((t.name.size() * 5 + static_cast<unsigned char>(t.name.front()) +
                                   3U * static_cast<unsigned char>(t.name.back())) %
                                  64);
    bool const stands =
        (m_name_bits & bit) != 0 && std::find(m_names.begin(), m_names.end(), t.name) != m_names.end();
    m_name_bits |= bit;
    if (stands) {
        return report(k_duplicate_tag, t.offset, {std::string{t.name}});
    }
    m_names.push_back(t.name);
    std::string_view name = t.name;
    name = name.substr(0, name.find(':'));
    std::string_view *const field = m_tags.field(name);
    if (field == nullptr) {
        return;
    }
    *field = t.value;
    auto const value_offset = static_cast<std::size_t>(t.value.data() - m_text.data());
    if (name == "FEN") {
        m_tags.fen_offset = value_offset;
    } else if (field == &m_tags.result) {
        m_tags.result_offset = value_offset;
        m_tag_result = read_result(t.value);
        bool const odd = !m_tag_result.known && m_tag_result.value != result_value::none;
        if (odd || t.value == "?" || t.value != trimmed(t.value)) {
            report(k_result_form, value_offset, {std::string{t.value}}, "tag");
        }
    }
}

void checker::check_tags()
{
    if (!m_options.strict) {
        return;
    }
    std::string missing;
    using named = std::pair<std::string_view, std::string_view>;
    for (auto const &[name, value] :
         {named{"Event", m_tags.event}, named{"Site", m_tags.site}, named{"Date", m_tags.date},
          named{"Round", m_tags.round}, named{"White", m_tags.white}, named{"Black", m_tags.black},
          named{"Result", m_tags.result}}) {
        if (std::find(m_names.begin(), m_names.end(), name) == m_names.end()) {
            missing += fmt::format("{}{}", missing.empty() ? "" : ", ", name);
        }
    }
    if (!missing.empty()) {
        report(k_missing_tags, m_start, {missing});
    }
    if (!m_tags.date.empty() && !is_date(m_tags.date)) {
        auto const offset = static_cast<std::size_t>(m_tags.date.data() - m_text.data());
        report_strict(k_date_form, offset, {std::string{m_tags.date}});
    }
}

void checker::start_body(std::size_t offset)
{
    m_started = true;
    check_tags();
    choose_variant(offset);
    if (!m_active) {
        m_complete = false;
        return;
    }
    auto &kept = m_replays[m_variant];
    if (!kept) {
        kept = replay::make(m_variant);
    }
    m_replay = kept.get();
    position start = start_position(m_variant);
    bool valid = true;
    if (!m_tags.fen.empty()) {
        report_fen(m_tags.fen, m_tags.fen_offset, valid, start);
    }
    if (!valid) {
        m_active = false;
        m_complete = false;
        return report(k_not_checked, m_tags.fen_offset);
    }
    if (!m_tags.fen.empty() && start != start_position(m_variant)) {
        if (auto const drawn = startpos::find(m_variant, start)) {
            report(k_start_by_lot, m_tags.fen_offset, {std::string{drawn->in->name}, drawn->which->name()},
                   "position");
        }
    }
    m_first = info(m_variant).first;
    if (m_variant == variant::english && m_tags.first_at_bottom) {
        m_first = colour::white; // playstrategy: the first mover stands at the bottom and 1-0 is his win
        start.to_move = m_tags.fen.empty() ? colour::white : start.to_move;
    }
    m_replay->start(start, {.idf = m_options.idf});
    m_levels.front().ply = start.to_move == m_first ? 0 : 1;
    m_key.hash ^= start.white * 3 + start.black * 5 + start.kings * 7;
}

void checker::report_fen(std::string_view text, std::size_t offset, bool &valid, position &where)
{
    auto const result = read_fen(m_variant, text);
    for (fen_fault const &fault : result.faults) {
        rule const &r = fen_rule(fault.kind);
        std::vector<argument> arguments{fault.text};
        if (fault.kind == fen_fault_kind::too_many) {
            arguments = {term{fault.text == "white" ? "White" : "Black"}};
        }
        if (&r == &k_fen_form && fault.kind != fen_fault_kind::extra_field) {
            report_strict(r, offset + fault.offset, std::move(arguments), fen_detail(fault.kind));
        } else {
            report(r, offset + fault.offset, std::move(arguments), fen_detail(fault.kind));
        }
    }
    valid = result.valid;
    where = result.where;
}

/// Option, else GameType, else playstrategy's Variant, else what squares and tags say, and the guess is
/// reported.
void checker::choose_variant(std::size_t offset)
{
    m_active = true;
    if (m_options.variant) {
        m_variant = *m_options.variant;
        return;
    }
    std::string_view const value = trimmed(m_tags.game_type);
    if (!value.empty()) {
        auto const value_offset = static_cast<std::size_t>(m_tags.game_type.data() - m_text.data());
        auto const type = read_game_type(value);
        if (!type.well_formed) {
            report(k_game_type, value_offset, {std::string{value}}, "form");
        } else if (!type.usual) {
            report(k_game_type, value_offset, {std::string{value}}, "unusual");
        }
        if (auto const v = variant_of(type.number)) {
            m_variant = *v;
            return;
        }
        if (type.number != 0) {
            m_active = false;
            return report(k_variant_unknown, value_offset, {std::string{value}});
        }
    }
    m_guessed = true;
    m_variant = guess_variant(m_tags, m_lexer, offset);
    report(k_variant_guessed, m_start, {term{info(m_variant).name}});
}

void checker::on_setup(token const &t)
{
    if ((t.form & form::k_unclosed) != 0) {
        return report(k_bad_setup, t.offset, {shortened(t.text)});
    }
    if (m_replay == nullptr) {
        return;
    }
    if (t.value == "B::" || t.value == "W::") { // PDN's null move: only the turn changes
        if (m_active) {
            m_replay->pass();
        }
        ++m_levels.back().ply;
        return;
    }
    bool valid = true;
    position where;
    report_fen(t.value, static_cast<std::size_t>(t.value.data() - m_text.data()), valid, where);
    if (!valid) {
        return stop_replay(t.offset);
    }
    m_replay->set_position(where);
    m_active = true;
    level &here = m_levels.back();
    bool const first_moves = where.to_move == m_first;
    here.ply += (here.ply % 2 == 0) == first_moves ? 0U : 1U;
    here.number_known = false;
    here.after_setup = true;
}

/// Men lifted by lot before the game (2.2.2): `A1-A5 A7-H4` at the start of a game of draughts-64.
bool checker::by_lot(token const &t)
{
    bool const may_be =
        m_variant == variant::russian && m_levels.size() == 1 && m_plies < 2 && !m_options.strict;
    if (!may_be || t.squares_count != 2 || (t.form & form::k_brief) != 0) {
        return false;
    }
    auto const text = [&](token const &lift) {
        auto const name = [&](raw_square s) {
            bitboard const one = m_replay->bit(s);
            return one == 0 ? "?"
                            : square_text(m_variant, square_names::algebraic, square_of(m_variant, one));
        };
        return fmt::format("{}-{}", name(lift.squares[0]), name(lift.squares[1]));
    };
    lexer ahead = m_lexer;
    startpos::cell const *cell = nullptr;
    std::size_t end = m_lexer.offset();
    if (m_plies == 1) { // the first lift looked like a move
        std::string first{m_last_text};
        std::transform(first.begin(), first.end(), first.begin(),
                       [](char c) { return c >= 'A' && c <= 'H' ? static_cast<char>(c + 32) : c; });
        cell = startpos::find_placement(first + ' ' + text(t));
    } else if (ahead.next() == token_kind::move && ahead.current().squares_count == 2) {
        cell = startpos::find_placement(text(t) + ' ' + text(ahead.current()));
        end = cell == nullptr ? end : ahead.offset();
    }
    if (cell == nullptr && m_plies == 0) {
        cell = startpos::find_placement(text(t));
    }
    if (cell == nullptr) {
        return false;
    }
    report(k_start_by_lot, t.offset, {std::string{m_text.substr(t.offset, end - t.offset)}});
    std::uint64_t const lifts = end == m_lexer.offset() ? 1 : 2;
    m_plies += lifts;
    m_lexer.seek(end);
    m_replay->set_position(cell->where);
    level &here = m_levels.front();
    here.ply += lifts;
    here.ply += (here.ply % 2 == 0) == (cell->where.to_move == m_first) ? 0U : 1U;
    return true;
}

} // namespace arb::pdn
