#include "base/utf8.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace arb::utf8
{

namespace
{

constexpr unsigned char byte(char c)
{
    return static_cast<unsigned char>(c);
}

struct range {
    char32_t first;
    char32_t last;
};

constexpr std::array k_zero_width{range{0x300, 0x36F},   range{0x483, 0x489},   range{0x200B, 0x200F},
                                  range{0x20D0, 0x20FF}, range{0xFE00, 0xFE0F}, range{0xFEFF, 0xFEFF}};
constexpr std::array k_wide{range{0x1100, 0x115F},   range{0x2E80, 0x303E},  range{0x3041, 0xA4CF},
                            range{0xAC00, 0xD7A3},   range{0xF900, 0xFAFF},  range{0xFE30, 0xFE6F},
                            range{0xFF00, 0xFF60},   range{0xFFE0, 0xFFE6},  range{0x1F300, 0x1F64F},
                            range{0x1F900, 0x1F9FF}, range{0x20000, 0x3FFFD}};

template <typename Ranges>
constexpr bool in(Ranges const &ranges, char32_t code)
{
    for (range const &r : ranges) {
        if (code >= r.first && code <= r.last) {
            return true;
        }
    }
    return false;
}

} // namespace

std::optional<character> decode(std::string_view text)
{
    if (text.empty()) {
        return std::nullopt;
    }
    unsigned char const lead = byte(text[0]);
    if (lead < 0x80) {
        return character{lead, 1};
    }
    int const ones = std::countl_one(lead);
    auto const length = static_cast<std::size_t>(ones);
    if (ones < 2 || ones > 4 || text.size() < length) {
        return std::nullopt;
    }
    char32_t code = lead & (0x7FU >> ones);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(text[i]) & 0xC0U) != 0x80U) {
            return std::nullopt;
        }
        code = (code << 6U) | (byte(text[i]) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    if (code < least[length] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) {
        return std::nullopt;
    }
    return character{code, length};
}

std::size_t first_non_ascii(std::string_view text)
{
    std::size_t at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + at, sizeof word);
        if ((word & 0x8080808080808080U) != 0) {
            break;
        }
    }
    while (at < text.size() && byte(text[at]) < 0x80) {
        ++at;
    }
    return at;
}

std::optional<std::size_t> first_invalid(std::string_view text)
{
    for (std::size_t at = 0;;) {
        at += first_non_ascii(text.substr(at));
        if (at == text.size()) {
            return std::nullopt;
        }
        auto const next = decode(text.substr(at));
        if (!next) {
            return at;
        }
        at += next->bytes;
    }
}

void append(std::string &text, char32_t code)
{
    auto const put = [&](char32_t value) { text.push_back(static_cast<char>(value)); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0 | (code >> 6U));
        put(0x80 | (code & 0x3FU));
    } else if (code < 0x10000) {
        put(0xE0 | (code >> 12U));
        put(0x80 | ((code >> 6U) & 0x3FU));
        put(0x80 | (code & 0x3FU));
    } else {
        put(0xF0 | (code >> 18U));
        put(0x80 | ((code >> 12U) & 0x3FU));
        put(0x80 | ((code >> 6U) & 0x3FU));
        put(0x80 | (code & 0x3FU));
    }
}

std::size_t width(std::string_view text)
{
    std::size_t columns = 0;
    while (!text.empty()) {
        auto const next = decode(text);
        if (!next) {
            ++columns;
            text.remove_prefix(1);
            continue;
        }
        if (!in(k_zero_width, next->code)) {
            columns += in(k_wide, next->code) ? 2U : 1U;
        }
        text.remove_prefix(next->bytes);
    }
    return columns;
}

} // namespace arb::utf8
