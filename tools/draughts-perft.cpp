#include "base/error.hpp"
#include "base/number.hpp"
#include "cli/app.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "common/variants.hpp"
#include "draughts/fen.hpp"
#include "draughts/notation.hpp"
#include "draughts/perft.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::string variant;
    std::vector<std::string> rest; ///< [FEN] DEPTH
    std::string count = "distinct";
    bool divide = false;
    bool batch = false;
    bool moves = false;

    draughts::counting counting() const
    {
        return count == "paths" ? draughts::counting::paths : draughts::counting::distinct;
    }
};

draughts::position read_position(draughts::variant v, std::string const &text)
{
    if (text == "startpos") {
        return draughts::start_position(v);
    }
    auto const fen =
        text.find(':') == std::string::npos ? draughts::read_hub(v, text) : draughts::read_fen(v, text);
    if (!fen.valid) {
        throw usage_error{fmt::format(fmt::runtime(tr("'{0}' is not a position of this game")), text)};
    }
    return fen.where;
}

unsigned read_depth(std::string const &text)
{
    auto const depth = read_number<unsigned>(text);
    if (!depth || *depth > 100) {
        throw usage_error{fmt::format(fmt::runtime(tr("'{0}' is not a depth")), text)};
    }
    return *depth;
}

std::vector<unsigned> numbers(draughts::variant v, draughts::bitboard set)
{
    std::vector<unsigned> result;
    for (; set != 0; set &= set - 1) {
        result.push_back(draughts::square_of(v, draughts::lowest(set)).number());
    }
    std::sort(result.begin(), result.end());
    return result;
}

void print_moves(draughts::variant v, draughts::position const &p, cli::output &out)
{
    for (auto const &m : draughts::legal_moves(v, p)) {
        nlohmann::ordered_json const object{
            {"from", draughts::square_of(v, m.from).number()},
            {"to", draughts::square_of(v, m.to).number()},
            {"captures", numbers(v, m.captured)},
            {"notation", draughts::move_text(v, p, m, draughts::notation::full)}};
        out.write(object.dump() + '\n');
    }
}

void print_divided(draughts::variant v, draughts::position const &p, unsigned depth, options const &o,
                   cli::output &out)
{
    std::uint64_t sum = 0;
    for (auto const &m : draughts::legal_moves(v, p)) {
        auto const leaves = draughts::perft(v, draughts::after(p, m), depth - 1, o.counting());
        sum += leaves;
        out.write(fmt::format("{}\t{}\n", draughts::move_text(v, p, m, draughts::notation::full), leaves));
    }
    out.write(fmt::format("\t{}\n", sum));
}

/// Lines `variant<TAB>FEN or startpos<TAB>depth`; each comes back with its leaves behind it.
void run_batch(options const &o, cli::output &out)
{
    cli::input in{"-"};
    std::string const text = in.read_all();
    std::string_view rest = text;
    for (std::uint64_t number = 1; !rest.empty(); ++number) {
        std::string_view const line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        auto const first = line.find('\t');
        auto const second = line.find('\t', first + 1);
        if (first == std::string_view::npos || second == std::string_view::npos) {
            throw usage_error{
                fmt::format(fmt::runtime(tr("line {0}: write VARIANT<TAB>FEN<TAB>DEPTH")), number)};
        }
        auto const v = common::named_variant(std::string{line.substr(0, first)});
        auto const p = read_position(v, std::string{line.substr(first + 1, second - first - 1)});
        auto const depth = read_depth(std::string{line.substr(second + 1)});
        out.write(fmt::format("{}\t{}\n", line, draughts::perft(v, p, depth, o.counting())));
    }
}

cli::exit_code run(options const &o)
{
    cli::output out{"-", cli::output::buffering::line};
    if (o.batch) {
        run_batch(o, out);
        out.commit();
        return cli::exit_code::well;
    }
    auto const v = common::named_variant(o.variant);
    std::size_t const wanted = o.moves ? 0 : 1;
    if (o.rest.size() < wanted || o.rest.size() > wanted + 1) {
        throw usage_error{tr("write VARIANT [FEN] DEPTH, or --moves VARIANT [FEN]")};
    }
    auto const p = o.rest.size() > wanted ? read_position(v, o.rest.front()) : draughts::start_position(v);
    if (o.moves) {
        print_moves(v, p, out);
    } else if (unsigned const depth = read_depth(o.rest.back()); o.divide && depth > 0) {
        print_divided(v, p, depth, o, out);
    } else {
        out.write(fmt::format("{}\n", draughts::perft(v, p, depth, o.counting())));
    }
    out.commit();
    return cli::exit_code::well;
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool app{"draughts-perft",
                  tr("Counts the leaves of the game tree, or lists the legal moves of a position."),
                  tr("  draughts-perft russian 8\n"
                     "  draughts-perft international 'W:W31-50:B1-20' 6 --divide\n"
                     "  draughts-perft --moves russian 'W:WK2:B7,27'\n"
                     "  printf 'italian\\tstartpos\\t5\\n' | draughts-perft --batch\n")};
    app.add_option("variant", o.variant,
                   tr("russian, giveaway, international, italian, italian-fid, brazilian, english, czech"));
    app.add_option("position", o.rest,
                   tr("[FEN] DEPTH: a FEN of PDN or a Hub position, the start without one; plies"));
    app.add_option(
           "--count", o.count,
           tr("distinct: captures with the same from, to and pieces count once; paths: each way counts"))
        ->type_name(tr("HOW"))
        ->check(CLI::IsMember({"distinct", "paths"}).description(""));
    app.add_flag("--divide", o.divide, tr("Leaves below each first move, and their sum"));
    app.add_flag("--batch", o.batch,
                 tr("Read lines VARIANT<TAB>FEN<TAB>DEPTH and write each back with its leaves"));
    app.add_flag("--moves", o.moves, tr("Print the legal moves as JSON lines"));
    return app.run(argc, argv, [&] { return run(o); });
}
