#pragma once

#include "draughts/draws.hpp"
#include "draughts/variant.hpp"
#include "pdn/token.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace arb::pdn
{

/// What became of a move that was read; 0 = it is not legal.
enum class outcome : std::uint32_t {
    illegal = 0,
    quiet = 1,
    capture = 2,
    ambiguous = 4, ///< several captures fit; all are kept until the game settles it
};

constexpr bool is_capture(outcome o)
{
    return o >= outcome::capture;
}

/// Several captures fitted one text.
struct ambiguity {
    std::size_t offset = 0; ///< of the move
    std::uint64_t ply = 0;
    std::string text = {};
    std::vector<std::string> candidates = {}; ///< in full
};

/// One way in which the moves so far can be meant.
struct branch {
    draughts::position now;
    draughts::position before;        ///< without the last move
    std::vector<std::uint8_t> chosen; ///< for each open ambiguity of the line which candidate
};

/// A line of play, main line or variation: usually one branch.
struct line {
    std::vector<branch> branches;
    std::vector<ambiguity> open;
};

/// Plays the moves of a game as they are read. Captures that fit in several ways are all kept.
class replay
{
public:
    static std::unique_ptr<replay> make(draughts::variant v);
    virtual ~replay() = default;

    /// A new game from P.
    void start(draughts::position const &p, draughts::draw_reading reading);
    /// A set-up inside a game: the position is replaced.
    void set_position(draughts::position const &p);

    outcome play(token const &t)
    {
        if (t.squares_count == 2 && (t.form & form::k_brief) == 0 && m_line.branches.size() == 1) {
            outcome const o = play_simple(m_bits[t.squares[0]], m_bits[t.squares[1]]);
            if (o != outcome::ambiguous) {
                return o;
            }
        }
        return play_any(t);
    }

    /// Carries out M whether or not it is legal.
    void force(draughts::move const &m);
    /// Turns the side to move.
    void pass();

    /// The first move of a variation replaces the last one played, or with OF_NEXT the one that comes next;
    /// end_variation() goes back.
    void begin_variation(bool of_next);
    void end_variation();
    std::size_t depth() const { return m_saved.size(); }

    draughts::position const &now() const { return m_line.branches.front().now; }
    draughts::position const &before() const { return m_line.branches.front().before; }
    draughts::variant played_variant() const { return m_variant; }
    line const &current() const { return m_line; }

    /// Draws of the main line; of the first branch where several are open.
    std::vector<draughts::draw> const &draws() const { return m_watches.front().draws(); }

    /// An ambiguity that the last move settled, with the index of what it meant; at most one a move.
    struct settled {
        ambiguity what;
        std::size_t candidate;
    };
    bool has_settled() const { return !m_settled.empty(); }
    std::vector<settled> take_settled() { return std::exchange(m_settled, {}); }

    /// The square of the board that a raw square names, 0 = none.
    draughts::bitboard bit(raw_square s) const { return m_bits[s]; }
    /// The legal moves in P that the squares of T can mean.
    std::vector<draughts::move> fitting(draughts::position const &p, token const &t) const;

protected:
    explicit replay(draughts::variant v);

    virtual outcome play_simple(draughts::bitboard from, draughts::bitboard to) = 0;

    void advance(draughts::position const &next, draughts::move const &m)
    {
        branch &b = m_line.branches.front();
        b.before = b.now;
        b.now = next;
        if (m_saved.empty()) {
            m_watches.front().played(b.before, m, next);
        }
    }

private:
    outcome play_any(token const &t);
    std::uint8_t candidate(ambiguity &doubt, draughts::position const &p, draughts::move const &m) const;
    void settle();
    bool is_main_line() const { return m_saved.empty(); }

    draughts::variant m_variant;
    draughts::draw_reading m_reading;
    std::array<draughts::bitboard, 256> const &m_bits;
    line m_line;
    std::vector<line> m_saved;
    std::vector<draughts::draw_watch> m_watches; ///< of the main line's branches
    std::vector<settled> m_settled;
};

} // namespace arb::pdn
