#include "cli/app.hpp"
#include "cli/language.hpp"
#include "cli/output.hpp"
#include "common/archived_games.hpp"
#include "common/archives.hpp"
#include "common/variants.hpp"
#include "event/rules.hpp"
#include "event/settings.hpp"

#include <array>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string output = "-";
    common::archive_games_options archive{.stdin_name = "<stdin>", .encoding = {}};
    std::string encoding;
    std::string discipline;
    event::archive_import_options import;
    cli::finding_options findings;
};

cli::exit_code run(options o)
{
    cli::output out{o.output};
    cli::output errors{2, cli::output::buffering::line};
    cli::reporter reporter{o.findings, "arb-from-pdn", errors};
    o.archive.encoding = common::named_encoding(o.encoding);
    common::archive_games archive;
    for (auto const &path : o.files) {
        common::read_games(path, o.archive, archive);
    }
    o.import.plays = o.discipline.empty() ? archive.plays : read_discipline(o.discipline);
    auto const event = event::event_from_games(archive.games, o.import, reporter);
    if (event.empty()) {
        if (reporter.counts().errors == 0) {
            reporter.report({event::k_archive_empty, {archive.names.front(), 1, 1}});
        }
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    out.write(event);
    out.commit();
    return reporter.finish();
}

CLI::Option *one_of(CLI::Option *option, std::span<std::string_view const> names)
{
    return option->type_name(tr("NAME"))
        ->check(CLI::IsMember(std::vector<std::string>{names.begin(), names.end()}).description(""));
}

void describe(cli::tool &tool, options &o)
{
    tool.add_files(o.files);
    tool.add_output(o.output);
    tool.add_stdin_name(o.archive.stdin_name);
    tool.add_option("--event", o.import.event, tr("Only games with this Event tag"))->type_name(tr("TEXT"));
    one_of(tool.add_option("--discipline", o.discipline,
                           tr("What was played; default what the first GameType says")),
           discipline_names());
    one_of(tool.add_option(
               "--system", o.import.system,
               tr("The event's system; default round-robin where all met equally often, else rating")),
           event::system_names());
    static constexpr std::array<std::string_view, 2> k_scorings{"2-1-0", "1-0"};
    one_of(tool.add_option("--scoring", o.import.scoring, tr("What a win brings: 2-1-0 or 1-0")), k_scorings);
    tool.add_option("--tiebreaks", o.import.tiebreaks, tr("Criteria to write into the settings"))
        ->type_name(tr("A,B,C"));
    tool.add_option("--encoding", o.encoding,
                    tr("utf-8, latin-1, windows-1251 or koi8-r; else detected once a file"))
        ->type_name(tr("NAME"));
    tool.add_flag("--english-white-first", o.archive.english_white,
                  tr("In English draughts 1-0 is a win of White, not of Black, who moves first"));
    tool.add_findings(o.findings, {&cli::event_catalogue()}, {});
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool tool{"arb-from-pdn",
                   tr("Makes an event of the tags of a PDN archive: players, rounds, results."),
                   tr("  arb-from-pdn games.pdn | tiebreak --tiebreaks buchholz\n"
                      "  arb-from-pdn --event 'Open 2026' --system solkoff archive.pdn.gz > open.arb\n")};
    describe(tool, o);
    return tool.run(argc, argv, [&] { return run(o); });
}
