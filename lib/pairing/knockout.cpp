#include "event/meeting.hpp"
#include "lots/lots.hpp"
#include "pairing/game_writer.hpp"
#include "pairing/rules.hpp"
#include "pairing/schedule.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <string_view>

namespace arb::pairing
{

namespace
{

using event::index;
using event::outcome;

constexpr std::string_view k_third_place = "third place";

class knockout
{
public:
    knockout(event::tournament const &event, schedule_options const &options, finding_sink &sink)
    : m_event{&event}
    , m_options{&options}
    , m_sink{&sink}
    , m_settings{&event.stages[options.stage].settings}
    , m_seeds{event, options.seed}
    , m_writer{event, options}
    {
        for (auto const &m : event::meetings(event, options.stage)) {
            if (m.black != event::k_nobody) {
                m_met[{m.round, std::minmax(m.white, m.black)}] = m;
            }
        }
    }

    schedule run()
    {
        auto const players = entrants(*m_event, m_options->stage, m_options->by_lot, m_seeds, *m_sink);
        if (!players) {
            return {{}, false};
        }
        fill_bracket(*players);
        for (m_round = 1; m_left.size() > 1; ++m_round) {
            if (!m_writer.has(m_round)) {
                draw_round();
                m_writer.lots(m_seeds);
                return {m_writer.lines(), true};
            }
            if (!advance()) {
                m_writer.lots(m_seeds);
                return {m_writer.lines(), m_well};
            }
        }
        auto const champion = m_left.front();
        auto f =
            champion == event::k_nobody
                ? finding{k_round_paired, {m_event->file, 0, 0}, {std::int64_t{m_round}}}.with_detail("all")
                : finding{k_round_paired, {m_event->file, 0, 0}, {number(champion)}}.with_detail("won");
        m_sink->report(f);
        return {};
    }

private:
    std::int64_t number(index i) const { return m_event->players[i].number; }

    void fill_bracket(std::vector<index> const &players)
    {
        auto const size = std::bit_ceil(static_cast<std::uint32_t>(players.size()));
        for (auto const seed : bracket_order(size)) {
            m_left.push_back(seed <= players.size() ? players[seed - 1] : event::k_nobody);
        }
        for (std::size_t i = 0; i < players.size(); ++i) {
            m_seed[players[i]] = i;
        }
    }

    /// The lot gives the better seed's colour on board 1; it changes from board to board.
    bool better_seed_begins(std::uint32_t board)
    {
        if (!m_begins) {
            auto const given = m_options->lot_colour ? m_options->lot_colour : m_settings->lot_colour;
            constexpr std::array<std::string_view, 2> tickets{"W", "B"};
            m_begins = given ? *given == colour::white
                             : lots::draw(m_seeds.for_purpose("colour"), "colour", tickets).front() == 0;
        }
        return *m_begins == (board % 2 != 0);
    }

    void draw_round()
    {
        std::uint32_t board = 0;
        for (std::size_t i = 0; i < m_left.size(); i += 2) {
            auto const a = m_left[i];
            auto const b = m_left[i + 1];
            if (a != event::k_nobody && b != event::k_nobody) {
                draw_meeting(++board, a, b, {});
            }
        }
        if (m_left.size() == 2 && m_options->third_place && m_losers.size() == 2) {
            draw_meeting(++board, m_losers[0], m_losers[1], k_third_place);
        }
        for (auto const i : alone()) {
            m_writer.bye({m_round, 0}, i);
        }
    }

    std::vector<index> alone() const
    {
        std::vector<index> players;
        for (std::size_t i = 0; i < m_left.size(); i += 2) {
            if ((m_left[i] == event::k_nobody) != (m_left[i + 1] == event::k_nobody)) {
                players.push_back(m_left[i] == event::k_nobody ? m_left[i + 1] : m_left[i]);
            }
        }
        return players;
    }

    void draw_meeting(std::uint32_t board, index a, index b, std::string_view note)
    {
        auto const better = m_seed.at(a) < m_seed.at(b) ? a : b;
        auto const worse = better == a ? b : a;
        auto const begins = better_seed_begins(board);
        write_legs({m_round, board}, begins ? better : worse, begins ? worse : better, 1, note);
    }

    void write_legs(game_writer::seat at, index begins, index other, std::uint32_t first,
                    std::string_view note)
    {
        for (std::uint32_t leg = first; leg < first + std::max(m_settings->games, 1U); ++leg) {
            m_writer.leg(at, begins, other, leg, note);
            std::swap(begins, other);
        }
    }

    /// The winners of the round go on; false where it is not over, or its drawn meetings are played on.
    bool advance()
    {
        std::vector<index> winners;
        bool complete = true;
        m_losers.clear();
        for (std::size_t i = 0; i < m_left.size(); i += 2) {
            auto const winner = winner_of(m_left[i], m_left[i + 1]);
            complete = complete && winner.has_value();
            winners.push_back(winner.value_or(event::k_nobody));
        }
        m_left = std::move(winners);
        return complete;
    }

    std::optional<index> winner_of(index a, index b)
    {
        if (a == event::k_nobody || b == event::k_nobody) {
            return a == event::k_nobody ? b : a;
        }
        auto const found = m_met.find({m_round, std::minmax(a, b)});
        if (found == m_met.end() || !found->second.is_over()) {
            report_open(a, b, found == m_met.end() ? nullptr : &found->second);
            return std::nullopt;
        }
        auto const &m = found->second;
        if (m.white_outcome == outcome::draw) {
            play_on(m);
            return std::nullopt;
        }
        if (m.white_outcome == outcome::loss && m.black_outcome == outcome::loss) {
            return event::k_nobody; // 1.9.2: nobody goes on
        }
        auto const white_won = m.white_outcome == outcome::win;
        m_losers.push_back(white_won ? m.black : m.white);
        return white_won ? m.white : m.black;
    }

    void report_open(index a, index b, event::meeting const *m)
    {
        m_well = false;
        auto const at =
            m == nullptr ? place{m_event->file, 0, 0} : m_event->where(m_event->games[m->game].from);
        m_sink->report({k_round_open,
                        at,
                        {std::int64_t{m_round}, number(a), std::int64_t{m_round} + 1,
                         std::to_string(m_event->players[b].number)}});
    }

    /// A drawn meeting: further games, the colours of its last game reversed.
    void play_on(event::meeting const &m)
    {
        event::game const *last = nullptr;
        for (auto const &g : m_event->games) {
            auto const same = g.round == m_round && g.stage == m_options->stage &&
                              g.black != event::k_nobody &&
                              std::minmax(g.white, g.black) == std::minmax(m.white, m.black);
            if (same && (last == nullptr || g.leg > last->leg)) {
                last = &g;
            }
        }
        if (last->leg == 0) {
            m_well = false;
            m_sink->report({k_match_undecided,
                            m_event->where(last->from),
                            {std::int64_t{m_round}, number(m.white), number(m.black)}});
            return;
        }
        bool const black_begins = m_settings->plays == discipline::renju;
        write_legs({m_round, last->board}, black_begins ? last->white : last->black,
                   black_begins ? last->black : last->white, last->leg + 1,
                   last->keys.find("note").value_or(""));
    }

    using met_key = std::pair<std::uint32_t, std::pair<index, index>>;

    event::tournament const *m_event;
    schedule_options const *m_options;
    finding_sink *m_sink;
    event::settings const *m_settings;
    seed_source m_seeds;
    game_writer m_writer;
    std::map<met_key, event::meeting> m_met; ///< by round and players
    std::map<index, std::size_t> m_seed;
    std::vector<index> m_left; ///< in bracket order; k_nobody = an empty place
    std::vector<index> m_losers;
    std::optional<bool> m_begins;
    std::uint32_t m_round = 1;
    bool m_well = true;
};

} // namespace

schedule knockout_schedule(event::tournament const &event, schedule_options const &options,
                           finding_sink &sink)
{
    return knockout{event, options, sink}.run();
}

} // namespace arb::pairing
