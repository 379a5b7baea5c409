#include "event/points.hpp"

#include "base/number.hpp"

#include <fmt/format.h>

namespace arb::event
{

namespace
{

constexpr std::int64_t k_most = 1000;
constexpr std::string_view k_half_sign = "½";

std::optional<std::int64_t> read_whole(std::string_view text)
{
    if (text.empty() || text.size() > 4 || text.find_first_not_of("0123456789") != std::string_view::npos) {
        return std::nullopt;
    }
    auto const number = read_number<std::int64_t>(text);
    return number && *number <= k_most ? number : std::nullopt;
}

std::optional<points> read_decimal(std::string_view whole, std::string_view decimals)
{
    auto const before = read_whole(whole);
    auto const after = read_whole(decimals);
    if (!before || !after || decimals.size() > 2) {
        return std::nullopt;
    }
    return points::whole(*before) + points::hundredths(decimals.size() == 1 ? *after * 10 : *after);
}

} // namespace

std::optional<points> read_points(std::string_view text)
{
    if (text.size() == 1 && text[0] >= '0' && text[0] <= '9') {
        return points::whole(text[0] - '0');
    }
    if (text == "1/2") {
        return points::hundredths(points::k_unit / 2);
    }
    if (text.ends_with(k_half_sign)) {
        text.remove_suffix(k_half_sign.size());
        auto const whole = text.empty() ? 0 : read_whole(text);
        return whole ? std::optional{points::whole(*whole) + points::hundredths(points::k_unit / 2)}
                     : std::nullopt;
    }
    if (auto const dot = text.find('.'); dot != std::string_view::npos) {
        return read_decimal(text.substr(0, dot), text.substr(dot + 1));
    }
    auto const whole = read_whole(text);
    return whole ? std::optional{points::whole(*whole)} : std::nullopt;
}

std::string points_text(points value)
{
    auto const whole = value.hundredths() / points::k_unit;
    auto const rest = value.hundredths() % points::k_unit;
    if (rest == 0) {
        return fmt::format("{}", whole);
    }
    return rest % 10 == 0 ? fmt::format("{}.{}", whole, rest / 10) : fmt::format("{}.{:02}", whole, rest);
}

} // namespace arb::event
