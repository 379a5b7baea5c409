#include "base/error.hpp"
#include "cli/app.hpp"
#include "cli/language.hpp"
#include "cli/output.hpp"
#include "common/event_input.hpp"
#include "event/numbering.hpp"
#include "event/rules.hpp"
#include "event/writer.hpp"
#include "lots/lots.hpp"

using namespace arb;
using cli::tr;

namespace
{

constexpr std::string_view k_purpose = "numbers";

struct options {
    std::vector<std::string> files;
    std::string output = "-";
    std::string stdin_name = "<stdin>";
    std::string seed;
    event::numbering_options numbering;
    cli::finding_options findings;
};

/// The seed of the draw; where the event has none, a new one, kept as a lot record.
std::string seed_of(event::tournament const &event, options const &o, event::edits &changes)
{
    std::string seed{event.seed_for(k_purpose)};
    if (seed.empty()) {
        seed = o.seed.empty() ? lots::new_seed() : o.seed;
        std::string record;
        event::write_lot(record, k_purpose, seed);
        changes.append(record);
    }
    return seed;
}

void number(event::tournament const &event, options const &o, event::edits &changes)
{
    std::vector<std::string> tickets;
    for (std::size_t i = 1; i <= event.players.size(); ++i) {
        tickets.push_back(std::to_string(i));
    }
    auto const drawn = lots::draw(seed_of(event, o, changes), k_purpose, tickets);
    auto next = event::first_free_number(event, o.numbering);
    for (event::index const player : event::order_for_numbers(event, drawn, o.numbering)) {
        changes.fill_number(event.players[player], next++);
    }
}

cli::exit_code run(options const &o)
{
    if (o.files.size() > 1) {
        throw usage_error{tr("one event at a time")};
    }
    cli::output out{o.output};
    cli::output errors{2, cli::output::buffering::line};
    cli::reporter reporter{o.findings, "arb-numbers", errors};
    auto const loaded = tools::load_event(o.files[0], o.stdin_name, reporter);
    if (loaded && o.numbering.renumber && !loaded->event.games.empty()) {
        auto const &event = loaded->event;
        reporter.report({event::k_numbers_used, event.where(event.games[0].from)});
    } else if (loaded) {
        event::edits changes{loaded->event};
        number(loaded->event, o, changes);
        out.write(changes.whole());
        out.commit();
        return reporter.finish();
    }
    return cli::worse(reporter.finish(), cli::exit_code::no);
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool tool{"arb-numbers",
                   tr("Gives the players of an event their start numbers, by rating or by lot."),
                   tr("  arb-numbers -o event.arb event.arb            number who has no number yet\n"
                      "  arb-numbers --no-ratings event.arb            all by lot\n"
                      "  arb-numbers --renumber --seed kubok-2026 event.arb\n")};
    tool.add_files(o.files);
    tool.add_output(o.output);
    tool.add_stdin_name(o.stdin_name);
    tool.add_flag("--no-ratings", o.numbering.no_ratings, tr("All by lot, whatever the system"));
    tool.add_flag("--renumber", o.numbering.renumber,
                  tr("New numbers for everybody, as long as there are no games"));
    tool.add_option("--seed", o.seed,
                    tr("The seed of the lot where the event has none; default 128 bits of the system"))
        ->type_name(tr("TEXT"));
    tool.add_findings(o.findings, {&cli::event_catalogue()}, {});
    return tool.run(argc, argv, [&] { return run(o); });
}
