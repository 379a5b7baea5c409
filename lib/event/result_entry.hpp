#pragma once

#include "event/tournament.hpp"
#include "event/writer.hpp"

#include <string_view>

namespace arb::event
{

struct result_entry_options {
    std::uint32_t round = 0; ///< 0 = the last round that has a game without a result, else the last
    std::uint32_t stage = 0;
    bool replace = false; ///< change results that stand
};

/// Reads lines `board result` or `white black result` (`leg=N` after them for a leg) and fills the results
/// into CHANGES. Each line is checked against the round's games; faults are reported at their place in FILE.
/// Use CHANGES only where no error was found.
void enter_results(tournament const &event, std::string_view text, std::string_view file,
                   result_entry_options const &options, edits &changes, finding_sink &sink);

} // namespace arb::event
