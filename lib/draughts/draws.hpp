#pragma once

#include "draughts/position.hpp"
#include "draughts/repetition.hpp"
#include "draughts/variant.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace arb::draughts
{

/// A draw of the rules that became complete: its article and the ply after which it did, from 1.
struct draw {
    std::string_view article;
    std::uint64_t ply = 0;
    bool claimed = false; ///< a repetition: somebody has to claim it (2.1.9.2); the others end the game

    friend bool operator==(draw const &, draw const &) = default;
};

/// How the draw articles are read.
struct draw_reading {
    bool idf = false; ///< 2.1.9.1.3-4 as other federations do: three or more kings v one, the road ignored
};

/// The draw counts of a variant, carried along a game. Each article is counted by itself, as if the game went
/// on. Ply 1 of a count is the ply after the one that created its condition, or the first of the record.
class draw_watch
{
public:
    draw_watch(variant v, position const &start, draw_reading reading = {});

    /// M was played and led from BEFORE to NOW.
    void played(position const &before, move const &m, position const &now)
    {
        ++m_ply;
        if (m.by_king || now.kings != 0 || m_running || m_counts_all) {
            return played_slowly(before, m, now);
        }
        m_kings_only = 0; // a man's move without a king on the board: nothing runs
        m_repetition.restart();
    }

    /// The draws reached so far, each article once, in the order in which they became complete.
    std::vector<draw> const &draws() const { return m_draws; }

private:
    enum class family : std::uint8_t { none, russian, giveaway, international, italian };

    /// One count of plies during which a condition held without a break.
    struct run {
        std::uint64_t plies = 0;
        std::uint64_t own = 0; ///< of these, moves of the stronger side
        bool held = false;     ///< the condition holds now
    };
    struct runs {
        run three_kings, four_pieces, both_kings, on_road, three_v_one, two_v_one;
    };

    struct balance;

    void played_slowly(position const &before, move const &m, position const &now);
    void count_balances(move const &m, position const &now);
    void count_russian(move const &m, position const &now, balance const &b);
    void count_international(move const &m, position const &now, balance const &b);
    void count_kings_only(move const &m, std::string_view article, std::uint64_t plies);
    void count_repetition(position const &before, move const &m, position const &now);
    bool advance(run &r, bool holds, bool resets, bool own_move) const;
    void reached(std::string_view article, bool claimed = false);

    family m_family;
    draw_reading m_reading;
    bitboard m_road;
    std::uint64_t m_ply = 0;
    std::uint64_t m_kings_only = 0;
    std::uint64_t m_unchanged = 0;
    runs m_runs;
    bool m_running = false;    ///< m_runs holds something
    bool m_counts_all = false; ///< Italian: every move counts
    repetition m_repetition;
    std::vector<draw> m_draws;
};

} // namespace arb::draughts
