#include "renju/record_stream.hpp"

#include "base/utf8.hpp"
#include "renju/notation.hpp"
#include "renju/text_reader.hpp"

#include <algorithm>
#include <array>

namespace arb::renju
{

namespace
{

constexpr std::size_t k_block = std::size_t{1} << 16;

constexpr std::array<std::string_view, 8> k_names{"text", "json",  "rif",   "sgf",
                                                  "psq",  "pairs", "cells", "ban"};

bool is_numeric(std::string_view text)
{
    return text.find_first_not_of("0123456789-,. \t\r\n") == std::string_view::npos;
}

/// Three or four digits in every line are 100 * column + row; commas separate cells; the rest are pairs.
record_format detect_numbers(std::string_view text)
{
    auto const first = text.substr(0, text.find('\n'));
    if (first.find(',') != std::string_view::npos) {
        return record_format::cells;
    }
    auto const digits = first.find_last_not_of(" \t\r") + 1;
    return digits >= 3 && first.find_first_not_of("0123456789\r \t") == std::string_view::npos &&
                   first.find(' ') == std::string_view::npos
               ? record_format::ban
               : record_format::pairs;
}

/// A document that is one object over several lines, or a list.
bool is_json_document(std::string_view text)
{
    if (text.front() == '[') {
        return true;
    }
    if (text.front() != '{') {
        return false;
    }
    auto const first = text.substr(0, text.find('\n'));
    return std::count(first.begin(), first.end(), '{') != std::count(first.begin(), first.end(), '}');
}

std::unique_ptr<record_parser> make_parser(record_format format, letters spelling)
{
    switch (format) {
    case record_format::json:
        return make_json_parser(spelling);
    case record_format::rif:
        return make_rif_parser(spelling);
    case record_format::sgf:
        return make_sgf_parser();
    case record_format::psq:
        return make_psq_parser();
    case record_format::pairs:
        return make_pairs_parser();
    case record_format::cells:
        return make_cells_parser();
    case record_format::ban:
        return make_ban_parser();
    case record_format::text:
        break;
    }
    return nullptr;
}

} // namespace

std::string_view format_name(record_format f)
{
    return k_names[static_cast<std::size_t>(f)];
}

std::optional<record_format> read_format(std::string_view name)
{
    auto const it = std::find(k_names.begin(), k_names.end(), name);
    return it == k_names.end() ? std::nullopt
                               : std::optional{static_cast<record_format>(it - k_names.begin())};
}

record_format detect_format(std::string_view text)
{
    if (text.starts_with(utf8::k_bom)) {
        text.remove_prefix(utf8::k_bom.size());
    }
    auto const first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) {
        return record_format::text;
    }
    text.remove_prefix(first);
    if (text.front() == '<') {
        return record_format::rif;
    }
    if (text.front() == '(') {
        return record_format::sgf;
    }
    if (text.starts_with("Piskvork")) {
        return record_format::psq;
    }
    if (is_json_document(text)) {
        return record_format::json;
    }
    auto const line = text.substr(0, text.find('\n'));
    return is_numeric(line) && line.find_first_of("0123456789") != std::string_view::npos &&
                   line.find('.') == std::string_view::npos
               ? detect_numbers(text)
               : record_format::text;
}

std::vector<record> take_records(record_batch &&batch)
{
    auto records = std::move(batch.records);
    auto lines = read_lines(batch.lines, batch.first_line, batch.spelling);
    records.insert(records.end(), std::make_move_iterator(lines.begin()),
                   std::make_move_iterator(lines.end()));
    return records;
}

record_stream::record_stream(source bytes, read_options const &options) : m_bytes{std::move(bytes)}
{
    fill(k_block);
    auto const start = std::string_view{m_buffer}.substr(0, k_block);
    m_format = options.from ? *options.from : detect_format(start);
    if (options.spelling) {
        m_spelling = *options.spelling;
    } else {
        m_spelling = m_format == record_format::text || m_format == record_format::json
                         ? detect_letters(start)
                         : letters::a_to_o;
    }
    m_parser = make_parser(m_format, m_spelling);
}

/// Reads until the buffer has SIZE bytes; false where the input ends before.
bool record_stream::fill(std::size_t size)
{
    while (!m_ended && m_buffer.size() < size) {
        auto const had = m_buffer.size();
        m_buffer.resize(had + k_block);
        auto const got = m_bytes({m_buffer.data() + had, k_block});
        m_buffer.resize(had + got);
        m_ended = got == 0;
    }
    return m_buffer.size() >= size;
}

std::optional<record_batch> record_stream::next()
{
    return m_parser ? next_parsed() : next_lines();
}

std::optional<record_batch> record_stream::next_parsed()
{
    record_batch batch;
    while (batch.records.empty() && !m_finished) {
        fill(1);
        m_finished = m_ended;
        m_parser->feed(m_buffer, m_ended, batch.records);
        m_buffer.clear();
    }
    return batch.records.empty() ? std::nullopt : std::optional{std::move(batch)};
}

std::optional<record_batch> record_stream::next_lines()
{
    record_batch batch;
    batch.spelling = m_spelling;
    auto cut = std::string::npos;
    for (std::size_t want = k_block;; want *= 2) {
        bool const more = fill(std::min(want, k_longest_text));
        if (m_skipping) {
            auto const end = m_buffer.find('\n');
            m_skipping = end == std::string::npos;
            m_buffer.erase(0, m_skipping ? end : end + 1);
            m_line += m_skipping ? 0 : 1;
            if (m_skipping && m_ended) {
                return std::nullopt;
            }
            want = k_block / 2;
            continue;
        }
        cut = m_buffer.rfind('\n');
        if (cut != std::string::npos || !more || m_buffer.size() >= k_longest_text) {
            break;
        }
    }
    if (m_buffer.empty()) {
        return std::nullopt;
    }
    bool const too_long = cut == std::string::npos && m_buffer.size() >= k_longest_text;
    auto const size = m_ended || too_long ? m_buffer.size() : cut + 1;
    batch.first_line = m_line;
    batch.lines = m_buffer.substr(0, size);
    m_buffer.erase(0, size);
    m_line += static_cast<std::uint64_t>(std::count(batch.lines.begin(), batch.lines.end(), '\n'));
    if (too_long) {
        m_skipping = true;
        batch.records.emplace_back().line = m_line;
        batch.records.back().complain(batch.lines);
    }
    return batch;
}

} // namespace arb::renju
