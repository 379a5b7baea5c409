#include "event/trf_import.hpp"

#include "base/number.hpp"
#include "event/rules.hpp"
#include "event/scoring.hpp"
#include "event/toml_text.hpp"
#include "event/trf.hpp"
#include "event/writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

namespace arb::event
{

namespace
{

/// One game as both sides tell it.
struct side {
    trf_player const *player;
    trf_cell const *cell;
};

class importer
{
public:
    importer(trf_file const &read, std::string_view file, trf_import_options const &options,
             finding_sink &sink)
    : m_read{&read}
    , m_file{file}
    , m_options{&options}
    , m_sink{&sink}
    {
        for (trf_player const &p : read.players) {
            m_players[p.id] = &p;
            for (std::size_t i = 0; i < p.cells.size(); ++i) {
                if (p.cells[i].opponent != 0) {
                    m_last_round = std::max(m_last_round, i + 1);
                }
            }
        }
    }

    std::string build();

private:
    void header(trf_line const &line);
    void header_26(trf_line const &line);
    void scoring_line(trf_line const &line, std::string_view text, std::size_t step, std::size_t width);
    void scoring_code(std::string_view name, std::string_view value);
    void forbid(std::vector<std::uint32_t> const &ids);
    void absent(trf_line const &line);
    void team(std::optional<std::uint32_t> given, std::string name, std::vector<std::uint32_t> const &players,
              trf_line const &line);
    void system_code(trf_line const &line);
    void keep(trf_line const &line);

    std::string settings() const;
    void players(std::string &out);
    void games(std::string &out);
    void one_game(std::string &out, std::uint32_t round, trf_player const &p, trf_cell const &cell);
    void alone(std::string &out, std::uint32_t round, trf_player const &p, trf_cell const &cell);
    std::string result_of(side const &white, side const &black);
    std::string win_text(bool white) const;
    std::string draw_text() const;
    void check_points(trf_player const &p);
    void check_scoring();

    void report(rule const &what, std::uint64_t line, std::uint64_t column, std::vector<argument> args = {},
                std::string_view detail = {})
    {
        finding f{what, {m_file, line, column}, std::move(args)};
        m_sink->report(f.with_detail(detail));
    }

    trf_file const *m_read;
    std::string_view m_file;
    trf_import_options const *m_options;
    finding_sink *m_sink;
    std::map<std::uint32_t, trf_player const *> m_players;
    std::size_t m_last_round = 0;

    std::map<std::string, std::string, std::less<>> m_settings; ///< key to TOML value
    std::string m_system;
    std::vector<std::string> m_dates;
    points m_win = points::whole(1);
    points m_draw = points::hundredths(points::k_unit / 2);
    points m_loss;
    std::optional<points> m_bye;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_forbid;
    std::map<std::uint32_t, std::vector<std::size_t>> m_absent; ///< rounds to come
    std::map<std::uint32_t, std::uint32_t> m_team_of;
    std::map<std::uint32_t, std::string> m_teams;
    std::string m_comments;
};

void importer::keep(trf_line const &line)
{
    m_comments += "# trf " + line.text + '\n';
    report(k_trf_line, line.line, 1, {line.code});
}

void importer::forbid(std::vector<std::uint32_t> const &ids)
{
    for (std::size_t i = 0; i < ids.size(); ++i) {
        for (auto j = i + 1; j < ids.size(); ++j) {
            m_forbid.emplace_back(ids[i], ids[j]);
        }
    }
}

void importer::absent(trf_line const &line)
{
    for (auto const id : trf_numbers(std::string_view{line.text}.substr(3))) {
        m_absent[id].push_back(m_last_round + 1);
    }
}

void importer::team(std::optional<std::uint32_t> given, std::string name,
                    std::vector<std::uint32_t> const &players, trf_line const &line)
{
    auto const number = given.value_or(static_cast<std::uint32_t>(m_teams.size() + 1));
    for (auto const id : players) {
        if (!m_players.contains(id)) {
            report(k_trf_unknown, line.line, 1, {std::int64_t{id}});
        }
        m_team_of[id] = number;
    }
    m_teams[number] = std::move(name);
}

void importer::scoring_code(std::string_view name, std::string_view value)
{
    auto const worth = read_points(value);
    if (!worth) {
        return;
    }
    if (name == "W" || name == "WW" || name == "BBW") {
        m_win = *worth;
    } else if (name == "D" || name == "WD" || name == "BBD") {
        m_draw = *worth;
    } else if (name == "L" || name == "WL" || name == "BBL") {
        m_loss = *worth;
    } else if (name == "P" || name == "PAB" || name == "BBU") {
        m_bye = *worth;
    }
}

/// Pairs of a letter and its points at fixed places (162).
void importer::scoring_line(trf_line const &line, std::string_view text, std::size_t step, std::size_t width)
{
    for (std::size_t at = 5; at < text.size(); at += step) {
        scoring_code(trf_field(line.text, at + 1, at + 1), trf_field(line.text, at + 2, at + width));
    }
}

void importer::system_code(trf_line const &line)
{
    if (line.text.find("ROUNDROBIN") != std::string::npos) {
        m_system = "round-robin";
    }
    m_comments += "# trf " + line.text + '\n';
}

void importer::header_26(trf_line const &line)
{
    std::string_view const text = line.text;
    auto const value = trf_field(text, 5, text.size());
    if (line.code == "142" && read_number<unsigned>(value)) {
        m_settings["rounds"] = value;
    } else if (line.code == "152" && (value == "W" || value == "B")) {
        m_settings["lot-colour"] = toml_text(value);
    } else if (line.code == "162") {
        scoring_line(line, text, 9, 5);
    } else if (line.code == "192") {
        system_code(line);
    } else if (line.code == "260" && trf_field(text, 5, 7).empty() && trf_field(text, 9, 11).empty()) {
        forbid(trf_numbers(text.substr(3)));
    } else if (line.code == "310") {
        auto const ids = trf_field(text, 74, text.size());
        auto const number = read_number<std::uint32_t>(trf_field(text, 5, 7));
        team(number, trf_field(text, 9, 40), trf_numbers(ids), line);
        if (!trf_field(text, 42, 53).empty()) {
            report(k_trf_team, line.line, 42, {trf_field(text, 9, 40)});
        }
    } else {
        keep(line);
    }
}

void importer::header(trf_line const &line)
{
    std::string_view const text = line.text;
    auto const value = trf_field(text, 5, text.size());
    if (value.empty()) {
        return;
    }
    if (line.code == "012") {
        m_settings["event"] = toml_text(value);
    } else if (line.code == "022") {
        m_settings["place"] = toml_text(value);
    } else if (line.code == "042" || line.code == "052") {
        m_dates.push_back(toml_slashed_date(value));
    } else if (line.code == "102") {
        m_settings["arbiter"] = toml_text(value);
    } else if (line.code == "XXR" || line.code == "TNR") {
        m_settings["rounds"] = std::to_string(read_number<unsigned>(value).value_or(1));
    } else if (line.code == "XXP") {
        forbid(trf_numbers(text.substr(3)));
    } else if (line.code == "XXZ") {
        absent(line);
    } else if (line.code.starts_with("BB")) {
        scoring_code(line.code, value);
    } else if (line.code == "XXC" && (value == "white1" || value == "black1")) {
        m_settings["lot-colour"] = value == "white1" ? "\"W\"" : "\"B\"";
    } else if (line.code == "013") {
        team(std::nullopt, trf_field(text, 5, 36), trf_numbers(trf_field(text, 37, text.size())), line);
    } else if (line.code != "062" && line.code != "072") { // counts, which the export makes again
        header_26(line);
    }
}

void importer::check_scoring()
{
    if (m_win <= m_draw || m_draw < m_loss) {
        report(k_trf_scoring, 1, 1, {points_text(m_win), points_text(m_draw), points_text(m_loss)});
    }
    if (m_bye && *m_bye != m_win) {
        report(k_trf_bye, 1, 1, {points_text(*m_bye), points_text(m_win)});
    }
}

std::string importer::settings() const
{
    std::string out = "+++ arb 1\n";
    for (auto const *const key : {"event", "place"}) {
        if (auto const it = m_settings.find(key); it != m_settings.end()) {
            out += fmt::format("{} = {}\n", key, it->second);
        }
    }
    if (!m_dates.empty()) {
        out += fmt::format("dates = [{}]\n", fmt::join(m_dates, ", "));
    }
    auto const system = !m_options->system.empty() ? m_options->system
                        : m_system.empty()         ? "rating"
                                                   : m_system;
    out += fmt::format("discipline = \"{}\"\nsystem = \"{}\"\n",
                       m_options->discipline.empty() ? "russian" : m_options->discipline, system);
    for (auto const *const key : {"arbiter", "rounds", "lot-colour"}) {
        if (auto const it = m_settings.find(key); it != m_settings.end()) {
            out += fmt::format("{} = {}\n", key, it->second);
        }
    }
    out += fmt::format("scoring = {{ win = \"{}\", draw = \"{}\", loss = \"{}\" }}\n", points_text(m_win),
                       points_text(m_draw), points_text(m_loss));
    if (!m_forbid.empty()) {
        std::vector<std::string> pairs;
        for (auto const &[a, b] : m_forbid) {
            pairs.push_back(fmt::format("[{}, {}]", a, b));
        }
        out += fmt::format("forbid = [{}]\n", fmt::join(pairs, ", "));
    }
    return out + "+++\n";
}

void importer::players(std::string &out)
{
    for (auto const &[number, name] : m_teams) {
        write_team(out, number, name);
    }
    for (trf_player const &p : m_read->players) {
        key_values keys;
        auto const add = [&](std::string_view key, std::string const &value) {
            if (!value.empty()) {
                keys.emplace_back(key, value);
            }
        };
        auto const team = m_team_of.find(p.id);
        add("team", team == m_team_of.end() ? "" : std::to_string(team->second));
        add("title", p.title);
        add("fed", p.federation);
        add("birth", p.birth);
        add("sex", p.sex);
        add("id", p.fide_id);
        for (std::size_t round = m_last_round + 1; round <= p.cells.size(); ++round) {
            if (!p.cells[round - 1].is_blank()) {
                m_absent[p.id].push_back(round);
            }
        }
        auto &rounds = m_absent[p.id];
        std::sort(rounds.begin(), rounds.end());
        rounds.erase(std::unique(rounds.begin(), rounds.end()), rounds.end());
        add("absent", fmt::format("{}", fmt::join(rounds, ",")));
        write_player(out, p.id, p.name.empty() ? "?" : p.name,
                     p.rating == 0 ? std::nullopt : std::optional{static_cast<std::int32_t>(p.rating)}, keys);
    }
}

std::string importer::win_text(bool white) const
{
    auto const win = points_text(m_win);
    auto const loss = points_text(m_loss);
    return white ? win + '-' + loss : loss + '-' + win;
}

std::string importer::draw_text() const
{
    return points_text(m_draw) + '-' + points_text(m_draw);
}

/// The result that both sides tell; empty, and reported, where they do not agree.
std::string importer::result_of(side const &white, side const &black)
{
    auto const is = [&](std::string_view a, std::string_view b) {
        return a.find(white.cell->code) != std::string_view::npos &&
               b.find(black.cell->code) != std::string_view::npos;
    };
    if (is("1W", "0L")) {
        return win_text(true);
    }
    if (is("0L", "1W")) {
        return win_text(false);
    }
    if (is("=D", "=D")) {
        return draw_text();
    }
    if (is("0L", "0L")) {
        return "0-0";
    }
    if (is("+", "-")) {
        return "+/-";
    }
    if (is("-", "+")) {
        return "-/+";
    }
    if (is("-", "-")) {
        return "-/-";
    }
    if (is(" ", " ")) {
        return "*";
    }
    report(k_trf_sides, white.player->line, white.cell->column,
           {std::int64_t{white.player->id}, std::int64_t{black.player->id}, std::string{white.cell->code},
            std::string{black.cell->code}},
           "result");
    return {};
}

void importer::alone(std::string &out, std::uint32_t round, trf_player const &p, trf_cell const &cell)
{
    bool const is_bye = cell.code == 'U' || cell.code == 'F' || cell.code == '+' || cell.code == '1';
    key_values keys;
    if (cell.code == 'H' || cell.code == 'F') {
        keys.emplace_back("trf", std::string{cell.code});
        report(k_trf_requested_bye, p.line, cell.column, {std::int64_t{p.id}, std::int64_t{round}},
               cell.code == 'H' ? "half" : "full");
    }
    write_game(out, round, 0, p.id, 0, is_bye ? "+" : "-", keys);
}

/// Writes the game when its White is met; two sides that disagree are reported.
void importer::one_game(std::string &out, std::uint32_t round, trf_player const &p, trf_cell const &cell)
{
    auto const found = m_players.find(cell.opponent);
    if (found == m_players.end()) {
        report(k_trf_unknown, p.line, cell.column, {std::int64_t{cell.opponent}});
        return;
    }
    trf_player const &other = *found->second;
    trf_cell const *const back = round <= other.cells.size() ? &other.cells[round - 1] : nullptr;
    if (back == nullptr || back->opponent != p.id) {
        report(k_trf_sides, p.line, cell.column,
               {std::int64_t{p.id}, std::int64_t{other.id}, std::int64_t{round}}, "opponent");
        return;
    }
    bool const no_colours = cell.colour == '-' && back->colour == '-';
    if (!no_colours && (cell.colour == '-' || cell.colour == back->colour)) {
        if (p.id < other.id) {
            report(k_trf_sides, p.line, cell.column,
                   {std::int64_t{p.id}, std::int64_t{other.id}, std::int64_t{round}}, "colour");
        }
        return;
    }
    bool const is_white = no_colours ? p.id < other.id : cell.colour == 'w';
    if (!is_white) {
        return;
    }
    auto const result = result_of({&p, &cell}, {&other, back});
    key_values keys;
    if (std::string_view{"WDL"}.find(cell.code) != std::string_view::npos) {
        keys.emplace_back("trf", std::string{cell.code});
        report(k_trf_unrated, p.line, cell.column,
               {std::int64_t{p.id}, std::int64_t{other.id}, std::string{cell.code}});
    }
    if (!result.empty()) {
        write_game(out, round, 0, p.id, other.id, result, keys);
    }
}

void importer::games(std::string &out)
{
    for (std::size_t round = 1; round <= m_last_round; ++round) {
        for (trf_player const &p : m_read->players) {
            if (p.cells.size() < round || p.cells[round - 1].is_blank()) {
                continue;
            }
            auto const &cell = p.cells[round - 1];
            auto const number = static_cast<std::uint32_t>(round);
            if (cell.opponent == 0) {
                alone(out, number, p, cell);
            } else {
                one_game(out, number, p, cell);
            }
        }
    }
}

/// Columns 81-84 against the codes of the rounds.
void importer::check_points(trf_player const &p)
{
    auto const said = read_points(p.points);
    if (!said) {
        return;
    }
    points sum;
    for (std::size_t i = 0; i < std::min(p.cells.size(), m_last_round); ++i) {
        switch (p.cells[i].code) {
        case '1':
        case 'W':
        case '+':
        case 'F':
            sum += m_win;
            break;
        case 'U':
            sum += m_bye.value_or(m_win);
            break;
        case '=':
        case 'D':
        case 'H':
            sum += m_draw;
            break;
        case '0':
        case 'L':
            sum += m_loss;
            break;
        default:
            break;
        }
    }
    if (sum != *said) {
        report(k_trf_points, p.line, 81, {std::int64_t{p.id}, p.points, points_text(sum)});
    }
}

std::string importer::build()
{
    for (trf_line const &line : m_read->lines) {
        header(line);
    }
    check_scoring();
    if (m_options->discipline.empty()) {
        report(k_trf_unsaid, 1, 1, {}, "discipline");
    }
    if (m_options->system.empty() && m_system.empty()) {
        report(k_trf_unsaid, 1, 1, {}, "system");
    }
    std::string records;
    players(records);
    games(records);
    for (trf_player const &p : m_read->players) {
        check_points(p);
    }
    return settings() + m_comments + records;
}

} // namespace

std::string event_from_trf(std::string_view text, std::string_view file, trf_import_options const &options,
                           finding_sink &sink)
{
    finding_list found;
    auto const read = read_trf(text, file, found);
    std::string out;
    if (read.players.empty() && !found.has_error()) {
        found.report({k_event_empty, {file, 1, 1}});
    } else if (!found.has_error()) {
        out = importer{read, file, options, found}.build();
    }
    for (finding const &f : found.findings()) {
        sink.report(f);
    }
    return found.has_error() ? std::string{} : out;
}

} // namespace arb::event
