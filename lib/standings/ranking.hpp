#pragma once

#include "standings/column.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace arb::standings
{

/// The list that `tiebreaks` stands for: `rules` becomes the order of 1.13.2-3 around the coefficient named
/// beside it, or else the one that the pairing system is called after.
std::vector<criterion> expand(std::vector<criterion> const &named, event::settings const &settings);

/// One row of the final table.
struct ranked {
    index player = 0;
    std::size_t first_place = 0; ///< from 1; 0 = out of the table (1.10.2)
    std::size_t last_place = 0;  ///< more than first_place where the place is shared
    /// The criterion (a place in ranking::criteria()) that gave him his place among those level on points;
    /// nothing where points did, or nothing did.
    std::optional<std::size_t> decided_by;

    bool is_shared() const { return last_place > first_place; }
};

/// Players in the order of places: by points, then by each criterion among those still level (1.13.1-3).
class ranking
{
public:
    using column_maker = std::function<std::unique_ptr<column>(criterion)>;

    /// SHEET must outlive the ranking. DECIDING and SHOWN (which decide nothing) hold no preset. MAKER makes
    /// the columns; by default make_column() of the sheet does.
    ranking(score_sheet const &sheet, std::vector<criterion> const &deciding,
            std::vector<criterion> const &shown = {}, column_maker const &maker = {});

    score_sheet const &sheet() const { return *m_sheet; }
    /// Those that decide, then those that are only shown.
    std::vector<criterion> const &criteria() const { return m_criteria; }
    std::size_t deciding() const { return m_deciding; }
    std::vector<ranked> const &rows() const { return m_rows; }
    column const &values(std::size_t which) const { return *m_columns[which]; }

private:
    void refine(column &by, std::optional<std::size_t> which);
    void show(column &only, order const &by_points);
    void give_places();

    score_sheet const *m_sheet;
    std::vector<criterion> m_criteria;
    std::size_t m_deciding;
    std::vector<std::unique_ptr<column>> m_columns;
    order m_order;
    std::vector<std::optional<std::size_t>> m_decided; ///< by player
    std::vector<ranked> m_rows;
};

} // namespace arb::standings
