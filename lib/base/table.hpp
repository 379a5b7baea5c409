#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arb
{

enum class align : std::uint8_t { left, right };

/// Rows of text cells, printed in aligned columns for people or with tabs for programs.
class text_table
{
public:
    explicit text_table(std::vector<align> columns) : m_align{std::move(columns)} {}

    /// Appends a row; missing cells are empty, further ones are left-aligned.
    void add(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    std::size_t rows() const { return m_rows.size(); }

    /// Columns as wide as their widest cell (terminal columns), GAP between; no blanks at line ends.
    std::string aligned(std::string_view gap = "  ") const;

    /// Cells with tabs between; a tab, line end or backslash in a cell is written \t \n \\.
    std::string tsv() const;

private:
    std::vector<align> m_align;
    std::vector<std::vector<std::string>> m_rows;
};

/// CELL as a tsv field.
std::string tsv_field(std::string_view cell);

} // namespace arb
