#pragma once

#include "cli/reporter.hpp"
#include "event/tournament.hpp"
#include "startpos/drawing.hpp"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace arb::common
{

/// How positions are drawn for the games of an event.
struct start_draw_options {
    startpos::tickets how = startpos::tickets::one;
    bool repeat = false;    ///< a cell may come again for a pair
    bool colour = false;    ///< draw who has White as well
    bool per_game = false;  ///< each game of a micro-match has its own
    unsigned games = 1;     ///< games of a micro-match
    std::string seed;       ///< instead of the event's
    std::string fresh_seed; ///< where neither the event nor `seed` has one
    std::vector<std::string> excluded;
};

/// Draws for game lines, one after the other; remembers what a round and a pair have had.
class start_draw
{
public:
    start_draw(event::tournament const &event, startpos::table const &table, start_draw_options options,
               finding_sink &sink);

    /// LINE with `start=` at its end where it is a game with two players and none drawn; other lines as they
    /// are. SEEDED receives the purposes that a fresh seed was used for.
    std::string draw_for(std::string_view line, place where, std::vector<std::string> &seeded);

    /// Compares the positions that stand in the event with what its seed gives.
    void verify();

private:
    struct pairing {
        std::uint32_t round = 0;
        std::uint32_t board = 0;
        std::uint32_t white = 0;
        std::uint32_t black = 0;
    };

    std::string seed_for(std::string const &purpose, std::vector<std::string> &seeded) const;
    std::string draw_cells(pairing const &p, place where, std::vector<std::string> &seeded);
    startpos::cell const *draw_one(pairing const &p, std::string const &purpose,
                                   std::vector<std::string> &seeded);
    void remember(pairing const &p, std::string_view starts);
    bool is_taken(pairing const &p, std::string_view name) const;

    event::tournament const &m_event;
    startpos::table const &m_table;
    start_draw_options m_options;
    finding_sink &m_sink;
    std::map<std::uint32_t, std::set<std::string, std::less<>>> m_rounds;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::set<std::string, std::less<>>> m_pairs;
};

} // namespace arb::common
