#include "base/error.hpp"
#include "cli/app.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "common/variants.hpp"
#include "pdn/chunk.hpp"
#include "pdn/converter.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string stdin_name = "<stdin>";
    std::string output = "-";
    std::string variant;
    std::string encoding;
    std::string to;
    bool jsonl = false;
    cli::finding_options findings;
};

std::optional<draughts::notation> named_notation(std::string const &name)
{
    if (name.empty()) {
        return std::nullopt;
    }
    return name == "numeric"     ? draughts::notation::numeric
           : name == "algebraic" ? draughts::notation::algebraic
           : name == "short"     ? draughts::notation::brief
                                 : draughts::notation::full;
}

std::string json_line(pdn::converted_game const &game, std::uint64_t line, std::uint64_t number,
                      std::string const &file)
{
    nlohmann::ordered_json tags = nlohmann::ordered_json::object();
    for (auto const &[name, value] : game.tags) {
        tags[name] = value;
    }
    nlohmann::ordered_json object{
        {"file", file},
        {"line", line},
        {"game", number},
        {"variant", draughts::info(game.variant).name},
        {"tags", tags},
        {"start", game.start ? nlohmann::ordered_json(*game.start) : nlohmann::ordered_json{}},
        {"moves", game.main_line},
        {"result", game.result},
        {"complete", game.complete}};
    return object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

void convert(std::string const &file, options const &o, cli::output &out, finding_sink &sink)
{
    cli::input in{file, o.stdin_name};
    pdn::chunk_reader archive{[&](std::span<char> buffer) { return in.read(buffer); },
                              common::named_encoding(o.encoding)};
    pdn::convert_options how{.moves = named_notation(o.to)};
    if (!o.variant.empty()) {
        how.variant = common::named_variant(o.variant);
    }
    std::uint64_t lines = 0;
    std::uint64_t games = 0;
    while (auto const chunk = archive.next()) {
        how.spelling = chunk->spelling;
        finding_list found;
        auto const count =
            pdn::convert_games(in.name(), chunk->text, how, found, [&](pdn::converted_game const &game) {
                out.write(o.jsonl         ? json_line(game, lines + game.line, games + game.number, in.name())
                          : game.complete ? pdn::canonical_text(game)
                                          : std::string{game.original} + "\n\n");
            });
        for (finding f : found.findings()) {
            f.where.line += lines;
            f.game += games;
            sink.report(f);
        }
        lines += pdn::count_line_ends(chunk->text) + chunk->skipped_lines;
        games += count;
    }
    in.close();
}

cli::exit_code run(options const &o)
{
    cli::output out{o.output};
    cli::output errors{2, cli::output::buffering::line};
    cli::reporter reporter{o.findings, "pdn-convert", errors};
    for (auto const &file : o.files) {
        convert(file, o, out, reporter);
    }
    out.commit();
    auto const code = reporter.finish();
    errors.commit();
    return code;
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool app{
        "pdn-convert",
        tr("Writes draughts games anew: canonical PDN 3.0, another notation, or one object a line."),
        tr("  pdn-convert old.pdn > new.pdn\n"
           "  pdn-convert --to short russian.pdn\n"
           "  pdn-convert --jsonl games.pdn | jq -r '.tags.White'\n")};
    app.add_files(o.files);
    app.add_stdin_name(o.stdin_name);
    app.add_output(o.output);
    common::add_variant(app, o.variant, tr("The game played, whatever GameType says"));
    app.add_option("--encoding", o.encoding,
                   tr("utf-8, latin-1, windows-1251 or koi8-r; else detected once a file"))
        ->type_name(tr("NAME"));
    app.add_option("--to", o.to,
                   tr("Notation of moves: numeric, algebraic, short, full; else the usual one of the game"))
        ->type_name(tr("NOTATION"))
        ->check(CLI::IsMember({"numeric", "algebraic", "short", "full"}).description(""));
    app.add_flag("--jsonl", o.jsonl,
                 tr("One JSON object a game: tags, start, moves of the main line, result"));
    app.add_findings(o.findings, {&cli::pdn_catalogue()}, {});
    return app.run(argc, argv, [&] { return run(o); });
}
