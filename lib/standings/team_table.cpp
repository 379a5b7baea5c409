#include "standings/team_table.hpp"

#include "standings/rules.hpp"

#include <algorithm>
#include <map>

namespace arb::standings
{

namespace
{

using event::outcome;

constexpr std::size_t k_winners = 3;

/// 1.14.7, note.
points match_points_of(outcome o)
{
    return points::whole(o == outcome::win ? 2 : o == outcome::draw ? 1 : 0);
}

/// Whether the team had left by round AFTER.
bool has_left(event::team const &t, std::uint32_t after)
{
    return t.last != event::k_most_rounds && t.last <= after;
}

/// By how many places the winners of BEFORE stand elsewhere in AFTER.
std::int64_t winners_moved(ranking const &before, ranking const &after)
{
    std::int64_t moved = 0;
    auto const places = [](ranking const &r, index who) {
        auto const it = std::find_if(r.rows().begin(), r.rows().end(),
                                     [&](ranked const &row) { return row.player == who; });
        return it == r.rows().end() ? std::int64_t{0} : static_cast<std::int64_t>(it->first_place);
    };
    for (std::size_t i = 0; i < std::min(k_winners, before.rows().size()); ++i) {
        auto const who = before.rows()[i].player;
        auto const change = places(after, who) - places(before, who);
        moved += change < 0 ? -change : change;
    }
    return moved;
}

} // namespace

team_table::team_table(event::tournament const &event, std::uint32_t of_stage, std::uint32_t after,
                       std::vector<criterion> const &tiebreaks, std::optional<team_left> chosen,
                       finding_sink &sink)
: m_event{&event}
, m_stage{&event.stages[of_stage]}
, m_after{after}
, m_tiebreaks{tiebreaks}
, m_by_match{m_stage->settings.teams && m_stage->settings.teams->score == event::team_score::match}
{
    auto const matches = team_matches(event, of_stage, after, sink);
    m_chosen = make(matches, chosen ? *chosen : choose(matches, sink));
    m_standings = m_chosen.standings.get();
    remark_on_extra_match(sink);
}

void team_table::add_match(variant &v, team_match const &m) const
{
    event::game g;
    g.from = m_event->games[m.game].from;
    g.round = m.round;
    g.white = m.first;
    g.black = m.second;
    if (m.is_over) {
        g.result.how = m.is_played ? event::manner::played : event::manner::forfeit;
        g.result.white_points = m.first_points;
        g.result.black_points = m.second_points;
        event::decide(g.result);
        v.board_points[m.first] += m.first_points.hundredths();
        v.board_points[m.second] += m.second_points.hundredths();
        auto const first = match_points_of(g.result.white);
        auto const second = match_points_of(g.result.black);
        v.match_points[m.first] += first.hundredths();
        v.match_points[m.second] += second.hundredths();
        if (m_by_match) {
            g.result.white_points = first;
            g.result.black_points = second;
        }
    }
    v.teams->games.push_back(g);
}

/// 1.14.5: a team that left loses every match of a round robin that it did not play.
void team_table::add_lost(variant &v, std::vector<team_match> const &matches) const
{
    auto const &teams = m_event->teams;
    std::map<std::pair<index, index>, unsigned> met;
    std::uint32_t last = 0;
    for (team_match const &m : matches) {
        ++met[std::minmax(m.first, m.second)];
        last = std::max(last, m.round);
    }
    auto const &settings = m_stage->settings;
    auto const boards = settings.teams ? settings.teams->boards : 1U;
    for (index a = 0; a < teams.size(); ++a) {
        for (index b = 0; b < teams.size(); ++b) {
            bool const owes = a != b && has_left(teams[a], m_after) && !has_left(teams[b], m_after) &&
                              settings.system == event::system::round_robin;
            for (auto i = met[std::minmax(a, b)]; owes && i < std::max(settings.cycles, 1U); ++i) {
                team_match lost;
                lost.round = last;
                lost.first = b;
                lost.second = a;
                lost.first_points = settings.scoring.win() * boards;
                add_match(v, lost);
            }
        }
    }
}

team_table::variant team_table::make(std::vector<team_match> const &matches, team_left how) const
{
    variant v;
    v.teams = std::make_unique<event::tournament>();
    v.board_points.resize(m_event->teams.size());
    v.match_points.resize(m_event->teams.size());
    v.teams->text = m_event->text;
    v.teams->file = m_event->file;
    v.teams->stages[0].settings = m_stage->settings;
    v.teams->stages[0].settings.games = 1;
    v.teams->stages[0].settings.tiebreaks = m_tiebreaks;
    for (event::team const &t : m_event->teams) {
        event::player p;
        p.from = t.from;
        p.number = t.number;
        p.name = t.name;
        v.teams->player_numbers.add(t.number, static_cast<index>(v.teams->players.size()));
        v.teams->players.push_back(std::move(p));
    }
    auto const left = [&](index t) { return has_left(m_event->teams[t], m_after); };
    for (team_match const &m : matches) {
        if (how != team_left::annulled || (!left(m.first) && !left(m.second))) {
            add_match(v, m);
        }
    }
    if (how == team_left::lost) {
        add_lost(v, matches);
    }
    v.sheet = std::make_unique<score_sheet>(*v.teams, 0, event::k_most_rounds);
    auto const maker = [&v](criterion c) {
        return c == criterion::board_points   ? make_values_column(v.board_points)
               : c == criterion::match_points ? make_values_column(v.match_points)
                                              : make_column(*v.sheet, c);
    };
    std::vector<criterion> shown;
    for (criterion const c : {criterion::board_points, criterion::match_points, criterion::wins}) {
        if (std::find(m_tiebreaks.begin(), m_tiebreaks.end(), c) == m_tiebreaks.end()) {
            shown.push_back(c);
        }
    }
    v.standings = std::make_unique<ranking>(*v.sheet, m_tiebreaks, shown, maker);
    return v;
}

/// 1.14.5: what moves the winners less decides; both ways are told.
team_left team_table::choose(std::vector<team_match> const &matches, finding_sink &sink) const
{
    auto const leaver = std::find_if(m_event->teams.begin(), m_event->teams.end(),
                                     [&](event::team const &t) { return has_left(t, m_after); });
    if (leaver == m_event->teams.end()) {
        return team_left::as_recorded;
    }
    auto const before = make(matches, team_left::as_recorded);
    auto const by_loss = winners_moved(*before.standings, *make(matches, team_left::lost).standings);
    auto const by_annulling = winners_moved(*before.standings, *make(matches, team_left::annulled).standings);
    finding f{k_team_left, m_event->where(leaver->from), {std::string{leaver->name}, by_loss, by_annulling}};
    sink.report(f.with_detail(by_loss < by_annulling   ? "lost"
                              : by_loss > by_annulling ? "annulled"
                                                       : "either"));
    return by_annulling < by_loss ? team_left::annulled : team_left::lost;
}

/// 1.14.6: a team that won every match and is second has a right to an extra match for the first place.
void team_table::remark_on_extra_match(finding_sink &sink) const
{
    auto const &rows = m_standings->rows();
    if (rows.size() < 2 || rows[1].first_place != 2) {
        return;
    }
    auto const second = rows[1].player;
    auto const matches = m_chosen.sheet->of(second);
    bool const won_all = !matches.empty() && std::all_of(matches.begin(), matches.end(), [](entry const &e) {
        return e.result == outcome::win;
    });
    if (won_all) {
        auto const &teams = m_event->teams;
        sink.report({k_extra_match_right,
                     m_event->where(teams[second].from),
                     {std::string{teams[second].name}, std::string{teams[rows[0].player].name}}});
    }
}

} // namespace arb::standings
