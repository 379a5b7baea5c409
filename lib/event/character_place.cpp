#include "event/character_place.hpp"

#include "base/utf8.hpp"

#include <algorithm>

namespace arb::event
{

place character_place(std::string_view text, std::uint64_t line, std::uint64_t column)
{
    std::size_t begin = 0;
    for (std::uint64_t at = 1; at < line && begin < text.size(); ++at) {
        begin = std::min(text.find('\n', begin), text.size() - 1) + 1;
    }
    auto const rest = text.substr(std::min(begin, text.size()));
    std::size_t bytes = 0;
    for (std::uint64_t at = 1; at < column && bytes < rest.size(); ++at) {
        auto const one = utf8::decode(rest.substr(bytes));
        bytes += one ? one->bytes : 1;
    }
    return {{}, line, bytes + 1};
}

} // namespace arb::event
