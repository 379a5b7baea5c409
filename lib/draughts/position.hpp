#pragma once

#include "draughts/geometry.hpp"

namespace arb::draughts
{

/// A position: who stands where and who is to move. Any board; the variant knows which.
struct position {
    bitboard white = 0;
    bitboard black = 0;
    bitboard kings = 0; ///< of both colours
    colour to_move = colour::white;

    constexpr bitboard side(colour c) const { return c == colour::white ? white : black; }
    constexpr bitboard &side(colour c) { return c == colour::white ? white : black; }
    constexpr bitboard occupied() const { return white | black; }

    friend constexpr bool operator==(position const &, position const &) = default;
};

/// A move by what it does: equal moves lead to equal positions.
struct move {
    bitboard from = 0;     ///< one square
    bitboard to = 0;       ///< one square
    bitboard captured = 0; ///< empty = a quiet move
    bool by_king = false;  ///< the piece was a king before it moved
    bool crowns = false;   ///< a man ends as a king

    constexpr bool is_capture() const { return captured != 0; }
    friend constexpr bool operator==(move const &, move const &) = default;
};

/// The position after M, with the other side to move. M is legal in P, or at least can be carried out.
template <colour Us>
[[gnu::always_inline]] constexpr position after(position const &p, move const &m)
{
    bitboard const us = (p.side(Us) & ~m.from) | m.to;
    bitboard const them = p.side(other(Us)) & ~m.captured;
    bitboard const king = m.by_king || m.crowns ? m.to : 0;
    return {.white = Us == colour::white ? us : them,
            .black = Us == colour::white ? them : us,
            .kings = (p.kings & ~(m.captured | m.from)) | king,
            .to_move = other(Us)};
}

constexpr position after(position const &p, move const &m)
{
    return p.to_move == colour::white ? after<colour::white>(p, m) : after<colour::black>(p, m);
}

} // namespace arb::draughts
