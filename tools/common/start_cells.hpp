#pragma once

#include "base/finding.hpp"
#include "startpos/drawing.hpp"
#include "startpos/table_file.hpp"

#include <string>
#include <vector>

namespace arb::common
{

/// A table that is built in, or a file.
struct chosen_table {
    startpos::table_file file;
    startpos::table const *table = nullptr;
};

/// The table NAME, "" = idf64; a file's faults go to SINK. Throws usage_error where it cannot be used.
chosen_table choose_table(std::string const &name, finding_sink &sink);

/// Which cells are asked for without an event: one shown, all, those of a position, or COUNT drawn.
struct cell_request {
    std::string show;
    std::string find; ///< FEN
    bool list = false;
    unsigned count = 0;
    std::string purpose = "start";
    std::string seed;
    startpos::tickets how = startpos::tickets::one;
    bool repeat = false;
    std::vector<std::string> excluded;
};

/// Throws usage_error where there is no such cell or not enough of them.
std::vector<startpos::cell const *> requested_cells(cell_request const &r, startpos::table const &table);

} // namespace arb::common
