#pragma once

#include "event/settings.hpp"

#include <string_view>
#include <vector>

namespace arb::event
{

/// Reads the TOML between the `+++` lines. FIRST_LINE is the line of the file that TEXT starts on; FILE must
/// outlive the places. Stage 0 is the event itself. Faults go to SINK; what cannot be read keeps its default.
std::vector<stage> read_settings(std::string_view text, std::string_view file, std::uint64_t first_line,
                                 finding_sink &sink);

} // namespace arb::event
