#include "draughts/fen.hpp"

#include "draughts/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>

namespace arb::draughts
{

namespace
{

using kind = fen_fault_kind;

std::optional<colour> colour_of(char c)
{
    switch (c) {
    case 'W':
    case 'w':
        return colour::white;
    case 'B':
    case 'b':
        return colour::black;
    default:
        return std::nullopt;
    }
}

bool looks_like_hub(std::string_view text)
{
    return text.size() >= 33 && text.find_first_not_of("wbWBe") == std::string_view::npos;
}

class fen_reader
{
public:
    fen_reader(variant v, std::string_view text) : m_variant{v}, m_text{text}
    {
        m_result.where.to_move = info(v).first;
    }

    fen_result read()
    {
        if (looks_like_hub(m_text)) {
            fault(kind::hub, 0, m_text.substr(0, 8));
            return m_result;
        }
        m_result.valid = read_turn() && read_blocks();
        if (m_result.valid) {
            check();
        }
        return std::move(m_result);
    }

private:
    void fault(kind k, std::size_t offset, std::string_view text)
    {
        m_result.faults.push_back({k, offset, std::string{text}});
    }

    bool fail(kind k, std::size_t offset, std::size_t length = 1)
    {
        fault(k, offset, offset < m_text.size() ? m_text.substr(offset, length) : std::string_view{});
        return false;
    }

    void skip_blanks()
    {
        if (m_at < m_text.size() && m_text[m_at] == ' ' && !m_blank_said) {
            m_blank_said = true;
            fault(kind::blank, m_at, " ");
        }
        while (m_at < m_text.size() && m_text[m_at] == ' ') {
            ++m_at;
        }
    }
    char peek()
    {
        skip_blanks();
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }

    bool read_turn()
    {
        char const c = peek();
        if (c == '?') {
            m_result.turn_known = false;
            fault(kind::unknown_turn, m_at, "?");
        } else if (auto const turn = colour_of(c)) {
            m_result.where.to_move = *turn;
        } else {
            return fail(kind::syntax, m_at);
        }
        ++m_at;
        return true;
    }

    /// What may follow the blocks: a dot, or fields of other programs (`:H0:F1`, `:+0+0`).
    bool at_extra(char c) const { return c == 'H' || c == 'F' || c == '+'; }

    bool read_blocks()
    {
        while (peek() == ':') {
            ++m_at;
            char const c = peek();
            if (at_extra(c)) {
                auto const end = m_text.find(':', m_at);
                fault(kind::extra_field, m_at, m_text.substr(m_at, end - m_at));
                m_at = std::min(end, m_text.size());
                continue;
            }
            auto const side = colour_of(c);
            if (!side) {
                return fail(kind::syntax, m_at);
            }
            std::size_t const start = m_at++;
            if (!m_any_block && peek() == ':' && m_at + 1 < m_text.size() && m_text[m_at + 1] == c) {
                return fail(kind::turn_twice, start);
            }
            m_any_block = true;
            if (!read_list(*side)) {
                return false;
            }
        }
        if (peek() == '.') {
            fault(kind::trailing_dot, m_at++, ".");
        }
        return (m_any_block && peek() == '\0') || fail(kind::syntax, m_at);
    }

    bool read_list(colour side)
    {
        if (peek() == ':' || peek() == '\0' || peek() == '.') {
            return true;
        }
        while (read_item(side)) {
            if (peek() != ',') {
                return true;
            }
            ++m_at;
        }
        return false;
    }

    std::optional<square> read_one()
    {
        std::size_t const start = m_at;
        if (auto const s = read_square(m_variant, m_text.substr(m_at))) {
            m_at += s->bytes;
            return s->where;
        }
        bool const word =
            start < m_text.size() && std::isalnum(static_cast<unsigned char>(m_text[start])) != 0;
        fail(word ? kind::bad_square : kind::syntax, start, 3);
        return std::nullopt;
    }

    bool read_item(colour side)
    {
        bool const king = peek() == 'K';
        m_at += king ? 1U : 0U;
        peek();
        std::size_t const start = m_at;
        auto first = read_one();
        if (!first) {
            return false;
        }
        auto last = first;
        if (peek() == '-') {
            ++m_at;
            peek();
            last = read_one();
            if (!last) {
                return false;
            }
            if (king) {
                fault(kind::king_range, start, m_text.substr(start, m_at - start));
            }
            if (*last < *first) {
                fault(kind::falling_range, start, m_text.substr(start, m_at - start));
                std::swap(first, last);
            }
        }
        for (unsigned n = first->number(); n <= last->number(); ++n) {
            if (!put(square{static_cast<std::uint8_t>(n)}, side, king, start)) {
                return false;
            }
        }
        return true;
    }

    bool put(square s, colour side, bool king, std::size_t offset)
    {
        bitboard const one = bit(m_variant, s);
        if ((m_result.where.occupied() & one) != 0) {
            fault(kind::square_twice, offset, m_text.substr(offset, m_at - offset));
            return false;
        }
        m_result.where.side(side) |= one;
        m_result.where.kings |= king ? one : 0;
        if (!king && (one & crowning_row(m_variant, side)) != 0) {
            fault(kind::crowning_row, offset, m_text.substr(offset, m_at - offset));
        }
        return true;
    }

    void check()
    {
        position const &p = m_result.where;
        for (colour const c : {colour::white, colour::black}) {
            if (std::popcount(p.side(c)) > static_cast<int>(info(m_variant).men)) {
                fault(kind::too_many, 0, c == colour::white ? "white" : "black");
            }
        }
        if (p.side(p.to_move) == 0) {
            fault(kind::nothing_to_move, 0, {});
        }
    }

    variant m_variant;
    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_blank_said = false;
    bool m_any_block = false;
    fen_result m_result;
};

std::string side_text(variant v, position const &p, colour c, square_names names)
{
    std::string text{c == colour::white ? "W" : "B"};
    std::vector<square> squares;
    for (bitboard rest = p.side(c); rest != 0; rest &= rest - 1) {
        squares.push_back(square_of(v, lowest(rest)));
    }
    std::sort(squares.begin(), squares.end());
    for (square const s : squares) {
        text += text.size() > 1 ? "," : "";
        text += (bit(v, s) & p.kings) != 0 ? "K" : "";
        text += square_text(v, names, s);
    }
    return text;
}

} // namespace

bool is_fatal(fen_fault_kind k)
{
    return k <= kind::square_twice;
}

fen_result read_fen(variant v, std::string_view text)
{
    return fen_reader{v, text}.read();
}

fen_result read_hub(variant v, std::string_view text)
{
    fen_result result;
    unsigned const squares = 2 * info(v).per_row * info(v).per_row;
    auto const turn = text.empty() ? std::nullopt : colour_of(text[0]);
    if (!turn || text.size() != squares + 1) {
        result.faults.push_back({kind::syntax, 0, std::string{text.substr(0, 8)}});
        return result;
    }
    result.where.to_move = *turn;
    for (std::size_t i = 1; i < text.size(); ++i) {
        bitboard const one = bit(v, square{static_cast<std::uint8_t>(i)});
        if (auto const side = colour_of(text[i])) {
            result.where.side(*side) |= one;
            result.where.kings |= text[i] == 'W' || text[i] == 'B' ? one : 0;
        } else if (text[i] != 'e') {
            result.faults.push_back({kind::syntax, i, std::string{text.substr(i, 1)}});
            return result;
        }
    }
    result.valid = true;
    return result;
}

std::string fen_text(variant v, position const &p, square_names names)
{
    return fmt::format("{}:{}:{}", p.to_move == colour::white ? 'W' : 'B',
                       side_text(v, p, colour::white, names), side_text(v, p, colour::black, names));
}

std::string hub_text(variant v, position const &p)
{
    std::string text{p.to_move == colour::white ? "W" : "B"};
    unsigned const squares = 2 * info(v).per_row * info(v).per_row;
    for (unsigned n = 1; n <= squares; ++n) {
        bitboard const one = bit(v, square{static_cast<std::uint8_t>(n)});
        char const man = (p.white & one) != 0 ? 'w' : (p.black & one) != 0 ? 'b' : 'e';
        bool const king = (p.kings & one) != 0;
        text += king ? static_cast<char>(man - 'a' + 'A') : man;
    }
    return text;
}

} // namespace arb::draughts
