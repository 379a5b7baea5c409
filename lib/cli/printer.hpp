#pragma once

#include "base/finding.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arb::cli
{

/// How findings are written: for people, as columns, as one object a line, as SARIF 2.1.0, as GitHub
/// annotations.
enum class finding_format : std::uint8_t { text, tsv, jsonl, sarif, github };

std::optional<finding_format> read_finding_format(std::string_view name);

/// Turns findings into text, each by itself, so that threads can print into buffers of their own.
/// What a whole stream needs around them comes from preamble() and epilogue().
class finding_printer
{
public:
    finding_printer(finding_format format, bool colour) : m_format{format}, m_colour{colour} {}

    std::string preamble(std::string_view tool) const;
    void print(std::string &out, finding const &f) const;
    std::string epilogue() const;

    /// What has to stand between two printed findings (SARIF's comma), at the front of each piece but the
    /// first.
    std::string_view separator() const;
    finding_format format() const { return m_format; }

private:
    finding_format m_format;
    bool m_colour;
};

} // namespace arb::cli
