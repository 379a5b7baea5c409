#include "base/error.hpp"
#include "cli/app.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "common/event_input.hpp"
#include "common/start_cells.hpp"
#include "common/start_draw.hpp"
#include "common/start_print.hpp"
#include "event/writer.hpp"
#include "lots/lots.hpp"

#include <fmt/format.h>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::string event;
    std::string table;
    std::string output = "-";
    std::string stdin_name = "<stdin>";
    std::string format = "tsv";
    common::cell_request cells;
    bool verify = false;
    bool colour = false;
    cli::finding_options findings;
};

cli::exit_code draw_for_event(options const &o, cli::reporter &reporter, cli::output &out)
{
    auto const loaded = common::load_event(o.event, o.stdin_name, reporter);
    if (!loaded) {
        return cli::exit_code::no;
    }
    auto const &settings = loaded->event.settings();
    auto const chosen = common::choose_table(o.table.empty() ? settings.start_table : o.table, reporter);
    std::string const fresh = lots::new_seed();
    common::start_draw draw{loaded->event,
                            *chosen.table,
                            {.how = o.cells.how,
                             .repeat = o.cells.repeat,
                             .colour = o.colour,
                             .per_game = settings.start_per == event::start_per::game,
                             .games = settings.games,
                             .seed = o.cells.seed,
                             .fresh_seed = fresh,
                             .excluded = o.cells.excluded},
                            reporter};
    if (o.verify) {
        draw.verify();
        return cli::exit_code::well;
    }
    cli::input in{"-", o.stdin_name};
    std::string const text = in.read_all();
    std::string result;
    std::vector<std::string> seeded;
    std::string_view rest = text;
    for (std::uint64_t line = 1; !rest.empty(); ++line) {
        std::string_view const whole = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(whole.size() + 1, rest.size()));
        result += draw.draw_for(whole, {in.name(), line, 1}, seeded) + '\n';
    }
    if (reporter.counts().errors > 0) {
        return cli::exit_code::no;
    }
    for (auto const &purpose : seeded) {
        event::write_lot(result, purpose, fresh);
    }
    out.write(result);
    return cli::exit_code::well;
}

cli::exit_code run(options const &o)
{
    cli::output out{o.output};
    cli::output errors{2, cli::output::buffering::line};
    cli::reporter reporter{o.findings, "startpos-draw", o.verify ? out : errors};
    cli::exit_code code = cli::exit_code::well;
    if (!o.event.empty()) {
        code = draw_for_event(o, reporter, out);
    } else {
        if (o.cells.show.empty() && o.cells.find.empty() && !o.cells.list && o.cells.count == 0) {
            throw usage_error{tr("say what to draw: -n N, or --event FILE with games on standard input")};
        }
        auto const chosen = common::choose_table(o.table, reporter);
        bool const fresh = o.cells.count > 0 && o.cells.seed.empty();
        std::string const seed = fresh ? lots::new_seed() : o.cells.seed;
        if (fresh) {
            errors.write(fmt::format(fmt::runtime(tr("seed from the system: {0}\n")), seed));
        }
        common::cell_request request = o.cells;
        request.seed = seed;
        auto const cells = common::requested_cells(request, *chosen.table);
        out.write(common::printed_cells(*chosen.table, cells, o.format));
        code = cells.empty() ? cli::exit_code::no : code;
    }
    code = cli::worse(code, reporter.finish());
    if (code == cli::exit_code::well || o.verify) {
        out.commit();
    }
    return code;
}

void describe(cli::tool &app, options &o)
{
    app.add_option("--event", o.event,
                   tr("Draw for the games on standard input, with table, seed and history of this event"))
        ->type_name(tr("FILE"));
    app.add_option("--table", o.table,
                   fmt::format(fmt::runtime(tr("Table of start positions: {0}, or a file (TSV or .toml)")),
                               fmt::join(startpos::table_names(), ", ")))
        ->type_name(tr("TABLE"));
    app.add_option("-n,--count", o.cells.count, tr("Draw N positions without an event"))
        ->type_name(tr("N"))
        ->check(CLI::Range(1U, 10000U).description(""));
    app.add_option("--seed", o.cells.seed,
                   tr("The public seed; without it the event's, or 128 bits of the system"))
        ->type_name(tr("TEXT"));
    app.add_option("--purpose", o.cells.purpose, tr("What a draw with -n is for"))->type_name(tr("TEXT"));
    app.add_flag_callback(
        "--column-row", [&o] { o.cells.how = startpos::tickets::column_and_row; },
        tr("Two tickets as at the table: first the column, then the row"));
    app.add_flag("--repeat,!--no-repeat", o.cells.repeat,
                 tr("A position may come again for a pair (never within a round)"));
    app.add_flag("--colour", o.colour, tr("Draw who has White as well"));
    app.add_option("--exclude", o.cells.excluded, tr("Never draw this cell"))
        ->type_name(tr("CELL"))
        ->expected(1)
        ->take_all();
    app.add_flag("--verify", o.verify, tr("Compare the event's positions with what its seed gives"));
    app.add_option("--show", o.cells.show, tr("Show the cell 7-16"))->type_name(tr("CELL"));
    app.add_flag("--list", o.cells.list, tr("List the table"));
    app.add_option("--find", o.cells.find, tr("Find the cells of a position"))->type_name("FEN");
    app.add_option("--format", o.format,
                   tr("Output without an event: tsv, text (with a diagram), jsonl, svg (a sheet to print)"))
        ->type_name(tr("FORMAT"))
        ->check(CLI::IsMember({"tsv", "text", "jsonl", "svg"}).description(""));
    app.add_output(o.output);
    app.add_stdin_name(o.stdin_name);
    app.add_findings(o.findings, {&cli::startpos_catalogue(), &cli::event_catalogue()}, {});
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool app{
        "startpos-draw",
        tr("Draws the start positions of draughts-64 by a public lot that anyone can check (2.2.2)."),
        tr("  pair-swiss open.arb | startpos-draw --event open.arb >> open.arb\n"
           "  startpos-draw -n 8 --seed kubok --format svg -o sheet.svg\n"
           "  startpos-draw --show 7-16 --format text\n"
           "  startpos-draw --verify --event open.arb\n")};
    describe(app, o);
    return app.run(argc, argv, [&] { return run(o); });
}
