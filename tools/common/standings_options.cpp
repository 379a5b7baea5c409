#include "common/standings_options.hpp"

#include "base/error.hpp"
#include "base/suggest.hpp"
#include "cli/language.hpp"
#include "standings/ranking.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::tools
{

namespace
{

using cli::tr;
using event::criterion;

using names = std::span<std::string_view const>;

criterion read_criterion(std::string_view name, names allowed)
{
    if (std::find(allowed.begin(), allowed.end(), name) != allowed.end()) {
        return *event::read_criterion(name);
    }
    auto const near = nearest(name, allowed);
    throw usage_error{
        near.empty()
            ? fmt::format(fmt::runtime(tr("there is no criterion '{0}'")), name)
            : fmt::format(fmt::runtime(tr("there is no criterion '{0}'; did you mean '{1}'?")), name, near)};
}

std::vector<criterion> read_criteria(std::string_view list, names allowed)
{
    std::vector<criterion> all;
    while (!list.empty()) {
        auto const comma = std::min(list.find(','), list.size());
        all.push_back(read_criterion(list.substr(0, comma), allowed));
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return all;
}

std::vector<criterion> all_but(std::vector<criterion> const &deciding)
{
    std::vector<criterion> others;
    for (auto const name : event::criterion_names()) {
        auto const c = *event::read_criterion(name);
        if (c != criterion::rules && std::find(deciding.begin(), deciding.end(), c) == deciding.end()) {
            others.push_back(c);
        }
    }
    return others;
}

} // namespace

void add_standings_options(CLI::App &app, standings_options &o)
{
    app.add_option("--tiebreaks", o.tiebreaks,
                   tr("Criteria instead of the event's, separated by commas, most important first"))
        ->type_name(tr("A,B,C"));
    app.add_flag("--all", o.all, tr("Add every coefficient there is; those not named decide nothing"));
    app.add_option("--after", o.after, tr("The table after this round; default the last"))
        ->type_name(tr("ROUND"))
        ->check(CLI::Range(1U, event::k_most_rounds).description(""));
    app.add_flag("--teams", o.teams, tr("The table of the teams instead of the players'"));
    app.add_option("--stage", o.stage, tr("The table of this stage"))->type_name(tr("NAME"));
}

chosen_table choose(standings_options const &o, event::tournament const &event)
{
    chosen_table chosen;
    if (!o.stage.empty()) {
        chosen.stage = event.find_stage(o.stage);
        if (chosen.stage == event::k_nobody) {
            throw usage_error{fmt::format(fmt::runtime(tr("the event has no stage '{0}'")), o.stage)};
        }
    }
    chosen.after = o.after == 0 ? event::k_most_rounds : o.after;
    auto const &settings = event.stages[chosen.stage].settings;
    if (o.teams) {
        auto const own = settings.teams ? settings.teams->tiebreaks : std::vector<criterion>{};
        chosen.team_criteria =
            o.tiebreaks.empty() ? own : read_criteria(o.tiebreaks, event::team_criterion_names());
        return chosen;
    }
    chosen.criteria = standings::expand(
        o.tiebreaks.empty() ? settings.tiebreaks : read_criteria(o.tiebreaks, event::criterion_names()),
        settings);
    if (o.all) {
        chosen.shown = all_but(chosen.criteria);
    }
    return chosen;
}

} // namespace arb::tools
