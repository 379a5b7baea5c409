#pragma once

#include "event/tournament.hpp"

#include <string>
#include <string_view>

namespace arb::event
{

/// Reads an event stream whole. Every fault is reported with its place in FILE, which must outlive the
/// findings; a faulty record is left out and reading goes on. Use the result only where no error was found.
tournament read(std::string text, std::string_view file, finding_sink &sink);

} // namespace arb::event
