#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arb::event
{

/// TEXT of encoding FROM (a name that iconv knows) as UTF-8; nothing where it is not valid in it.
/// Throws usage_error for an unknown encoding.
std::optional<std::string> to_utf8(std::string_view text, std::string const &from);

} // namespace arb::event
