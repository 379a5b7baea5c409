#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace arb::pdn
{

enum class clock_side : std::uint8_t { white, black, mover };

/// One time of an embedded command: `[%clock w0:03:00 B0:02:58]`, `[%clk 1:20:05]`, `[%emt 0:00:07]`.
struct clock_reading {
    clock_side side = clock_side::mover;
    bool running = false; ///< a capital letter: that clock runs
    bool elapsed = false; ///< emt, egt, mct: time used, not time left
    bool valid = false;
    std::int64_t seconds = 0;
    std::string_view command; ///< clk, clock, emt, ...
    std::string_view text;    ///< as it stands
};

/// The times left (`clock`, `clk`) in a comment, and with ELAPSED also the times used.
std::vector<clock_reading> read_clocks(std::string_view comment, bool elapsed = false);

} // namespace arb::pdn
