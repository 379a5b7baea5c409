#pragma once

#include "renju/record.hpp"

#include <string_view>
#include <vector>

namespace arb::renju
{

/// The records of whole LINES, the first of which is FIRST_LINE: one game a line, or `black:` and `white:`,
/// or a JSON object. Empty lines and lines that start with `#` are passed over.
std::vector<record> read_lines(std::string_view lines, std::uint64_t first_line, letters spelling);

/// The records in a whole JSON document: every object in it that has moves or stones.
std::vector<record> read_json_document(std::string_view text, letters spelling);

} // namespace arb::renju
