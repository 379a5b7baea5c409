#include "common/clock_scenarios.hpp"

#include "base/error.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace arb::common
{

namespace
{

using cli::tr;

std::string running_name(clock::who w)
{
    return w == clock::who::none ? "none" : std::string{clock::who_name(w)};
}

std::string as_text(clock::scenario const &s, clock::scenario_outcome const &o)
{
    auto const &clocks = o.state.clocks;
    auto const mark = [&](clock::who w) { return o.state.running == w ? "*" : ""; };
    auto text = fmt::format("{}  {}{}  {}{}  {}  {}\n", s.id, clock::time_text(clocks[0].left),
                            mark(clock::who::white), clock::time_text(clocks[1].left),
                            mark(clock::who::black), clock::result_name(o.state.result), s.title);
    for (auto const &r : o.said) {
        text += fmt::format("  {}: {}\n", r.article, ruling_sentence(r));
    }
    text += fmt::format(fmt::runtime(tr("  articles: {0}")), fmt::join(clock::articles_of(s, o), ", "));
    return text + '\n';
}

std::string as_json(clock::scenario const &s, clock::scenario_outcome const &o)
{
    auto const &clocks = o.state.clocks;
    nlohmann::ordered_json said = nlohmann::ordered_json::array();
    for (auto const &r : o.said) {
        said.push_back(
            {{"article", r.article}, {"code", clock::code_name(r.what)}, {"text", ruling_sentence(r)}});
    }
    nlohmann::ordered_json const all{{"id", s.id},
                                     {"at", clock::time_text(o.at)},
                                     {"white", clock::time_text(clocks[0].left)},
                                     {"black", clock::time_text(clocks[1].left)},
                                     {"running", running_name(o.state.running)},
                                     {"white_moves", clocks[0].moves},
                                     {"black_moves", clocks[1].moves},
                                     {"result", clock::result_name(o.state.result)},
                                     {"articles", clock::articles_of(s, o)},
                                     {"rulings", said}};
    return all.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

std::string as_columns(clock::scenario const &s, clock::scenario_outcome const &o)
{
    auto const &clocks = o.state.clocks;
    return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", s.id, clock::time_text(o.at),
                       clock::time_text(clocks[0].left), clock::time_text(clocks[1].left),
                       running_name(o.state.running), clocks[0].moves, clocks[1].moves,
                       clock::result_name(o.state.result), fmt::join(clock::articles_of(s, o), ", "));
}

} // namespace

void run_scenarios(std::string const &path, clock::given_conditions const &given, bool expects,
                   record_format format, cli::reporter &reporter, cli::output &out)
{
    cli::input in{path};
    auto const text = in.read_all();
    auto const cases = clock::read_scenarios(text, in.name(), given, reporter);
    if (format == record_format::tsv && !reporter.quiet()) {
        out.write("id\tat\twhite\tblack\trunning\twhite_moves\tblack_moves\tresult\tarticles\n");
    }
    for (auto const &s : cases) {
        auto const outcome = clock::play(s, in.name(), reporter);
        if (!reporter.quiet()) {
            out.write(format == record_format::text  ? as_text(s, outcome)
                      : format == record_format::tsv ? as_columns(s, outcome)
                                                     : as_json(s, outcome));
        }
        if (expects) {
            clock::compare(s, outcome, in.name(), reporter);
        }
    }
}

void check_named_control(clock_options const &o, finding_sink &sink)
{
    auto const given = given_conditions(o);
    if (!given.control || !given.discipline) {
        throw usage_error{tr("--check needs --control and --discipline")};
    }
    clock::check_control(*given.control, o.control, *given.discipline, given.pace,
                         given.increment_before.value_or(false), {"--control", 0, 0}, sink);
}

std::string duration_text(clock::control const &control, clock::day_plan const &plan, record_format format)
{
    auto const l = clock::duration(control, plan);
    auto const game = clock::time_text(l.game);
    auto const round = clock::time_text(l.round);
    auto const day = clock::time_text(l.day);
    if (format == record_format::jsonl) {
        return fmt::format(R"({{"moves":{},"game":"{}","round":"{}","day":"{}"}})"
                           "\n",
                           plan.moves, game, round, day);
    }
    if (format == record_format::tsv) {
        return fmt::format("moves\tgame\tround\tday\n{}\t{}\t{}\t{}\n", plan.moves, game, round, day);
    }
    return fmt::format(
        fmt::runtime(tr("game   {0} (of {1} moves each at the longest)\nround  {2}\nday    {3}\n")), game,
        plan.moves, round, day);
}

} // namespace arb::common
