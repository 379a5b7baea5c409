#include "event/field.hpp"

#include <algorithm>

namespace arb::event
{

namespace
{

/// Cuts the first field off TEXT.
std::string_view take_field(std::string_view &text, bool tabs)
{
    auto const end = std::min(tabs ? text.find('\t') : text.find("  "), text.size());
    auto const field = text.substr(0, end);
    text.remove_prefix(end);
    if (tabs) {
        text.remove_prefix(std::min<std::size_t>(1, text.size()));
    } else {
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    }
    return field;
}

constexpr bool is_key_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

} // namespace

void split_fields(std::string_view line, std::vector<std::string_view> &fields)
{
    fields.clear();
    bool const tabs = line.find('\t') != std::string_view::npos;
    if (!tabs) {
        line = line.substr(0, line.find_last_not_of(' ') + 1);
    }
    bool const open_end = tabs && line.ends_with('\t');
    do {
        fields.push_back(take_field(line, tabs));
    } while (!line.empty());
    if (open_end) {
        fields.push_back(line);
    }
}

std::optional<std::string_view> record_keys::find(std::string_view key) const
{
    for (auto rest = m_text; !rest.empty();) {
        auto const field = take_field(rest, m_tabs);
        if (field.size() > key.size() && field[key.size()] == '=' && field.starts_with(key)) {
            return field.substr(key.size() + 1);
        }
    }
    return std::nullopt;
}

std::string_view key_of(std::string_view field)
{
    auto const sign = field.find('=');
    if (sign == std::string_view::npos || sign == 0) {
        return {};
    }
    auto const key = field.substr(0, sign);
    return std::all_of(key.begin(), key.end(), is_key_letter) ? key : std::string_view{};
}

} // namespace arb::event
