#pragma once

#include <string>
#include <string_view>

namespace arb::event
{

/// TEXT as a TOML string with its quotation marks.
std::string toml_text(std::string_view text);

} // namespace arb::event
