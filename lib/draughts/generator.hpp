#pragma once

#include "draughts/capture_path.hpp"
#include "draughts/position.hpp"
#include "draughts/rules.hpp"

namespace arb::draughts
{

/// The moves of side Us in one position, handed to visitors one by one; keeps no list.
/// Captures are all that can be carried out to their end: precedence (the majority rules) is the collector's.
template <typename Rules, colour Us>
class generator
{
    using board = typename Rules::board;
    static constexpr bool k_up = Us == colour::white;
    static constexpr bitboard k_last_row = board::row(k_up ? 0 : board::k_rows - 1);
    static constexpr direction k_left = k_up ? direction::up_left : direction::down_left;
    static constexpr direction k_right = k_up ? direction::up_right : direction::down_right;

public:
    explicit constexpr generator(position const &p)
    : m_us{p.side(Us)}
    , m_them{p.side(other(Us))}
    , m_kings{p.kings}
    , m_empty{board::k_board & ~p.occupied()}
    {
    }

    static constexpr bool is_last_row(bitboard one) { return (one & k_last_row) != 0; }

    [[gnu::always_inline]] bool can_capture() const
    {
        return men_that_capture() != 0 || ((m_us & m_kings) != 0 && some_king_captures());
    }

    /// VISIT(move) for every move that takes nothing, whether or not a capture goes before it.
    template <typename Visit>
    void quiet_moves(Visit visit) const
    {
        man_steps<k_left>(visit);
        man_steps<k_right>(visit);
        for (bitboard rest = m_us & m_kings; rest != 0; rest &= rest - 1) {
            bitboard const from = lowest(rest);
            for (bitboard to = king_reach(from); to != 0; to &= to - 1) {
                visit(move{.from = from, .to = lowest(to), .by_king = true});
            }
        }
    }

    /// VISIT(position) for every position that a quiet move leads to: quiet_moves() for those who only count.
    template <typename Visit>
    [[gnu::always_inline]] void quiet_successors(Visit visit) const
    {
        man_successors<k_left>(visit);
        man_successors<k_right>(visit);
        for (bitboard rest = m_us & m_kings; rest != 0; rest &= rest - 1) {
            bitboard const from = lowest(rest);
            for (bitboard to = king_reach(from); to != 0; to &= to - 1) {
                bitboard const both = from | lowest(to);
                visit(successor(m_us ^ both, m_kings ^ both));
            }
        }
    }

    /// How many quiet_moves() there are.
    [[gnu::always_inline]] unsigned count_quiet_moves() const
    {
        bitboard const men = m_us & ~m_kings;
        int count = std::popcount(board::template step<k_left>(men) & m_empty) +
                    std::popcount(board::template step<k_right>(men) & m_empty);
        for (bitboard rest = m_us & m_kings; rest != 0; rest &= rest - 1) {
            count += std::popcount(king_reach(lowest(rest)));
        }
        return static_cast<unsigned>(count);
    }

    /// Where the king on FROM can go without taking.
    bitboard king_reach(bitboard from) const
    {
        return reach_to<direction::up_left>(from) | reach_to<direction::up_right>(from) |
               reach_to<direction::down_left>(from) | reach_to<direction::down_right>(from);
    }

    /// Where the man on FROM can step.
    bitboard man_reach(bitboard from) const
    {
        return (board::template step<k_left>(from) | board::template step<k_right>(from)) & m_empty;
    }

    /// VISIT(move, path) for every way to carry a capture to its end; ONLY_FROM limits the pieces that
    /// capture.
    template <typename Visit>
    void captures(Visit visit, bitboard only_from = ~bitboard{0}) const
    {
        for (bitboard rest = men_that_capture() & only_from; rest != 0; rest &= rest - 1) {
            capture<Visit> c{*this, visit, lowest(rest), false};
            c.by_man(lowest(rest));
        }
        for (bitboard rest = m_us & m_kings & only_from; rest != 0; rest &= rest - 1) {
            capture<Visit> c{*this, visit, lowest(rest), true};
            c.by_king(lowest(rest));
        }
    }

private:
    template <direction D>
    static constexpr bitboard step(bitboard set)
    {
        return board::template step<D>(set);
    }
    static constexpr unsigned index(bitboard one) { return static_cast<unsigned>(std::countr_zero(one)); }

    template <direction D, typename Visit>
    void man_steps(Visit &visit) const
    {
        for (bitboard to = step<D>(m_us & ~m_kings) & m_empty; to != 0; to &= to - 1) {
            bitboard const one = lowest(to);
            visit(move{.from = step<opposite(D)>(one), .to = one, .crowns = is_last_row(one)});
        }
    }

    constexpr position successor(bitboard us, bitboard kings) const
    {
        return {
            .white = k_up ? us : m_them, .black = k_up ? m_them : us, .kings = kings, .to_move = other(Us)};
    }

    template <direction D, typename Visit>
    [[gnu::always_inline]] void man_successors(Visit &visit) const
    {
        for (bitboard to = step<D>(m_us & ~m_kings) & m_empty; to != 0; to &= to - 1) {
            bitboard const one = lowest(to);
            visit(successor(m_us ^ (one | step<opposite(D)>(one)), m_kings | (one & k_last_row)));
        }
    }

    template <direction D>
    bitboard reach_to(bitboard from) const
    {
        if constexpr (Rules::k_flying_kings) {
            return board::template reach<D>(index(from), ~m_empty);
        } else {
            return step<D>(from) & m_empty;
        }
    }

    constexpr bitboard targets_of_men() const
    {
        return Rules::k_men_capture_kings ? m_them : m_them & ~m_kings;
    }

    template <direction D>
    bitboard starters() const
    {
        return step<opposite(D)>(step<opposite(D)>(m_empty) & targets_of_men());
    }

    bitboard men_that_capture() const
    {
        bitboard start = starters<k_left>() | starters<k_right>();
        if constexpr (Rules::k_men_capture_back) {
            start |= starters<opposite(k_left)>() | starters<opposite(k_right)>();
        }
        return start & m_us & ~m_kings;
    }

    template <direction D>
    bool king_captures(bitboard from) const
    {
        bitboard victim = step<D>(from);
        if constexpr (Rules::k_flying_kings) {
            victim = board::template first<D>(index(from), ~m_empty & board::k_board);
        }
        return (step<D>(victim & m_them) & m_empty) != 0;
    }

    bool some_king_captures() const
    {
        for (bitboard rest = m_us & m_kings; rest != 0; rest &= rest - 1) {
            bitboard const from = lowest(rest);
            if (king_captures<direction::up_left>(from) || king_captures<direction::up_right>(from) ||
                king_captures<direction::down_left>(from) || king_captures<direction::down_right>(from)) {
                return true;
            }
        }
        return false;
    }

    /// One piece on its way. Taken pieces stay on the board and are not jumped again (2.1.5.9, 2.1.5.12).
    template <typename Visit>
    struct capture {
        Visit &visit;
        bitboard from;
        bitboard empty;   ///< the square it came from counts as empty
        bitboard targets; ///< enemies not taken yet
        bool king_at_start;
        bitboard captured = 0;
        capture_path path = {};

        capture(generator const &g, Visit &v, bitboard start, bool king)
        : visit{v}
        , from{start}
        , empty{g.m_empty | start}
        , targets{king ? g.m_them : g.targets_of_men()}
        , king_at_start{king}
        {
        }

        void finish(bitboard to, bool crowns)
        {
            path.set_end(index(to));
            visit(
                move{
                    .from = from, .to = to, .captured = captured, .by_king = king_at_start, .crowns = crowns},
                path);
        }

        void take(bitboard victim, bitboard stop)
        {
            targets ^= victim;
            captured |= victim;
            path.push(index(victim), index(stop));
        }
        void give_back(bitboard victim)
        {
            targets ^= victim;
            captured ^= victim;
            path.pop();
        }

        bool by_man(bitboard at)
        {
            bool some = man_jump<k_left>(at);
            some = man_jump<k_right>(at) || some;
            if constexpr (Rules::k_men_capture_back) {
                some = man_jump<opposite(k_left)>(at) || some;
                some = man_jump<opposite(k_right)>(at) || some;
            }
            return some;
        }

        template <direction D>
        bool man_jump(bitboard at)
        {
            bitboard const victim = step<D>(at) & targets;
            bitboard const land = step<D>(victim) & empty;
            if (land == 0) {
                return false;
            }
            take(victim, land);
            man_landed(land);
            give_back(victim);
            return true;
        }

        void man_landed(bitboard land)
        {
            bool const crowned = is_last_row(land);
            if constexpr (Rules::k_crowning == crowning::goes_on_as_king) {
                if (!(crowned ? by_king(land) : by_man(land))) {
                    finish(land, crowned);
                }
            } else if constexpr (Rules::k_crowning == crowning::only_if_it_stops) {
                if (!by_man(land)) {
                    finish(land, crowned);
                }
            } else {
                if (crowned || !by_man(land)) {
                    finish(land, crowned);
                }
            }
        }

        bool by_king(bitboard at)
        {
            bool some = king_jump<direction::up_left>(at);
            some = king_jump<direction::up_right>(at) || some;
            some = king_jump<direction::down_left>(at) || some;
            return king_jump<direction::down_right>(at) || some;
        }

        template <direction D>
        bool king_jump(bitboard at)
        {
            if constexpr (Rules::k_flying_kings) {
                return flying_jump<D>(at);
            } else {
                bitboard const victim = step<D>(at) & targets;
                bitboard const land = step<D>(victim) & empty;
                if (land == 0) {
                    return false;
                }
                take(victim, land);
                if (!by_king(land)) {
                    finish(land, false);
                }
                give_back(victim);
                return true;
            }
        }

        /// An idle choice of landing square before a victim straight ahead is one way, not several.
        template <direction D>
        bool flying_jump(bitboard at)
        {
            bitboard const victim = board::template first<D>(index(at), ~empty & board::k_board) & targets;
            bitboard const land = step<D>(victim) & empty;
            if (land == 0) {
                return false;
            }
            take(victim, land);
            bitboard const landings = land | board::template reach<D>(index(land), ~empty);
            bool some = flying_jump<D>(land);
            constexpr direction left = D == direction::up_left || D == direction::down_right
                                           ? direction::up_right
                                           : direction::up_left;
            for (bitboard rest = landings; rest != 0; rest &= rest - 1) {
                path.set_stop(index(lowest(rest)));
                some = flying_jump<left>(lowest(rest)) || some;
                some = flying_jump<opposite(left)>(lowest(rest)) || some;
            }
            if (!some) {
                for (bitboard rest = landings; rest != 0; rest &= rest - 1) {
                    finish(lowest(rest), !king_at_start);
                }
            }
            give_back(victim);
            return true;
        }
    };

    bitboard m_us;
    bitboard m_them;
    bitboard m_kings;
    bitboard m_empty;
};

} // namespace arb::draughts
