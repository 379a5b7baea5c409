#include "pdn/lexer.hpp"

#include "pdn/characters.hpp"
#include "pdn/look_alike.hpp"

#include <algorithm>

namespace arb::pdn
{

namespace
{

/// What may stand right behind a move or a result.
bool ends_word(char c)
{
    constexpr std::string_view stops{"{}()[]!?*$;%\\/"};
    return c == '\0' || is_space(c) || stops.find(c) != std::string_view::npos;
}

} // namespace

void lexer::finish(token_kind kind, std::size_t end)
{
    m_token.kind = kind;
    m_token.text = m_text.substr(m_token.offset, end - m_token.offset);
    m_at = end;
}

void lexer::slow()
{
    m_token.foreign = 0;
    m_token.sign = '\0';
    m_token.squares_count = 0;
    for (;;) { // until something that is a token
        m_token.offset = m_at;
        if (at(m_at) == '%') {
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        } else if (at(m_at) == '\xC2' && at(m_at + 1) == '\xA0') {
            m_token.form |= form::k_blank;
            m_token.foreign = 0xA0;
            m_at += 2;
        } else {
            break;
        }
        skip_blanks();
    }
    if (m_at >= m_text.size()) {
        return finish(token_kind::end, m_text.size());
    }
    char const c = m_text[m_at];
    switch (c) {
    case '[':
        return read_tag();
    case '{':
    case ';':
        return read_comment();
    case '(':
        return read_parenthesis();
    case ')':
        return finish(token_kind::close, m_at + 1);
    case '*':
        return read_star();
    case '$':
        return read_nag();
    case '!':
    case '?':
        return read_strength();
    case '/':
        return read_setup();
    case '.':
        return read_dots();
    default:
        break;
    }
    if ((is_digit(c) || !is_ascii(c)) && (read_result() || read_number())) {
        return;
    }
    if ((is_digit(c) || is_letter(c) || !is_ascii(c)) && (read_move() || read_brief())) {
        return;
    }
    if (c == '-' || !is_ascii(c)) {
        return read_dashes();
    }
    read_stray();
}

void lexer::read_parenthesis()
{
    std::size_t i = m_at + 1;
    while (at(i) == '!' || at(i) == '?') {
        ++i;
    }
    if (i > m_at + 1 && at(i) == ')') {
        m_token.form |= form::k_bracketed;
        return finish(token_kind::strength, i + 1);
    }
    finish(token_kind::open, m_at + 1);
}

void lexer::read_star()
{
    bool const glued =
        m_at > 0 && (is_digit(m_text[m_at - 1]) || m_text[m_at - 1] == '!' || m_text[m_at - 1] == '?');
    std::size_t i = m_at + 1;
    while (i < m_text.size() && is_space(m_text[i])) {
        ++i;
    }
    bool const goes_on = i > m_at + 1 && (is_digit(at(i)) || (at(i) >= 'a' && at(i) <= 'h'));
    if (glued && goes_on) {
        m_token.form |= form::k_star;
        return finish(token_kind::strength, m_at + 1);
    }
    finish(token_kind::star, m_at + 1);
    m_token.result = {result_value::none, false, true};
}

void lexer::read_nag()
{
    std::size_t i = m_at + 1;
    std::uint32_t value = 0;
    while (is_digit(at(i)) && value < 100'000) {
        value = value * 10 + static_cast<std::uint32_t>(m_text[i] - '0');
        ++i;
    }
    if (i == m_at + 1) {
        return read_stray();
    }
    m_token.number = value;
    finish(token_kind::nag, i);
}

void lexer::read_strength()
{
    std::size_t i = m_at;
    while (at(i) == '!' || at(i) == '?') {
        ++i;
    }
    finish(token_kind::strength, i);
}

void lexer::read_dots()
{
    std::size_t i = m_at;
    while (at(i) == '.') {
        ++i;
    }
    finish(i - m_at >= 2 ? token_kind::ellipsis : token_kind::stray, i);
}

/// `--`, `- -` and a lone `-`
void lexer::read_dashes()
{
    char sign = '\0';
    std::size_t const after = read_sign(m_at, sign);
    if (after == m_at || sign != '-') {
        return read_stray();
    }
    std::size_t const second = blanks_from(after);
    std::size_t const end = read_sign(second, sign);
    bool const pair = end != second && sign == '-';
    if (!ends_word(at(pair ? end : after))) {
        return read_stray();
    }
    finish(token_kind::no_move, pair ? end : after);
}

void lexer::read_stray()
{
    std::size_t i = m_at;
    if (m_text[i] == '\\' && at(i + 1) == 'r' && (i + 2 >= m_text.size() || is_space(m_text[i + 2]))) {
        m_token.form |= form::k_literal_cr;
        return finish(token_kind::stray, i + 2);
    }
    ++i;
    constexpr std::string_view structure{"{}()[*;\\"};
    while (i < m_text.size() && !is_space(m_text[i]) && structure.find(m_text[i]) == std::string_view::npos) {
        ++i;
    }
    finish(token_kind::stray, i);
}

std::size_t lexer::blanks_from(std::size_t i) const
{
    while (at(i) == ' ' || at(i) == '\t') {
        ++i;
    }
    return i;
}

bool lexer::read_number()
{
    std::size_t i = m_at;
    std::uint32_t value = 0;
    while (is_digit(at(i))) {
        value = std::min(value * 10 + static_cast<std::uint32_t>(m_text[i] - '0'), 1'000'000U);
        ++i;
    }
    std::size_t const dots = blanks_from(i);
    if (i == m_at || at(dots) != '.') {
        return false;
    }
    m_token.form |= dots != i ? form::k_blank : 0U;
    std::size_t end = dots;
    while (at(end) == '.') {
        ++end;
    }
    m_token.number = value;
    m_token.dots = static_cast<std::uint32_t>(end - dots);
    m_token.form |= ends_word(at(end)) ? 0U : form::k_glued;
    finish(token_kind::number, end);
    return true;
}

bool lexer::read_result()
{
    constexpr std::string_view letters{"0123456789./-\xC2\xBD"};
    std::size_t end = m_at;
    bool blank = false;
    while (end < m_text.size() && end - m_at < 12) {
        if (letters.find(m_text[end]) != std::string_view::npos) {
            ++end;
            continue;
        }
        std::size_t const next = blanks_from(end);
        bool const before_sign = next != end && at(next) == '-';
        bool const after_sign = next != end && end > m_at && m_text[end - 1] == '-' && is_digit(at(next));
        if (!before_sign && !after_sign) {
            break;
        }
        blank = true;
        end = next;
    }
    std::string_view const word = m_text.substr(m_at, end - m_at);
    result_text const result = pdn::read_result(word);
    if (result.value == result_value::none || !ends_word(at(end))) {
        return false;
    }
    m_token.result = result;
    m_token.form |= (blank ? form::k_blank : 0U) | (result.known ? 0U : form::k_unusual_result);
    finish(token_kind::result, end);
    return true;
}

std::size_t lexer::read_square(std::size_t i, raw_square &square)
{
    char c = at(i);
    std::size_t bytes = 1;
    if (!is_ascii(c)) {
        auto const mapped = look_alike(m_text.substr(i));
        if (mapped.ascii == '\0' || mapped.ascii == '-') {
            return i;
        }
        m_token.form |= form::k_foreign;
        m_token.foreign = mapped.code;
        c = mapped.ascii;
        bytes = mapped.bytes;
    }
    if (is_digit(c)) {
        if (c == '0') {
            m_token.form |= form::k_leading_zero;
        }
        unsigned value = static_cast<unsigned>(c - '0');
        std::size_t end = i + bytes;
        if (is_digit(at(end))) {
            value = value * 10 + static_cast<unsigned>(m_text[end++] - '0');
        }
        if (is_digit(at(end)) || value == 0) {
            return i;
        }
        square = static_cast<raw_square>(value);
        return end;
    }
    char const rank = at(i + bytes);
    if (c >= 'A' && c <= 'H') {
        m_token.form |= form::k_upper;
        c = static_cast<char>(c - 'A' + 'a');
    }
    if (c < 'a' || c > 'h' || rank < '1' || rank > '8') {
        return i;
    }
    square = static_cast<raw_square>(k_by_letters + 8 * (c - 'a') + (rank - '1'));
    return i + bytes + 1;
}

/// One sign at I; its end, or I where there is none.
std::size_t lexer::read_sign(std::size_t i, char &sign)
{
    char const c = at(i);
    if (c == '-' || c == 'x' || c == ':' || c == 'X') {
        m_token.form |= c == 'X' ? form::k_upper : 0U;
        sign = c == 'X' ? 'x' : c;
        return i + 1;
    }
    if (!is_ascii(c)) {
        auto const mapped = look_alike(m_text.substr(i));
        if (mapped.ascii == '-' || mapped.ascii == 'x') {
            m_token.form |= form::k_foreign;
            m_token.foreign = mapped.code;
            sign = mapped.ascii;
            return i + mapped.bytes;
        }
    }
    return i;
}

bool lexer::read_move()
{
    std::uint32_t const form_before = m_token.form;
    raw_square square = 0;
    std::size_t i = read_square(m_at, square);
    if (i == m_at) {
        m_token.form = form_before;
        return false;
    }
    m_token.squares[0] = square;
    m_token.squares_count = 1;
    while (m_token.squares_count < token::k_most_squares) {
        bool const first = m_token.squares_count == 1;
        char sign = '\0';
        std::size_t const before = first ? blanks_from(i) : i;
        std::size_t const after = read_sign(before, sign);
        if (after == before && !(first && square >= k_by_letters && before == i)) {
            break;
        }
        std::size_t const next = after == before ? i : blanks_from(after);
        std::size_t const end = read_square(next, square);
        if (end == next) {
            break;
        }
        m_token.form |= before != i || next != after ? form::k_blank : 0U;
        m_token.form |= after == before ? form::k_no_sign : 0U;
        m_token.sign = first || m_token.sign == '-' ? sign : m_token.sign;
        m_token.squares[m_token.squares_count++] = square;
        i = end;
    }
    bool const by_number = m_token.squares[0] < k_by_letters;
    bool const ends = ends_word(at(i)) || (by_number && at(i) >= 'A' && at(i) <= 'Z'); // `8-11Red oversteps`
    if (m_token.squares_count < 2 || !ends) {
        m_token.form = form_before;
        m_token.squares_count = 0;
        m_token.sign = '\0';
        return false;
    }
    finish(token_kind::move, i);
    return true;
}

/// `cd4`, `b:d6`: the file it came from and the square it went to (2.1.6).
bool lexer::read_brief()
{
    std::uint32_t const form_before = m_token.form;
    char const file = static_cast<char>(static_cast<unsigned char>(at(m_at)) | 0x20U);
    if (!is_ascii(at(m_at)) || file < 'a' || file > 'h') {
        return false;
    }
    char sign = '\0';
    std::size_t const next = read_sign(m_at + 1, sign);
    raw_square to = 0;
    std::size_t const end = read_square(next, to);
    if (end == next || to < k_by_letters || !ends_word(at(end))) {
        m_token.form = form_before;
        return false;
    }
    m_token.squares[0] = static_cast<raw_square>(k_file_only + (file - 'a'));
    m_token.squares[1] = to;
    m_token.squares_count = 2;
    m_token.sign = sign;
    m_token.form |= form::k_brief;
    finish(token_kind::move, end);
    return true;
}

} // namespace arb::pdn
