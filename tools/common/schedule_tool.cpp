#include "common/schedule_tool.hpp"

#include "base/error.hpp"
#include "cli/language.hpp"
#include "cli/output.hpp"
#include "common/event_input.hpp"

#include <fmt/format.h>

namespace arb::common
{

using cli::tr;

void add_schedule_options(cli::tool &tool, schedule_tool_options &o)
{
    tool.add_files(o.files);
    tool.add_output(o.output);
    tool.add_stdin_name(o.stdin_name);
    add_round_output(tool, o.round);
    tool.add_findings(o.findings, {&cli::event_catalogue(), &cli::pairing_catalogue()});
}

cli::exit_code run_schedule(schedule_tool_options o, std::string_view tool, scheduler work)
{
    if (o.files.size() > 1) {
        throw usage_error{tr("one event at a time")};
    }
    cli::output out{o.output};
    cli::output errors{2, cli::output::buffering::line};
    cli::reporter reporter{o.findings, tool, errors};
    auto const loaded = load_event(o.files[0], o.stdin_name, reporter);
    if (!loaded) {
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    o.schedule.stage = find_stage(loaded->event, o.round.stage);
    o.schedule.round = o.round.round;
    o.schedule.seed = o.round.seed;
    if (!o.lot_colour.empty()) {
        o.schedule.lot_colour = o.lot_colour == "W" ? pairing::colour::white : pairing::colour::black;
    }
    auto const made = work(loaded->event, o.schedule, reporter);
    if (!made.well) {
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    out.write(stream_of(loaded->event, made.lines, o.round.whole));
    out.commit();
    return reporter.finish();
}

std::string table_text(std::vector<pairing::table_round> const &rounds)
{
    std::string text;
    for (std::size_t r = 0; r < rounds.size(); ++r) {
        text += fmt::format("{}:", r + 1);
        for (auto const &[first, second] : rounds[r]) {
            text += second == 0 ? fmt::format(" {}", first) : fmt::format(" {}-{}", first, second);
        }
        text += '\n';
    }
    return text;
}

} // namespace arb::common
