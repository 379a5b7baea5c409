#include "pairing/swiss_check.hpp"

#include "event/meeting.hpp"
#include "pairing/round_report.hpp"
#include "pairing/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

namespace arb::pairing
{

namespace
{

using event::index;

/// One round as the file has it beside what the rules give.
class round_check
{
public:
    round_check(event::tournament const &event, round_options const &options, finding_sink &sink)
    : m_event{&event}
    , m_options{&options}
    , m_sink{&sink}
    , m_made{pair_round(event, options)}
    , m_partner(event.players.size(), event::k_nobody)
    , m_board(event.players.size(), event::k_nobody)
    {
        for (index b = 0; b < m_made.boards.size(); ++b) {
            auto const &board = m_made.boards[b];
            m_partner[board.white] = board.black;
            m_partner[board.black] = board.white;
            m_board[board.white] = b;
            m_board[board.black] = b;
        }
    }

    void run()
    {
        if (!can_judge()) {
            return;
        }
        std::vector<bool> seen(m_event->players.size());
        for (auto const &m : event::meetings(*m_event, m_options->stage, m_options->round)) {
            if (m.round == m_options->round) {
                seen[m.white] = true;
                if (m.black != event::k_nobody) {
                    seen[m.black] = true;
                    compare(m);
                } else if (m.how == event::manner::bye) {
                    compare_bye(m);
                }
            }
        }
        for (index i = 0; i < seen.size(); ++i) {
            if (!seen[i] && (m_partner[i] != event::k_nobody || has_bye(i))) {
                m_sink->report({k_left_out, m_event->where(m_event->players[i].from), {round(), number(i)}});
            }
        }
    }

private:
    std::int64_t round() const { return m_options->round; }
    std::int64_t number(index i) const { return m_event->players[i].number; }
    bool has_bye(index i) const
    {
        return std::find(m_made.byes.begin(), m_made.byes.end(), i) != m_made.byes.end();
    }
    bool lacks_lot(std::string_view purpose) const
    {
        return std::any_of(m_made.new_lots.begin(), m_made.new_lots.end(),
                           [&](new_lot const &lot) { return lot.purpose == purpose; });
    }

    meetings const &rules_of(std::size_t f)
    {
        m_rules.resize(m_made.fields.size());
        if (!m_rules[f]) {
            m_rules[f].emplace(m_made.fields[f].field.streaks, m_made.fields[f].field.bars);
        }
        return *m_rules[f];
    }

    bool can_judge()
    {
        for (auto const &lot : m_made.new_lots) {
            m_sink->report({k_lot_missing, {m_event->file, 0, 0}, {round(), lot.purpose}});
        }
        if (!m_made.possible()) {
            remark(*m_event, *m_options, m_made, *m_sink);
            return false;
        }
        return !lacks_lot(fmt::format("round-{}", m_options->round));
    }

    /// Why the rules do not allow the pair at all; empty where another merely comes first.
    std::string_view fault(index a, index b)
    {
        for (std::size_t f = 0; f < m_made.fields.size(); ++f) {
            auto const &one = m_made.fields[f];
            auto const place = [&](index i) {
                auto const at = std::find_if(one.field.order.begin(), one.field.order.end(),
                                             [i](classified const &c) { return c.player == i; });
                return static_cast<place_number>(at - one.field.order.begin());
            };
            auto const x = place(a);
            auto const y = place(b);
            if (x >= one.field.order.size() || y >= one.field.order.size()) {
                continue;
            }
            auto const why = rules_of(f).why_not(x, y);
            return !why                  ? ""
                   : why == bar::met     ? "met"
                   : why == bar::colour  ? "colour"
                   : why == bar::avoided ? "avoided"
                                         : "forbidden";
        }
        return "absent";
    }

    void compare(event::meeting const &m)
    {
        auto const at = m_event->where(m_event->games[m.game].from);
        if (m_partner[m.white] != m.black) {
            auto const expected = m_partner[m.white];
            auto const other = m_partner[m.black];
            auto const text = [&](index i) {
                return i == event::k_nobody ? std::string{"-"} : fmt::format("{}", number(i));
            };
            finding f{
                k_pair_differs, at, {round(), number(m.white), number(m.black), text(expected), text(other)}};
            m_sink->report(f.with_detail(fault(m.white, m.black)));
            return;
        }
        auto const b = m_board[m.white];
        auto const &board = m_made.boards[b];
        auto const unknown = board.colour_by == colour_rule::first_game && lacks_lot("colour");
        if (board.white != m.white && !unknown) {
            m_sink->report({k_colours_differ, at, {round(), number(board.white), number(board.black)}});
        }
        if (m.board != 0 && m.board != b + 1) {
            m_sink->report(
                {k_board_differs, at, {round(), number(m.white), number(m.black), std::int64_t{b + 1}}});
        }
    }

    void compare_bye(event::meeting const &m)
    {
        if (has_bye(m.white)) {
            return;
        }
        auto const at = m_event->where(m_event->games[m.game].from);
        if (m_made.byes.empty()) {
            finding f{k_bye_differs, at, {round(), number(m.white)}};
            m_sink->report(f.with_detail("none"));
        } else {
            m_sink->report({k_bye_differs, at, {round(), number(m.white), number(m_made.byes.front())}});
        }
    }

    event::tournament const *m_event;
    round_options const *m_options;
    finding_sink *m_sink;
    swiss_round m_made;
    std::vector<index> m_partner; ///< by player, of the pairs that the rules give
    std::vector<index> m_board;
    std::vector<std::optional<meetings>> m_rules; ///< by field, made when first asked for
};

} // namespace

void check_rounds(event::tournament const &event, round_options options, finding_sink &sink)
{
    options.keep_drawn = false;
    auto const last = event.last_round(options.stage);
    auto const first = options.round == 0 ? 1 : options.round;
    auto const end = options.round == 0 ? last : options.round;
    for (options.round = first; options.round <= end; ++options.round) {
        if (!is_ready(event, options, sink)) {
            return;
        }
        round_check{event, options, sink}.run();
    }
}

} // namespace arb::pairing
