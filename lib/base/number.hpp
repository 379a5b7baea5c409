#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace arb
{

/// The whole of TEXT as a decimal number, nothing before or after it; no locale. Nothing on overflow.
template <std::integral Number>
std::optional<Number> read_number(std::string_view text)
{
    Number value{};
    auto const *const end = text.data() + text.size();
    auto const [at, code] = std::from_chars(text.data(), end, value);
    if (code != std::errc{} || at != end || text.empty()) {
        return std::nullopt;
    }
    return value;
}

} // namespace arb
