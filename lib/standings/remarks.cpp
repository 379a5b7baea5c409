#include "standings/remarks.hpp"

#include "standings/rules.hpp"

#include <algorithm>

namespace arb::standings
{

namespace
{

void remark_on_pending(score_sheet const &sheet, finding_sink &sink)
{
    auto const &event = sheet.event();
    auto const &all = sheet.history().meetings();
    auto const first = std::find_if(all.begin(), all.end(), [](auto const &m) { return !m.is_over(); });
    if (first != all.end()) {
        auto const count = static_cast<std::int64_t>(sheet.history().pending());
        sink.report({k_games_pending, event.where(event.games[first->game].from), {count}});
    }
}

void remark_on_round_robin(score_sheet const &sheet, finding_sink &sink)
{
    auto const &event = sheet.event();
    for (index i = 0; i < sheet.players(); ++i) {
        auto const &p = event.players[i];
        auto const number = std::int64_t{p.number};
        if (sheet.is_excluded(i)) {
            sink.report({k_excluded, event.where(p.from), {number, std::string{p.name}}});
        } else if (auto const count = sheet.added(i); count > 0 && p.is_withdrawn()) {
            sink.report({k_plus_added,
                         event.where(p.from),
                         {number, std::string{p.name}, static_cast<std::int64_t>(count)}});
        }
    }
    for (auto const &m : sheet.history().meetings()) {
        if (m.how == event::manner::bye) {
            sink.report({k_free_round,
                         event.where(event.games[m.game].from),
                         {std::int64_t{event.players[m.white].number}}});
        }
    }
}

} // namespace

void remark(ranking const &table, finding_sink &sink)
{
    auto const &sheet = table.sheet();
    remark_on_pending(sheet, sink);
    if (sheet.settings().system == event::system::round_robin) {
        remark_on_round_robin(sheet, sink);
    }
    auto const &named = sheet.settings().tiebreaks;
    auto const at = sheet.settings().where("tiebreaks");
    if (table.deciding() == 0) {
        bool const is_level = std::any_of(table.rows().begin(), table.rows().end(),
                                          [](ranked const &r) { return r.is_shared(); });
        if (is_level) {
            sink.report({k_no_tiebreaks, {sheet.event().file, 1, 1}});
        }
    } else if (std::find(named.begin(), named.end(), criterion::rules) != named.end() &&
               std::none_of(table.criteria().begin(), table.criteria().end(), event::is_coefficient)) {
        sink.report({k_no_coefficient, at});
    }
}

} // namespace arb::standings
