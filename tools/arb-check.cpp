#include "cli/app.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "cli/output.hpp"
#include "event/reader.hpp"
#include "event/rules.hpp"
#include "event/settings_checks.hpp"

#include <algorithm>
#include <utility>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string output = "-";
    std::string stdin_name = "<stdin>";
    cli::finding_options findings;
};

/// Reports all that is found in one event, in the order of its lines.
void check(cli::input &in, finding_sink &sink)
{
    finding_list found;
    auto const event = event::read(in.read_all(), in.name(), found);
    if (!found.has_error() && event.players.empty()) {
        found.report({event::k_event_empty, {in.name(), 1, 1}});
    } else if (event.settings().system) {
        event::check_settings(event, found);
    }
    auto sorted = found.findings();
    std::stable_sort(sorted.begin(), sorted.end(), [](finding const &a, finding const &b) {
        return std::pair{a.where.line, a.where.column} < std::pair{b.where.line, b.where.column};
    });
    for (auto const &f : sorted) {
        sink.report(f);
    }
}

cli::exit_code run(options const &o)
{
    cli::output out{o.output};
    cli::reporter reporter{o.findings, "arb-check", out};
    for (auto const &path : o.files) {
        cli::input in{path, o.stdin_name};
        check(in, reporter);
    }
    auto const code = reporter.finish();
    out.commit();
    return code;
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool tool{"arb-check",
                   tr("Checks events: their form, their records, their settings against the rules."),
                   tr("  arb-check event.arb                   what is wrong, line by line\n"
                      "  arb-check --format github *.arb       annotations for a workflow\n"
                      "  arb-check -q event.arb && pair-swiss event.arb >> event.arb\n")};
    tool.add_files(o.files);
    tool.add_output(o.output);
    tool.add_stdin_name(o.stdin_name);
    tool.add_findings(o.findings, {&cli::event_catalogue()});
    return tool.run(argc, argv, [&] { return run(o); });
}
