#pragma once

#include "base/finding.hpp"

#include <string_view>
#include <vector>

namespace arb::lots
{

/// The tickets of a draw, one a line; empty lines are none. A ticket that stands twice is an error: the two
/// could not be told apart. FILE must outlive the findings, TEXT the tickets.
std::vector<std::string_view> read_tickets(std::string_view text, std::string_view file, finding_sink &sink);

} // namespace arb::lots
