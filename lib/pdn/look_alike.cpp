#include "pdn/look_alike.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <array>

namespace arb::pdn
{

namespace
{

struct pair {
    char32_t code;
    char ascii;
};

constexpr std::array k_pairs{
    pair{0xD7, 'x'},   pair{0x410, 'A'},  pair{0x412, 'B'},  pair{0x415, 'E'},  pair{0x41A, 'K'},
    pair{0x421, 'C'},  pair{0x41D, 'H'},  pair{0x425, 'x'},  pair{0x430, 'a'},  pair{0x435, 'e'},
    pair{0x441, 'c'},  pair{0x445, 'x'},  pair{0x2010, '-'}, pair{0x2011, '-'}, pair{0x2012, '-'},
    pair{0x2013, '-'}, pair{0x2014, '-'}, pair{0x2212, '-'},
};

} // namespace

look_alike_result look_alike(std::string_view text)
{
    auto const next = utf8::decode(text);
    if (!next) {
        return {};
    }
    auto const *const it =
        std::find_if(k_pairs.begin(), k_pairs.end(), [&](pair const &p) { return p.code == next->code; });
    return it == k_pairs.end() ? look_alike_result{'\0', next->code, next->bytes}
                               : look_alike_result{it->ascii, next->code, next->bytes};
}

} // namespace arb::pdn
