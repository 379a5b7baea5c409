#include "cli/app.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "common/archives.hpp"
#include "common/variants.hpp"
#include "pdn/validator.hpp"

#include <fmt/format.h>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string stdin_name = "<stdin>";
    cli::finding_options findings;
    pdn::check_options check;
    std::string variant;
    std::string encoding;
    std::string games;
    bool summary = false;
    bool english_white = false;
    unsigned jobs = 1;
};

void describe(cli::tool &app, options &o)
{
    app.add_files(o.files);
    app.add_stdin_name(o.stdin_name);
    common::add_variant(app, o.variant, tr("The game played, whatever GameType says"));
    app.add_option("--encoding", o.encoding,
                   tr("utf-8, latin-1, windows-1251 or koi8-r; else detected once a file"))
        ->type_name(tr("NAME"));
    app.add_flag("--strict", o.check.strict, tr("Judge as PDN 3.0 judges a writer"));
    app.add_flag("--draws", o.check.draws, tr("Name each draw that is reached or can be claimed"));
    app.add_flag("--strict-draws", o.check.strict_draws, tr("Play after a completed draw count is an error"));
    app.add_flag("--idf", o.check.idf,
                 tr("Read 2.1.9.1.3-4 as other federations do: three kings or more, the road ignored"));
    app.add_flag("--english-white-first", o.check.english_first_is_white,
                 tr("In English draughts 1-0 is a win of White, not of Black, who moves first"));
    app.add_flag("--duplicates", o.check.duplicates, tr("Find games that occur twice in the archive"));
    app.add_option("--games", o.games, tr("Report games N to M only"))->type_name("N..M");
    app.add_flag("--summary", o.summary, tr("Print games, half-moves and findings per file and in all"));
    app.add_jobs(o.jobs);
    app.add_findings(o.findings, {&cli::pdn_catalogue()});
}

cli::exit_code run(options &o)
{
    if (!o.variant.empty()) {
        o.check.variant = common::named_variant(o.variant);
    }
    common::archive_run archives{
        {o.files, o.stdin_name, common::named_encoding(o.encoding), o.jobs, !o.findings.quiet}, o.check};
    if (!o.games.empty()) {
        archives.limit(common::named_range(o.games));
    }
    cli::output out;
    cli::reporter reporter{o.findings, "pdn-validate", out};
    auto const read = archives.run(reporter);
    auto const code = reporter.finish();
    if (o.summary) {
        out.write(archives.summary_text());
    }
    out.commit();
    return cli::worse(code, read);
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool app{"pdn-validate",
                  tr("Checks archives of draughts games in PDN and reports every fault with its place."),
                  tr("  pdn-validate games.pdn                      every fault, one a line\n"
                     "  pdn-validate -q -j 4 archive/*.pdn.zst      only the exit status, on four threads\n"
                     "  pdn-validate --variant czech --summary *.pdn\n"
                     "  zcat old.pdn.gz | pdn-validate --draws --format jsonl\n")};
    describe(app, o);
    return app.run(argc, argv, [&] { return run(o); });
}
