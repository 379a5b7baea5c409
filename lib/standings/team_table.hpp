#pragma once

#include "standings/ranking.hpp"
#include "standings/team_matches.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace arb::standings
{

/// What becomes of the matches of a team that left (1.14.5): recorded as they are, what is missing lost, or
/// all of them annulled.
enum class team_left : std::uint8_t { as_recorded, lost, annulled };

/// The standings of the teams of an event, made of the games of its players (1.1, 1.14.6). The teams are the
/// players of a tournament of their own, so that every criterion means the same for them.
class team_table
{
public:
    /// CHOSEN nothing = what moves the winners less where a team left. EVENT must outlive the table.
    team_table(event::tournament const &event, std::uint32_t of_stage, std::uint32_t after,
               std::vector<criterion> const &tiebreaks, std::optional<team_left> chosen, finding_sink &sink);

    ranking const &standings() const { return *m_standings; }

private:
    struct variant {
        std::unique_ptr<event::tournament> teams;
        std::vector<fraction> board_points;
        std::vector<fraction> match_points;
        std::unique_ptr<score_sheet> sheet;
        std::unique_ptr<ranking> standings;
    };

    variant make(std::vector<team_match> const &matches, team_left how) const;
    void add_match(variant &v, team_match const &m) const;
    void add_lost(variant &v, std::vector<team_match> const &matches) const;
    team_left choose(std::vector<team_match> const &matches, finding_sink &sink) const;
    void remark_on_extra_match(finding_sink &sink) const;

    event::tournament const *m_event;
    event::stage const *m_stage;
    std::uint32_t m_after;
    std::vector<criterion> m_tiebreaks;
    bool m_by_match = false;
    variant m_chosen;
    ranking const *m_standings = nullptr;
};

} // namespace arb::standings
