#include "base/error.hpp"
#include "cli/app.hpp"
#include "cli/language.hpp"
#include "common/records.hpp"
#include "renju/record_writer.hpp"
#include "renju/rules.hpp"

#include <fmt/format.h>

#include <atomic>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    common::record_options records;
    cli::finding_options findings;
    std::string to = "text";
    std::string output = "-";
};

void describe(cli::tool &app, options &o)
{
    common::add_records(app, o.records);
    app.add_option("--to", o.to,
                   tr("Format to write: text, joined, skipped, json, rif, sgf, psq, pairs, cells, ban"))
        ->type_name(tr("FORMAT"));
    app.add_output(o.output);
    app.add_findings(o.findings, {&cli::renju_catalogue()});
}

renju::written_form named_form(std::string const &name)
{
    auto const form = renju::read_form(name);
    if (!form) {
        throw usage_error{
            fmt::format(fmt::runtime(tr("--to takes text, joined, skipped, json, rif, sgf, psq, "
                                        "pairs, cells or ban, not '{0}'")),
                        name)};
    }
    return *form;
}

cli::exit_code run(options &o)
{
    auto const form = named_form(o.to);
    if (form == renju::written_form::ban) {
        o.records.jobs = 1; // the first game is the one that is written
    }
    cli::output out{o.output};
    cli::output errors{2, cli::output::buffering::line};
    cli::reporter reporter{o.findings, "renju-convert", errors};
    out.write(renju::form_header(form));
    o.records.progress = !o.findings.quiet;
    std::atomic<bool> used{false};
    auto const work = [&](renju::record &&one, std::string_view file, common::record_output &into) {
        auto lost = renju::loss(form, one);
        if (!lost && form == renju::written_form::ban && used.exchange(true)) {
            lost = tr("a second game");
        }
        if (!lost) {
            into.out += renju::written(form, one);
            return;
        }
        cli::buffer_sink sink{reporter};
        sink.report(
            {renju::k_not_converted,
             {file, one.line},
             {*lost, std::string{}, std::string{}, std::string{}, std::string{renju::form_name(form)}}});
        into.err += sink.text;
        into.counts.add(sink.counts);
    };
    auto const read = common::run_records(o.records, work, [&](common::record_output &&made) {
        out.write(made.out);
        reporter.append(made.err, made.counts);
    });
    out.write(renju::form_footer(form));
    auto const code = reporter.finish();
    out.commit();
    errors.commit();
    return cli::worse(code, read);
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool app{"renju-convert", tr("Writes records of renju games in another format."),
                  tr("  renju-convert games.rif                       one game a line, h8 h9 ...\n"
                     "  renju-convert --to sgf -o games.sgf games.rif\n"
                     "  renju-convert --to skipped < protocol.txt     letters A..P without I\n"
                     "  renju-convert --to json book.csv | jq -c .moves\n")};
    describe(app, o);
    return app.run(argc, argv, [&] { return run(o); });
}
