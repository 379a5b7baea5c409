#include "renju/diagram.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace arb::renju
{

namespace
{

/// The mark of an empty point; "" for none.
std::string_view mark_of(point p, foul_map const &map)
{
    auto const in = [p](std::vector<point> const &list) {
        return std::find(list.begin(), list.end(), p) != list.end();
    };
    if (in(map.fives)) {
        return "5";
    }
    bool const overline = in(map.overline);
    bool const four = in(map.double_four);
    bool const three = in(map.double_three);
    if (overline + four + three > 1) {
        return "×";
    }
    return overline ? "6" : four ? "4" : three ? "3" : "";
}

bool is_star(point p)
{
    auto const edge = [](int x) { return x == 3 || x == 11; };
    return p == k_centre || (edge(p.column()) && edge(p.row()));
}

constexpr int k_cell = 30;
constexpr int k_margin = 45;

int x_of(point p)
{
    return k_margin + p.column() * k_cell;
}

int y_of(point p)
{
    return k_margin + (k_size - 1 - p.row()) * k_cell;
}

void svg_grid(std::string &out)
{
    auto const into = std::back_inserter(out);
    int const last = k_margin + (k_size - 1) * k_cell;
    for (int i = 0; i < k_size; ++i) {
        int const at = k_margin + i * k_cell;
        fmt::format_to(into, R"(<path d="M{0} {1}V{2}M{1} {0}H{2}" stroke="#000"/>)", at, k_margin, last);
        fmt::format_to(into, R"(<text x="{}" y="{}">{:c}</text>)", at, last + 32, 'a' + i);
        fmt::format_to(into, R"(<text x="{}" y="{}">{}</text>)", k_margin - 28, at + 5, k_size - i);
        out += '\n';
    }
}

void svg_point(std::string &out, board const &position, foul_map const &map, point p)
{
    auto const into = std::back_inserter(out);
    if (auto const stone = position.at(p)) {
        fmt::format_to(into, R"(<circle cx="{}" cy="{}" r="13" fill="{}" stroke="#000"/>)", x_of(p), y_of(p),
                       *stone == colour::black ? "#000" : "#fff");
        out += '\n';
        return;
    }
    auto const mark = mark_of(p, map);
    if (!mark.empty()) {
        fmt::format_to(into,
                       R"(<g fill="{2}"><circle cx="{0}" cy="{1}" r="9" fill="#fff"/>)"
                       R"(<text x="{0}" y="{3}">{4}</text></g>)",
                       x_of(p), y_of(p), mark == "5" ? "#070" : "#c00", y_of(p) + 5, mark);
        out += '\n';
    }
}

} // namespace

std::string unicode_diagram(board const &position, foul_map const &map)
{
    std::string out;
    for (int row = k_size - 1; row >= 0; --row) {
        out += fmt::format("{:2}", row + 1);
        for (int column = 0; column < k_size; ++column) {
            auto const p = point::at(column, row);
            auto const mark = mark_of(p, map);
            out += ' ';
            if (auto const stone = position.at(p)) {
                out += *stone == colour::black ? "●" : "○";
            } else if (!mark.empty()) {
                out += mark;
            } else {
                out += is_star(p) ? "+" : "·";
            }
        }
        out += '\n';
    }
    return out + "   a b c d e f g h i j k l m n o\n";
}

std::string svg_diagram(board const &position, foul_map const &map)
{
    int const side = 2 * k_margin + (k_size - 1) * k_cell;
    auto out = fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" width="{0}" )"
                           R"(height="{0}" font-family="sans-serif" font-size="15" text-anchor="middle">)"
                           "\n"
                           R"(<rect width="{0}" height="{0}" fill="#fff"/>)"
                           "\n",
                           side);
    svg_grid(out);
    for (int index = 0; index < k_points; ++index) {
        point const p{static_cast<std::uint8_t>(index)};
        svg_point(out, position, map, p);
    }
    return out + "</svg>\n";
}

} // namespace arb::renju
