#include "base/error.hpp"
#include "cli/app.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "cli/output.hpp"
#include "lots/lots.hpp"
#include "lots/tickets.hpp"

#include <fmt/format.h>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string output = "-";
    std::string stdin_name = "<stdin>";
    std::string seed;
    std::string purpose;
    bool digests = false;
    cli::finding_options findings;
};

void print(options const &o, std::string const &seed, std::vector<std::string_view> const &tickets,
           cli::output &out)
{
    for (std::size_t const place : lots::draw(seed, o.purpose, tickets)) {
        if (o.digests) {
            out.write(fmt::format("{}  {}\n", lots::digest(seed, o.purpose, tickets[place]), tickets[place]));
        } else {
            out.write(fmt::format("{}\n", tickets[place]));
        }
    }
}

cli::exit_code run(options const &o)
{
    if (o.files.size() > 1) {
        throw usage_error{tr("the tickets of one draw come from one file")};
    }
    cli::output out{o.output};
    cli::output errors{2, cli::output::buffering::line};
    cli::reporter reporter{o.findings, "arb-lots", errors};
    cli::input in{o.files[0], o.stdin_name};
    auto const text = in.read_all();
    finding_list faults;
    auto const tickets = lots::read_tickets(text, in.name(), faults);
    for (auto const &f : faults.findings()) {
        reporter.report(f);
    }
    if (faults.has_error()) {
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    auto const seed = o.seed.empty() ? lots::new_seed() : o.seed;
    if (o.seed.empty()) {
        errors.write(fmt::format(fmt::runtime(tr("seed from the system: {0}\n")), seed));
    }
    print(o, seed, tickets, out);
    out.commit();
    return reporter.finish();
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool tool{
        "arb-lots", tr("Draws lots that anyone can check: tickets in, the order of the draw out."),
        tr("  seq 8 | arb-lots --seed kubok-2026 --purpose numbers     the order of eight numbers\n"
           "  arb-lots --purpose final --digests names.txt             a fresh seed, with the proof\n")};
    tool.add_files(o.files);
    tool.add_output(o.output);
    tool.add_stdin_name(o.stdin_name);
    tool.add_option("--seed", o.seed,
                    tr("The public seed; without it 128 bits of the system, told on standard error"))
        ->type_name(tr("TEXT"));
    tool.add_option("--purpose", o.purpose, tr("What is drawn: numbers, colour, round-3, ..."))
        ->type_name(tr("TEXT"))
        ->required();
    tool.add_flag("--digests", o.digests, tr("Print the SHA-256 before each ticket"));
    tool.add_findings(o.findings, {&cli::event_catalogue()}, {});
    return tool.run(argc, argv, [&] { return run(o); });
}
