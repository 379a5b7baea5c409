#include "cli/app.hpp"
#include "cli/language.hpp"
#include "common/foul_checking.hpp"

#include <fmt/format.h>

#include <cstdio>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    common::record_options records;
    cli::finding_options findings;
    common::foul_options fouls;
};

void describe(cli::tool &app, options &o)
{
    common::add_records(app, o.records);
    app.add_flag("--map", o.fouls.map,
                 tr("List all forbidden points, Black to move, instead of checking games"));
    app.add_option("--three", o.fouls.three,
                   tr("international: a point that makes an open four and a five lets no three count;\n"
                      "permitted: it does (5.2.3 read literally)"))
        ->type_name(tr("READING"))
        ->check(CLI::IsMember({"international", "permitted"}).description(""));
    app.add_option("--diagram", o.fouls.diagram,
                   tr("Draw the last position, points forbidden to Black marked: unicode or svg"))
        ->type_name(tr("FORM"))
        ->check(CLI::IsMember({"unicode", "svg"}).description(""));
    app.add_option("--opening", o.fouls.opening,
                   tr("Check the opening by a rule: rif, yamaguchi, soosyrv, soosyrv-N, tarannikov,\n"
                      "taraguchi, taraguchi-N, swap, swap2"))
        ->type_name(tr("RULE"));
    app.add_flag("--opening-names", o.fouls.names, tr("Name the opening of each game, one of the 26"));
    app.add_findings(o.findings, {&cli::renju_catalogue()});
}

cli::exit_code run(options &o)
{
    auto const format = common::own_format(o.findings.format);
    cli::output out;
    auto shown = o.findings;
    shown.format = format ? "text" : o.findings.format;
    cli::reporter reporter{shown, "renju-foulcheck", out};
    if (format && !o.findings.quiet && o.fouls.diagram.empty()) {
        out.write(o.fouls.map ? renju::map_header(*format) : renju::report_header(*format));
    }
    o.records.progress = !o.findings.quiet;
    auto const read =
        common::run_records(o.records, common::foul_checking{o.fouls, o.findings.format, reporter},
                            [&](common::record_output &&made) {
                                reporter.append(made.out, made.counts);
                                fmt::print(stderr, "{}", made.err);
                            });
    auto const code = reporter.finish();
    out.commit();
    return cli::worse(code, read);
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool app{"renju-foulcheck",
                  tr("Checks records of renju games: fouls, wins, illegal moves, in every game of a stream."),
                  tr("  echo h8 a1 g8 o1 i9 a15 i10 o15 i8 | renju-foulcheck\n"
                     "  renju-foulcheck --format jsonl games.rif | jq -c 'select(.findings != [])'\n"
                     "  renju-foulcheck --map --format jsonl positions.jsonl    all forbidden points\n"
                     "  renju-foulcheck -q -j 4 *.sgf                           only the exit status\n")};
    describe(app, o);
    return app.run(argc, argv, [&] { return run(o); });
}
