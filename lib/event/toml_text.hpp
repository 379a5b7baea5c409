#pragma once

#include <string>
#include <string_view>

namespace arb::event
{

/// TEXT as a TOML string with its quotation marks.
std::string toml_text(std::string_view text);
/// `2026/11/30` as a TOML date, anything else as a string.
std::string toml_slashed_date(std::string_view text);

} // namespace arb::event
