#include "pdn/chunk.hpp"

#include "base/number.hpp"
#include "base/utf8.hpp"
#include "pdn/reader.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::pdn
{

namespace
{

constexpr std::string_view k_marker = "% arbutils line=";

/// Start of the line before the one at LINE; LINE is not 0.
std::size_t line_before(std::string_view text, std::size_t line)
{
    auto const end = line < 2 ? std::string_view::npos : text.rfind('\n', line - 2);
    return end == std::string_view::npos ? 0 : end + 1;
}

bool is_blank(std::string_view line)
{
    return line.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

std::size_t first_visible(std::string_view text, std::size_t line)
{
    return std::min(text.find_first_not_of(" \t", line), text.size());
}

/// Whether a game starts for certain at the line LINE: blank line before, and no tag or marker before that.
bool is_game_start(std::string_view text, std::size_t line)
{
    if (line == 0 || !starts_tag(text, first_visible(text, line))) {
        return false;
    }
    std::size_t above = line_before(text, line);
    if (!is_blank(text.substr(above, line - above))) {
        return false;
    }
    while (above > 0) {
        std::size_t const next = line_before(text, above);
        if (!is_blank(text.substr(next, above - next))) {
            char const c = text[first_visible(text, next)];
            return c != '[' && c != '%';
        }
        above = next;
    }
    return false;
}

/// Remembers where games start.
struct start_recorder {
    std::size_t last = 0;
    void begin_game(std::size_t offset) { last = offset; }
    void tag(token const &) {}
    void on_move(token const &) {}
    void item(token const &) {}
    void end_game(game_end, token const &) {}
};

std::size_t last_start_by_reading(std::string_view text)
{
    lexer lex{text};
    start_recorder recorder;
    reader<start_recorder>{lex, recorder}.read();
    return recorder.last;
}

} // namespace

std::string marker(std::uint64_t line, std::uint64_t game, encoding e, std::string_view file,
                   std::string_view said)
{
    return fmt::format("{}{} game={} encoding={}{}{} file=\"{}\"\n", k_marker, line, game, encoding_name(e),
                       said.empty() ? "" : " said=", said, file);
}

void add_keys(std::string_view said, std::set<std::string> &keys)
{
    while (!said.empty()) {
        auto const end = std::min(said.find(','), said.size());
        keys.emplace(said.substr(0, end));
        said.remove_prefix(std::min(end + 1, said.size()));
    }
}

std::size_t last_game_start(std::string_view text)
{
    std::size_t line = text.size();
    while (line > 0) {
        line = line_before(text, line);
        if (is_game_start(text, line)) {
            return line;
        }
    }
    return last_start_by_reading(text);
}

chunk_reader::chunk_reader(source read, std::optional<encoding> forced, std::size_t size)
: m_read{std::move(read)}
, m_forced{forced}
, m_size{size}
{
}

bool chunk_reader::fill(std::size_t wanted)
{
    std::size_t const before = m_buffer.size();
    if (before < wanted && !m_at_end) {
        m_buffer.resize(wanted);
        std::size_t filled = before;
        while (filled < wanted && !m_at_end) {
            std::size_t const got = m_read({m_buffer.data() + filled, wanted - filled});
            m_at_end = got == 0;
            filled += got;
        }
        m_buffer.resize(filled);
        fix_line_ends(before);
    }
    return !m_buffer.empty();
}

/// A file whose lines end in CR alone gets LF in their place; offsets stay.
void chunk_reader::fix_line_ends(std::size_t from)
{
    if (!m_line_ends_known) {
        auto const end = m_buffer.find_first_of("\r\n");
        if (end == std::string::npos || (m_buffer[end] == '\r' && end + 1 == m_buffer.size() && !m_at_end)) {
            return;
        }
        m_line_ends_known = true;
        m_only_cr = m_buffer[end] == '\r' && (end + 1 == m_buffer.size() || m_buffer[end + 1] != '\n');
    }
    if (m_only_cr) {
        std::replace(m_buffer.begin() + static_cast<std::ptrdiff_t>(from), m_buffer.end(), '\r', '\n');
    }
}

/// Takes a BOM or a marker off the front of a piece.
void chunk_reader::open_piece(chunk &c)
{
    if (m_buffer.starts_with(utf8::k_bom)) {
        m_buffer.erase(0, utf8::k_bom.size());
        c.had_bom = true;
        m_encoding = encoding::utf8;
    }
    if (!m_started || m_buffer.starts_with(k_marker)) {
        c.first = true;
        m_started = true;
    }
    if (!m_buffer.starts_with(k_marker)) {
        return;
    }
    auto const end = std::min(m_buffer.find('\n'), m_buffer.size());
    std::string_view const line = std::string_view{m_buffer}.substr(0, end);
    auto const value = [&](std::string_view key) {
        auto const at = line.find(key);
        std::string_view const rest =
            at == std::string_view::npos ? std::string_view{} : line.substr(at + key.size());
        return rest.substr(0, rest.find(' '));
    };
    m_marked = true;
    c.line = read_number<std::uint64_t>(value("line=")).value_or(1);
    c.game = read_number<std::uint64_t>(value("game=")).value_or(1);
    m_encoding = read_encoding(value("encoding=")).value_or(encoding::unknown);
    c.said = value("said=");
    auto const quote = line.find("file=\"");
    auto const close = line.rfind('"');
    if (quote != std::string_view::npos && close > quote + 5) {
        c.file = line.substr(quote + 6, close - quote - 6);
    }
    m_buffer.erase(0, std::min(end + 1, m_buffer.size()));
}

void chunk_reader::settle_encoding(chunk &c)
{
    if (m_forced) {
        m_encoding = *m_forced;
    } else if (m_encoding == encoding::unknown) {
        m_encoding = detect_encoding(c.text);
        c.guessed = m_encoding > encoding::utf8;
    }
    c.spelling = m_encoding;
}

/// Drops what is left of a game that is longer than the limit; the lines dropped.
std::size_t chunk_reader::skip_rest_of_game(chunk &c)
{
    c.cut = true;
    for (;;) {
        m_buffer.clear();
        if (!fill(m_size)) {
            return 0;
        }
        std::size_t line = 0;
        while ((line = m_buffer.find("\n[", line)) != std::string::npos &&
               !is_game_start(m_buffer, line + 1)) {
            ++line;
        }
        std::size_t const end = line == std::string::npos ? m_buffer.size() : line + 1;
        c.skipped_lines += static_cast<std::uint64_t>(
            std::count(m_buffer.begin(), m_buffer.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
        if (line != std::string::npos) {
            m_buffer.erase(0, end);
            return end;
        }
    }
}

std::optional<chunk> chunk_reader::next()
{
    std::size_t wanted = m_size;
    if (!fill(wanted)) {
        return std::nullopt;
    }
    chunk c;
    open_piece(c);
    std::size_t cut = 0;
    for (;;) {
        if (auto const piece = m_buffer.find(k_marker, 1);
            piece != std::string::npos && (m_buffer[piece - 1] == '\n' || m_buffer[piece - 1] == '\0')) {
            cut = piece;
            break;
        }
        if (m_at_end) {
            cut = m_buffer.size();
            break;
        }
        cut = last_game_start(m_buffer);
        if (cut > 0) {
            break;
        }
        if (wanted >= k_longest_game) {
            break;
        }
        wanted = std::min(2 * wanted, k_longest_game);
        fill(wanted);
    }
    if (cut == 0 && !m_buffer.empty()) {
        c.text = std::move(m_buffer);
        skip_rest_of_game(c);
    } else {
        c.text.assign(m_buffer, 0, cut);
        m_buffer.erase(0, cut);
        if (m_marked && c.text.ends_with('\0')) { // the frame of pdn-split --framing nul
            c.text.pop_back();
        }
    }
    settle_encoding(c);
    return c;
}

} // namespace arb::pdn
