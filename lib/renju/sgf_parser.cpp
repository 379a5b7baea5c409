#include "base/utf8.hpp"
#include "renju/record_parser.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace arb::renju
{

namespace
{

/// Variations that branch off later or lie deeper than this are told, not read.
constexpr std::size_t k_deepest = 1000;
constexpr std::size_t k_longest_value = 64;

enum class text_encoding : std::uint8_t { unknown, utf8, gbk };

/// In GBK the second byte of a character may be `]` or a backslash, so the encoding matters even where no
/// text is kept. CA is often wrong; what counts is whether the bytes are UTF-8.
text_encoding detect(std::string_view bytes)
{
    std::size_t good = 0;
    std::size_t bad = 0;
    for (std::size_t i = utf8::first_non_ascii(bytes); i < bytes.size();) {
        auto const next = utf8::decode(bytes.substr(i, 4));
        bool const multi = next && next->bytes > 1;
        good += multi ? 1U : 0U;
        bad += next || i + 4 > bytes.size() ? 0U : 1U;
        i += next ? next->bytes : 1;
    }
    if (good + bad == 0) {
        return text_encoding::unknown;
    }
    return bad * 10 <= good ? text_encoding::utf8 : text_encoding::gbk;
}

verdict result_of(std::string_view value)
{
    if (value.starts_with("B+") || value.starts_with("b+")) {
        return verdict::black;
    }
    if (value.starts_with("W+") || value.starts_with("w+")) {
        return verdict::white;
    }
    return value == "0" || value.starts_with("Draw") || value.starts_with("draw") ? verdict::draw
                                                                                  : verdict::open;
}

class sgf_parser : public record_parser
{
public:
    void feed(std::string_view bytes, bool last, std::vector<record> &into) override
    {
        if (m_encoding == text_encoding::unknown) {
            m_encoding = detect(bytes);
        }
        m_into = &into;
        for (char const c : bytes) {
            m_in_value ? value_byte(c) : structure_byte(c);
            m_line += c == '\n' ? 1 : 0;
        }
        if (last) {
            finish();
        }
    }

private:
    struct level {
        std::size_t entries;
        std::size_t moves;
        std::uint64_t line;
        bool has_children = false;
    };

    void value_byte(char c)
    {
        auto const byte = static_cast<unsigned char>(c);
        if (m_skip_next) {
            m_skip_next = false;
            keep(c);
        } else if (c == '\\' || (m_encoding == text_encoding::gbk && byte > 0x80 && byte < 0xFF)) {
            m_skip_next = true;
        } else if (c == ']') {
            m_in_value = false;
            if (m_beyond == 0 && !m_levels.empty()) {
                property();
            }
        } else {
            keep(c);
        }
    }

    void keep(char c)
    {
        if (m_value.size() < k_longest_value) {
            m_value += c;
        }
    }

    void structure_byte(char c)
    {
        switch (c) {
        case '(':
            return open();
        case ')':
            return close();
        case '[':
            m_in_value = true;
            m_name_done = true;
            m_value.clear();
            return;
        case ';':
            m_name.clear();
            return;
        default:
            if (c >= 'A' && c <= 'Z') {
                if (std::exchange(m_name_done, false)) {
                    m_name.clear();
                }
                if (m_name.size() < k_longest_value) {
                    m_name += c;
                }
            }
        }
    }

    void open()
    {
        m_name.clear();
        if (m_beyond > 0 ||
            (!m_levels.empty() && (m_levels.size() >= k_deepest || m_game.entries.size() > k_deepest))) {
            if (m_beyond++ == 0 && !m_too_deep_told) {
                m_too_deep_told = true;
                m_game.complain("(");
            }
            return;
        }
        if (m_levels.empty()) {
            m_game = {};
            m_game.spelling = letters::a_to_o;
            m_moves = 0;
            m_told = 0;
            m_first_leaf = true;
            m_wrong_size = false;
            m_too_deep_told = false;
        } else {
            m_levels.back().has_children = true;
        }
        m_levels.push_back({m_game.entries.size(), m_moves, m_line});
    }

    void close()
    {
        if (m_beyond > 0) {
            --m_beyond;
            return;
        }
        if (m_levels.empty()) {
            return;
        }
        auto const last = m_levels.back();
        if (!last.has_children) {
            leaf();
        }
        m_levels.pop_back();
        if (m_levels.empty()) {
            return;
        }
        m_game.entries.resize(last.entries);
        m_moves = last.moves;
        m_told = std::min(m_told, m_moves);
    }

    /// The variation that ends here, from the root. What an earlier one has told is not told again.
    void leaf()
    {
        bool const first = std::exchange(m_first_leaf, false);
        if (!first && (m_wrong_size || m_moves == m_told)) {
            return;
        }
        record one = m_game;
        one.line = first ? m_levels.front().line : m_levels.back().line;
        one.shared_moves = m_told;
        if (!first) {
            one.tag = verdict::open;
        }
        m_told = m_moves;
        m_into->push_back(std::move(one));
    }

    void property()
    {
        if (m_name == "SZ" && m_value != "15") {
            m_wrong_size = true;
            m_game.entries.clear();
            m_game.complain("SZ[" + m_value + "]");
        } else if (m_wrong_size) {
            return;
        } else if (m_name == "B" || m_name == "W") {
            move(m_name == "B" ? colour::black : colour::white);
        } else if (m_name == "AB" || m_name == "AW") {
            set_up(entry_kind::set_up, m_name == "AB" ? colour::black : colour::white);
        } else if (m_name == "AE") {
            set_up(entry_kind::cleared, colour::black);
        } else if (m_name == "RE") {
            m_game.tag = result_of(m_value);
        }
    }

    static bool is_pair(std::string_view text)
    {
        return text.size() == 2 && text[0] >= 'a' && text[0] <= 'z' && text[1] >= 'a' && text[1] <= 'z';
    }
    static int column(std::string_view pair) { return pair[0] - 'a'; }
    static int row(std::string_view pair) { return k_size - 1 - (pair[1] - 'a'); }

    void move(colour turn)
    {
        ++m_moves;
        if (m_value.empty() || m_value == "tt") {
            m_game.add(entry_kind::pass, turn);
        } else if (!is_pair(m_value)) {
            m_game.add_bad(entry_kind::unreadable, turn, m_value);
        } else if (on_board(column(m_value), row(m_value))) {
            m_game.add(entry_kind::stone, turn, point::at(column(m_value), row(m_value)));
        } else {
            m_game.add_bad(entry_kind::off_board, turn, m_value);
        }
    }

    /// A point, or the corners of a rectangle `aa:bb`.
    void set_up(entry_kind kind, colour c)
    {
        std::string_view const text = m_value;
        auto const first = text.substr(0, 2);
        auto const last = text.size() == 5 && text[2] == ':' ? text.substr(3) : text;
        if (!is_pair(first) || !is_pair(last) || !on_board(column(first), row(first)) ||
            !on_board(column(last), row(last))) {
            m_game.complain(text);
            return;
        }
        for (int y = std::min(row(first), row(last)); y <= std::max(row(first), row(last)); ++y) {
            for (int x = std::min(column(first), column(last)); x <= std::max(column(first), column(last));
                 ++x) {
                m_game.add(kind, c, point::at(x, y));
            }
        }
    }

    /// The input ends inside a tree.
    void finish()
    {
        if (m_levels.empty()) {
            return;
        }
        m_game.complain(m_in_value ? std::string_view{m_value} : std::string_view{m_name});
        m_told = std::min(m_told, m_moves);
        m_first_leaf = m_first_leaf || m_moves == m_told;
        leaf();
        m_levels.clear();
    }

    text_encoding m_encoding = text_encoding::unknown;
    std::vector<record> *m_into = nullptr;
    std::vector<level> m_levels;
    record m_game;
    std::size_t m_moves = 0;
    std::size_t m_told = 0;
    std::size_t m_beyond = 0;
    std::uint64_t m_line = 1;
    std::string m_name;
    std::string m_value;
    bool m_name_done = false;
    bool m_in_value = false;
    bool m_skip_next = false;
    bool m_first_leaf = true;
    bool m_wrong_size = false;
    bool m_too_deep_told = false;
};

} // namespace

std::unique_ptr<record_parser> make_sgf_parser()
{
    return std::make_unique<sgf_parser>();
}

} // namespace arb::renju
