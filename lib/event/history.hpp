#pragma once

#include "event/meeting.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace arb::event
{

/// One round of one player that is over.
struct entry {
    index opponent = k_nobody; ///< k_nobody: a bye or an absence
    index meeting = 0;         ///< a place in history::meetings()
    std::uint32_t round = 0;
    manner how = manner::pending;
    outcome result = outcome::none;
    colour side = colour::white; ///< of the first leg, as paired; only played games count for colour (1.15.2)
    points brought;              ///< his points of the round

    bool is_played() const { return how == manner::played; }
};

/// Every player's rounds in ascending order, in one flat array; players by their place in
/// tournament::players.
class history
{
public:
    /// What is over of OF_STAGE up to round LAST.
    explicit history(tournament const &event, std::uint32_t of_stage = 0, std::uint32_t last = k_most_rounds);

    std::size_t players() const { return m_ends.size() - 1; }
    std::span<entry const> of(index player) const
    {
        return std::span{m_entries}.subspan(m_ends[player], m_ends[player + 1] - m_ends[player]);
    }

    /// His points after round LAST of those counted.
    points points_of(index player, std::uint32_t last = k_most_rounds) const;

    /// The highest round with a game, finished or not; at most the LAST it was made with.
    std::uint32_t rounds() const { return m_rounds; }
    /// Meetings without a result.
    std::size_t pending() const { return m_pending; }
    std::vector<meeting> const &meetings() const { return m_meetings; }

private:
    std::vector<meeting> m_meetings;
    std::vector<entry> m_entries;
    std::vector<std::uint32_t> m_ends;
    std::uint32_t m_rounds = 0;
    std::size_t m_pending = 0;
};

} // namespace arb::event
