#include "draughts/diagram.hpp"

#include "base/xml.hpp"
#include "draughts/notation.hpp"

#include <fmt/format.h>

#include <iterator>
#include <optional>

namespace arb::draughts
{

namespace
{

/// The square on field (X, Y) of the board, from the left and from the top as White sees it.
std::optional<square> square_on_field(variant v, unsigned x, unsigned y)
{
    variant_info const &i = info(v);
    bool const dark = ((x + y) % 2 == 1) != i.mirrored;
    return dark ? std::optional{square{static_cast<std::uint8_t>(y * i.per_row + x / 2 + 1)}} : std::nullopt;
}

std::string_view piece_sign(variant v, position const &p, square s)
{
    bitboard const one = bit(v, s);
    bool const king = (p.kings & one) != 0;
    if ((p.white & one) != 0) {
        return king ? "\u26C1" : "\u26C0";
    }
    if ((p.black & one) != 0) {
        return king ? "\u26C3" : "\u26C2";
    }
    return "\u00B7";
}

std::string row_label(variant v, unsigned y)
{
    variant_info const &i = info(v);
    return i.names == square_names::numeric ? fmt::format("{}", y * i.per_row + 1)
                                            : fmt::format("{}", 2 * i.per_row - y);
}

} // namespace

std::string text_diagram(variant v, position const &p)
{
    unsigned const size = 2 * info(v).per_row;
    std::string text;
    for (unsigned y = 0; y < size; ++y) {
        text += fmt::format("{:>3} ", row_label(v, y));
        for (unsigned x = 0; x < size; ++x) {
            auto const s = square_on_field(v, x, y);
            text += fmt::format(" {}", s ? piece_sign(v, p, *s) : " ");
        }
        text +=
            info(v).names == square_names::numeric ? fmt::format("  {}\n", (y + 1) * info(v).per_row) : "\n";
    }
    if (info(v).names == square_names::algebraic) {
        text += "    ";
        for (unsigned x = 0; x < size; ++x) {
            text += fmt::format(" {}", static_cast<char>('a' + x));
        }
        text += '\n';
    }
    return text;
}

std::string svg_board(variant v, position const &p)
{
    unsigned const size = 2 * info(v).per_row;
    std::string svg =
        fmt::format(R"(<g font-family="sans-serif" font-size="0.32" text-anchor="middle">)"
                    R"(<rect width="{0}" height="{0}" fill="#f3e4c6" stroke="#3b2a1a" stroke-width="0.06"/>)",
                    size);
    auto out = std::back_inserter(svg);
    for (unsigned y = 0; y < size; ++y) {
        for (unsigned x = 0; x < size; ++x) {
            auto const s = square_on_field(v, x, y);
            if (!s) {
                continue;
            }
            fmt::format_to(out, R"(<rect x="{}" y="{}" width="1" height="1" fill="#a9794b"/>)", x, y);
            bitboard const one = bit(v, *s);
            bool const white = (p.white & one) != 0;
            if (!white && (p.black & one) == 0) {
                continue;
            }
            char const *const fill = white ? "#fffdf6" : "#26211d";
            char const *const edge = white ? "#26211d" : "#fffdf6";
            fmt::format_to(
                out, R"(<circle cx="{}.5" cy="{}.5" r="0.4" fill="{}" stroke="{}" stroke-width="0.05"/>)", x,
                y, fill, edge);
            if ((p.kings & one) != 0) {
                fmt::format_to(
                    out,
                    R"(<circle cx="{}.5" cy="{}.5" r="0.22" fill="none" stroke="{}" stroke-width="0.07"/>)",
                    x, y, edge);
            }
        }
        if (info(v).names == square_names::algebraic) {
            fmt::format_to(out, R"(<text x="-0.25" y="{}.62">{}</text>)", y, size - y);
        }
    }
    for (unsigned x = 0; x < size && info(v).names == square_names::algebraic; ++x) {
        fmt::format_to(out, R"(<text x="{}.5" y="{}.38">{}</text>)", x, size, static_cast<char>('a' + x));
    }
    return svg + "</g>";
}

std::string svg_diagram(variant v, position const &p, std::string_view caption, unsigned size)
{
    unsigned const fields = 2 * info(v).per_row;
    return fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-0.5 -0.5 {0} {1}\" "
                       "width=\"{2}\" height=\"{3}\">\n{4}\n"
                       "<text x=\"{5}\" y=\"{6}.1\" font-family=\"sans-serif\" font-size=\"0.4\" "
                       "text-anchor=\"middle\">{7}</text>\n</svg>\n",
                       fields + 1, fields + 2, size, size * (fields + 2) / (fields + 1), svg_board(v, p),
                       fields / 2, fields + 1, xml_escaped(caption));
}

} // namespace arb::draughts
