#include "common/start_cells.hpp"

#include "base/error.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "draughts/fen.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::common
{

using cli::tr;

namespace
{

startpos::cell const &named(startpos::table const &table, std::string const &name)
{
    auto const it =
        std::find_if(table.cells.begin(), table.cells.end(), [&](auto const &c) { return c.name() == name; });
    if (it == table.cells.end()) {
        throw usage_error{fmt::format(fmt::runtime(tr("the table {0} has no cell '{1}'")), table.name, name)};
    }
    return *it;
}

std::vector<startpos::cell const *> drawn_cells(cell_request const &r, startpos::table const &table)
{
    std::vector<startpos::cell const *> cells;
    startpos::drawing lot{table, r.seed, r.how};
    for (auto const &name : r.excluded) {
        lot.exclude(name);
    }
    for (unsigned i = 1; i <= r.count; ++i) {
        auto const *const cell =
            lot.draw(r.count == 1 ? r.purpose : fmt::format("{}-{}", r.purpose, i), [&](auto const &c) {
                return !r.repeat && std::find(cells.begin(), cells.end(), &c) != cells.end();
            });
        if (cell == nullptr) {
            throw usage_error{fmt::format(fmt::runtime(tr("the table has only {0} cells to draw")), i - 1)};
        }
        cells.push_back(cell);
    }
    return cells;
}

} // namespace

chosen_table choose_table(std::string const &name, finding_sink &sink)
{
    chosen_table chosen;
    std::string const wanted = name.empty() ? "idf64" : name;
    chosen.table = startpos::built_in(wanted);
    if (chosen.table == nullptr) {
        cli::input in{wanted};
        finding_list faults;
        chosen.file = startpos::read_table(in.read_all(), wanted, draughts::variant::russian, faults);
        for (auto const &f : faults.findings()) {
            sink.report(f);
        }
        if (faults.has_error()) {
            throw usage_error{fmt::format(fmt::runtime(tr("{0} is not a table of start positions")), wanted)};
        }
        chosen.table = &chosen.file.cells;
    }
    return chosen;
}

std::vector<startpos::cell const *> requested_cells(cell_request const &r, startpos::table const &table)
{
    if (!r.show.empty()) {
        return {&named(table, r.show)};
    }
    if (!r.list && r.find.empty()) {
        return drawn_cells(r, table);
    }
    std::vector<startpos::cell const *> cells;
    auto const fen = draughts::read_fen(table.variant, r.find);
    for (auto const &c : table.cells) {
        if (r.list || (fen.valid && c.where == fen.where)) {
            cells.push_back(&c);
        }
    }
    return cells;
}

} // namespace arb::common
