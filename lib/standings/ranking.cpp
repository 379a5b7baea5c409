#include "standings/ranking.hpp"

#include <algorithm>

namespace arb::standings
{

namespace
{

std::optional<criterion> coefficient_of(std::vector<criterion> const &named, event::settings const &settings)
{
    auto const it = std::find_if(named.begin(), named.end(), event::is_coefficient);
    if (it != named.end()) {
        return *it;
    }
    if (settings.system == event::system::solkoff) {
        return criterion::truncated_solkoff;
    }
    if (settings.system == event::system::buchholz) {
        return criterion::buchholz;
    }
    return std::nullopt;
}

} // namespace

std::vector<criterion> expand(std::vector<criterion> const &named, event::settings const &settings)
{
    if (std::find(named.begin(), named.end(), criterion::rules) == named.end()) {
        return named;
    }
    std::vector<criterion> all{criterion::extra_match};
    if (auto const coefficient = coefficient_of(named, settings)) {
        all.push_back(*coefficient);
    }
    for (criterion const c : {criterion::wins, criterion::head_to_head, criterion::defeated_points,
                              criterion::placing_results, criterion::opponent_rating_sum}) {
        all.push_back(c);
    }
    return all;
}

ranking::ranking(score_sheet const &sheet, std::vector<criterion> const &deciding,
                 std::vector<criterion> const &shown, column_maker const &maker)
: m_sheet{&sheet}
, m_criteria{deciding}
, m_deciding{deciding.size()}
, m_decided(sheet.players())
{
    for (index i = 0; i < sheet.players(); ++i) {
        if (sheet.takes_part(i) && !sheet.is_excluded(i)) {
            m_order.players.push_back(i);
        }
    }
    auto const &players = sheet.event().players;
    std::sort(m_order.players.begin(), m_order.players.end(), [&](index a, index b) {
        return players[a].number != players[b].number ? players[a].number < players[b].number : a < b;
    });
    m_order.begins.assign(m_order.players.empty() ? 0 : 1, 0);
    m_order.group.assign(sheet.players(), 0);
    refine(*make_points_column(sheet), std::nullopt);
    auto const by_points = m_order;
    auto const make = [&](criterion c) { return maker ? maker(c) : make_column(sheet, c); };
    for (std::size_t i = 0; i < m_deciding; ++i) {
        m_columns.push_back(make(m_criteria[i]));
        refine(*m_columns.back(), i);
    }
    for (criterion const c : shown) {
        m_criteria.push_back(c);
        m_columns.push_back(make(c));
        show(*m_columns.back(), by_points);
    }
    give_places();
}

/// What a column says of those level on points, without moving anybody.
void ranking::show(column &only, order const &by_points)
{
    for (std::size_t g = 0; g < by_points.begins.size(); ++g) {
        auto const begin = by_points.begins[g];
        auto const end = g + 1 < by_points.begins.size() ? by_points.begins[g + 1] : by_points.players.size();
        if (end - begin > 1) {
            only.prepare(std::span{by_points.players}.subspan(begin, end - begin), by_points);
        }
    }
}

/// Splits every group of level players; who was in a group that WHICH split was decided by it so far.
void ranking::refine(column &by, std::optional<std::size_t> which)
{
    order next;
    next.players = m_order.players;
    next.group.assign(m_order.group.size(), 0);
    for (std::size_t g = 0; g < m_order.begins.size(); ++g) {
        auto const begin = m_order.begins[g];
        auto const end = g + 1 < m_order.begins.size() ? m_order.begins[g + 1] : m_order.players.size();
        auto const group = std::span{next.players}.subspan(begin, end - begin);
        auto const groups_before = next.begins.size();
        if (group.size() > 1) {
            by.prepare(group, m_order);
            std::stable_sort(group.begin(), group.end(),
                             [&](index a, index b) { return by.compare(a, b) > 0; });
        }
        for (std::size_t i = 0; i < group.size(); ++i) {
            if (i == 0 || by.compare(group[i - 1], group[i]) != 0) {
                next.begins.push_back(begin + i);
            }
            next.group[group[i]] = next.begins.size() - 1;
        }
        if (which && next.begins.size() - groups_before > 1) {
            std::for_each(group.begin(), group.end(), [&](index who) { m_decided[who] = which; });
        }
    }
    m_order = std::move(next);
}

void ranking::give_places()
{
    for (std::size_t g = 0; g < m_order.begins.size(); ++g) {
        auto const begin = m_order.begins[g];
        auto const end = g + 1 < m_order.begins.size() ? m_order.begins[g + 1] : m_order.players.size();
        for (auto i = begin; i < end; ++i) {
            index const who = m_order.players[i];
            m_rows.push_back({who, begin + 1, end, end - begin > 1 ? std::nullopt : m_decided[who]});
        }
    }
    for (index i = 0; i < m_sheet->players(); ++i) {
        if (m_sheet->takes_part(i) && m_sheet->is_excluded(i)) {
            m_rows.push_back({i, 0, 0, std::nullopt});
        }
    }
}

} // namespace arb::standings
