#include "standings/fide.hpp"

#include <algorithm>
#include <stdexcept>

namespace arb::standings
{

namespace
{

using event::manner;
using event::outcome;

/// What one round adds to a Buchholz.
struct contribution {
    fraction worth;
    outcome result = outcome::none;
    bool voluntary = false; ///< unplayed by the player's own choice: cut before anything else
};

class fide_table
{
public:
    explicit fide_table(score_sheet const &sheet)
    : m_sheet{&sheet}
    , m_round_robin{sheet.settings().system == event::system::round_robin}
    {
        for (index i = 0; i < sheet.players(); ++i) {
            m_adjusted.push_back(adjusted(i));
        }
    }

    std::vector<contribution> of(index player) const;

private:
    fraction adjusted(index player) const;

    score_sheet const *m_sheet;
    bool m_round_robin;
    std::vector<fraction> m_adjusted;
};

bool is_voluntary(entry const &e)
{
    return e.how == manner::absent || (e.how == manner::forfeit && e.result != outcome::win);
}

/// His points as an opponent: the rounds after the last in which he played or wanted to are draws.
fraction fide_table::adjusted(index player) const
{
    auto const rows = m_sheet->of(player);
    auto const rounds = m_sheet->rounds();
    if (m_round_robin) {
        return m_sheet->points_of(player).hundredths();
    }
    std::uint32_t last = 0;
    points sum;
    for (entry const &e : rows) {
        if (!is_voluntary(e)) {
            last = e.round;
        }
    }
    for (entry const &e : rows) {
        if (e.round <= last) {
            sum += e.brought;
        }
    }
    return (sum + m_sheet->settings().scoring.draw() * (rounds - last)).hundredths();
}

std::vector<contribution> fide_table::of(index player) const
{
    std::vector<contribution> all;
    fraction const own = m_sheet->points_of(player).hundredths();
    std::uint32_t round = 0;
    auto const skip_to = [&](std::uint32_t next) {
        for (++round; round < next && !m_round_robin; ++round) {
            all.push_back({own, outcome::none, true});
        }
        round = next;
    };
    for (entry const &e : m_sheet->of(player)) {
        if (e.meeting != event::k_nobody) {
            skip_to(e.round);
        }
        bool const named = e.is_played() || (m_round_robin && e.opponent != event::k_nobody);
        all.push_back({named ? m_adjusted[e.opponent] : own, e.result, !named && is_voluntary(e)});
    }
    skip_to(m_sheet->rounds() + 1);
    return all;
}

fraction sum(std::vector<contribution> const &all)
{
    fraction total;
    for (contribution const &one : all) {
        total += one.worth;
    }
    return total;
}

void cut_least(std::vector<contribution> &all)
{
    auto const less = [](contribution const &a, contribution const &b) {
        return a.voluntary != b.voluntary ? a.voluntary : a.worth < b.worth;
    };
    if (!all.empty()) {
        all.erase(std::min_element(all.begin(), all.end(), less));
    }
}

void cut_most(std::vector<contribution> &all)
{
    auto const less = [](contribution const &a, contribution const &b) { return a.worth < b.worth; };
    if (!all.empty()) {
        all.erase(std::max_element(all.begin(), all.end(), less));
    }
}

fraction half_sonneborn_berger(std::vector<contribution> const &all)
{
    fraction halves;
    for (contribution const &one : all) {
        if (one.result == outcome::win || one.result == outcome::draw) {
            halves += one.worth * (one.result == outcome::win ? 2 : 1);
        }
    }
    return halves / 2;
}

fraction progressive(score_sheet const &sheet, index player)
{
    std::int64_t total = 0;
    for (entry const &e : sheet.of(player)) {
        auto const round = e.meeting == event::k_nobody ? sheet.rounds() : e.round;
        total += e.brought.hundredths() * (sheet.rounds() + 1 - round);
    }
    return total;
}

fraction value(criterion c, std::vector<contribution> all)
{
    switch (c) {
    case criterion::fide_buchholz:
        return sum(all);
    case criterion::fide_buchholz_cut_1:
        cut_least(all);
        return sum(all);
    case criterion::fide_buchholz_median:
        cut_least(all);
        cut_most(all);
        return sum(all);
    case criterion::fide_sonneborn_berger:
        return half_sonneborn_berger(all);
    default:
        throw std::logic_error{"not a value of FIDE's"};
    }
}

} // namespace

bool is_fide_value(criterion c)
{
    return c >= criterion::fide_buchholz && c <= criterion::fide_progressive;
}

std::vector<fraction> fide_values_of(score_sheet const &sheet, criterion c)
{
    std::vector<fraction> values;
    values.reserve(sheet.players());
    if (c == criterion::fide_progressive) {
        for (index i = 0; i < sheet.players(); ++i) {
            values.push_back(progressive(sheet, i));
        }
        return values;
    }
    fide_table const table{sheet};
    for (index i = 0; i < sheet.players(); ++i) {
        values.push_back(value(c, table.of(i)));
    }
    return values;
}

} // namespace arb::standings
