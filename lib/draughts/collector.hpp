#pragma once

#include "draughts/generator.hpp"

#include <boost/container/small_vector.hpp>

namespace arb::draughts
{

using move_list = boost::container::small_vector<move, 48>;

/// How a capture stands in the order of precedence of Rules; only those with the highest rank are legal.
template <typename Rules>
std::uint64_t capture_rank(move const &m, capture_path const &path, bitboard kings)
{
    auto const count = [](bitboard set) { return static_cast<std::uint64_t>(std::popcount(set)); };
    if constexpr (Rules::k_precedence == precedence::free) {
        return 0;
    } else if constexpr (Rules::k_precedence == precedence::most_pieces) {
        return path.victims().size();
    } else if constexpr (Rules::k_precedence == precedence::most_then_kings) {
        return count(m.captured) << 8U | count(m.captured & kings);
    } else if constexpr (Rules::k_precedence == precedence::king_before_man) {
        return m.by_king ? 1 : 0;
    } else {
        std::uint64_t kings_first = 0;
        for (auto const victim : path.victims()) {
            kings_first = kings_first << 1U | (kings >> victim & 1U);
        }
        return count(m.captured) << 48U | (m.by_king ? std::uint64_t{1} << 40U : 0) |
               count(m.captured & kings) << 32U | kings_first;
    }
}

/// Captures of the highest rank, equal ones once.
template <typename Rules>
class best_captures
{
public:
    best_captures(move_list &list, bitboard kings) : m_list{list}, m_kings{kings} {}

    void operator()(move const &m, capture_path const &path)
    {
        if (outranked(m, path) || (path.victims().size() >= k_least_loop && stands(m))) {
            return;
        }
        m_list.push_back(m);
    }

private:
    static constexpr std::size_t k_least_loop = 4; ///< fewer pieces cannot be taken in two orders

    bool outranked(move const &m, capture_path const &path)
    {
        if constexpr (Rules::k_precedence != precedence::free) {
            auto const rank = capture_rank<Rules>(m, path, m_kings);
            if (rank < m_best) {
                return true;
            }
            if (rank > m_best) {
                m_best = rank;
                m_list.clear();
            }
        }
        return false;
    }

    bool stands(move const &m) const
    {
        for (move const &other : m_list) {
            if (other == m) {
                return true;
            }
        }
        return false;
    }

    move_list &m_list;
    bitboard m_kings;
    std::uint64_t m_best = 0;
};

/// All legal moves of side Us, who is to move in P.
template <typename Rules, colour Us>
void collect(position const &p, move_list &list)
{
    generator<Rules, Us> const g{p};
    if (g.can_capture()) {
        g.captures(best_captures<Rules>{list, p.kings});
    } else {
        g.quiet_moves([&](move const &m) { list.push_back(m); });
    }
}

template <typename Rules>
void collect(position const &p, move_list &list)
{
    p.to_move == colour::white ? collect<Rules, colour::white>(p, list)
                               : collect<Rules, colour::black>(p, list);
}

} // namespace arb::draughts
