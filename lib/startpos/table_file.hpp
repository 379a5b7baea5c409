#pragma once

#include "base/finding.hpp"
#include "startpos/table.hpp"

#include <memory>
#include <string>
#include <vector>

namespace arb::startpos
{

/// A federation's own table with the text its views lie in.
struct table_file {
    std::vector<std::unique_ptr<std::string>> texts;
    table cells;
};

/// Reads TSV (the columns of the built-in tables, with their header line) or, where NAME ends in .toml, TOML:
/// `variant`, and `[[cell]]` with `name` (`7-16`), `fen`, `moves`. Faults go to SINK; use it only without
/// errors.
table_file read_table(std::string text, std::string_view name, draughts::variant v, finding_sink &sink);

} // namespace arb::startpos
