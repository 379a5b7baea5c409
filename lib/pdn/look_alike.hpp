#pragma once

#include <cstddef>
#include <string_view>

namespace arb::pdn
{

/// A character that is not ASCII and looks like one that a move is written with.
struct look_alike_result {
    char ascii = '\0'; ///< '\0' = looks like none
    char32_t code = 0;
    std::size_t bytes = 0;
};

/// The character at the front of TEXT: Cyrillic a c e x K and capitals, dashes, the multiplication sign.
look_alike_result look_alike(std::string_view text);

} // namespace arb::pdn
