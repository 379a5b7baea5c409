#include "base/table.hpp"

#include "base/utf8.hpp"

#include <algorithm>

namespace arb
{

namespace
{

std::vector<std::size_t> column_widths(std::vector<std::vector<std::string>> const &rows)
{
    std::vector<std::size_t> widths;
    for (auto const &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], utf8::width(row[i]));
        }
    }
    return widths;
}

} // namespace

std::string text_table::aligned(std::string_view gap) const
{
    auto const widths = column_widths(m_rows);
    std::string text;
    for (auto const &row : m_rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            std::string const padding(widths[i] - utf8::width(row[i]), ' ');
            bool const right = i < m_align.size() && m_align[i] == align::right;
            line += i == 0 ? "" : gap;
            line += right ? padding + row[i] : row[i] + padding;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

std::string text_table::tsv() const
{
    std::string text;
    for (auto const &row : m_rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += i == 0 ? "" : "\t";
            text += tsv_field(row[i]);
        }
        text += '\n';
    }
    return text;
}

std::string tsv_field(std::string_view cell)
{
    std::string field;
    for (char const c : cell) {
        switch (c) {
        case '\t':
            field += "\\t";
            break;
        case '\n':
            field += "\\n";
            break;
        case '\r':
            field += "\\r";
            break;
        case '\\':
            field += "\\\\";
            break;
        default:
            field += c;
        }
    }
    return field;
}

} // namespace arb
