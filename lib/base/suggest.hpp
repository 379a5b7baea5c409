#pragma once

#include <span>
#include <string_view>

namespace arb
{

/// The one of NAMES nearest to WORD by edit distance, for "did you mean"; empty where none is near.
std::string_view nearest(std::string_view word, std::span<std::string_view const> names);

} // namespace arb
