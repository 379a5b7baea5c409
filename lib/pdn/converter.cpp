#include "pdn/converter.hpp"

#include "draughts/fen.hpp"
#include "pdn/rules.hpp"
#include "pdn/variant_guess.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arb::pdn
{

using namespace draughts;

namespace
{

constexpr std::array<std::string_view, 7> k_first_tags{"Event", "Site",  "Date",  "Round",
                                                       "White", "Black", "Result"};
constexpr std::size_t k_columns = 79;
constexpr std::size_t k_most_depth = 500;

std::string escaped(std::string_view value)
{
    std::string text;
    for (char const c : value) {
        text += c == '"' || c == '\\' ? "\\" : "";
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text;
}

/// The result in the form and on the scale of PDN for the variant.
std::string usual_result(result_text const &r, variant v)
{
    bool const two = info(v).two_points;
    switch (r.value) {
    case result_value::first_wins:
        return two ? "2-0" : "1-0";
    case result_value::second_wins:
        return two ? "0-2" : "0-1";
    case result_value::draw:
        return two ? "1-1" : "1/2-1/2";
    case result_value::both_lose:
        return "0-0";
    case result_value::none:
        break;
    }
    return "*";
}

std::size_t tag_rank(std::string_view name)
{
    return static_cast<std::size_t>(std::find(k_first_tags.begin(), k_first_tags.end(), name) -
                                    k_first_tags.begin());
}

} // namespace

converter::converter(std::string_view file, std::string_view text, lexer &lex, convert_options options,
                     finding_sink &sink, taker take)
: m_file{file}
, m_text{text}
, m_lexer{lex}
, m_options{options}
, m_sink{sink}
, m_take{std::move(take)}
, m_lines{text}
{
}

void converter::begin_game(std::size_t offset)
{
    m_game = {};
    m_game.number = ++m_games;
    m_game.line = m_lines.of(offset).line;
    m_start = offset;
    m_tags = {};
    m_started = false;
    m_failed = false;
    m_number_wanted = true;
    m_plies.assign(1, 0);
    m_slots.clear();
}

void converter::tag(token const &t)
{
    if (auto *const field = m_tags.field(t.name)) {
        *field = t.value;
    }
    m_game.tags.emplace_back(std::string{t.name}, unescaped(to_utf8(m_options.spelling, trimmed(t.value))));
}

void converter::give_up(std::size_t offset, std::string_view what)
{
    if (!m_failed) {
        auto const spot = m_lines.of(offset);
        finding f{k_not_converted, {m_file, spot.line, spot.column}, {std::string{what}}};
        f.game = m_games;
        m_sink.report(f);
    }
    m_failed = true;
}

void converter::start_body(std::size_t offset)
{
    m_started = true;
    auto const by_type = variant_of(read_game_type(trimmed(m_tags.game_type)).number);
    variant const v = m_options.variant ? *m_options.variant
                      : by_type         ? *by_type
                                        : guess_variant(m_tags, m_lexer, offset);
    m_game.variant = v;
    if (!m_options.variant && !by_type && !trimmed(m_tags.game_type).empty()) {
        return give_up(offset, m_tags.game_type);
    }
    position start = start_position(v);
    if (!m_tags.fen.empty()) {
        auto const fen = read_fen(v, m_tags.fen);
        if (!fen.valid) {
            return give_up(m_start, m_tags.fen);
        }
        start = fen.where;
        m_game.start = fen_text(v, start);
    }
    m_replay = replay::make(v);
    m_replay->start(start, {});
    m_plies.front() = start.to_move == info(v).first ? 0 : 1;
}

/// The text of the move that led to the one position there is.
std::string converter::last_move_text() const
{
    variant const v = m_game.variant;
    auto const usual = info(v).names == square_names::numeric ? notation::numeric : notation::algebraic;
    auto const how = m_options.moves.value_or(usual);
    position const &p = m_replay->before();
    for (move const &m : legal_moves(v, p)) {
        if (after(p, m) == m_replay->now()) {
            return move_text(v, p, m, how);
        }
    }
    return {};
}

void converter::write_number()
{
    std::uint64_t const ply = m_plies.back();
    if (ply % 2 == 0 || m_number_wanted) {
        m_game.movetext.push_back(fmt::format("{}{}", ply / 2 + 1, ply % 2 == 0 ? "." : "..."));
    }
    m_number_wanted = false;
}

void converter::add_move(std::string text, std::size_t offset, bool open)
{
    write_number();
    if (m_plies.size() == 1) {
        m_game.main_line.push_back(text);
    }
    m_game.movetext.push_back(std::move(text));
    if (open) {
        m_slots.push_back(
            {offset, m_game.movetext.size() - 1, m_plies.size() == 1 ? m_game.main_line.size() : 0});
    }
    ++m_plies.back();
}

void converter::fill_slots()
{
    for (auto const &done : m_replay->take_settled()) {
        for (slot const &s : m_slots) {
            if (s.offset == done.what.offset) {
                m_game.movetext[s.word] = done.what.candidates[done.candidate];
                if (s.move > 0) {
                    m_game.main_line[s.move - 1] = done.what.candidates[done.candidate];
                }
            }
        }
    }
}

void converter::on_move(token const &t)
{
    if (!m_started) {
        start_body(t.offset);
    }
    if (m_failed) {
        return;
    }
    outcome const o = m_replay->play(t);
    if (o == outcome::illegal) {
        return give_up(t.offset, t.text);
    }
    bool const open = m_replay->current().branches.size() > 1;
    add_move(open ? std::string{t.text} : last_move_text(), t.offset, open);
    fill_slots();
}

void converter::on_setup(token const &t)
{
    auto const fen = read_fen(m_game.variant, t.value);
    if (t.value == "B::" || t.value == "W::") {
        m_replay->pass();
        ++m_plies.back();
    } else if (fen.valid) {
        m_replay->set_position(fen.where);
        m_plies.back() +=
            (m_plies.back() % 2 == 0) == (fen.where.to_move == info(m_game.variant).first) ? 0U : 1U;
    } else {
        return give_up(t.offset, t.text);
    }
    m_game.movetext.push_back(fmt::format("/FEN \"{}\"/", t.value));
    m_number_wanted = true;
}

void converter::item(token const &t)
{
    if (!m_started && t.kind != token_kind::comment) {
        start_body(t.offset);
    }
    if (m_failed) {
        return;
    }
    auto &words = m_game.movetext;
    switch (t.kind) {
    case token_kind::comment:
        words.push_back('{' + to_utf8(m_options.spelling, t.value) + '}');
        m_number_wanted = true;
        return;
    case token_kind::nag:
        return words.push_back(fmt::format("${}", t.number));
    case token_kind::strength:
        if ((t.form & form::k_star) != 0 || words.empty()) {
            words.emplace_back("$7");
            return;
        }
        words.back() += t.text;
        return;
    case token_kind::open:
        if (m_plies.size() > k_most_depth) {
            return give_up(t.offset, t.text);
        }
        m_replay->begin_variation(false);
        m_plies.push_back(m_plies.back() - (m_plies.back() > 0 ? 1 : 0));
        words.emplace_back("(");
        m_number_wanted = true;
        return;
    case token_kind::close:
        if (m_plies.size() == 1) {
            return give_up(t.offset, t.text);
        }
        m_replay->end_variation();
        m_plies.pop_back();
        words.emplace_back(")");
        m_number_wanted = true;
        return;
    case token_kind::setup:
        return on_setup(t);
    case token_kind::stray:
    case token_kind::bad_tag:
        if ((t.form & form::k_literal_cr) == 0) {
            give_up(t.offset, t.text);
        }
        return;
    case token_kind::no_move:
    case token_kind::result:
    case token_kind::star:
        return give_up(t.offset, t.text);
    default:
        return;
    }
}

void converter::end_game(game_end why, token const &t)
{
    if (!m_started) {
        start_body(t.offset);
    }
    std::size_t const end = why == game_end::terminator  ? t.offset + t.text.size()
                            : why == game_end::next_game ? t.offset
                                                         : m_text.size();
    m_game.original = m_text.substr(m_start, end - m_start);
    if (!m_failed && (m_plies.size() > 1 || !m_replay->current().open.empty())) {
        give_up(t.offset, m_replay->current().open.empty()
                              ? "("
                              : std::string_view{m_replay->current().open.front().text});
    }
    m_game.complete = !m_failed;
    result_text r = read_result(m_tags.result);
    if (r.value == result_value::none && why == game_end::terminator) {
        r = t.result;
    }
    m_game.result = usual_result(r, m_game.variant);
    m_take(m_game);
}

std::string canonical_text(converted_game const &game)
{
    auto tags = game.tags;
    auto const set = [&](std::string const &name, std::string const &value) {
        auto const it =
            std::find_if(tags.begin(), tags.end(), [&](auto const &t) { return t.first == name; });
        if (it == tags.end()) {
            tags.emplace_back(name, value);
        } else {
            it->second = value;
        }
    };
    set("Result", game.result);
    if (unsigned const type = info(game.variant).game_type; type != 0) {
        set("GameType", fmt::format("{}", type));
    }
    if (game.start) {
        set("FEN", *game.start);
    }
    std::stable_sort(tags.begin(), tags.end(),
                     [](auto const &a, auto const &b) { return tag_rank(a.first) < tag_rank(b.first); });
    std::string text;
    for (auto const &[name, value] : tags) {
        text += fmt::format("[{} \"{}\"]\n", name, escaped(value));
    }
    std::string line;
    for (auto const &word : game.movetext) {
        if (!line.empty() && line.size() + 1 + word.size() > k_columns) {
            text += line + '\n';
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    return text + line + (line.empty() ? "*\n\n" : " *\n\n");
}

std::uint64_t convert_games(std::string_view file, std::string_view text, convert_options const &options,
                            finding_sink &sink, converter::taker const &take)
{
    lexer lex{text};
    converter visitor{file, text, lex, options, sink, take};
    reader<converter>{lex, visitor}.read();
    return visitor.games();
}

} // namespace arb::pdn
