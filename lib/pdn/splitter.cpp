#include "pdn/splitter.hpp"

#include "base/utf8.hpp"
#include "pdn/line_index.hpp"
#include "pdn/reader.hpp"
#include "pdn/rules.hpp"
#include "pdn/tags.hpp"
#include "pdn/variant_guess.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace arb::pdn
{

namespace
{

/// Where games start, and what pdn-validate says once a file about those before.
class survey
{
public:
    explicit survey(lexer const &lex) : m_lexer{lex} {}

    struct start {
        std::size_t offset;
        std::string said; ///< by this game
    };
    std::vector<start> games;

    void begin_game(std::size_t offset)
    {
        games.push_back({offset, {}});
        m_tags = {};
        m_started = false;
    }
    void tag(token const &t)
    {
        if (auto *const field = m_tags.field(t.name)) {
            *field = t.value;
        }
    }
    void on_move(token const &t) { start_body(t.offset); }
    void item(token const &t)
    {
        if ((t.form & form::k_literal_cr) != 0 && t.kind == token_kind::stray) {
            say(k_broken_line_end.name);
        } else if (t.kind != token_kind::comment && t.kind != token_kind::bad_tag) {
            start_body(t.offset);
        }
    }
    void end_game(game_end, token const &t) { start_body(t.offset); }

private:
    void say(std::string_view key)
    {
        games.back().said += fmt::format("{}{}", games.back().said.empty() ? "" : ",", key);
    }

    void start_body(std::size_t offset)
    {
        if (!m_started && read_game_type(trimmed(m_tags.game_type)).number == 0) {
            say(fmt::format("{}/{}", k_variant_guessed.name,
                            draughts::info(guess_variant(m_tags, m_lexer, offset)).name));
        }
        m_started = true;
    }

    lexer const &m_lexer;
    tags m_tags;
    bool m_started = false;
};

/// The start of the line of OFFSET where only blanks stand before it; OFFSET itself elsewhere, where nothing
/// is cut.
std::size_t line_start(std::string_view text, std::size_t offset)
{
    std::size_t at = offset;
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) {
        --at;
    }
    return at == 0 || text[at - 1] == '\n' ? at : std::string_view::npos;
}

class splitter
{
public:
    splitter(piece_size size, std::function<void(piece const &)> const &take) : m_size{size}, m_take{take} {}

    void add(chunk const &c)
    {
        if (c.first) {
            flush();
            m_said.clear();
            m_said_before = c.said;
            add_keys(c.said, m_said);
            m_line = c.line;
            m_game = c.game;
        }
        lexer lex{c.text};
        survey found{lex};
        reader<survey>{lex, found}.read();
        std::size_t from = 0;
        for (auto const &[offset, said] : found.games) {
            std::size_t const at = line_start(c.text, offset);
            if (at != std::string_view::npos && is_full(at - from)) {
                append(c, from, at);
                flush();
                from = at;
            }
            ++m_games_in_piece;
            add_keys(said, m_said);
        }
        append(c, from, c.text.size());
    }

    void flush()
    {
        if (!m_piece.text.empty()) {
            m_take(m_piece);
        }
        m_piece.text.clear();
        m_said_before = fmt::format("{}", fmt::join(m_said, ","));
        m_game += std::exchange(m_games_in_piece, 0);
    }

private:
    bool is_full(std::size_t waiting) const
    {
        return (m_size.games > 0 && m_games_in_piece >= m_size.games) ||
               (m_size.bytes > 0 && m_piece.text.size() + waiting >= m_size.bytes && m_games_in_piece > 0);
    }

    void append(chunk const &c, std::size_t from, std::size_t to)
    {
        if (m_piece.text.empty()) {
            m_piece.line = m_line;
            m_piece.game = m_game;
            m_piece.said = m_said_before;
        }
        m_piece.spelling = c.spelling;
        if ((c.spelling == encoding::utf8 || c.spelling == encoding::unknown) &&
            utf8::first_invalid(c.text)) {
            m_said.emplace(k_invalid_utf8.name);
        }
        if (c.text.find('\0') != std::string::npos) {
            m_said.emplace(k_nul_byte.name);
        }
        std::string_view const part = std::string_view{c.text}.substr(from, to - from);
        m_piece.text += part;
        m_line += count_line_ends(part);
    }

    piece_size m_size;
    std::function<void(piece const &)> const &m_take;
    piece m_piece;
    std::set<std::string> m_said;
    std::string m_said_before;
    std::uint64_t m_line = 1;
    std::uint64_t m_game = 1; ///< number of the piece's first game
    std::uint64_t m_games_in_piece = 0;
};

} // namespace

void split(chunk_reader &archive, piece_size size, std::function<void(piece const &)> const &take)
{
    splitter s{size, take};
    while (auto const c = archive.next()) {
        s.add(*c);
    }
    s.flush();
}

} // namespace arb::pdn
