#include "draughts/repetition.hpp"

namespace arb::draughts
{

namespace
{

position without_side(position p, bool any_side)
{
    if (any_side) {
        p.to_move = colour::white;
    }
    return p;
}

} // namespace

unsigned repetition::again(position const &before, position const &now, bool any_side)
{
    if (m_fresh) {
        m_fresh = false;
        m_recent.assign(1, before);
        m_counts.clear();
    }
    return m_counts.empty() && m_recent.size() < k_scan ? by_scan(now, any_side) : by_count(now, any_side);
}

unsigned repetition::by_scan(position const &now, bool any_side)
{
    position const key = without_side(now, any_side);
    unsigned times = 1;
    for (position const &before : m_recent) {
        times += without_side(before, any_side) == key ? 1U : 0U;
    }
    m_recent.push_back(now);
    return times;
}

unsigned repetition::by_count(position now, bool any_side)
{
    for (position const &before : m_recent) {
        ++m_counts[without_side(before, any_side)];
    }
    m_recent.clear();
    return ++m_counts[without_side(now, any_side)];
}

} // namespace arb::draughts
