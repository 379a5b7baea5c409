#include "base/error.hpp"
#include "cli/app.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "common/variants.hpp"
#include "draughts/diagram.hpp"
#include "draughts/fen.hpp"
#include "pdn/chunk.hpp"
#include "pdn/positions.hpp"

#include <fmt/format.h>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string stdin_name = "<stdin>";
    std::string output = "-";
    std::string variant;
    std::string fen;
    std::uint64_t game = 1;
    std::uint64_t ply = UINT64_MAX;
    bool svg = false;
};

struct board {
    draughts::variant variant;
    draughts::position where;
    std::string caption;
};

board from_fen(options const &o)
{
    auto const v = common::named_variant(o.variant.empty() ? "russian" : o.variant);
    auto const fen =
        o.fen.find(':') == std::string::npos ? draughts::read_hub(v, o.fen) : draughts::read_fen(v, o.fen);
    if (!fen.valid) {
        throw usage_error{fmt::format(fmt::runtime(tr("'{0}' is not a position of this game")), o.fen)};
    }
    return {v, fen.where, draughts::fen_text(v, fen.where)};
}

board from_archive(options const &o)
{
    cli::input in{o.files.front(), o.stdin_name};
    pdn::chunk_reader archive{[&](std::span<char> buffer) { return in.read(buffer); }};
    std::uint64_t before = 0;
    while (auto const chunk = archive.next()) {
        pdn::position_query const query{.game = o.game - before, .ply = o.ply};
        auto const found = pdn::find_position(
            chunk->text, query,
            o.variant.empty() ? std::nullopt : std::optional{common::named_variant(o.variant)});
        if (found.where) {
            return {found.variant, *found.where,
                    fmt::format(fmt::runtime(tr("game {0}, after half-move {1}")), o.game, found.ply)};
        }
        before += found.games;
        if (before >= o.game) {
            break;
        }
    }
    throw usage_error{fmt::format(fmt::runtime(tr("{0}: no such position (game {1})")), in.name(), o.game)};
}

cli::exit_code run(options const &o)
{
    cli::output out{o.output};
    board const b = o.fen.empty() ? from_archive(o) : from_fen(o);
    out.write(o.svg ? draughts::svg_diagram(b.variant, b.where, b.caption)
                    : draughts::text_diagram(b.variant, b.where) + b.caption + '\n');
    out.commit();
    return cli::exit_code::well;
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool app{"draughts-board", tr("Shows a position as a diagram, for the terminal or to print."),
                  tr("  draughts-board --fen 'W:Wc3,Kd4:Ba7,h8'\n"
                     "  draughts-board --game 3 --ply 24 games.pdn\n"
                     "  draughts-board --variant international --fen 'W:W31-50:B1-20' --svg -o start.svg\n")};
    app.add_files(o.files);
    app.add_stdin_name(o.stdin_name);
    app.add_output(o.output);
    common::add_variant(app, o.variant,
                        tr("The game; without it Russian for --fen, else as the archive says"));
    app.add_option("--fen", o.fen, tr("A FEN of PDN or a Hub position instead of a file"))->type_name("FEN");
    app.add_option("--game", o.game, tr("The game of the archive; 1 when nothing is said"))
        ->type_name(tr("N"))
        ->check(CLI::Range(std::uint64_t{1}, UINT64_MAX).description(""));
    app.add_option("--ply", o.ply, tr("After this half-move; the last when nothing is said"))
        ->type_name(tr("N"));
    app.add_flag("--svg", o.svg, tr("An SVG picture"));
    return app.run(argc, argv, [&] { return run(o); });
}
