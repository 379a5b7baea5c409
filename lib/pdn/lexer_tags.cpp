// Tag pairs, comments and set-ups: what stands between brackets.
#include "pdn/characters.hpp"
#include "pdn/lexer.hpp"

#include <algorithm>
#include <array>

namespace arb::pdn
{

namespace
{

constexpr std::array<bool, 256> k_name = [] {
    std::array<bool, 256> table{};
    for (unsigned c = 0; c < 256; ++c) {
        table[c] = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    }
    return table;
}();

constexpr std::array<bool, 256> k_plain_value = [] {
    std::array<bool, 256> table{};
    table.fill(true);
    table['"'] = table['\\'] = table['\n'] = false;
    return table;
}();

/// The line that starts at OFFSET has nothing but blanks.
bool is_blank_line(std::string_view text, std::size_t offset, std::size_t &next_line)
{
    while (offset < text.size() && text[offset] != '\n') {
        if (!is_space(text[offset])) {
            return false;
        }
        ++offset;
    }
    next_line = offset + 1;
    return offset < text.size();
}

} // namespace

bool starts_tag(std::string_view text, std::size_t offset)
{
    if (offset >= text.size() || text[offset] != '[') {
        return false;
    }
    std::size_t const name = text.find_first_not_of(" \t\r\n", offset + 1);
    if (name == std::string_view::npos ||
        !(is_letter(text[name]) || text[name] == '&' || !is_ascii(text[name]))) {
        return false;
    }
    for (std::size_t i = name + 1; i < text.size() && i < name + 256; ++i) {
        if (text[i] == '"' || (!is_ascii(text[i]) && text.substr(i, 3) == "\xE2\x80\x9C")) {
            return true;
        }
        if (text[i] == '\n' || text[i] == ']' || text[i] == '[' || text[i] == '{') {
            return false;
        }
    }
    return false;
}

/// Where the value that starts at I ends: its closing quote, or the end of the line.
std::size_t lexer::end_of_value(std::size_t i, bool curly)
{
    for (; i < m_text.size() && m_text[i] != '\n'; ++i) {
        char const c = m_text[i];
        if (c == '\\' && i + 1 < m_text.size() && m_text[i + 1] != '\n') {
            m_token.form |= form::k_escape;
            ++i;
        } else if (curly ? m_text.substr(i, 3) == "\xE2\x80\x9D" : c == '"') {
            break;
        }
    }
    return std::min(i, m_text.size());
}

/// `[Name "value"]` with nothing unusual about it.
bool lexer::usual_tag()
{
    char const *const end = m_text.data() + m_text.size();
    char const *p = m_text.data() + m_at + 1;
    char const *const name = p;
    while (p < end && k_name[static_cast<unsigned char>(*p)]) {
        ++p;
    }
    if (end - p < 4 || p == name || *name >= 'a' || *name <= '9' || p[0] != ' ' || p[1] != '"') {
        return false;
    }
    char const *const value = p + 2;
    char const *q = value;
    while (q < end && k_plain_value[static_cast<unsigned char>(*q)]) {
        ++q;
    }
    if (end - q < 2 || q[0] != '"' || q[1] != ']') {
        return false;
    }
    m_token.name = {name, static_cast<std::size_t>(p - name)};
    m_token.value = {value, static_cast<std::size_t>(q - value)};
    finish(token_kind::tag, static_cast<std::size_t>(q + 2 - m_text.data()));
    return true;
}

void lexer::read_tag()
{
    if (usual_tag()) {
        return;
    }
    if (at(m_at + 1) == '[') {
        return finish(token_kind::bad_tag, m_at + 1);
    }
    if (!starts_tag(m_text, m_at)) {
        auto const line = std::min(m_text.find('\n', m_at), m_text.size());
        auto const close = m_text.find(']', m_at);
        return finish(token_kind::bad_tag, close < line ? close + 1 : line);
    }
    std::size_t i = m_text.find_first_not_of(" \t\r\n", m_at + 1);
    std::size_t const name_start = i;
    while (m_text[i] != '"' && !is_space(m_text[i]) &&
           (is_ascii(m_text[i]) || m_text.substr(i, 3) != "\xE2\x80\x9C")) {
        m_token.form |=
            is_letter(m_text[i]) || is_digit(m_text[i]) || m_text[i] == '_' ? 0U : form::k_odd_name;
        ++i;
    }
    m_token.name = m_text.substr(name_start, i - name_start);
    if (m_token.name.front() >= 'a') {
        m_token.form |= form::k_odd_name;
    }
    while (at(i) != '"' && m_text.substr(i, 3) != "\xE2\x80\x9C") {
        ++i;
    }
    std::string_view const whole = m_text.substr(name_start, i - name_start);
    if (auto const last = whole.find_last_not_of(" \t\r\n");
        last + 1 > m_token.name.size()) { // a name of several words
        m_token.name = whole.substr(0, last + 1);
        m_token.form |= form::k_odd_name;
    }
    bool const curly = at(i) != '"';
    m_token.form |= curly ? form::k_curly_quotes : 0U;
    std::size_t const value_start = i + (curly ? 3 : 1);
    i = end_of_value(value_start, curly);
    m_token.value = m_text.substr(value_start, i - value_start);
    bool const quoted = i < m_text.size() && m_text[i] != '\n';
    i += !quoted ? 0U : curly ? 3U : 1U;
    i = blanks_from(i);
    if (quoted && at(i) == ']') {
        return finish(token_kind::tag, i + 1);
    }
    m_token.form |= form::k_unclosed;
    auto const line = std::min(m_text.find('\n', i), m_text.size());
    auto const close = m_text.find(']', i);
    finish(token_kind::tag, close < line ? close + 1 : line);
}

void lexer::read_comment()
{
    if (m_text[m_at] == ';') {
        auto const line = std::min(m_text.find('\n', m_at), m_text.size());
        finish(token_kind::comment, line);
        m_token.form |= form::k_semicolon;
        m_token.value = m_token.text.substr(1);
        return;
    }
    std::size_t const inside = m_at + 1;
    std::size_t const close = std::min(m_text.find('}', inside), m_text.size());
    // a comment that is not closed must not hide the games behind it: a blank line and a tag pair end it
    for (std::size_t line = m_text.find('\n', inside); line < close; line = m_text.find('\n', line + 1)) {
        std::size_t next = 0;
        std::size_t start = line + 1;
        if (!is_blank_line(m_text, start, next)) {
            continue;
        }
        while (is_blank_line(m_text, next, next)) {
        }
        if (next < close && starts_tag(m_text, next)) {
            finish(token_kind::comment, line);
            m_token.form |= form::k_unclosed;
            m_token.value = m_text.substr(inside, line - inside);
            return;
        }
        line = next - 1;
    }
    m_token.form |= close == m_text.size() ? form::k_unclosed : 0U;
    finish(token_kind::comment, std::min(close + 1, m_text.size()));
    m_token.value = m_text.substr(inside, close - inside);
}

/// `/FEN "..."/`
void lexer::read_setup()
{
    std::size_t const end = m_text.find_first_of("/\n", m_at + 1);
    if (end == std::string_view::npos || m_text[end] == '\n') {
        return read_stray();
    }
    std::string_view const inside = m_text.substr(m_at + 1, end - m_at - 1);
    auto const open = inside.find('"');
    auto const close = inside.rfind('"');
    if (!inside.starts_with("FEN") || open == std::string_view::npos || close == open) {
        m_token.form |= form::k_unclosed;
    } else {
        m_token.value = inside.substr(open + 1, close - open - 1);
    }
    finish(token_kind::setup, end + 1);
}

} // namespace arb::pdn
