#include "standings/team_matches.hpp"

#include "standings/rules.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace arb::standings
{

namespace
{

using event::index;
using event::k_nobody;
using event::lineup;
using event::meeting;
using event::points;

/// Who sits where: the line-up of the round, else that of round 1 (1.14.2).
class lineups
{
public:
    lineups(event::tournament const &event, finding_sink &sink) : m_event{&event}, m_sink{&sink}
    {
        for (lineup const &l : event.lineups) {
            m_all.emplace(std::pair{l.round, l.team}, &l);
        }
    }

    lineup const *of(std::uint32_t round, index team)
    {
        if (auto const own = m_all.find({round, team}); own != m_all.end()) {
            return own->second;
        }
        auto const first = m_all.find({1U, team});
        if (first == m_all.end()) {
            return nullptr;
        }
        if (m_told.emplace(round, team).second) {
            m_sink->report({k_first_lineup,
                            m_event->where(first->second->from),
                            {std::string{m_event->teams[team].name}, std::int64_t{round}}});
        }
        return first->second;
    }

    /// Whether PLAYER may play on BOARD; true where nothing says who sits where.
    bool allows(std::uint32_t round, index team, index player, std::uint32_t board)
    {
        lineup const *const l = of(round, team);
        return l == nullptr || board == 0 || (board <= l->boards.size() && l->boards[board - 1] == player);
    }

    /// Whether enough of the team are present; a team without line-ups is.
    bool are_enough(std::uint32_t round, index team, unsigned boards)
    {
        lineup const *const l = of(round, team);
        if (l == nullptr) {
            return true;
        }
        auto const present = l->boards.size() - static_cast<std::size_t>(
                                                    std::count(l->boards.begin(), l->boards.end(), k_nobody));
        if (present >= least_present(boards)) {
            return true;
        }
        m_sink->report({k_few_present,
                        m_event->where(l->from),
                        {std::string{m_event->teams[team].name}, static_cast<std::int64_t>(present),
                         std::int64_t{boards}, std::int64_t{round}}});
        return false;
    }

    /// Boards where only TEAM has a player.
    std::size_t boards_without_opponent(std::uint32_t round, index team, index other)
    {
        lineup const *const own = of(round, team);
        lineup const *const theirs = of(round, other);
        std::size_t count = 0;
        for (std::size_t i = 0; own != nullptr && theirs != nullptr && i < own->boards.size(); ++i) {
            bool const alone = i >= theirs->boards.size() || theirs->boards[i] == k_nobody;
            count += own->boards[i] != k_nobody && alone ? 1U : 0U;
        }
        return count;
    }

private:
    event::tournament const *m_event;
    finding_sink *m_sink;
    std::map<std::pair<std::uint32_t, index>, lineup const *> m_all;
    std::set<std::pair<std::uint32_t, index>> m_told;
};

class builder
{
public:
    builder(event::tournament const &event, std::uint32_t of_stage, finding_sink &sink)
    : m_event{&event}
    , m_settings{&event.stages[of_stage].settings}
    , m_sink{&sink}
    , m_lineups{event, sink}
    {
    }

    void add(meeting const &m);
    std::vector<team_match> finish();

private:
    team_match &match_of(meeting const &m, index white, index black);
    bool is_wrong_board(meeting const &m, index player, index team);

    event::tournament const *m_event;
    event::settings const *m_settings;
    finding_sink *m_sink;
    lineups m_lineups;
    std::map<std::tuple<std::uint32_t, index, index>, std::size_t> m_places;
    std::vector<team_match> m_matches;
};

team_match &builder::match_of(meeting const &m, index white, index black)
{
    auto const [low, high] = std::minmax(white, black);
    auto const [it, is_new] = m_places.emplace(std::tuple{m.round, low, high}, m_matches.size());
    if (is_new) {
        m_matches.push_back({.round = m.round,
                             .first = white,
                             .second = black,
                             .game = m.game,
                             .first_points = {},
                             .second_points = {}});
    }
    return m_matches[it->second];
}

/// 1.14.4: a game on a board where he had no right to play is not counted, and the board is lost.
bool builder::is_wrong_board(meeting const &m, index player, index team)
{
    if (m_lineups.allows(m.round, team, player, m.board)) {
        return false;
    }
    m_sink->report(
        {k_wrong_board,
         m_event->where(m_event->games[m.game].from),
         {std::int64_t{m_event->players[player].number}, std::int64_t{m.board}, std::int64_t{m.round}}});
    return true;
}

void builder::add(meeting const &m)
{
    auto const white = m_event->players[m.white].team;
    auto const black = m.black == k_nobody ? k_nobody : m_event->players[m.black].team;
    if (m.black == k_nobody) {
        return;
    }
    if (white == k_nobody || black == k_nobody || white == black) {
        m_sink->report({k_mixed_match, m_event->where(m_event->games[m.game].from)});
        return;
    }
    auto &match = match_of(m, white, black);
    match.is_over = match.is_over && m.is_over();
    match.is_played = match.is_played || m.is_played();
    bool const white_wrong = is_wrong_board(m, m.white, white);
    bool const black_wrong = is_wrong_board(m, m.black, black);
    auto const &score = m_settings->scoring;
    auto const own = [&](bool wrong, bool other_wrong, points brought) {
        return wrong ? score.loss() : other_wrong ? score.win() : brought;
    };
    bool const turned = match.first != white;
    auto const white_points = own(white_wrong, black_wrong, m.white_points);
    auto const black_points = own(black_wrong, white_wrong, m.black_points);
    match.first_points += turned ? black_points : white_points;
    match.second_points += turned ? white_points : black_points;
}

std::vector<team_match> builder::finish()
{
    auto const boards = m_settings->teams ? m_settings->teams->boards : 1;
    auto const win = m_settings->scoring.win();
    for (team_match &m : m_matches) {
        m.first_out = !m_lineups.are_enough(m.round, m.first, boards);
        m.second_out = !m_lineups.are_enough(m.round, m.second, boards);
        if (m.first_out || m.second_out) {
            m.first_points = m.first_out ? points{} : win * boards;
            m.second_points = m.second_out ? points{} : win * boards;
            m.is_over = true;
        } else {
            m.first_points += win * static_cast<std::int64_t>(
                                        m_lineups.boards_without_opponent(m.round, m.first, m.second));
            m.second_points += win * static_cast<std::int64_t>(
                                         m_lineups.boards_without_opponent(m.round, m.second, m.first));
        }
    }
    return std::move(m_matches);
}

} // namespace

unsigned least_present(unsigned boards)
{
    return std::max((boards + 1) / 2, 2U);
}

std::vector<team_match> team_matches(event::tournament const &event, std::uint32_t of_stage,
                                     std::uint32_t last, finding_sink &sink)
{
    builder all{event, of_stage, sink};
    for (meeting const &m : event::meetings(event, of_stage, last)) {
        all.add(m);
    }
    return all.finish();
}

} // namespace arb::standings
