#pragma once

#include <cstdint>

namespace arb::cli
{

/// The only statuses a tool ends with.
enum class exit_code : std::uint8_t {
    well = 0,  ///< nothing wrong
    no = 1,    ///< an error finding, or the tool's "no"
    usage = 2, ///< a wrong option, or reading or writing failed
};

/// The worse of two statuses: an error in file 3 of 90 still gives 1 at the end.
constexpr exit_code worse(exit_code a, exit_code b)
{
    return a < b ? b : a;
}

} // namespace arb::cli
