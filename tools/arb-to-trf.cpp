#include "base/error.hpp"
#include "cli/app.hpp"
#include "cli/language.hpp"
#include "cli/output.hpp"
#include "common/event_input.hpp"
#include "event/trf_export.hpp"

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string output = "-";
    std::string stdin_name = "<stdin>";
    std::string version = "26";
    cli::finding_options findings;
};

cli::exit_code run(options const &o)
{
    if (o.files.size() > 1) {
        throw usage_error{tr("one event at a time")};
    }
    cli::output out{o.output};
    cli::output errors{2, cli::output::buffering::line};
    cli::reporter reporter{o.findings, "arb-to-trf", errors};
    auto const loaded = tools::load_event(o.files[0], o.stdin_name, reporter);
    if (!loaded) {
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    finding_list found;
    auto const version = o.version == "16" ? event::trf_version::trf16 : event::trf_version::trf26;
    auto const text = event::trf_from_event(loaded->event, version, found);
    for (auto const &f : found.findings()) {
        reporter.report(f);
    }
    if (found.has_error()) {
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    out.write(text);
    out.commit();
    return reporter.finish();
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool tool{"arb-to-trf", tr("Turns an event into a FIDE tournament report file (TRF26 or TRF16)."),
                   tr("  arb-to-trf open.arb > open.trf\n"
                      "  arb-to-trf --trf 16 -o open.trf open.arb     for older programs\n")};
    tool.add_files(o.files);
    tool.add_output(o.output);
    tool.add_stdin_name(o.stdin_name);
    tool.add_option("--trf", o.version, tr("Version of the format: 26 or 16"))
        ->type_name(tr("VERSION"))
        ->check(CLI::IsMember(std::vector<std::string>{"16", "26"}).description(""));
    tool.add_findings(o.findings, {&cli::event_catalogue()}, {});
    return tool.run(argc, argv, [&] { return run(o); });
}
