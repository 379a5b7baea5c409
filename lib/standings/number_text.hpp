#pragma once

#include "base/fraction.hpp"

#include <span>
#include <string>

namespace arb::standings
{

/// HUNDREDTHS as an exact number: `7`, `7/2`, `31/3`.
std::string exact_text(fraction const &hundredths);
/// For people: `7`, `3.5`, `10 1/3`; still exact.
std::string plain_text(fraction const &hundredths);
/// Several with blanks between.
std::string exact_list(std::span<fraction const> hundredths);
std::string plain_list(std::span<fraction const> hundredths);

} // namespace arb::standings
