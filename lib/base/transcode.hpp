#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arb
{

/// TEXT of encoding FROM (a name that iconv knows) as UTF-8. What does not translate becomes U+FFFD, and
/// FAULTS counts it. Throws usage_error for an unknown encoding.
std::string transcode(std::string_view text, std::string const &from, std::size_t &faults);

} // namespace arb
