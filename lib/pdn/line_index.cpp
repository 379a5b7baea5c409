#include "pdn/line_index.hpp"

#include <algorithm>

namespace arb::pdn
{

// Counted byte by byte into 8-bit lanes, which the compiler turns into vector code; 255 rounds before they
// overflow.
[[gnu::optimize("O3")]] std::uint64_t count_line_ends(std::string_view text)
{
    std::uint64_t total = 0;
    constexpr std::size_t lanes = 64;
    std::size_t at = 0;
    while (at + lanes <= text.size()) {
        std::uint8_t counts[lanes] = {};
        std::size_t const rounds = std::min<std::size_t>(255, (text.size() - at) / lanes);
        for (std::size_t round = 0; round < rounds; ++round, at += lanes) {
            char const *const bytes = text.data() + at;
            for (std::size_t i = 0; i < lanes; ++i) {
                counts[i] = static_cast<std::uint8_t>(counts[i] + (bytes[i] == '\n' ? 1 : 0));
            }
        }
        for (std::uint8_t const count : counts) {
            total += count;
        }
    }
    return total + static_cast<std::uint64_t>(
                       std::count(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), '\n'));
}

} // namespace arb::pdn
