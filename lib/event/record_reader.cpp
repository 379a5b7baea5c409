#include "event/record_reader.hpp"

#include "base/number.hpp"
#include "base/suggest.hpp"
#include "event/record_checks.hpp"
#include "event/rules.hpp"

#include <algorithm>
#include <array>

namespace arb::event
{

namespace
{

constexpr std::uint32_t k_most_number = 999'999'999;

constexpr std::array<std::string_view, 5> k_kinds{"player", "game", "team", "lineup", "lot"};
constexpr std::array<std::string_view, 14> k_player_keys{
    "team", "board", "title",  "club",   "fed",    "birth",     "sex",
    "id",   "group", "forbid", "enters", "absent", "withdrawn", "stage",
};
constexpr std::array<std::string_view, 5> k_game_keys{"leg", "start", "stage", "table", "note"};
constexpr std::array<std::string_view, 3> k_team_keys{"captain", "withdrawn", "seed"};
constexpr std::array<std::string_view, 1> k_lot_keys{"at"};

std::string shown(std::string_view field)
{
    constexpr std::size_t k_longest = 60;
    if (field.size() <= k_longest) {
        return std::string{field};
    }
    auto end = k_longest;
    while (end > 0 && (static_cast<unsigned char>(field[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return std::string{field.substr(0, end)} + "...";
}

} // namespace

record_reader::record_reader(tournament &event, finding_sink &sink) : m_event{&event}, m_sink{&sink}
{
    m_scorings.reserve(event.stages.size());
    for (stage const &s : event.stages) {
        m_scorings.push_back(s.settings.scoring);
        m_results.emplace_back(m_scorings.back(), s.settings.games);
    }
}

void record_reader::report(rule const &what, std::string_view field, std::vector<argument> arguments,
                           std::string_view detail)
{
    finding f{what, m_event->where(m_line, field), std::move(arguments)};
    m_sink->report(f.with_detail(detail));
}

void record_reader::add(origin const &line)
{
    m_line = line;
    split_fields(line.text, m_fields);
    auto const kind = m_fields[0];
    if (kind == "game") {
        add_game();
    } else if (kind == "player") {
        add_player();
    } else if (kind == "team") {
        add_team();
    } else if (kind == "lineup") {
        add_lineup();
    } else if (kind == "lot") {
        add_lot();
    } else {
        auto const word = kind.substr(0, kind.find(' '));
        bool const blanks = std::find(k_kinds.begin(), k_kinds.end(), word) != k_kinds.end();
        auto const near = nearest(word.substr(0, 20), k_kinds);
        report(k_record_kind, kind, {shown(word), std::string{near}},
               blanks         ? "blanks"
               : near.empty() ? ""
                              : "like");
    }
}

/// Whether the line has LEAST fields after its kind.
bool record_reader::has_fields(std::size_t least)
{
    if (m_fields.size() > least) {
        return true;
    }
    report(k_record_fields, m_line.text.substr(m_line.text.size()),
           {std::string{m_fields[0]}, static_cast<std::int64_t>(least),
            static_cast<std::int64_t>(m_fields.size() - 1)});
    return false;
}

record_keys record_reader::read_keys(std::size_t first, std::span<std::string_view const> known)
{
    if (first >= m_fields.size()) {
        return {};
    }
    for (auto i = first; i < m_fields.size(); ++i) {
        auto const key = key_of(m_fields[i]);
        if (key.empty()) {
            if (!m_fields[i].empty()) {
                report(k_record_fields, m_fields[i], {std::string{m_fields[0]}, shown(m_fields[i])}, "extra");
            }
            continue;
        }
        for (auto j = first; j < i; ++j) {
            if (key_of(m_fields[j]) == key) {
                report(k_key_twice, m_fields[i], {shown(key)});
                break;
            }
        }
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            if (auto const near = nearest(key.substr(0, 20), known); !near.empty()) {
                report(k_key_like, m_fields[i], {shown(key), std::string{near}});
            }
        }
    }
    char const *const begin = m_fields[first].data();
    auto const size = static_cast<std::size_t>(m_line.text.data() + m_line.text.size() - begin);
    return {{begin, size}, m_line.text.find('\t') != std::string_view::npos};
}

std::optional<std::uint32_t> record_reader::number(std::string_view field, std::string_view what,
                                                   std::uint32_t most)
{
    auto const value = read_number<std::uint32_t>(field);
    if (value && *value >= 1 && *value <= most) {
        return value;
    }
    report(k_field_value, field, {shown(field), std::int64_t{most}}, what);
    return std::nullopt;
}

/// The number of KEY; OTHERWISE where the record does not have it, nothing where it cannot be read.
std::optional<std::uint32_t> record_reader::key_number(record_keys const &keys, std::string_view key,
                                                       std::uint32_t otherwise, std::uint32_t least)
{
    auto const field = keys.find(key);
    if (!field) {
        return otherwise;
    }
    auto const value = read_number<std::uint32_t>(*field);
    if (value && *value >= least && *value <= k_most_rounds) {
        return value;
    }
    report(k_field_value, *field, {shown(key), shown(*field)}, "key");
    return std::nullopt;
}

bool record_reader::read_list(std::string_view text, std::uint32_t most, std::vector<std::uint32_t> &into)
{
    while (!text.empty()) {
        auto const comma = std::min(text.find(','), text.size());
        auto const one = number(text.substr(0, comma), "list", most);
        if (!one) {
            return false;
        }
        into.push_back(*one);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    std::sort(into.begin(), into.end());
    return true;
}

std::uint32_t record_reader::stage_of(record_keys const &keys)
{
    auto const name = keys.find("stage");
    if (!name || name->empty()) {
        return 0;
    }
    auto const [it, is_new] = m_stages.emplace(*name, 0);
    if (!is_new) {
        return it->second;
    }
    if (auto const known = m_event->find_stage(*name); known != k_nobody) {
        return it->second = known;
    }
    stage undeclared;
    undeclared.name = *name;
    undeclared.settings = m_event->settings();
    undeclared.declared = false;
    m_event->stages.push_back(std::move(undeclared));
    return it->second = static_cast<std::uint32_t>(m_event->stages.size() - 1);
}

bool record_reader::read_rating(player &p)
{
    auto const field = m_fields[3];
    if (field == "-" || field.empty()) {
        return true;
    }
    p.rating = read_number<std::int32_t>(field);
    if (!p.rating || *p.rating < 0 || *p.rating > 99'999) {
        report(k_field_value, field, {shown(field)}, "rating");
        return false;
    }
    return true;
}

bool record_reader::read_player_keys(player &p)
{
    if (p.keys.empty()) {
        return true;
    }
    auto const enters = key_number(p.keys, "enters", 1);
    auto const last = key_number(p.keys, "withdrawn", k_most_rounds, 0);
    auto const board = key_number(p.keys, "board", 0);
    p.enters = enters.value_or(1);
    p.last = last.value_or(k_most_rounds);
    p.board = board.value_or(0);
    if (auto const team = p.keys.find("team")) {
        m_team_wishes.push_back({static_cast<index>(m_event->players.size()), *team});
    }
    stage_of(p.keys);
    return enters && last && board &&
           read_list(p.keys.find("absent").value_or(""), k_most_rounds, p.absent) &&
           read_list(p.keys.find("forbid").value_or(""), k_most_number, p.forbid);
}

void record_reader::add_player()
{
    if (!has_fields(3)) {
        return;
    }
    player p;
    p.from = m_line;
    p.name = m_fields[2];
    p.keys = read_keys(4, k_player_keys);
    if (m_fields[1] != "-") {
        auto const own = number(m_fields[1], "number", k_most_number);
        if (!own) {
            return;
        }
        p.number = *own;
    }
    if (p.name.empty()) {
        report(k_field_value, p.name, {}, "name");
    }
    bool const is_read = read_rating(p);
    if (!read_player_keys(p) || !is_read) {
        return;
    }
    auto const place = static_cast<index>(m_event->players.size());
    if (p.number != 0 && !m_event->player_numbers.add(p.number, place)) {
        auto const &first = m_event->players[m_event->find_player(p.number)];
        report(k_player_twice, m_fields[1], {std::int64_t{p.number}, std::int64_t{first.from.line}});
        return;
    }
    m_event->players.push_back(std::move(p));
}

bool record_reader::read_game_keys(game &g)
{
    if (g.keys.empty()) {
        return true;
    }
    auto const leg = key_number(g.keys, "leg", 0);
    g.leg = leg.value_or(0);
    g.stage = stage_of(g.keys);
    return leg.has_value();
}

void record_reader::read_result_field(game &g, bool alone)
{
    auto const &reader = m_results[g.stage < m_results.size() ? g.stage : 0];
    auto const read = alone ? reader.alone(g.written) : reader.meeting(g.written, g.leg != 0);
    g.result = read.value;
    auto const text = shown(g.written);
    switch (read.fault) {
    case result_fault::none:
        break;
    case result_fault::form:
        report(k_result_form, g.written, {text});
        break;
    case result_fault::scoring:
        report(k_result_scoring, g.written, {text});
        break;
    case result_fault::sum:
        report(k_result_sum, g.written, {text, std::int64_t{m_event->stages[g.stage].settings.games}});
        break;
    case result_fault::bye:
        report(k_result_bye, g.written, {text});
        break;
    case result_fault::short_sum:
        report(k_match_short, g.written, {text, std::int64_t{m_event->stages[g.stage].settings.games}},
               "sum");
        break;
    case result_fault::extra_games:
        report(k_match_long, g.written, {text, std::int64_t{m_event->stages[g.stage].settings.games}});
        break;
    }
}

void record_reader::add_game()
{
    if (!has_fields(4)) {
        return;
    }
    game g;
    g.from = m_line;
    g.written = m_line.text.substr(m_line.text.size());
    g.keys = read_keys(6, k_game_keys);
    auto const round = number(m_fields[1], "round", k_most_rounds);
    bool const no_board = m_fields[2] == "-" || m_fields[2].empty();
    auto const board = no_board ? std::optional{0U} : number(m_fields[2], "board", k_most_number);
    auto const white = number(m_fields[3], "player", k_most_number);
    bool const alone = m_fields[4] == "-";
    auto const black = alone ? std::optional{0U} : number(m_fields[4], "player", k_most_number);
    if (m_fields.size() > 5) {
        g.written = m_fields[5];
    }
    if (!read_game_keys(g) || !round || !board || !white || !black) {
        return;
    }
    g.round = *round;
    g.board = *board;
    read_result_field(g, alone);
    m_event->games.push_back(g);
    m_opponents.push_back({*white, *black, m_fields[3], m_fields[4]});
}

void record_reader::add_team()
{
    if (!has_fields(2)) {
        return;
    }
    auto const own = number(m_fields[1], "number", k_most_number);
    team t;
    t.from = m_line;
    t.name = m_fields[2];
    t.keys = read_keys(3, k_team_keys);
    auto const last = key_number(t.keys, "withdrawn", k_most_rounds, 0);
    if (!own || !last) {
        return;
    }
    t.number = *own;
    t.last = *last;
    if (!m_event->team_numbers.add(t.number, static_cast<index>(m_event->teams.size()))) {
        auto const &first = m_event->teams[m_event->find_team(t.number)];
        report(k_team_twice, m_fields[1], {std::int64_t{t.number}, std::int64_t{first.from.line}});
        return;
    }
    m_event->teams.push_back(t);
}

void record_reader::add_lineup()
{
    if (!has_fields(3)) {
        return;
    }
    auto const round = number(m_fields[1], "round", k_most_rounds);
    auto const of_team = number(m_fields[2], "number", k_most_number);
    read_keys(4, {});
    if (round && of_team) {
        m_event->lineups.push_back({m_line, *round, k_nobody, {}});
        m_lineups.push_back({*of_team, m_fields[2], m_fields[3]});
    }
}

void record_reader::add_lot()
{
    if (!has_fields(2)) {
        return;
    }
    lot const l{m_line, m_fields[1], m_fields[2], read_keys(3, k_lot_keys)};
    auto const &all = m_event->lots;
    auto const first =
        std::find_if(all.begin(), all.end(), [&](lot const &one) { return one.purpose == l.purpose; });
    if (first != all.end()) {
        report(k_lot_twice, l.purpose, {shown(l.purpose), std::int64_t{first->from.line}});
    } else if (l.purpose.empty() || l.seed.empty()) {
        report(k_field_value, l.purpose, {}, "lot");
    } else {
        m_event->lots.push_back(l);
    }
}

index record_reader::resolve(origin const &from, std::uint32_t number, std::string_view field)
{
    auto const found = m_event->find_player(number);
    if (found == k_nobody) {
        m_sink->report({k_player_unknown, m_event->where(from, field), {std::int64_t{number}}});
    }
    return found;
}

void record_reader::resolve_games()
{
    std::vector<game> known;
    known.reserve(m_event->games.size());
    for (std::size_t i = 0; i < m_event->games.size(); ++i) {
        game &g = m_event->games[i];
        auto const &named = m_opponents[i];
        g.white = resolve(g.from, named.white, named.white_field);
        g.black = named.black == 0 ? k_nobody : resolve(g.from, named.black, named.black_field);
        if (g.white != k_nobody && g.white == g.black) {
            m_sink->report(
                {k_own_opponent, m_event->where(g.from, named.black_field), {std::int64_t{named.white}}});
        } else if (g.white != k_nobody && (named.black == 0 || g.black != k_nobody)) {
            known.push_back(g);
        }
    }
    m_event->games = std::move(known);
}

void record_reader::resolve_teams()
{
    for (team_wish const &wish : m_team_wishes) {
        if (wish.player >= m_event->players.size() || m_event->teams.empty()) {
            continue;
        }
        player &p = m_event->players[wish.player];
        auto const number = read_number<std::uint32_t>(wish.field);
        p.team = number ? m_event->find_team(*number) : k_nobody;
        if (p.team == k_nobody) {
            m_sink->report({k_team_unknown, m_event->where(p.from, wish.field), {shown(wish.field)}});
        }
    }
}

void record_reader::resolve_lineups()
{
    for (std::size_t i = 0; i < m_event->lineups.size(); ++i) {
        lineup &l = m_event->lineups[i];
        auto const &text = m_lineups[i];
        l.team = m_event->find_team(text.team);
        if (l.team == k_nobody) {
            m_sink->report(
                {k_team_unknown, m_event->where(l.from, text.team_field), {std::to_string(text.team)}});
        }
        m_line = l.from;
        for (auto rest = text.players; !rest.empty();) {
            auto const comma = std::min(rest.find(','), rest.size());
            auto const field = rest.substr(0, comma);
            rest.remove_prefix(std::min(comma + 1, rest.size()));
            auto const one = field == "-" ? std::nullopt : number(field, "player", k_most_number);
            l.boards.push_back(one ? resolve(l.from, *one, field) : k_nobody);
        }
    }
}

void record_reader::finish()
{
    resolve_games();
    resolve_teams();
    resolve_lineups();
    check_records(*m_event, *m_sink);
}

} // namespace arb::event
