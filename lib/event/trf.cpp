#include "event/trf.hpp"

#include "base/number.hpp"
#include "base/utf8.hpp"
#include "event/rules.hpp"

#include <algorithm>
#include <cctype>
#include <set>

namespace arb::event
{

namespace
{

constexpr std::size_t k_first_cell = 92;
constexpr std::size_t k_cell_width = 10;
constexpr std::size_t k_most_cells = 999;
constexpr std::string_view k_codes = "10=+-WDLHFUZ ";

/// The byte offset of character COLUMN (from 1); the size of LINE where it is shorter.
std::size_t offset_of(std::string_view line, std::size_t column)
{
    auto const ascii = utf8::first_non_ascii(line);
    if (column - 1 <= ascii) {
        return std::min(column - 1, line.size());
    }
    auto offset = ascii;
    for (auto at = ascii + 1; at < column && offset < line.size(); ++at) {
        auto const one = utf8::decode(line.substr(offset));
        offset += one ? one->bytes : 1;
    }
    return std::min(offset, line.size());
}

std::string_view columns(std::string_view line, std::size_t first, std::size_t last)
{
    auto const begin = offset_of(line, first);
    return line.substr(begin, offset_of(line, last + 1) - begin);
}

std::string_view trimmed(std::string_view text)
{
    auto const begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) {
        return {};
    }
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

class reader
{
public:
    reader(std::string_view file, finding_sink &sink) : m_file{file}, m_sink{&sink} {}

    void line(std::string_view text, std::uint64_t number);
    trf_file take() { return std::move(m_read); }

private:
    void player(std::string_view text);
    bool cells(std::string_view text, trf_player &p);
    void fault(std::size_t offset, std::string_view what, std::string_view shown)
    {
        finding f{k_trf_field, {m_file, m_line, offset + 1}, {std::string{shown.substr(0, 40)}}};
        m_sink->report(f.with_detail(what));
    }

    std::string_view m_file;
    finding_sink *m_sink;
    std::uint64_t m_line = 0;
    std::set<std::uint32_t> m_ids;
    trf_file m_read;
};

bool reader::cells(std::string_view text, trf_player &p)
{
    std::size_t last = 0;
    for (std::size_t i = 0; i < k_most_cells; ++i) {
        auto const first = k_first_cell + k_cell_width * i;
        auto const offset = offset_of(text, first);
        if (offset >= text.size()) {
            break;
        }
        auto const opponent = trimmed(columns(text, first, first + 3));
        auto const colour = trimmed(columns(text, first + 5, first + 5));
        auto const code = trimmed(columns(text, first + 7, first + 7));
        trf_cell cell;
        cell.column = offset + 1;
        auto const id = read_number<std::uint32_t>(opponent);
        if (!opponent.empty() && !id) {
            fault(offset, "opponent", opponent);
            return false;
        }
        cell.opponent = id.value_or(0);
        cell.colour = colour.empty() ? '-' : static_cast<char>(std::tolower(colour[0]));
        cell.code = code.empty() ? ' ' : upper(code[0]);
        if (std::string_view{"wb-"}.find(cell.colour) == std::string_view::npos) {
            fault(offset + 5, "colour", colour);
            return false;
        }
        if (k_codes.find(cell.code) == std::string_view::npos) {
            fault(offset + 7, "code", code);
            return false;
        }
        p.cells.push_back(cell);
        last = cell.is_blank() ? last : i + 1;
    }
    p.cells.resize(last);
    return true;
}

void reader::player(std::string_view text)
{
    trf_player p;
    p.line = m_line;
    auto const id = read_number<std::uint32_t>(trimmed(columns(text, 5, 8)));
    if (!id || *id == 0) {
        fault(4, "id", trimmed(columns(text, 5, 8)));
        return;
    }
    p.id = *id;
    if (!m_ids.insert(p.id).second) {
        fault(4, "id-twice", trimmed(columns(text, 5, 8)));
        return;
    }
    p.sex = trf_field(text, 10, 10);
    p.title = trf_field(text, 11, 13);
    p.name = trf_field(text, 15, 47);
    p.federation = trf_field(text, 54, 56);
    p.fide_id = trf_field(text, 58, 68);
    p.birth = trf_field(text, 70, 79);
    p.points = trf_field(text, 81, 84);
    auto const rating = trimmed(columns(text, 49, 52));
    auto const value = rating.empty() ? std::optional{0U} : read_number<std::uint32_t>(rating);
    if (!value) {
        fault(offset_of(text, 49), "rating", rating);
        return;
    }
    p.rating = *value;
    if (cells(text, p)) {
        m_read.players.push_back(std::move(p));
    }
}

void reader::line(std::string_view text, std::uint64_t number)
{
    m_line = number;
    if (trimmed(text).empty()) {
        return;
    }
    if (auto const bad = utf8::first_invalid(text)) {
        m_sink->report({k_invalid_utf8, {m_file, number, *bad + 1}});
        return;
    }
    if (auto const nul = text.find('\0'); nul != std::string_view::npos) {
        m_sink->report({k_nul_byte, {m_file, number, nul + 1}});
        return;
    }
    if (text.starts_with("001")) {
        player(text);
    } else if (!text.starts_with('#')) {
        m_read.lines.push_back({number, std::string{text.substr(0, 3)}, std::string{text}});
    }
}

} // namespace

std::string trf_field(std::string_view line, std::size_t first, std::size_t last)
{
    std::string text{trimmed(columns(line, first, last))};
    std::replace(text.begin(), text.end(), '\t', ' ');
    return text;
}

std::vector<std::uint32_t> trf_numbers(std::string_view text)
{
    std::vector<std::uint32_t> numbers;
    while (!text.empty()) {
        auto const begin = std::min(text.find_first_not_of(" \t"), text.size());
        text.remove_prefix(begin);
        auto const end = std::min(text.find_first_of(" \t"), text.size());
        if (auto const one = read_number<std::uint32_t>(text.substr(0, end))) {
            numbers.push_back(*one);
        }
        text.remove_prefix(end);
    }
    return numbers;
}

trf_file read_trf(std::string_view text, std::string_view file, finding_sink &sink)
{
    reader lines{file, sink};
    if (text.starts_with(utf8::k_bom)) {
        sink.report({k_byte_order_mark, {file, 1, 1}});
        text.remove_prefix(utf8::k_bom.size());
    }
    for (std::uint64_t number = 1; !text.empty(); ++number) {
        auto const end = std::min(text.find_first_of("\r\n"), text.size());
        lines.line(text.substr(0, end), number);
        auto const both = text.substr(end).starts_with("\r\n");
        text.remove_prefix(std::min(end + (both ? 2 : 1), text.size()));
    }
    return lines.take();
}

} // namespace arb::event
