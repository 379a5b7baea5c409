#include "event/history.hpp"

#include <algorithm>

namespace arb::event
{

history::history(tournament const &event, std::uint32_t of_stage, std::uint32_t last)
: m_meetings{event::meetings(event, of_stage, last)}
, m_ends(event.players.size() + 1)
{
    for (meeting const &m : m_meetings) {
        m_rounds = std::max(m_rounds, m.round);
        m_pending += m.is_over() ? 0U : 1U;
        if (m.is_over()) {
            ++m_ends[m.white + 1];
        }
        if (m.is_over() && m.black != k_nobody) {
            ++m_ends[m.black + 1];
        }
    }
    for (std::size_t i = 1; i < m_ends.size(); ++i) {
        m_ends[i] += m_ends[i - 1];
    }
    m_entries.resize(m_ends.back());
    auto next = m_ends;
    for (index i = 0; i < m_meetings.size(); ++i) {
        meeting const &m = m_meetings[i];
        if (!m.is_over()) {
            continue;
        }
        m_entries[next[m.white]++] = {m.black,       i, m.round, m.how, m.white_outcome, colour::white,
                                      m.white_points};
        if (m.black != k_nobody) {
            m_entries[next[m.black]++] = {m.white,       i, m.round, m.how, m.black_outcome, colour::black,
                                          m.black_points};
        }
    }
}

points history::points_of(index player, std::uint32_t last) const
{
    points sum;
    for (entry const &e : of(player)) {
        if (e.round <= last) {
            sum += e.brought;
        }
    }
    return sum;
}

} // namespace arb::event
