#pragma once

#include "standings/coefficient.hpp"

#include <compare>
#include <memory>
#include <vector>

namespace arb::standings
{

/// The order reached so far: players from the first place, and where each group of level players begins.
struct order {
    std::vector<index> players;
    std::vector<std::size_t> begins; ///< ascending, the first is 0
    std::vector<std::size_t> group;  ///< by player: which group he stands in
};

/// One criterion over a whole table.
class column
{
public:
    virtual ~column() = default;

    /// Gets ready to compare the players of one level GROUP in the order so far.
    virtual void prepare(std::span<index const> group, order const &so_far);
    /// Whether A is before (greater), level with or after B.
    virtual std::partial_ordering compare(index a, index b) const = 0;
    /// What to show, in hundredths: one number, the cuts, or nothing where the criterion said nothing.
    virtual std::vector<fraction> shown(index player) const = 0;
};

/// The column of criterion C, which is not the preset `rules`. SHEET must outlive it.
std::unique_ptr<column> make_column(score_sheet const &sheet, criterion c);
/// VALUES by player, in hundredths; more is better.
std::unique_ptr<column> make_values_column(std::vector<fraction> values);
/// The points themselves.
std::unique_ptr<column> make_points_column(score_sheet const &sheet);

} // namespace arb::standings
