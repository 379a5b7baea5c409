#include "standings/coefficient.hpp"

#include <algorithm>
#include <stdexcept>

namespace arb::standings
{

namespace
{

using event::outcome;
using event::points;

constexpr std::size_t k_least_for_solkoff = 3; // R8

/// How much of an opponent's points a win, a draw and a loss add, in halves.
struct weights {
    std::int64_t win;
    std::int64_t draw;
    std::int64_t loss;

    std::int64_t of(outcome o) const
    {
        return o == outcome::win ? win : o == outcome::draw ? draw : o == outcome::loss ? loss : 0;
    }
};

constexpr weights k_shmulyan{2, 0, -2};        // 1.13.4
constexpr weights k_sonneborn_berger{4, 2, 0}; // 1.13.5
constexpr weights k_buchholz{2, 2, 2};         // 1.13.6
constexpr weights k_riga{4, 3, 2};             // 1.13.9
constexpr weights k_defeated{2, 0, 0};         // 1.13.3

fraction weighted(score_sheet const &sheet, index player, weights const &w)
{
    std::int64_t halves = 0;
    fraction broken; ///< what is not a whole number of hundredths
    for (entry const &row : sheet.of(player)) {
        if (!is_opponent(row)) {
            continue;
        }
        auto const worth = opponent_worth(sheet, row);
        auto const weight = w.of(row.result);
        if (worth.denominator() == 1) {
            halves += weight * worth.numerator();
        } else {
            broken += worth * weight;
        }
    }
    broken += halves;
    return broken.denominator() == 1 && broken.numerator() % 2 == 0 ? fraction{broken.numerator() / 2}
                                                                    : broken / 2;
}

/// Opponents' points, worst first.
void collect(score_sheet const &sheet, index player, std::vector<fraction> &worths)
{
    worths.clear();
    for (entry const &row : sheet.of(player)) {
        if (is_opponent(row)) {
            worths.push_back(opponent_worth(sheet, row));
        }
    }
    std::sort(worths.begin(), worths.end());
}

fraction sum(std::span<fraction const> values)
{
    fraction total;
    for (fraction const &one : values) {
        total += one;
    }
    return total;
}

fraction solkoff(std::span<fraction const> worths)
{
    return worths.size() < k_least_for_solkoff ? fraction{} : sum(worths.subspan(1, worths.size() - 2));
}

fraction wins(score_sheet const &sheet, index player)
{
    auto const rows = sheet.of(player);
    return points::k_unit *
           std::count_if(rows.begin(), rows.end(), [](entry const &e) { return e.result == outcome::win; });
}

/// 1.13.3, R9: an unrated opponent adds nothing.
fraction rating_sum(score_sheet const &sheet, index player)
{
    std::int64_t total = 0;
    for (entry const &row : sheet.of(player)) {
        if (row.opponent != event::k_nobody) {
            total += sheet.event().players[row.opponent].rating.value_or(0);
        }
    }
    return total * points::k_unit;
}

template <typename Value>
std::vector<fraction> for_all(score_sheet const &sheet, Value value)
{
    std::vector<fraction> all;
    all.reserve(sheet.players());
    for (index i = 0; i < sheet.players(); ++i) {
        all.push_back(value(i));
    }
    return all;
}

std::vector<fraction> weighted_for_all(score_sheet const &sheet, weights const &w)
{
    return for_all(sheet, [&](index i) { return weighted(sheet, i, w); });
}

} // namespace

std::optional<std::int64_t> weight_halves(criterion c, event::outcome result)
{
    switch (c) {
    case criterion::shmulyan:
        return k_shmulyan.of(result);
    case criterion::sonneborn_berger:
        return k_sonneborn_berger.of(result);
    case criterion::buchholz:
    case criterion::solkoff:
    case criterion::truncated_solkoff:
    case criterion::short_truncated_solkoff:
        return k_buchholz.of(result);
    case criterion::riga:
        return k_riga.of(result);
    case criterion::defeated_points:
        return k_defeated.of(result);
    default:
        return std::nullopt;
    }
}

bool is_opponent(entry const &row)
{
    return row.opponent != event::k_nobody || row.how == event::manner::bye;
}

fraction opponent_worth(score_sheet const &sheet, entry const &row)
{
    return row.opponent == event::k_nobody ? fraction{sheet.lowest().hundredths()}
                                           : sheet.worth(row.opponent);
}

bool is_single_value(criterion c)
{
    switch (c) {
    case criterion::shmulyan:
    case criterion::sonneborn_berger:
    case criterion::buchholz:
    case criterion::solkoff:
    case criterion::short_truncated_solkoff:
    case criterion::riga:
    case criterion::wins:
    case criterion::defeated_points:
    case criterion::opponent_rating_sum:
        return true;
    default:
        return false;
    }
}

std::vector<fraction> values_of(score_sheet const &sheet, criterion c)
{
    std::vector<fraction> worths;
    switch (c) {
    case criterion::shmulyan:
        return weighted_for_all(sheet, k_shmulyan);
    case criterion::sonneborn_berger:
        return weighted_for_all(sheet, k_sonneborn_berger);
    case criterion::buchholz:
        return weighted_for_all(sheet, k_buchholz);
    case criterion::riga:
        return weighted_for_all(sheet, k_riga);
    case criterion::defeated_points:
        return weighted_for_all(sheet, k_defeated);
    case criterion::wins:
        return for_all(sheet, [&](index i) { return wins(sheet, i); });
    case criterion::opponent_rating_sum:
        return for_all(sheet, [&](index i) { return rating_sum(sheet, i); });
    case criterion::solkoff: // 1.13.7
        return for_all(sheet, [&](index i) {
            collect(sheet, i, worths);
            return solkoff(worths);
        });
    case criterion::short_truncated_solkoff:
        return for_all(sheet, [&](index i) {
            collect(sheet, i, worths);
            return worths.empty() ? fraction{} : sum(std::span{worths}.subspan(1));
        });
    default:
        throw std::logic_error{"this criterion is not one value of a player"};
    }
}

cut_lists::cut_lists(score_sheet const &sheet) : m_cuts{sheet.rounds() > 0 ? sheet.rounds() - 1U : 0U}
{
    std::size_t most = 0;
    for (index i = 0; i < sheet.players(); ++i) {
        most = std::max(most, sheet.of(i).size());
    }
    m_stored = std::min(m_cuts, most);
    m_values.resize(sheet.players() * m_stored);
    std::vector<fraction> worths;
    for (index i = 0; i < sheet.players(); ++i) {
        collect(sheet, i, worths);
        auto rest = sum(worths);
        for (std::size_t cut = 0; cut < std::min(m_stored, worths.size()); ++cut) {
            rest -= worths[cut];
            m_values[i * m_stored + cut] = rest;
        }
    }
}

} // namespace arb::standings
