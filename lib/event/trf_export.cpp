#include "event/trf_export.hpp"

#include "base/utf8.hpp"
#include "event/history.hpp"
#include "event/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

namespace arb::event
{

namespace
{

constexpr std::size_t k_name_width = 33;
constexpr std::uint32_t k_most_four = 9999;

/// TEXT cut or filled with blanks to WIDTH characters.
std::string fixed(std::string_view text, std::size_t width, bool right = false)
{
    std::size_t bytes = 0;
    std::size_t count = 0;
    while (bytes < text.size() && count < width) {
        auto const one = utf8::decode(text.substr(bytes));
        bytes += one ? one->bytes : 1;
        ++count;
    }
    std::string const kept{text.substr(0, bytes)};
    std::string const fill(width - count, ' ');
    return right ? fill + kept : kept + fill;
}

std::size_t length(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// `2026-11-30` as the file writes dates; other texts as they are.
std::string slashed(std::string date)
{
    if (date.size() == 10 && date.find_first_not_of("0123456789-") == std::string::npos) {
        std::replace(date.begin(), date.end(), '-', '/');
    }
    return date;
}

/// `4.0`, as points stand in report files.
std::string with_decimal(points value)
{
    auto const text = points_text(value);
    return text.find('.') == std::string::npos ? text + ".0" : text;
}

class exporter
{
public:
    exporter(tournament const &event, trf_version version, finding_sink &sink)
    : m_event{&event}
    , m_new{version == trf_version::trf26}
    , m_sink{&sink}
    , m_history{event}
    {
    }

    std::string build();

private:
    template <typename... Args>
    void put(fmt::format_string<Args...> format, Args &&...args)
    {
        fmt::format_to(std::back_inserter(m_out), format, std::forward<Args>(args)...);
    }
    void lost(std::string_view what, std::vector<argument> args, place at = {})
    {
        finding f{k_trf_lost, at.line == 0 ? place{m_event->file, 1, 1} : at, std::move(args)};
        m_sink->report(f.with_detail(what));
    }

    void header();
    void scoring();
    void forbidden();
    void kept_lines();
    void player(index i);
    std::string cell(index i, std::uint32_t round) const;
    std::string played_code(game const &g, outcome own) const;
    void teams();
    void report_numbers();
    void report_losses();
    void report_keys();

    tournament const *m_event;
    bool m_new;
    finding_sink *m_sink;
    history m_history;
    std::vector<std::vector<index>> m_cells; ///< by player and round: the meeting + 1, 0 = none
    std::uint32_t m_rounds = 0;
    std::string m_out;
};

void exporter::header()
{
    auto const &s = m_event->settings();
    auto const text = [&](std::string_view code, std::string const &value) {
        if (!value.empty()) {
            put("{} {}\n", code, value);
        }
    };
    text("012", s.event);
    text("022", s.place);
    for (std::size_t i = 0; i < std::min<std::size_t>(2, s.dates.size()); ++i) {
        put("{} {}\n", i == 0 ? "042" : "052", slashed(s.dates[i]));
    }
    put("062 {}\n", m_event->players.size());
    text("102", s.arbiter);
    if (s.rounds != 0) {
        put("{} {}\n", m_new ? "142" : "XXR", s.rounds);
    }
    if (s.lot_colour) {
        bool const white = *s.lot_colour == colour::white;
        put("{}\n", m_new ? (white ? "152 W" : "152 B") : (white ? "XXC white1" : "XXC black1"));
    }
}

void exporter::scoring()
{
    auto const &s = m_event->settings().scoring;
    if (m_new) {
        put("162  W{:>4}    D{:>4}    L{:>4}\n", with_decimal(s.win()), with_decimal(s.draw()),
            with_decimal(s.loss()));
    } else if (s.win() != points::whole(1) || s.draw() != points::hundredths(points::k_unit / 2)) {
        put("BBW {:>4}\nBBD {:>4}\nBBL {:>4}\n", with_decimal(s.win()), with_decimal(s.draw()),
            with_decimal(s.loss()));
    }
}

void exporter::forbidden()
{
    for (auto const &[a, b] : m_event->settings().forbid) {
        if (m_new) {
            put("260          {:>4} {:>4}\n", a, b);
        } else {
            put("XXP {} {}\n", a, b);
        }
    }
}

/// The comments `# trf ...` that the import left.
void exporter::kept_lines()
{
    constexpr std::string_view k_mark = "# trf ";
    std::string_view rest = *m_event->text;
    while (!rest.empty()) {
        auto const end = std::min(rest.find('\n'), rest.size());
        if (rest.starts_with(k_mark)) {
            put("{}\n", rest.substr(k_mark.size(), end - k_mark.size()));
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

std::string exporter::played_code(game const &g, outcome own) const
{
    auto const kept = g.keys.find("trf").value_or("");
    bool const unrated = !kept.empty() && std::string_view{"WDL"}.find(kept[0]) != std::string_view::npos;
    switch (own) {
    case outcome::win:
        return unrated ? "W" : "1";
    case outcome::draw:
        return unrated ? "D" : "=";
    case outcome::loss:
        return unrated ? "L" : "0";
    case outcome::none:
        break;
    }
    return " ";
}

std::string exporter::cell(index i, std::uint32_t round) const
{
    auto const which = m_cells[i].size() > round ? m_cells[i][round] : 0;
    if (which == 0) {
        auto const &absent = m_event->players[i].absent;
        bool const is_absent = std::binary_search(absent.begin(), absent.end(), round);
        return is_absent ? "  0000 - Z" : "          ";
    }
    auto const &m = m_history.meetings()[which - 1];
    auto const &g = m_event->games[m.game];
    if (m.black == k_nobody) {
        auto const kept = g.keys.find("trf").value_or("");
        bool const is_bye = m.how == manner::bye;
        return fmt::format("  0000 - {}", kept == "H" || kept == "F" ? kept : is_bye ? "U" : "Z");
    }
    bool const white = m.white == i;
    auto const own = white ? m.white_outcome : m.black_outcome;
    auto const code = m.how == manner::forfeit ? (own == outcome::win ? "+" : "-") : played_code(g, own);
    return fmt::format("  {:>4} {} {}", m_event->players[white ? m.black : m.white].number, white ? 'w' : 'b',
                       code);
}

void exporter::player(index i)
{
    auto const &p = m_event->players[i];
    auto const key = [&](std::string_view name, std::size_t width, bool right = false) {
        return fixed(p.keys.find(name).value_or(""), width, right);
    };
    put("001 {:>4} {}{} {} {} {} {} {} {:>4}     ", p.number, key("sex", 1), key("title", 3, true),
        fixed(p.name, k_name_width), p.rating ? fmt::format("{:>4}", *p.rating) : "    ", key("fed", 3),
        key("id", 11, true), key("birth", 10), with_decimal(m_history.points_of(i)));
    auto const last = p.absent.empty() ? m_rounds : std::max(m_rounds, p.absent.back());
    for (std::uint32_t round = 1; round <= std::min(last, m_rounds + 1); ++round) {
        m_out += cell(i, round);
    }
    m_out.erase(m_out.find_last_not_of(' ') + 1);
    m_out += '\n';
}

void exporter::teams()
{
    for (index t = 0; t < m_event->teams.size(); ++t) {
        auto const &team = m_event->teams[t];
        if (m_new) {
            put("310 {:>3} {}{}", team.number, fixed(team.name, 32), std::string(33, ' '));
        } else {
            put("013 {}", fixed(team.name, 32));
        }
        for (auto const &p : m_event->players) {
            if (p.team == t) {
                m_out += m_new ? fmt::format(" {:>4}", p.number) : fmt::format("{:>4} ", p.number);
            }
        }
        m_out.erase(m_out.find_last_not_of(' ') + 1);
        m_out += '\n';
    }
}

void exporter::report_numbers()
{
    for (auto const &p : m_event->players) {
        auto const wide = [&](std::string_view what, std::int64_t value) {
            finding f{k_trf_too_wide, m_event->where(p.from), {value}};
            m_sink->report(f.with_detail(what));
        };
        if (p.number == 0) {
            wide("none", 0);
        } else if (p.number > k_most_four) {
            wide("number", p.number);
        }
        if (p.rating.value_or(0) > static_cast<std::int32_t>(k_most_four)) {
            wide("rating", *p.rating);
        }
        if (length(p.name) > k_name_width) {
            lost("name", {std::string{p.name}}, m_event->where(p.from, p.name));
        }
    }
}

void exporter::report_keys()
{
    static constexpr std::string_view k_lost_of_players[] = {"board",  "club",   "group",
                                                             "forbid", "enters", "withdrawn"};
    static constexpr std::string_view k_lost_of_games[] = {"start", "table", "note"};
    auto const count = [&](auto const &records, std::string_view key) {
        return static_cast<std::int64_t>(std::count_if(
            records.begin(), records.end(), [&](auto const &r) { return r.keys.find(key).has_value(); }));
    };
    auto const say = [&](std::int64_t times, std::string_view key) {
        if (times > 0) {
            lost("keys", {times, std::string{key}});
        }
    };
    for (auto const key : k_lost_of_players) {
        say(count(m_event->players, key), key);
    }
    for (auto const key : k_lost_of_games) {
        say(count(m_event->games, key), key);
    }
}

void exporter::report_losses()
{
    auto const &all = m_event->games;
    auto const count = [&](auto test) {
        return static_cast<std::int64_t>(std::count_if(all.begin(), all.end(), test));
    };
    auto const say = [&](std::string_view what, std::int64_t times) {
        if (times > 0) {
            lost(what, {times});
        }
    };
    say("boards", count([](game const &g) { return g.board != 0; }));
    say("stages", count([](game const &g) { return g.stage != 0; }));
    say("lots", static_cast<std::int64_t>(m_event->lots.size()));
    say("lineups", static_cast<std::int64_t>(m_event->lineups.size()));
    auto const &settings = m_event->settings();
    say("matches",
        std::count_if(m_history.meetings().begin(), m_history.meetings().end(),
                      [&](meeting const &m) { return m.is_played() && (m.legs > 1 || settings.games > 1); }));
    for (auto const *const key :
         {"cycles", "games", "tiebreaks", "time-control", "start-table", "seed", "teams"}) {
        if (settings.where(key).line != 0) {
            lost("setting", {std::int64_t{1}, std::string{key}}, settings.where(key));
        }
    }
    for (game const &g : all) {
        auto const &pairs = settings.scoring.pairs();
        score_pair const one{g.result.white_points, g.result.black_points};
        bool const simple = one == score_pair{} || one == pairs.front() ||
                            one == score_pair{pairs[0].black, pairs[0].white} || one.white == one.black;
        if (g.result.how == manner::played && settings.games == 1 && g.leg == 0 && !simple) {
            finding f{k_trf_scoring, m_event->where(g.from, g.written), {std::string{g.written}}};
            m_sink->report(f.with_detail("result"));
        }
    }
    report_keys();
}

std::string exporter::build()
{
    report_numbers();
    report_losses();
    auto const &all = m_history.meetings();
    m_cells.resize(m_event->players.size());
    for (index i = 0; i < all.size(); ++i) {
        m_rounds = std::max(m_rounds, all[i].round);
        for (index const who : {all[i].white, all[i].black}) {
            if (who != k_nobody) {
                m_cells[who].resize(std::max<std::size_t>(m_cells[who].size(), all[i].round + 1U));
                m_cells[who][all[i].round] = i + 1;
            }
        }
    }
    header();
    scoring();
    forbidden();
    kept_lines();
    for (index i = 0; i < m_event->players.size(); ++i) {
        player(i);
    }
    teams();
    return std::move(m_out);
}

} // namespace

std::string trf_from_event(tournament const &event, trf_version version, finding_sink &sink)
{
    return exporter{event, version, sink}.build();
}

} // namespace arb::event
