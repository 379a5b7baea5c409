#pragma once

#include "cli/output.hpp"
#include "clock/log.hpp"

#include <string>
#include <string_view>

namespace arb::common
{

enum class record_format : std::uint8_t { text, tsv, jsonl };

/// Writes the records of a clock log, each at once.
class clock_records
{
public:
    clock_records(record_format format, cli::output &out) : m_format{format}, m_out{&out} {}

    /// The header of tsv.
    void begin();
    void write(clock::record const &r);
    /// Formats R without writing it.
    std::string const &format(clock::record const &r);

private:
    void text(clock::record const &r);
    void tsv(clock::record const &r);
    void jsonl(clock::record const &r);

    record_format m_format;
    cli::output *m_out;
    std::string m_buffer;
};

/// The ruling's sentence in the reader's language.
std::string ruling_sentence(clock::ruling const &r);

/// Throws usage_error for a name that is none.
record_format named_record_format(std::string_view name);

} // namespace arb::common
