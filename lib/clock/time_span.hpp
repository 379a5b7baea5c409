#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ratio>
#include <string>
#include <string_view>

namespace arb::clock
{

/// Clock time, counted in half milliseconds: half of any difference of two log times is exact.
using time_span = std::chrono::duration<std::int64_t, std::ratio<1, 2000>>;

/// No clock, log or control goes beyond this; what would is no time at all.
inline constexpr time_span k_longest = std::chrono::hours{1'000'000};

/// `H:MM:SS` with a fraction of up to three digits, or DIGITS; minutes and seconds 00 to 59.
std::optional<time_span> read_time(std::string_view text, std::size_t digits = 3);

/// Digits of the half millisecond that halving a log time can leave.
inline constexpr std::size_t k_exact_digits = 4;

/// `H:MM:SS`, and the fraction without trailing zeros where there is one.
std::string time_text(time_span time);
void append_time(std::string &out, time_span time);

/// Seconds with a fraction of up to four digits, whole half milliseconds: `300`, `0.25`.
std::optional<time_span> read_seconds(std::string_view text);
std::string seconds_text(time_span time);

} // namespace arb::clock
