#pragma once

#include <string_view>

namespace arb::cli
{

/// The project's version, `0.1.0`.
std::string_view version();

} // namespace arb::cli
