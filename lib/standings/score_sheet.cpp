#include "standings/score_sheet.hpp"

#include "standings/withdrawals.hpp"

#include <algorithm>
#include <unordered_map>

namespace arb::standings
{

namespace
{

bool is_round_robin(event::settings const &s)
{
    return s.system == event::system::round_robin;
}

/// What one score group really scored after a round (1.13.11).
struct group_gain {
    std::int64_t hundredths = 0;
    std::int64_t members = 0;
};

} // namespace

score_sheet::score_sheet(event::tournament const &event, std::uint32_t of_stage, std::uint32_t after)
: m_event{&event}
, m_stage{of_stage}
, m_history{event, of_stage, after}
, m_points(event.players.size())
, m_worth(event.players.size())
, m_takes_part(event.players.size())
, m_excluded(event.players.size())
{
    choose_players(after);
    if (is_round_robin(settings())) {
        apply_round_robin(after);
    }
    add_points();
}

void score_sheet::choose_players(std::uint32_t after)
{
    auto const &stage = m_event->stages[m_stage];
    for (index i = 0; i < players(); ++i) {
        auto const &p = m_event->players[i];
        if (m_stage != 0) {
            m_takes_part[i] =
                !m_history.of(i).empty() || p.keys.find("stage") == stage.name ||
                std::find(stage.players.begin(), stage.players.end(), p.number) != stage.players.end();
        } else {
            m_takes_part[i] = p.enters <= std::max(after, 1U);
        }
    }
}

void score_sheet::apply_round_robin(std::uint32_t after)
{
    auto const effect =
        withdrawals_of_round_robin(*m_event, m_history, m_takes_part, settings(), std::min(after, rounds()));
    m_excluded = effect.excluded;
    m_row_ends.assign(players() + 1, 0);
    auto next_added = effect.added.begin();
    for (index i = 0; i < players(); ++i) {
        for (entry const &e : m_history.of(i)) {
            bool const is_free = e.opponent == event::k_nobody; // R11
            bool const counts = !is_free && !m_excluded[i] && !m_excluded[e.opponent];
            if (counts) {
                m_rows.push_back(e);
            }
        }
        for (; next_added != effect.added.end() && next_added->player == i; ++next_added) {
            m_rows.push_back(next_added->row);
        }
        m_row_ends[i + 1] = static_cast<std::uint32_t>(m_rows.size());
    }
}

std::span<entry const> score_sheet::of(index player) const
{
    if (m_row_ends.empty()) {
        return m_history.of(player);
    }
    return std::span{m_rows}.subspan(m_row_ends[player], m_row_ends[player + 1] - m_row_ends[player]);
}

void score_sheet::add_points()
{
    bool first = true;
    for (index i = 0; i < players(); ++i) {
        for (entry const &e : of(i)) {
            m_points[i] += e.brought;
        }
        m_worth[i] = m_points[i].hundredths();
        if (m_takes_part[i] && !m_excluded[i]) {
            m_lowest = first ? m_points[i] : std::min(m_lowest, m_points[i]);
            first = false;
        }
    }
    if (!settings().system || !event::is_swiss(*settings().system) || m_stage != 0) {
        return;
    }
    std::vector<std::uint32_t> stops;
    for (auto const &p : m_event->players) {
        if (p.last < rounds()) {
            stops.push_back(p.last);
        }
    }
    std::sort(stops.begin(), stops.end());
    stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
    std::for_each(stops.begin(), stops.end(), [this](std::uint32_t last) { add_missing_points(last); });
}

/// 1.13.11, R4-R6: those who stopped after round LAST get the mean of what their score group scored later; a
/// draw a round where nobody is in it.
void score_sheet::add_missing_points(std::uint32_t last)
{
    std::unordered_map<std::int64_t, group_gain> groups;
    std::vector<points> then(players());
    for (index i = 0; i < players(); ++i) {
        auto const &p = m_event->players[i];
        then[i] = m_history.points_of(i, last);
        if (p.last > last && p.enters <= std::max(last, 1U)) {
            auto &group = groups[then[i].hundredths()];
            group.hundredths += (m_points[i] - then[i]).hundredths();
            ++group.members;
        }
    }
    auto const draws = settings().scoring.draw() * (rounds() - last);
    for (index i = 0; i < players(); ++i) {
        if (m_event->players[i].last != last) {
            continue;
        }
        auto const group = groups.find(then[i].hundredths());
        m_worth[i] = fraction{then[i].hundredths()} +
                     (group == groups.end() ? fraction{draws.hundredths()}
                                            : fraction{group->second.hundredths, group->second.members});
    }
}

points score_sheet::norm_points(index player) const
{
    points sum;
    for (entry const &e : m_history.of(player)) {
        if (e.is_played()) {
            sum += e.brought;
        }
    }
    return sum;
}

std::size_t score_sheet::added(index player) const
{
    auto const rows = of(player);
    return static_cast<std::size_t>(
        std::count_if(rows.begin(), rows.end(), [](entry const &e) { return e.meeting == event::k_nobody; }));
}

} // namespace arb::standings
