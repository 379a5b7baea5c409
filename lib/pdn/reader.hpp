#pragma once

#include "pdn/lexer.hpp"

#include <cstddef>
#include <string_view>

namespace arb::pdn
{

/// Why a game ended.
enum class game_end : std::uint8_t { terminator, next_game, end_of_text };

/// Groups tokens into games and hands them to VISITOR; judges nothing. The visitor has
///   begin_game(offset), end_game(game_end, token const &), and for the parts of a game
///   tag(token), on_move(token), item(token): numbers, comments, variations, set-ups and text that is none of
///   these.
/// A result inside a variation is an item. A tag pair after a body starts the next game; so does one after a
/// blank line when a comment stands between, or when it repeats the game's first tag.
template <typename Visitor>
class reader
{
public:
    reader(lexer &lex, Visitor &visitor) : m_lexer{lex}, m_visitor{visitor} {}

    void read()
    {
        for (;;) {
            token_kind const kind = m_lexer.next();
            if (kind == token_kind::move && m_in_body) {
                m_visitor.on_move(m_lexer.current());
            } else if (kind == token_kind::end) {
                break;
            } else {
                other(m_lexer.current());
            }
        }
        close(game_end::end_of_text);
    }

private:
    void other(token const &t)
    {
        switch (t.kind) {
        case token_kind::move:
            open(t);
            m_in_body = true;
            m_visitor.on_move(t);
            break;
        case token_kind::tag:
            on_tag(t);
            break;
        case token_kind::star:
        case token_kind::result:
            on_result(t);
            break;
        default:
            on_item(t);
        }
    }

    void open(token const &t)
    {
        if (!m_is_open) {
            m_is_open = true;
            m_visitor.begin_game(t.offset);
        }
        m_after_result = false;
    }

    void close(game_end why)
    {
        if (m_is_open) {
            m_visitor.end_game(why, m_lexer.current());
        }
        m_is_open = false;
        m_in_body = false;
        m_comment_seen = false;
        m_depth = 0;
        m_first_tag = {};
    }

    void on_tag(token const &t)
    {
        bool const next = m_in_body || (!m_first_tag.empty() && after_blank_line(t.offset) &&
                                        (m_comment_seen || t.name == m_first_tag));
        if (next) {
            close(game_end::next_game);
        }
        open(t);
        m_comment_seen = m_comment_seen && !m_first_tag.empty();
        if (m_first_tag.empty()) {
            m_first_tag = t.name;
        }
        m_visitor.tag(t);
    }

    void on_result(token const &t)
    {
        if (m_depth > 0) {
            m_visitor.item(t);
            return;
        }
        if (m_after_result && t.kind == token_kind::star && !m_is_open) {
            return; // `1-0 *`: the separator behind a result
        }
        open(t);
        close(game_end::terminator);
        m_after_result = t.kind == token_kind::result;
    }

    void on_item(token const &t)
    {
        bool const line_end = (t.form & form::k_literal_cr) != 0;
        if (!m_is_open && (t.kind == token_kind::comment || line_end)) {
            return; // belongs to no game
        }
        if (t.kind == token_kind::comment) {
            m_comment_seen = true;
        } else {
            open(t);
            m_in_body =
                m_in_body || !(line_end || t.kind == token_kind::bad_tag || t.kind == token_kind::stray);
        }
        if (t.kind == token_kind::open) {
            ++m_depth;
        } else if (t.kind == token_kind::close && m_depth > 0) {
            --m_depth;
        }
        m_visitor.item(t);
    }

    bool after_blank_line(std::size_t offset) const
    {
        unsigned lines = 0;
        for (std::size_t i = offset; i > 0 && lines < 2; --i) {
            char const c = m_lexer.text()[i - 1];
            if (c == '\n') {
                ++lines;
            } else if (c != ' ' && c != '\t' && c != '\r') {
                return false;
            }
        }
        return lines == 2;
    }

    lexer &m_lexer;
    Visitor &m_visitor;
    bool m_is_open = false;
    bool m_in_body = false;
    bool m_comment_seen = false;
    bool m_after_result = false;
    std::size_t m_depth = 0;
    std::string_view m_first_tag;
};

} // namespace arb::pdn
