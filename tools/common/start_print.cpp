#include "common/start_print.hpp"

#include "base/xml.hpp"
#include "cli/language.hpp"
#include "draughts/diagram.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace arb::common
{

using cli::tr;

namespace
{

std::string to_move(startpos::cell const &c)
{
    return c.where.to_move == draughts::colour::white ? tr("White to move") : tr("Black to move");
}

std::string text_of(startpos::table const &table, startpos::cell const &c)
{
    return fmt::format("{}  {}\n{}{}\n{}\n", c.name(), startpos::full_moves(table.variant, c),
                       draughts::text_diagram(table.variant, c.where), to_move(c), c.fen);
}

std::string json_of(startpos::table const &table, startpos::cell const &c)
{
    nlohmann::ordered_json const object{{"table", table.name},
                                        {"cell", c.name()},
                                        {"kind", c.kind},
                                        {"moves", startpos::full_moves(table.variant, c)},
                                        {"fen", c.fen}};
    return object.dump() + '\n';
}

/// Two columns of three boards on each A4 page of 210 x 297 mm.
std::string sheet_of(startpos::table const &table, std::vector<startpos::cell const *> const &cells)
{
    constexpr unsigned page_height = 297;
    std::size_t const pages = (cells.size() + 5) / 6;
    std::string svg = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 210 {0}\" "
                                  "width=\"210mm\" height=\"{0}mm\">\n",
                                  page_height * pages);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        auto const &c = *cells[i];
        std::size_t const x = 15 + 95 * (i % 2);
        std::size_t const y = page_height * (i / 6) + 12 + 95 * (i % 6 / 2);
        svg += fmt::format("<g transform=\"translate({} {})\"><text y=\"-3\" font-family=\"sans-serif\" "
                           "font-size=\"5\">{}   {}</text>"
                           "<g transform=\"translate(2 0) scale(9)\">{}</g><text y=\"81\" "
                           "font-family=\"sans-serif\" font-size=\"3.4\">{}</text></g>\n",
                           x, y, xml_escaped(c.name()), xml_escaped(to_move(c)),
                           draughts::svg_board(table.variant, c.where),
                           xml_escaped(startpos::full_moves(table.variant, c)));
    }
    return svg + "</svg>\n";
}

} // namespace

std::string printed_cells(startpos::table const &table, std::vector<startpos::cell const *> const &cells,
                          std::string_view format)
{
    if (format == "svg") {
        return sheet_of(table, cells);
    }
    std::string text;
    for (auto const *const c : cells) {
        text += format == "text" ? text_of(table, *c) + '\n'
                : format == "jsonl"
                    ? json_of(table, *c)
                    : fmt::format("{}\t{}\t{}\n", c->name(), c->fen, startpos::full_moves(table.variant, *c));
    }
    return text;
}

} // namespace arb::common
