#pragma once

#include <string_view>

namespace arb::pdn
{

constexpr bool is_letter(char c)
{
    auto const lower = static_cast<unsigned char>(static_cast<unsigned char>(c) | 0x20U);
    return lower >= 'a' && lower <= 'z';
}

constexpr bool is_ascii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

constexpr bool is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

inline constexpr std::string_view k_opening_quote = "\xE2\x80\x9C";
inline constexpr std::string_view k_closing_quote = "\xE2\x80\x9D";

} // namespace arb::pdn
