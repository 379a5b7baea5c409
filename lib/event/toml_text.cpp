#include "event/toml_text.hpp"

#include "base/number.hpp"

#include <fmt/format.h>

#include <iterator>
#include <optional>

namespace arb::event
{

std::string toml_text(std::string_view text)
{
    std::string out = "\"";
    for (char const c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
        }
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
            fmt::format_to(std::back_inserter(out), "\\u{:04X}", static_cast<unsigned>(c));
        } else {
            out += c;
        }
    }
    return out + '"';
}

std::string toml_slashed_date(std::string_view text)
{
    auto const part = [&](std::size_t at, std::size_t size) {
        return text.size() == 10 ? read_number<unsigned>(text.substr(at, size)) : std::nullopt;
    };
    auto const year = part(0, 4);
    auto const month = part(5, 2);
    auto const day = part(8, 2);
    bool const is_date = year && month && day && text[4] == '/' && text[7] == '/' && *month >= 1 &&
                         *month <= 12 && *day >= 1 && *day <= 28;
    return is_date ? fmt::format("{}-{}-{}", text.substr(0, 4), text.substr(5, 2), text.substr(8, 2))
                   : toml_text(text);
}

} // namespace arb::event
