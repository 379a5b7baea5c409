#include "clock/time_span.hpp"

#include "base/number.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace arb::clock
{

namespace
{

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr std::int64_t k_units = time_span::period::den;

bool all_digits(std::string_view text)
{
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Digits alone, below LIMIT; else -1.
std::int64_t read_whole(std::string_view digits, std::int64_t limit)
{
    auto const value = all_digits(digits) ? read_number<std::int64_t>(digits).value_or(-1) : -1;
    return value < limit ? value : -1;
}

/// Digits behind the point, at most MOST of them, as whole units.
std::optional<time_span> read_fraction(std::string_view digits, std::size_t most)
{
    if (!all_digits(digits) || digits.size() > most) {
        return std::nullopt;
    }
    std::int64_t value = *read_number<std::int64_t>(digits);
    for (auto i = digits.size(); i < 4; ++i) {
        value *= 10;
    }
    return value % 5 == 0 ? std::optional{time_span{value / 5}} : std::nullopt;
}

/// `NN` below 60.
std::optional<std::int64_t> read_sixtieth(std::string_view text)
{
    if (text.size() != 2 || !all_digits(text) || text.front() > '5') {
        return std::nullopt;
    }
    return (text[0] - '0') * 10 + (text[1] - '0');
}

void append_fraction(std::string &out, time_span below_second)
{
    if (below_second.count() == 0) {
        return;
    }
    auto digits = fmt::format("{:04}", below_second.count() * 5);
    digits.erase(digits.find_last_not_of('0') + 1);
    out += '.';
    out += digits;
}

} // namespace

std::optional<time_span> read_time(std::string_view text, std::size_t digits)
{
    auto const colon = text.find(':');
    auto const point = text.find('.');
    auto const whole = text.substr(0, point);
    if (colon == std::string_view::npos || whole.size() != colon + 6 || whole[colon + 3] != ':') {
        return std::nullopt;
    }
    auto const h = read_whole(whole.substr(0, colon), k_longest / hours{1});
    auto const m = read_sixtieth(whole.substr(colon + 1, 2));
    auto const s = read_sixtieth(whole.substr(colon + 4, 2));
    auto const rest = point == std::string_view::npos ? std::optional{time_span{}}
                                                      : read_fraction(text.substr(point + 1), digits);
    if (h < 0 || !m || !s || !rest) {
        return std::nullopt;
    }
    return hours{h} + minutes{*m} + seconds{*s} + *rest;
}

void append_time(std::string &out, time_span time)
{
    auto const whole = time.count() / k_units;
    fmt::format_to(std::back_inserter(out), FMT_STRING("{}:{:02}:{:02}"), whole / 3600, whole / 60 % 60,
                   whole % 60);
    append_fraction(out, time % seconds{1});
}

std::string time_text(time_span time)
{
    std::string text;
    append_time(text, time);
    return text;
}

std::optional<time_span> read_seconds(std::string_view text)
{
    auto const point = text.find('.');
    auto const whole = read_whole(text.substr(0, point), k_longest / seconds{1});
    auto const rest = point == std::string_view::npos ? std::optional{time_span{}}
                                                      : read_fraction(text.substr(point + 1), 4);
    if (whole < 0 || !rest) {
        return std::nullopt;
    }
    return seconds{whole} + *rest;
}

std::string seconds_text(time_span time)
{
    auto text = std::to_string(time.count() / k_units);
    append_fraction(text, time % seconds{1});
    return text;
}

} // namespace arb::clock
