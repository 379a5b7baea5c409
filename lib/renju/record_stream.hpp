#pragma once

#include "renju/record_parser.hpp"

#include <functional>
#include <optional>
#include <span>

namespace arb::renju
{

enum class record_format : std::uint8_t { text, json, rif, sgf, psq, pairs, cells, ban };

/// `text`, `json`, ...
std::string_view format_name(record_format f);
std::optional<record_format> read_format(std::string_view name);
/// From the beginning of an input.
record_format detect_format(std::string_view text);

struct read_options {
    std::optional<record_format> from = {}; ///< else detected
    std::optional<letters> spelling = {};   ///< else detected
};

/// A piece of an input that is worked on at once: records, or lines of text that are still to be read.
struct record_batch {
    std::vector<record> records = {};
    std::string lines = {};
    std::uint64_t first_line = 1;
    letters spelling = letters::unsure;
};

std::vector<record> take_records(record_batch &&batch);

/// The records of one input in batches; memory does not grow with the input.
class record_stream
{
public:
    /// Fills the span as far as it can; 0 only at the end.
    using source = std::function<std::size_t(std::span<char>)>;

    record_stream(source bytes, read_options const &options);

    std::optional<record_batch> next();

    record_format format() const { return m_format; }
    letters spelling() const { return m_spelling; }

private:
    bool fill(std::size_t size);
    std::optional<record_batch> next_lines();
    std::optional<record_batch> next_parsed();

    source m_bytes;
    std::string m_buffer;
    record_format m_format = record_format::text;
    letters m_spelling = letters::unsure;
    std::unique_ptr<record_parser> m_parser;
    std::uint64_t m_line = 1;
    bool m_ended = false;
    bool m_finished = false;
    bool m_skipping = false;
};

} // namespace arb::renju
