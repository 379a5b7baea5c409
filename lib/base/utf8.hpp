#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arb::utf8
{

/// One character at the front of a text.
struct character {
    char32_t code = 0;
    std::size_t bytes = 0;
};

/// The first character of TEXT; nothing where TEXT is empty or does not start with valid UTF-8.
std::optional<character> decode(std::string_view text);

/// Byte offset of the first sequence that is not valid UTF-8; nothing where all of TEXT is.
std::optional<std::size_t> first_invalid(std::string_view text);

/// The first byte in TEXT that is not ASCII; TEXT.size() where there is none.
std::size_t first_non_ascii(std::string_view text);

void append(std::string &text, char32_t code);

/// Columns that TEXT takes in a terminal: combining marks 0, East Asian wide characters 2.
std::size_t width(std::string_view text);

inline constexpr std::string_view k_bom = "\xEF\xBB\xBF";

} // namespace arb::utf8
