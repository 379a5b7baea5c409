#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arb::pdn
{

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
        for (;;) {
            auto const end = m_text.find('\n', m_line_start);
            if (end == std::string_view::npos || end >= offset) {
                break;
            }
            m_line_start = end + 1;
            ++m_line;
        }
        return {m_line, offset - m_line_start + 1};
    }

    /// Line ends in the whole text.
    std::uint64_t count_all() const
    {
        return static_cast<std::uint64_t>(std::count(m_text.begin(), m_text.end(), '\n'));
    }

private:
    std::string_view m_text;
    std::uint64_t m_line = 1;
    std::size_t m_line_start = 0;
};

} // namespace arb::pdn
