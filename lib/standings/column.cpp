#include "standings/column.hpp"

#include "standings/fide.hpp"
#include "standings/group_column.hpp"

#include <algorithm>

namespace arb::standings
{

namespace
{

/// Values of which nearly all are whole hundredths: those are kept small, since a big table reads them in the
/// order of places, far apart.
class value_column : public column
{
public:
    explicit value_column(std::vector<fraction> values) : m_whole(values.size())
    {
        bool const all_whole = std::all_of(values.begin(), values.end(),
                                           [](fraction const &one) { return one.denominator() == 1; });
        std::transform(values.begin(), values.end(), m_whole.begin(),
                       [](fraction const &one) { return one.numerator(); });
        if (!all_whole) {
            m_values = std::move(values);
        }
    }

    std::partial_ordering compare(index a, index b) const override
    {
        return m_values.empty() ? m_whole[a] <=> m_whole[b] : m_values[a] <=> m_values[b];
    }
    void show(index player, std::vector<fraction> &into) const override
    {
        into.push_back(m_values.empty() ? fraction{m_whole[player]} : m_values[player]);
    }

private:
    std::vector<std::int64_t> m_whole; ///< the values, unless one is broken
    std::vector<fraction> m_values;    ///< the values, where one is
};

/// 1.13.8: the worst is left out; among those still level the two worst, three, ... Comparing the lists one
/// cut after another does the same.
class cuts_column : public column
{
public:
    explicit cuts_column(score_sheet const &sheet) : m_cuts{sheet} {}

    std::partial_ordering compare(index a, index b) const override
    {
        auto const x = m_cuts.of(a);
        auto const y = m_cuts.of(b);
        return std::lexicographical_compare_three_way(x.begin(), x.end(), y.begin(), y.end());
    }
    void show(index player, std::vector<fraction> &into) const override
    {
        auto const stored = m_cuts.of(player);
        into.insert(into.end(), stored.begin(), stored.end());
        into.resize(into.size() + m_cuts.cuts() - stored.size());
    }

private:
    cut_lists m_cuts;
};

} // namespace

void column::prepare(std::span<index const>, order const &) {}

std::unique_ptr<column> make_column(score_sheet const &sheet, criterion c)
{
    if (is_single_value(c)) {
        return std::make_unique<value_column>(values_of(sheet, c));
    }
    if (is_fide_value(c)) {
        return std::make_unique<value_column>(fide_values_of(sheet, c));
    }
    if (c == criterion::truncated_solkoff) {
        return std::make_unique<cuts_column>(sheet);
    }
    return make_group_column(sheet, c);
}

std::unique_ptr<column> make_values_column(std::vector<fraction> values)
{
    return std::make_unique<value_column>(std::move(values));
}

std::unique_ptr<column> make_points_column(score_sheet const &sheet)
{
    std::vector<fraction> values;
    values.reserve(sheet.players());
    for (index i = 0; i < sheet.players(); ++i) {
        values.emplace_back(sheet.points_of(i).hundredths());
    }
    return std::make_unique<value_column>(std::move(values));
}

} // namespace arb::standings
