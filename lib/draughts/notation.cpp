#include "draughts/notation.hpp"

#include "base/number.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::draughts
{

namespace
{

struct point {
    unsigned x; ///< from 0, left as White sees it
    unsigned y; ///< from 0, White's side
};

point point_of(variant v, square s)
{
    variant_info const &i = info(v);
    unsigned const size = 2 * i.per_row;
    unsigned const row = (s.number() - 1) / i.per_row;
    unsigned const in_row = (s.number() - 1) % i.per_row;
    bool const second_first = (row % 2 == 0) != i.mirrored; // the row's first square is its second field
    return {2 * in_row + (second_first ? 1U : 0U), size - 1 - row};
}

std::optional<square> square_on(variant v, point at)
{
    variant_info const &i = info(v);
    unsigned const size = 2 * i.per_row;
    if (at.x >= size || at.y >= size) {
        return std::nullopt;
    }
    square const s{static_cast<std::uint8_t>((size - 1 - at.y) * i.per_row + at.x / 2 + 1)};
    point const back = point_of(v, s);
    return back.x == at.x ? std::optional{s} : std::nullopt;
}

std::optional<square_read> read_algebraic(variant v, std::string_view text)
{
    unsigned const column = (static_cast<unsigned char>(text[0]) | 0x20U) - 'a';
    std::size_t digits = 1;
    while (digits < text.size() && digits < 3 && text[digits] >= '0' && text[digits] <= '9') {
        ++digits;
    }
    for (std::size_t length = digits; length > 1; --length) { // a10 before a1
        auto const rank = read_number<unsigned>(text.substr(1, length - 1));
        if (rank && *rank >= 1) {
            if (auto const s = square_on(v, {column, *rank - 1})) {
                return square_read{*s, length, square_names::algebraic};
            }
        }
    }
    return std::nullopt;
}

bool is_letter(char c)
{
    return (c >= 'a' && c <= 'j') || (c >= 'A' && c <= 'J');
}

/// The direction from square FROM to square TO of one line, as the board is kept (mirrored for Italian).
direction towards(variant v, square from, square to)
{
    point const a = point_of(v, from);
    point const b = point_of(v, to);
    bool const left = (b.x < a.x) != info(v).mirrored;
    if (b.y > a.y) {
        return left ? direction::up_left : direction::up_right;
    }
    return left ? direction::down_left : direction::down_right;
}

square neighbour(variant v, square s, direction d)
{
    return square_of(v, info(v).per_row == 5 ? geometry<5>::step(d, bit(v, s))
                                             : geometry<4>::step(d, bit(v, s)));
}

bool is_crowning(variant v, square s)
{
    return (bit(v, s) & (crowning_row(v, colour::white) | crowning_row(v, colour::black))) != 0;
}

bool is_ambiguous(variant v, position const &p, move const &m)
{
    auto const moves = legal_moves(v, p);
    return std::any_of(moves.begin(), moves.end(), [&](move const &o) {
        return o.from == m.from && o.to == m.to && o.captured != m.captured;
    });
}

std::string joined(variant v, square_names names, std::vector<square> const &squares, char sign)
{
    std::string text;
    for (square const s : squares) {
        text += text.empty() ? "" : std::string(1, sign);
        text += square_text(v, names, s);
    }
    return text;
}

std::string brief_text(std::string const &from, std::string const &to, bool capture, char sign)
{
    return capture ? fmt::format("{}{}{}", from[0], sign, to) : fmt::format("{}{}", from[0], to);
}

} // namespace

std::string square_text(variant v, square_names names, square s)
{
    if (names == square_names::numeric) {
        return fmt::format("{}", s.number());
    }
    point const at = point_of(v, s);
    return fmt::format("{}{}", static_cast<char>('a' + at.x), at.y + 1);
}

std::optional<square_read> read_square(variant v, std::string_view text)
{
    if (text.empty()) {
        return std::nullopt;
    }
    if (is_letter(text[0])) {
        return read_algebraic(v, text);
    }
    std::size_t digits = 0;
    while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') {
        ++digits;
    }
    auto const number = read_number<unsigned>(text.substr(0, digits));
    variant_info const &i = info(v);
    if (!number || *number < 1 || *number > 2 * i.per_row * i.per_row) {
        return std::nullopt;
    }
    return square_read{square{static_cast<std::uint8_t>(*number)}, digits, square_names::numeric};
}

std::vector<square> stops(variant v, move const &m, capture_path const &path, bool every)
{
    std::vector<square> result{square_of(v, m.from)};
    bool const flies = with_rules(v, []<typename Rules>(Rules) { return Rules::k_flying_kings; });
    bool is_king = m.by_king;
    square at = result.front();
    for (std::size_t i = 0; i < path.stops().size(); ++i) {
        square const next = square_at(v, path.stops()[i]);
        bool const last = i + 1 == path.stops().size();
        bool const straight = !last && towards(v, at, square_at(v, path.victims()[i])) ==
                                           towards(v, next, square_at(v, path.victims()[i + 1]));
        is_king = is_king || (m.crowns && is_crowning(v, next));
        if (every || !(straight && is_king && flies)) {
            result.push_back(next);
        }
        at = next;
    }
    return result;
}

std::vector<square> visited(variant v, move const &m, capture_path const &path)
{
    std::vector<square> result{square_of(v, m.from)};
    square at = result.front();
    for (std::size_t i = 0; i < path.stops().size(); ++i) {
        square const victim = square_at(v, path.victims()[i]);
        square const stop = square_at(v, path.stops()[i]);
        direction const way = towards(v, at, victim);
        while (at != stop) {
            at = neighbour(v, at, way);
            if (at != victim) {
                result.push_back(at);
            }
        }
    }
    return result;
}

std::string move_text(variant v, position const &p, move const &m, notation how, char sign)
{
    variant_info const &i = info(v);
    auto const names = how == notation::numeric || (how == notation::full && i.names == square_names::numeric)
                           ? square_names::numeric
                           : square_names::algebraic;
    char const capture = sign != '\0' ? sign : i.capture_sign;
    std::string const from = square_text(v, names, square_of(v, m.from));
    std::string const to = square_text(v, names, square_of(v, m.to));
    if (m.is_capture() && (how == notation::full || is_ambiguous(v, p, m))) {
        auto const all = ways(v, p, m, 1);
        if (!all.empty()) {
            return joined(v, names, stops(v, m, all.front(), how != notation::full), capture);
        }
    }
    if (how == notation::brief) {
        return brief_text(from, to, m.is_capture(), capture);
    }
    return fmt::format("{}{}{}", from, m.is_capture() ? capture : '-', to);
}

} // namespace arb::draughts
