#pragma once

#include "pdn/token.hpp"

#include <cstddef>
#include <string_view>

namespace arb::pdn
{

/// Cuts a text into tokens. Reads every spelling that is met in practice and judges none: what is unusual
/// stands in token::form. Never fails, allocates nothing; the text must outlive the tokens.
class lexer
{
public:
    explicit lexer(std::string_view text) : m_text{text} {}

    /// Reads the next token into current().
    token_kind next()
    {
        char const *const end = m_text.data() + m_text.size();
        char const *p = m_text.data() + m_at;
        while (p < end && is_blank(*p)) {
            ++p;
        }
        m_token.form = 0;
        m_token.offset = static_cast<std::size_t>(p - m_text.data());
        m_at = m_token.offset;
        if (end - p < 6 || !usual(p, end)) {
            slow();
        }
        return m_token.kind;
    }

    token const &current() const { return m_token; }
    std::size_t offset() const { return m_at; }
    std::string_view text() const { return m_text; }

    /// Goes on reading at OFFSET.
    void seek(std::size_t offset) { m_at = offset; }

private:
    static bool is_digit(char c) { return static_cast<unsigned char>(c - '0') < 10; }
    static bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

    void skip_blanks()
    {
        while (m_at < m_text.size() && is_blank(m_text[m_at])) {
            ++m_at;
        }
    }

    /// The usual `12. ` and the usual move, `32-28` or `5x14` with a blank behind it; at least six bytes are
    /// left.
    bool usual(char const *const start, char const *const end)
    {
        char const *p = start;
        unsigned first = static_cast<unsigned char>(*p) - unsigned{'0'};
        if (first - 1 > 8) {
            return false;
        }
        if (unsigned const digit = static_cast<unsigned char>(*++p) - unsigned{'0'}; digit < 10) {
            first = first * 10 + digit;
            ++p;
        }
        if (*p == '.' && is_blank(p[1])) {
            return usual_token(token_kind::number, start, p + 1, first);
        }
        char const sign = *p;
        unsigned second = static_cast<unsigned char>(*++p) - unsigned{'0'};
        if ((sign != '-' && sign != 'x') || second - 1 > 8) {
            return false;
        }
        if (unsigned const digit = static_cast<unsigned char>(*++p) - unsigned{'0'}; digit < 10) {
            second = second * 10 + digit;
            ++p;
        }
        if (p >= end || !is_blank(*p) || (first == 1 && second == 1)) {
            return false;
        }
        m_token.sign = sign;
        m_token.squares[0] = static_cast<raw_square>(first);
        m_token.squares[1] = static_cast<raw_square>(second);
        m_token.squares_count = 2;
        return usual_token(token_kind::move, start, p, 0);
    }

    bool usual_token(token_kind kind, char const *start, char const *end, unsigned number)
    {
        auto const size = static_cast<std::size_t>(end - start);
        m_token.kind = kind;
        m_token.text = {start, size};
        m_token.number = number;
        m_token.dots = 1;
        m_at += size;
        return true;
    }

    void slow();
    void finish(token_kind kind, std::size_t end);
    bool usual_tag();
    void read_tag();
    std::size_t end_of_value(std::size_t i, bool curly);
    void read_comment();
    void read_setup();
    void read_nag();
    void read_strength();
    void read_parenthesis();
    void read_star();
    void read_dots();
    void read_dashes();
    void read_stray();
    bool read_number();
    bool read_result();
    bool read_move();
    bool read_brief();
    std::size_t read_square(std::size_t at, raw_square &square);
    std::size_t read_sign(std::size_t at, char &sign);
    std::size_t blanks_from(std::size_t at) const;
    char at(std::size_t i) const { return i < m_text.size() ? m_text[i] : '\0'; }

    std::string_view m_text;
    std::size_t m_at = 0;
    token m_token;
};

/// Whether a tag pair may start at OFFSET: `[`, a letter, and a quote on the same line.
bool starts_tag(std::string_view text, std::size_t offset);

} // namespace arb::pdn
