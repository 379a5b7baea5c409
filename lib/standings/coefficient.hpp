#pragma once

#include "event/criterion.hpp"
#include "standings/score_sheet.hpp"

#include <optional>
#include <vector>

namespace arb::standings
{

using event::criterion;

/// Whether a criterion is one number of the player's own, whoever he is level with.
bool is_single_value(criterion c);

/// The values of a single-value criterion by player, exact, in hundredths (of a point, a win, a rating
/// point). More is better. FIDE's criteria are in fide.hpp.
std::vector<fraction> values_of(score_sheet const &sheet, criterion c);

/// Truncated Solkoff (1.13.8) by player: what is left of all opponents' points without the worst, without
/// the two worst, ...; rounds - 1 cuts. Cuts past the stored ones are 0: nothing is left (R8).
class cut_lists
{
public:
    explicit cut_lists(score_sheet const &sheet);

    /// His cuts, as many as anybody has opponents to cut.
    std::span<fraction const> of(index player) const
    {
        return std::span{m_values}.subspan(player * m_stored, m_stored);
    }
    std::size_t cuts() const { return m_cuts; }

private:
    std::size_t m_cuts;
    std::size_t m_stored;
    std::vector<fraction> m_values;
};

/// How often an opponent's points count, in halves, after RESULT against him; nothing where the criterion
/// does not weigh opponents so.
std::optional<std::int64_t> weight_halves(criterion c, event::outcome result);

/// What one row adds as an opponent, in hundredths: his worth, or for the `+` of an odd number the lowest
/// points of anyone. An absence is no opponent (R7): is_opponent() is false.
bool is_opponent(entry const &row);
fraction opponent_worth(score_sheet const &sheet, entry const &row);

} // namespace arb::standings
