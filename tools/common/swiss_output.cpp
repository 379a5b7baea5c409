#include "common/swiss_output.hpp"

#include "common/round_output.hpp"
#include "common/swiss_why.hpp"
#include "pairing/repair.hpp"
#include "pairing/round_report.hpp"
#include "pairing/rules.hpp"

#include <fmt/format.h>

#include <utility>

namespace arb::common
{

namespace
{

/// The form that pairing engines answer in: the number of pairs, then `white black`, 0 for the bye.
std::string plain_text(event::tournament const &event, pairing::swiss_round const &made)
{
    auto text = fmt::format("{}\n", made.boards.size() + made.byes.size());
    for (auto const &board : made.boards) {
        text += fmt::format("{} {}\n", event.players[board.white].number, event.players[board.black].number);
    }
    for (auto const i : made.byes) {
        text += fmt::format("{} 0\n", event.players[i].number);
    }
    return text;
}

std::string records(swiss_output_options const &o, event::tournament const &event,
                    pairing::round_options const &r, pairing::swiss_round const &made,
                    std::vector<event::index> const &removed = {})
{
    auto text = pairing::lot_lines(made);
    auto const why = o.why ? explain_boards(event, made) : std::vector<std::string>{};
    bool told_bye = false;
    for (auto const &line : pairing::game_lines(event, r, made, removed)) {
        if (o.why && line.board != event::k_nobody) {
            text += why[line.board];
        } else if (o.why && !std::exchange(told_bye, true)) {
            text += why.back();
        }
        text += line.text;
    }
    return text;
}

} // namespace

std::string round_text(swiss_output_options const &o, event::tournament const &event,
                       pairing::round_options const &r, pairing::swiss_round const &made)
{
    return o.plain ? plain_text(event, made) : stream_of(event, records(o, event, r, made), o.whole);
}

std::optional<std::string> repaired_text(swiss_output_options const &o, event::tournament const &event,
                                         pairing::round_options const &r, finding_sink &sink)
{
    auto const found = pairing::repair_round(event, r, o.why);
    pairing::remark(event, r, found.made, sink);
    if (!found.possible) {
        return std::nullopt;
    }
    auto const anew = 2 * found.made.boards.size() + found.made.byes.size();
    sink.report({pairing::k_repaired,
                 {event.file, 0, 0},
                 {std::int64_t{r.round}, static_cast<std::int64_t>(found.kept.size()),
                  static_cast<std::int64_t>(found.removed.size()), static_cast<std::int64_t>(anew)}});
    std::string text;
    for (auto const game : found.kept) {
        text.append(event.games[game].from.text).push_back('\n');
    }
    auto const fresh = records(o, event, r, found.made, found.removed);
    return o.whole ? stream_of(event, fresh, true, found.removed) : text + fresh;
}

} // namespace arb::common
