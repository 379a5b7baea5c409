#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arb::pdn
{

/// Line ends in TEXT.
std::uint64_t count_line_ends(std::string_view text);

/// Line and byte column of offsets into a text; asking in rising order costs one pass over the text in all.
class line_index
{
public:
    explicit line_index(std::string_view text) : m_text{text} {}

    struct spot {
        std::uint64_t line;   ///< from 1
        std::uint64_t column; ///< bytes, from 1
    };

    spot of(std::size_t offset)
    {
        if (offset < m_line_start) {
            m_line = 1;
            m_line_start = 0;
        }
        std::string_view const passed = m_text.substr(m_line_start, offset - m_line_start);
        if (auto const last = passed.rfind('\n'); last != std::string_view::npos) {
            m_line += count_line_ends(passed);
            m_line_start += last + 1;
        }
        return {m_line, offset - m_line_start + 1};
    }

    /// Line ends in the whole text.
    std::uint64_t count_all() const { return count_line_ends(m_text); }

private:
    std::string_view m_text;
    std::uint64_t m_line = 1;
    std::size_t m_line_start = 0;
};

} // namespace arb::pdn
