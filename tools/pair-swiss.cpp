#include "base/error.hpp"
#include "cli/app.hpp"
#include "cli/language.hpp"
#include "cli/output.hpp"
#include "common/event_input.hpp"
#include "common/round_output.hpp"
#include "common/swiss_output.hpp"
#include "event/rules.hpp"
#include "pairing/round_report.hpp"
#include "pairing/swiss_check.hpp"

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string output = "-";
    std::string stdin_name = "<stdin>";
    cli::finding_options findings;
    common::round_output_options round;
    common::swiss_output_options how;
    std::string system;
    std::string lot_colour;
    std::string boards = "classification";
    bool repair = false;
    bool check = false;
    bool trf = false;
};

pairing::round_options request(options const &o, event::tournament const &event)
{
    pairing::round_options r;
    r.stage = common::find_stage(event, o.round.stage);
    r.round = o.round.round;
    if (r.round == 0 && !o.check) {
        auto const next = common::next_round(event, r.stage);
        r.round = o.repair && next > 1 ? next - 1 : next;
    }
    auto const &settings = event.stages[r.stage].settings;
    r.system =
        o.system.empty() ? settings.system.value_or(event::system::rating) : *event::read_system(o.system);
    r.seed = o.round.seed;
    r.boards_as_made = o.boards == "made";
    if (!o.lot_colour.empty()) {
        r.lot_colour = o.lot_colour == "W" ? pairing::colour::white : pairing::colour::black;
    }
    return r;
}

std::optional<std::string> paired(options const &o, event::tournament const &event,
                                  pairing::round_options const &r, finding_sink &sink)
{
    auto const made = pairing::pair_round(event, r, o.how.why);
    pairing::remark(event, r, made, sink);
    return made.possible() ? std::optional{common::round_text(o.how, event, r, made)} : std::nullopt;
}

/// A round is repaired because a player of a drawn pair has left.
std::vector<rule const *> tolerated(options const &o)
{
    return o.repair ? std::vector<rule const *>{&event::k_game_after_withdrawal, &event::k_game_before_entry}
                    : std::vector<rule const *>{};
}

cli::exit_code run(options o)
{
    if (o.files.size() > 1) {
        throw usage_error{tr("one event at a time")};
    }
    if (o.repair && o.check) {
        throw usage_error{tr("--repair and --check do not go together")};
    }
    cli::output out{o.output};
    cli::output errors{2, cli::output::buffering::line};
    cli::reporter reporter{o.findings, "pair-swiss", o.check ? out : errors};
    auto const loaded = o.trf ? common::load_trf(o.files[0], o.stdin_name, o.system, reporter)
                              : common::load_event(o.files[0], o.stdin_name, reporter, tolerated(o));
    if (!loaded) {
        auto const code = cli::worse(reporter.finish(), cli::exit_code::no);
        if (o.check) {
            out.commit();
        }
        return code;
    }
    auto const &event = loaded->event;
    auto const r = request(o, event);
    o.how.whole = o.round.whole;
    if (o.check) {
        pairing::check_rounds(event, r, reporter);
        auto const code = reporter.finish();
        out.commit();
        return code;
    }
    if (!pairing::is_ready(event, r, reporter)) {
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    auto const text =
        o.repair ? common::repaired_text(o.how, event, r, reporter) : paired(o, event, r, reporter);
    if (!text) {
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    out.write(*text);
    out.commit();
    return reporter.finish();
}

void add_options(cli::tool &tool, options &o)
{
    tool.add_files(o.files);
    tool.add_output(o.output);
    tool.add_stdin_name(o.stdin_name);
    common::add_round(tool, o.round);
    common::add_round_output(tool, o.round);
    tool.add_option("--system", o.system,
                    tr("Pair by random, rating, solkoff or buchholz instead of the event's"))
        ->type_name(tr("SYSTEM"))
        ->check(CLI::IsMember(std::vector<std::string>{"random", "rating", "solkoff", "buchholz"})
                    .description(""));
    tool.add_option("--lot-colour", o.lot_colour,
                    tr("W or B: the colour of odd numbers in round 1, drawn by hand"))
        ->type_name(tr("COLOUR"))
        ->check(CLI::IsMember(std::vector<std::string>{"W", "B"}).description(""));
    tool.add_option("--boards", o.boards,
                    tr("Number boards by classification, or as the pairs were made: classification, made"))
        ->type_name(tr("ORDER"))
        ->check(CLI::IsMember(std::vector<std::string>{"classification", "made"}).description(""));
    tool.add_flag("--repair", o.repair, tr("Draw the last round again, touching as few players as can be"));
    tool.add_flag("--check", o.check, tr("Pair every past round again and report where the event differs"));
    tool.add_flag("--why", o.how.why, tr("Write the way to each pair above it, as comments"));
    tool.add_flag("--trf", o.trf, tr("Read a FIDE report file (TRF16, TRF26) instead of an event"));
    tool.add_flag("--plain", o.how.plain,
                  tr("Write the number of pairs, then 'white black' lines, 0 for the bye"));
    tool.add_findings(o.findings, {&cli::event_catalogue(), &cli::pairing_catalogue()});
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool tool{
        "pair-swiss", tr("Pairs a round of a Swiss event: random, rating, Solkoff or Buchholz."),
        tr("  pair-swiss event.arb >> event.arb            the next round, added to the event\n"
           "  pair-swiss event.arb | startpos-draw --event event.arb >> event.arb\n"
           "  pair-swiss --why --round 3 event.arb         with the way to each pair\n"
           "  pair-swiss --repair --whole -o event.arb event.arb   after a late withdrawal\n"
           "  pair-swiss --check event.arb                 was every round paired by the rules?\n")};
    add_options(tool, o);
    return tool.run(argc, argv, [&] { return run(o); });
}
