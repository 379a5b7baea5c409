#pragma once

#include "event/history.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace arb::standings
{

using event::entry;
using event::index;
using event::points;

/// What everybody has after a round and what he is worth to those he met: history with 1.10.2-3 and 1.13.11
/// applied. Players by their place in tournament::players. Values are exact, in hundredths of a point.
class score_sheet
{
public:
    /// The stage OF_STAGE after round AFTER (k_most_rounds = the last). EVENT must outlive the sheet.
    explicit score_sheet(event::tournament const &event, std::uint32_t of_stage = 0,
                         std::uint32_t after = event::k_most_rounds);

    event::tournament const &event() const { return *m_event; }
    event::settings const &settings() const { return m_event->stages[m_stage].settings; }
    std::uint32_t stage() const { return m_stage; }
    event::history const &history() const { return m_history; }

    std::size_t players() const { return m_points.size(); }
    /// The rounds counted: the highest with a game (R13).
    std::uint32_t rounds() const { return m_history.rounds(); }

    /// His rounds that count, in ascending order; those that 1.10.3 adds come last.
    std::span<entry const> of(index player) const;
    /// Table points, `+` and byes included (1.12.2).
    points points_of(index player) const { return m_points[player]; }
    /// What an opponent adds to a coefficient, in hundredths: his points, and what he would have scored had
    /// he not withdrawn (1.13.11).
    fraction const &worth(index player) const { return m_worth[player]; }
    /// What the `+` of an odd number adds: the lowest points of anyone (1.13.11).
    points lowest() const { return m_lowest; }
    /// Whether he takes part in this stage.
    bool takes_part(index player) const { return m_takes_part[player]; }
    /// Whether his results count for nobody (1.10.2).
    bool is_excluded(index player) const { return m_excluded[player]; }
    /// Points without `+`, for norms (1.12.2).
    points norm_points(index player) const;
    /// Games or micro-matches that 1.10.3 added to the player's row.
    std::size_t added(index player) const;

private:
    void choose_players(std::uint32_t after);
    void apply_round_robin(std::uint32_t after);
    void add_points();
    void add_missing_points(std::uint32_t last);

    event::tournament const *m_event;
    std::uint32_t m_stage;
    event::history m_history;
    std::vector<entry> m_rows; ///< instead of the history's where a round robin changes them
    std::vector<std::uint32_t> m_row_ends;
    std::vector<points> m_points;
    std::vector<fraction> m_worth;
    std::vector<char> m_takes_part;
    std::vector<char> m_excluded;
    points m_lowest;
};

} // namespace arb::standings
