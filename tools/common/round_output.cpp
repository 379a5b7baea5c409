#include "common/round_output.hpp"

#include "base/error.hpp"
#include "cli/language.hpp"
#include "event/writer.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::common
{

using cli::tr;

void add_round(CLI::App &app, round_output_options &o)
{
    app.add_option("--round", o.round, tr("Pair round N; default the next, in tables all that have no games"))
        ->type_name(tr("N"))
        ->check(CLI::Range(1U, event::k_most_rounds).description(""));
}

void add_round_output(CLI::App &app, round_output_options &o)
{
    app.add_option("--stage", o.stage, tr("Pair the stage NAME of the event"))->type_name(tr("NAME"));
    app.add_option("--seed", o.seed, tr("The seed of the lots instead of the event's"))
        ->type_name(tr("TEXT"));
    app.add_flag("--whole", o.whole, tr("Write the whole event with the new records, not these alone"));
}

std::uint32_t find_stage(event::tournament const &event, std::string const &name)
{
    if (name.empty()) {
        return 0;
    }
    auto const stage = event.find_stage(name);
    if (stage == event::k_nobody) {
        throw usage_error{fmt::format(fmt::runtime(tr("the event has no stage '{0}'")), name)};
    }
    return stage;
}

std::uint32_t next_round(event::tournament const &event, std::uint32_t stage)
{
    std::uint32_t last = 0;
    for (auto const &g : event.games) {
        if (g.stage == stage && g.black != event::k_nobody) {
            last = std::max(last, g.round);
        }
    }
    return last + 1;
}

std::string stream_of(event::tournament const &event, std::string_view records, bool whole,
                      std::vector<event::index> const &removed)
{
    if (!whole) {
        return std::string{records};
    }
    std::string text;
    std::size_t at = 0;
    for (auto const game : removed) { // in the order of the file
        auto const line = event.games[game].from.text;
        auto const begin = static_cast<std::size_t>(line.data() - event.text->data());
        text.append(*event.text, at, begin - at);
        auto const end = event.text->find('\n', begin + line.size());
        at = end == std::string::npos ? event.text->size() : end + 1;
    }
    text.append(*event.text, std::min(at, event.text->size()));
    if (!text.empty() && text.back() != '\n') {
        text += '\n';
    }
    return text.append(records);
}

} // namespace arb::common
