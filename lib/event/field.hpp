#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace arb::event
{

/// Where a record stands; the views of its fields lie in the same text.
struct origin {
    std::uint32_t line = 0; ///< from 1
    std::string_view text;  ///< the whole line without its end

    /// The byte column, from 1, of FIELD, a part of the line.
    std::uint64_t column(std::string_view field) const
    {
        return static_cast<std::uint64_t>(field.data() - text.data()) + 1;
    }
};

/// Splits LINE at single tabs; a line without any tab at runs of two or more blanks.
void split_fields(std::string_view line, std::vector<std::string_view> &fields);

/// The `key=value` fields of one record, as written.
class record_keys
{
public:
    record_keys() = default;
    /// TEXT starts at the first key's field and ends with the line; TABS says how the line is split.
    record_keys(std::string_view text, bool tabs) : m_text{text}, m_tabs{tabs} {}

    /// The value of KEY; nothing where the record does not have it.
    std::optional<std::string_view> find(std::string_view key) const;
    bool empty() const { return m_text.empty(); }

private:
    std::string_view m_text;
    bool m_tabs = true;
};

/// The `key` of `key=value`; empty where FIELD is none.
std::string_view key_of(std::string_view field);

} // namespace arb::event
