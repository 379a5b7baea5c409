#include "pdn/token.hpp"

#include <algorithm>
#include <array>

namespace arb::pdn
{

namespace
{

struct spelling {
    std::string_view text;
    result_text meaning;
};

using enum result_value;

constexpr std::array k_spellings{
    spelling{"1-0", {first_wins, false, true}},
    spelling{"0-1", {second_wins, false, true}},
    spelling{"1/2-1/2", {draw, false, true}},
    spelling{"2-0", {first_wins, true, true}},
    spelling{"0-2", {second_wins, true, true}},
    spelling{"1-1", {draw, true, true}},
    spelling{"0-0", {both_lose, true, true}},
    spelling{"*", {none, false, true}},
    spelling{"\xC2\xBD-\xC2\xBD", {draw, false, false}},
    spelling{"\xBD-\xBD", {draw, false, false}},
    spelling{"0.5-0.5", {draw, false, false}},
    spelling{"1/2", {draw, false, false}},
    spelling{"\xC2\xBD", {draw, false, false}},
};

} // namespace

result_text read_result(std::string_view text)
{
    std::array<char, 12> packed = {};
    std::size_t size = 0;
    for (char const c : text) {
        if (c == ' ' || c == '\t') {
            continue;
        }
        if (size == packed.size()) {
            return {};
        }
        packed[size++] = c;
    }
    std::string_view const word{packed.data(), size};
    auto const *const it =
        std::find_if(k_spellings.begin(), k_spellings.end(), [&](auto const &s) { return s.text == word; });
    return it == k_spellings.end() ? result_text{} : it->meaning;
}

} // namespace arb::pdn
