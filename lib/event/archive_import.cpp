#include "event/archive_import.hpp"

#include "event/rules.hpp"
#include "event/scoring.hpp"
#include "event/toml_text.hpp"
#include "event/writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace arb::event
{

namespace
{

/// A player as the games name him.
struct entrant {
    std::string name;
    std::optional<std::int32_t> rating;
    std::map<std::uint32_t, std::uint32_t> opponents; ///< round to opponent
};

struct placed_game {
    archived_game const *game;
    std::uint32_t round;
    std::uint32_t white; ///< numbers, from 1
    std::uint32_t black;
    std::uint32_t leg = 0;
};

class importer
{
public:
    importer(archive_import_options const &options, finding_sink &sink)
    : m_options{&options}
    , m_scoring{*scoring::named(options.scoring)}
    , m_sink{&sink}
    {
    }

    void add(archived_game const &g);
    std::string build();

private:
    std::uint32_t number_of(std::string const &name, std::optional<std::int32_t> rating);
    std::uint32_t free_round(std::uint32_t a, std::uint32_t b) const;
    bool seat(std::uint32_t who, std::uint32_t opponent, std::uint32_t round, archived_game const &g);
    void number_legs();
    std::string system() const;
    std::string settings() const;
    std::string result_text(archived_game const &g) const;

    archive_import_options const *m_options;
    scoring m_scoring;
    finding_sink *m_sink;
    std::map<std::string, std::uint32_t> m_numbers;
    std::vector<entrant> m_players;
    std::vector<placed_game> m_games;
    std::uint32_t m_legs = 1; ///< of every pair; 1 where they differ
};

std::uint32_t importer::number_of(std::string const &name, std::optional<std::int32_t> rating)
{
    auto const [it, is_new] = m_numbers.emplace(name, static_cast<std::uint32_t>(m_players.size() + 1));
    if (is_new) {
        m_players.push_back({name, rating, {}});
    }
    auto &player = m_players[it->second - 1];
    player.rating = player.rating ? player.rating : rating;
    return it->second;
}

std::uint32_t importer::free_round(std::uint32_t a, std::uint32_t b) const
{
    std::uint32_t last = 0;
    for (auto const who : {a, b}) {
        auto const &rounds = m_players[who - 1].opponents;
        last = rounds.empty() ? last : std::max(last, rounds.rbegin()->first);
    }
    return last + 1;
}

/// Whether WHO can meet OPPONENT in ROUND: he meets nobody else then.
bool importer::seat(std::uint32_t who, std::uint32_t opponent, std::uint32_t round, archived_game const &g)
{
    auto const [it, is_new] = m_players[who - 1].opponents.emplace(round, opponent);
    if (it->second != opponent) {
        m_sink->report({k_archive_round,
                        g.where,
                        {m_players[who - 1].name, std::int64_t{round}, m_players[it->second - 1].name,
                         m_players[opponent - 1].name}});
        return false;
    }
    return true;
}

void importer::add(archived_game const &g)
{
    if (g.white.empty() || g.black.empty() || g.white == g.black) {
        m_sink->report({k_archive_names, g.where});
        return;
    }
    auto const white = number_of(g.white, g.white_rating);
    auto const black = number_of(g.black, g.black_rating);
    auto round = g.round;
    if (round == 0) {
        round = free_round(white, black);
        m_sink->report({k_archive_no_round, g.where, {std::int64_t{round}}});
    }
    bool const seated = seat(white, black, round, g) && seat(black, white, round, g);
    if (seated) {
        m_games.push_back({&g, round, white, black});
    }
    if (g.white_result == outcome::none) {
        m_sink->report({k_archive_result, g.where});
    }
}

/// Several games of one pair in one round are legs of one micro-match (1.11).
void importer::number_legs()
{
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::vector<placed_game *>> pairs;
    for (placed_game &g : m_games) {
        pairs[{g.round, std::min(g.white, g.black), std::max(g.white, g.black)}].push_back(&g);
    }
    m_legs = pairs.empty() ? 1 : static_cast<std::uint32_t>(pairs.begin()->second.size());
    for (auto &[pair, legs] : pairs) {
        m_legs = legs.size() == m_legs ? m_legs : 1;
        for (std::size_t i = 0; legs.size() > 1 && i < legs.size(); ++i) {
            legs[i]->leg = static_cast<std::uint32_t>(i + 1);
        }
    }
}

std::string importer::system() const
{
    if (!m_options->system.empty()) {
        return m_options->system;
    }
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::set<std::uint32_t>> rounds;
    for (placed_game const &g : m_games) {
        rounds[std::minmax(g.white, g.black)].insert(g.round);
    }
    auto const players = m_players.size();
    bool const all_met = rounds.size() == players * (players - 1) / 2;
    bool const equally = std::all_of(rounds.begin(), rounds.end(), [&](auto const &pair) {
        return pair.second.size() == rounds.begin()->second.size();
    });
    return all_met && equally && !rounds.empty() ? "round-robin" : "rating";
}

std::string importer::result_text(archived_game const &g) const
{
    auto const text = [](points white, points black) {
        return points_text(white) + '-' + points_text(black);
    };
    if (g.white_result == outcome::none) {
        return "*";
    }
    if (g.white_result == outcome::draw) {
        return text(m_scoring.draw(), m_scoring.draw());
    }
    if (g.white_result == g.black_result) {
        return "0-0";
    }
    bool const white_won = g.white_result == outcome::win;
    return white_won ? text(m_scoring.win(), m_scoring.loss()) : text(m_scoring.loss(), m_scoring.win());
}

std::string importer::settings() const
{
    auto const &first = *m_games.front().game;
    std::string out = "+++ arb 1\n";
    auto const add = [&](std::string_view key, std::string const &value) {
        if (!value.empty() && value.find_first_not_of("?.") != std::string::npos) {
            out += fmt::format("{} = {}\n", key, toml_text(value));
        }
    };
    add("event", first.event);
    add("place", first.site);
    add("dates", first.date);
    add("discipline", std::string{discipline_name(m_options->plays.value_or(discipline::russian))});
    add("system", system());
    add("scoring", m_options->scoring);
    if (m_legs > 1) {
        out += fmt::format("games = {}\n", m_legs);
    }
    if (!m_options->tiebreaks.empty()) {
        std::string list;
        for (auto rest = std::string_view{m_options->tiebreaks}; !rest.empty();) {
            auto const comma = std::min(rest.find(','), rest.size());
            list += (list.empty() ? "" : ", ") + toml_text(rest.substr(0, comma));
            rest.remove_prefix(std::min(comma + 1, rest.size()));
        }
        out += fmt::format("tiebreaks = [{}]\n", list);
    }
    return out + "+++\n";
}

std::string importer::build()
{
    if (m_games.empty()) {
        return {};
    }
    number_legs();
    std::string out = settings();
    for (std::uint32_t i = 0; i < m_players.size(); ++i) {
        write_player(out, i + 1, m_players[i].name, m_players[i].rating);
    }
    std::stable_sort(m_games.begin(), m_games.end(),
                     [](placed_game const &a, placed_game const &b) { return a.round < b.round; });
    for (placed_game const &g : m_games) {
        key_values keys;
        if (g.leg != 0) {
            keys.emplace_back("leg", std::to_string(g.leg));
        }
        write_game(out, g.round, g.game->board, g.white, g.black, result_text(*g.game), keys);
    }
    return out;
}

/// Whether the games are of one event, or the option chooses one; games without an Event belong to it.
bool is_one_event(std::vector<archived_game> const &games, archive_import_options const &options,
                  finding_sink &sink)
{
    std::set<std::string> names;
    for (archived_game const &g : games) {
        if (!g.event.empty()) {
            names.insert(g.event);
        }
    }
    if (!options.event.empty() || names.size() <= 1) {
        return true;
    }
    auto const other = std::find_if(games.begin(), games.end(), [&](archived_game const &g) {
        return g.event == *std::next(names.begin());
    });
    sink.report({k_archive_events,
                 other->where,
                 {static_cast<std::int64_t>(names.size()), *names.begin(), other->event}});
    return false;
}

} // namespace

std::string event_from_games(std::vector<archived_game> const &games, archive_import_options const &options,
                             finding_sink &sink)
{
    if (!is_one_event(games, options, sink)) {
        return {};
    }
    finding_list found;
    importer all{options, found};
    for (archived_game const &g : games) {
        if (options.event.empty() || g.event == options.event) {
            all.add(g);
        }
    }
    auto out = all.build();
    for (finding const &f : found.findings()) {
        sink.report(f);
    }
    return found.has_error() ? std::string{} : out;
}

} // namespace arb::event
