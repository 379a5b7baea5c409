#pragma once

#include "base/finding.hpp"

#include <string_view>

namespace arb::event
{

/// The line of TEXT and the byte column of its character COLUMN (all from 1), for libraries that count
/// characters where findings count bytes.
place character_place(std::string_view text, std::uint64_t line, std::uint64_t column);

} // namespace arb::event
