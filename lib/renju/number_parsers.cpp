#include "base/number.hpp"
#include "base/utf8.hpp"
#include "renju/record_parser.hpp"
#include "renju/text_reader.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace arb::renju
{

void line_splitter::feed(std::string_view bytes, bool last, take const &line)
{
    while (!bytes.empty()) {
        auto const end = bytes.find('\n');
        auto const part = bytes.substr(0, end);
        if (!m_skipping) {
            m_rest.append(part.substr(0, k_longest_text - std::min(m_rest.size(), k_longest_text)));
        }
        if (!m_skipping && m_rest.size() >= k_longest_text) {
            line(m_rest, m_number, true);
            m_rest.clear();
            m_skipping = true;
        }
        if (end == std::string_view::npos) {
            break;
        }
        if (!m_skipping) {
            line(m_rest, m_number, false);
        }
        m_rest.clear();
        m_skipping = false;
        ++m_number;
        bytes.remove_prefix(end + 1);
    }
    if (last && !m_rest.empty()) {
        line(m_rest, m_number, false);
        m_rest.clear();
    }
}

namespace
{

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    auto const first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

template <typename Take>
void for_each_field(std::string_view text, std::string_view separators, Take take)
{
    while (!text.empty()) {
        auto const first = text.find_first_not_of(separators);
        if (first == std::string_view::npos) {
            return;
        }
        auto const end = std::min(text.find_first_of(separators, first), text.size());
        take(text.substr(first, end - first));
        text.remove_prefix(end);
    }
}

/// A parser of whole lines.
class line_parser : public record_parser
{
public:
    void feed(std::string_view bytes, bool last, std::vector<record> &into) final
    {
        m_lines.feed(bytes, last, [&](std::string_view line, std::uint64_t number, bool cut) {
            if (number == 1 && line.starts_with(utf8::k_bom)) {
                line.remove_prefix(utf8::k_bom.size());
            }
            take_line(trimmed(line), number, into);
            if (cut) {
                m_game.complain(line);
            }
        });
        if (last) {
            finish(into);
        }
    }

protected:
    virtual void take_line(std::string_view line, std::uint64_t number, std::vector<record> &into) = 0;
    virtual void finish(std::vector<record> &into) { give(into); }

    record &game() { return m_game; }
    bool is_open() const { return m_open; }
    void open(std::uint64_t number)
    {
        if (!m_open) {
            m_open = true;
            m_game = {};
            m_game.line = number;
            m_game.spelling = letters::numbers;
            m_turn = colour::black;
        }
    }
    void give(std::vector<record> &into)
    {
        if (m_open) {
            into.push_back(std::move(m_game));
        }
        m_open = false;
        m_game = {};
    }
    void move(int column, int row, std::string_view text)
    {
        if (on_board(column, row)) {
            m_game.add(entry_kind::stone, m_turn, point::at(column, row));
        } else {
            m_game.add_bad(entry_kind::off_board, m_turn, text);
        }
        m_turn = other(m_turn);
    }
    void bad_move(std::string_view text)
    {
        m_game.add_bad(entry_kind::unreadable, m_turn, text);
        m_turn = other(m_turn);
    }

private:
    line_splitter m_lines;
    record m_game;
    bool m_open = false;
    colour m_turn = colour::black;
};

class psq_parser : public line_parser
{
    void take_line(std::string_view line, std::uint64_t number, std::vector<record> &into) override
    {
        if (line.starts_with("Piskvork")) {
            give(into);
            open(number);
            m_moves = true;
            check_size(line);
        } else if (m_moves && !line.empty()) {
            open(number);
            read_move(line);
        }
    }

    void check_size(std::string_view header)
    {
        auto const cross = header.find('x');
        auto const start = header.find_last_of(' ', cross) + 1;
        auto const size = header.substr(std::min(start, header.size()));
        auto const shown = size.substr(0, size.find(','));
        if (shown != "15x15") {
            game().complain(shown);
        }
    }

    void read_move(std::string_view line)
    {
        int numbers[2] = {};
        std::size_t count = 0;
        bool good = true;
        for_each_field(line, ",", [&](std::string_view field) {
            auto const value = read_number<int>(trimmed(field));
            good = good && value.has_value();
            if (count < 2) {
                numbers[count] = value.value_or(0);
            }
            ++count;
        });
        if (good && count == 3) {
            move(numbers[0] - 1, k_size - numbers[1], line);
        } else if (line == "-1" || line.front() < '0' || line.front() > '9') {
            m_moves = false; // the players' programs and the result follow
        } else {
            bad_move(line);
        }
    }

    bool m_moves = true;
};

class pairs_parser : public line_parser
{
    void take_line(std::string_view line, std::uint64_t number, std::vector<record> &into) override
    {
        for_each_field(line, " \t,", [&](std::string_view field) {
            open(number);
            auto const value = read_number<int>(field);
            if (!value) {
                bad_move(field);
            } else if (!m_half) {
                m_half = *value;
            } else {
                pair(*std::exchange(m_half, std::nullopt), *value, into);
            }
        });
    }

    void pair(int x, int y, std::vector<record> &into)
    {
        if (x == -1 && y == -1) {
            give(into);
            m_result_read = false;
        } else if (!m_result_read) {
            m_result_read = true;
            if (x != y || x < 0 || x > 2) {
                game().complain(std::to_string(x) + ' ' + std::to_string(y));
            }
            game().tag = x == 1 ? verdict::black : x == 2 ? verdict::white : verdict::open;
        } else {
            move(x - 1, y - 1, std::to_string(x) + ' ' + std::to_string(y));
        }
    }

    void finish(std::vector<record> &into) override
    {
        if (is_open()) {
            game().complain("-1 -1");
        }
        give(into);
    }

    std::optional<int> m_half;
    bool m_result_read = false;
};

class cells_parser : public line_parser
{
    void take_line(std::string_view line, std::uint64_t number, std::vector<record> &into) override
    {
        for_each_field(line, ", \t", [&](std::string_view field) {
            open(number);
            if (auto const cell = read_number<int>(field)) {
                bool const good = *cell >= 0 && *cell < k_points;
                move(good ? *cell % k_size : -1, k_size - 1 - *cell / k_size, field);
            } else {
                bad_move(field);
            }
        });
        give(into);
    }
};

class ban_parser : public line_parser
{
    void take_line(std::string_view line, std::uint64_t number, std::vector<record> &) override
    {
        if (line.empty()) {
            return;
        }
        open(number);
        if (auto const value = read_number<int>(line)) {
            move(*value / 100 - 1, *value % 100 - 1, line);
        } else {
            bad_move(line);
        }
    }
};

class json_parser : public record_parser
{
public:
    explicit json_parser(letters spelling) : m_spelling{spelling} {}

    void feed(std::string_view bytes, bool last, std::vector<record> &into) override
    {
        m_text.append(bytes.substr(0, k_longest_text - std::min(m_text.size(), k_longest_text)));
        if (last) {
            into = read_json_document(m_text, m_spelling);
        }
    }

private:
    letters m_spelling;
    std::string m_text;
};

} // namespace

std::unique_ptr<record_parser> make_psq_parser()
{
    return std::make_unique<psq_parser>();
}

std::unique_ptr<record_parser> make_pairs_parser()
{
    return std::make_unique<pairs_parser>();
}

std::unique_ptr<record_parser> make_cells_parser()
{
    return std::make_unique<cells_parser>();
}

std::unique_ptr<record_parser> make_ban_parser()
{
    return std::make_unique<ban_parser>();
}

std::unique_ptr<record_parser> make_json_parser(letters spelling)
{
    return std::make_unique<json_parser>(spelling);
}

} // namespace arb::renju
