#pragma once

#include "draughts/engine.hpp"

#include <type_traits>

namespace arb::draughts
{

/// Captures of the highest rank as a list in which each way to carry one out stands by itself.
template <typename Rules>
class all_best_captures
{
public:
    all_best_captures(move_list &list, bitboard kings) : m_list{list}, m_kings{kings} {}

    void operator()(move const &m, capture_path const &path)
    {
        auto const rank = capture_rank<Rules>(m, path, m_kings);
        if (rank < m_best) {
            return;
        }
        if (rank > m_best) {
            m_best = rank;
            m_list.clear();
        }
        m_list.push_back(m);
    }

private:
    move_list &m_list;
    bitboard m_kings;
    std::uint64_t m_best = 0;
};

template <typename Rules, counting Count, colour Us>
[[gnu::noinline]] void collect_captures(generator<Rules, Us> const &g, bitboard kings, move_list &list)
{
    using collector =
        std::conditional_t<Count == counting::distinct, best_captures<Rules>, all_best_captures<Rules>>;
    g.captures(collector{list, kings});
}

/// Leaves of one ply.
template <typename Rules, counting Count, colour Us>
[[gnu::always_inline]] inline std::uint64_t last_leaves(position const &p)
{
    generator<Rules, Us> const g{p};
    if (!g.can_capture()) {
        return g.count_quiet_moves();
    }
    move_list list;
    collect_captures<Rules, Count, Us>(g, p.kings, list);
    return list.size();
}

/// The body of the count; Self::run<colour> is the function it recurs into, so that one body serves two
/// machines.
template <typename Self, typename Rules, counting Count, colour Us>
[[gnu::always_inline]] inline std::uint64_t leaves_below(position const &p, unsigned depth)
{
    if (depth == 1) {
        return last_leaves<Rules, Count, Us>(p);
    }
    generator<Rules, Us> const g{p};
    std::uint64_t sum = 0;
    if (g.can_capture()) {
        move_list list;
        collect_captures<Rules, Count, Us>(g, p.kings, list);
        for (move const &m : list) {
            sum += Self::template run<other(Us)>(after<Us>(p, m), depth - 1);
        }
    } else if (depth == 2) {
        g.quiet_successors([&](position const &next) __attribute__((always_inline)) {
            sum += last_leaves<Rules, Count, other(Us)>(next);
        });
    } else {
        g.quiet_successors(
            [&](position const &next) { sum += Self::template run<other(Us)>(next, depth - 1); });
    }
    return sum;
}

template <typename Rules, counting Count>
struct plain_leaves {
    template <colour Us>
    static std::uint64_t run(position const &p, unsigned depth)
    {
        return leaves_below<plain_leaves, Rules, Count, Us>(p, depth);
    }
};

#if defined(__x86_64__)
/// The same with the processor's own bit counting, which plain x86-64 does not promise.
template <typename Rules, counting Count>
struct popcnt_leaves {
    template <colour Us>
    [[gnu::target("popcnt")]] static std::uint64_t run(position const &p, unsigned depth)
    {
        return leaves_below<popcnt_leaves, Rules, Count, Us>(p, depth);
    }
};
#endif

template <typename Counter>
std::uint64_t run_leaves(position const &p, unsigned depth)
{
    return p.to_move == colour::white ? Counter::template run<colour::white>(p, depth)
                                      : Counter::template run<colour::black>(p, depth);
}

template <typename Rules, counting Count>
std::uint64_t count_leaves(position const &p, unsigned depth)
{
    if (depth == 0) {
        return 1;
    }
#if defined(__x86_64__)
    if (__builtin_cpu_supports("popcnt")) {
        return run_leaves<popcnt_leaves<Rules, Count>>(p, depth);
    }
#endif
    return run_leaves<plain_leaves<Rules, Count>>(p, depth);
}

} // namespace arb::draughts
