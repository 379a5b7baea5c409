#include "pdn/encoding.hpp"

#include "base/transcode.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <array>

namespace arb::pdn
{

namespace
{

constexpr std::array<std::string_view, 5> k_names{"ascii", "utf-8", "latin-1", "windows-1251", "koi8-r"};
constexpr std::array<char const *, 5> k_iconv_names{"UTF-8", "UTF-8", "ISO-8859-1", "CP1251", "KOI8-R"};

unsigned byte(char c)
{
    return static_cast<unsigned char>(c);
}

/// Capital then small letter at the start of a word: which half of 0xC0..0xFF are the capitals?
struct cyrillic_evidence {
    unsigned runs = 0;     ///< words of three or more such letters
    unsigned isolated = 0; ///< letters among ASCII
    unsigned capitals_low = 0;
    unsigned capitals_high = 0;
    unsigned low = 0;
    unsigned high = 0;
};

cyrillic_evidence weigh(std::string_view text)
{
    cyrillic_evidence e;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t const start = i;
        while (i < text.size() && byte(text[i]) >= 0xC0) {
            (byte(text[i]) < 0xE0 ? e.low : e.high) += 1;
            ++i;
        }
        std::size_t const length = i - start;
        if (length >= 3) {
            ++e.runs;
            bool const first_low = byte(text[start]) < 0xE0;
            bool const rest_low = byte(text[start + 1]) < 0xE0;
            e.capitals_low += first_low && !rest_low ? 1U : 0U;
            e.capitals_high += !first_low && rest_low ? 1U : 0U;
        } else if (length > 0) {
            ++e.isolated;
        }
        i += length == 0 ? 1U : 0U;
    }
    return e;
}

} // namespace

std::string_view encoding_name(encoding e)
{
    return k_names[static_cast<std::size_t>(e)];
}

std::optional<encoding> read_encoding(std::string_view name)
{
    std::string lower{name};
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    for (auto const &[alias, e] :
         {std::pair{"utf-8", encoding::utf8}, std::pair{"utf8", encoding::utf8},
          std::pair{"latin-1", encoding::latin1}, std::pair{"latin1", encoding::latin1},
          std::pair{"iso-8859-1", encoding::latin1}, std::pair{"windows-1251", encoding::cp1251},
          std::pair{"cp1251", encoding::cp1251}, std::pair{"koi8-r", encoding::koi8r},
          std::pair{"ascii", encoding::unknown}}) {
        if (lower == alias) {
            return e;
        }
    }
    return std::nullopt;
}

encoding detect_encoding(std::string_view text)
{
    std::size_t const first = utf8::first_non_ascii(text);
    if (first == text.size()) {
        return encoding::unknown;
    }
    if (utf8::decode(text.substr(first))) {
        return encoding::utf8;
    }
    cyrillic_evidence const e = weigh(text);
    if (e.runs <= e.isolated) {
        return encoding::latin1;
    }
    bool const koi = e.capitals_low != e.capitals_high ? e.capitals_high > e.capitals_low : e.low > e.high;
    return koi ? encoding::koi8r : encoding::cp1251;
}

std::string to_utf8(encoding e, std::string_view text)
{
    if (utf8::first_non_ascii(text) == text.size()) {
        return std::string{text};
    }
    std::size_t faults = 0;
    return transcode(text, k_iconv_names[static_cast<std::size_t>(e)], faults);
}

} // namespace arb::pdn
