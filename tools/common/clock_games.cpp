#include "common/clock_games.hpp"

#include "base/xml.hpp"
#include "cli/input.hpp"
#include "clock/rules.hpp"
#include "pdn/clock_command.hpp"
#include "pdn/reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>

namespace arb::common
{

namespace
{

std::string clock_text(std::int64_t seconds)
{
    return clock::time_text(std::chrono::seconds{seconds});
}

/// Collects the clock commands of each game.
class collector
{
public:
    using taker = std::function<void(clock_game const &)>;

    collector(clock_games_options const &o, std::function<void(finding)> report, taker out)
    : m_options{&o}
    , m_report{std::move(report)}
    , m_out{std::move(out)}
    {
    }

    void begin_game(std::size_t)
    {
        auto const number = m_game.number + 1;
        m_game = {};
        m_game.number = number;
        m_game.control = m_options->control;
        m_black_first = false;
        m_depth = 0;
    }
    void tag(pdn::token const &t)
    {
        if (t.name == "White") {
            m_game.white = t.value;
        } else if (t.name == "Black") {
            m_game.black = t.value;
        } else if (t.name == "FEN") {
            m_black_first = t.value.starts_with('B');
        } else if (t.name == "TimeControl" && !m_options->control) {
            read_tag(t);
        }
    }
    void on_move(pdn::token const &t)
    {
        if (m_depth == 0) {
            auto const ply = m_game.points.size() + 1;
            m_game.points.push_back({ply, (ply % 2 == 0) != m_black_first, t.text, {}, {}, t.offset});
        }
    }
    void item(pdn::token const &t)
    {
        if (t.kind == pdn::token_kind::open) {
            ++m_depth;
        } else if (t.kind == pdn::token_kind::close && m_depth > 0) {
            --m_depth;
        } else if (t.kind == pdn::token_kind::comment && m_depth == 0 && !m_game.points.empty()) {
            read_comment(t);
        }
    }
    void end_game(pdn::game_end, pdn::token const &) { m_out(m_game); }

private:
    void read_tag(pdn::token const &t)
    {
        auto const read = clock::read_control(t.value);
        if (!read) {
            finding f{clock::k_control_unreadable, {{}, 0, t.offset}, {std::string{t.value}}};
            m_report(f.in_game(m_game.number));
        } else if (read->kind == clock::control::known::timed) {
            m_game.control = read;
        }
    }
    void read_comment(pdn::token const &t)
    {
        auto &point = m_game.points.back();
        for (auto const &r : pdn::read_clocks(t.text, true)) {
            if (!r.valid) {
                finding f{clock::k_clock_form, {{}, 0, t.offset}, {std::string{r.text}}};
                m_report(f.in_game(m_game.number, point.ply));
            } else if (r.elapsed && r.command == "emt") {
                point.used = r.seconds;
            } else if (!r.elapsed) {
                auto const own = point.is_black ? pdn::clock_side::black : pdn::clock_side::white;
                if (r.side == own || r.side == pdn::clock_side::mover) {
                    point.left = r.seconds;
                    point.offset = t.offset;
                }
            }
        }
    }

    clock_games_options const *m_options;
    std::function<void(finding)> m_report;
    taker m_out;
    clock_game m_game;
    std::size_t m_depth = 0;
    bool m_black_first = false;
};

/// One player's clock against his control; fills in the time used on each move.
class side_check
{
public:
    side_check(clock_game &game, bool black, std::function<void(finding)> const &report)
    : m_game{&game}
    , m_black{black}
    , m_report{&report}
    {
    }

    void run()
    {
        if (m_game->control) {
            m_left = std::chrono::floor<std::chrono::seconds>(plan().at(0).time).count();
            m_control_at = plan().at(0).moves;
        }
        for (auto &point : m_game->points) {
            if (point.is_black == m_black) {
                ++m_moves;
                take(point);
            }
        }
        if (m_readings >= 20 && m_rises == 0 && m_game->control && bonus() > 0) {
            tell(clock::k_clock_no_increment, m_game->points.back(),
                 {name(), std::to_string(bonus()) + " s"});
        }
    }

private:
    clock::schedule const &plan() const { return m_game->control->sides[m_black ? 1 : 0]; }
    std::int64_t bonus() const { return plan().at(m_period).bonus / std::chrono::seconds{1}; }
    argument name() const { return term{m_black ? "black" : "white"}; }

    void tell(rule const &what, clock_point const &at, std::vector<argument> args)
    {
        finding f{what, {{}, 0, at.offset}, std::move(args)};
        (*m_report)(f.in_game(m_game->number, at.ply));
    }

    /// What the control adds for the move just made.
    std::int64_t added()
    {
        if (!m_game->control) {
            return 0;
        }
        auto sum = bonus();
        while (m_control_at > 0 && m_moves >= m_control_at && plan().has(m_period + 1)) {
            auto const &p = plan().at(++m_period);
            sum += p.time / std::chrono::seconds{1};
            m_control_at = p.moves > 0 ? m_control_at + p.moves : 0;
        }
        return sum;
    }

    void take(clock_point &point)
    {
        auto const gain = added();
        if (point.used && !point.left && m_left) {
            point.left = std::max<std::int64_t>(*m_left - *point.used + gain, 0);
        }
        if (m_was_zero) {
            tell(clock::k_clock_past_zero, point, {name(), clock_text(0)});
            m_was_zero = false;
        }
        if (!point.left) {
            m_left.reset();
            return;
        }
        if (m_left) {
            judge(point, gain);
        }
        m_was_zero = *point.left == 0;
        m_left = point.left;
    }

    void judge(clock_point &point, std::int64_t gain)
    {
        ++m_readings;
        m_rises += *point.left > *m_left ? 1U : 0U;
        if (m_game->control && *point.left > *m_left + gain + 1) { // readings are whole seconds
            tell(clock::k_clock_rises, point, {name(), clock_text(*m_left), clock_text(*point.left)});
            return;
        }
        if (!point.used) {
            point.used = std::max<std::int64_t>(*m_left + gain - *point.left, 0);
        }
    }

    clock_game *m_game;
    bool m_black;
    std::function<void(finding)> const *m_report;
    std::optional<std::int64_t> m_left;
    std::uint64_t m_moves = 0;
    std::uint64_t m_control_at = 0;
    std::size_t m_period = 0;
    unsigned m_readings = 0;
    unsigned m_rises = 0;
    bool m_was_zero = false;
};

std::string columns_of(clock_game const &game)
{
    std::string text;
    for (auto const &p : game.points) {
        fmt::format_to(std::back_inserter(text), "{}\t{}\t{}\t{}\t{}\t{}\n", game.number, p.ply,
                       p.is_black ? "black" : "white", p.move, p.left ? clock_text(*p.left) : "",
                       p.used ? clock_text(*p.used) : "");
    }
    return text;
}

bool has_clocks(clock_game const &game)
{
    return std::any_of(game.points.begin(), game.points.end(),
                       [](auto const &p) { return p.left || p.used; });
}

std::string line_of(clock_game const &game, bool black, std::int64_t most)
{
    std::string points;
    for (auto const &p : game.points) {
        if (p.is_black == black && p.left) {
            auto const x =
                40 + 720 * static_cast<std::int64_t>(p.ply) / static_cast<std::int64_t>(game.points.size());
            auto const y = 280 - 250 * *p.left / most;
            fmt::format_to(std::back_inserter(points), "{}{},{}", points.empty() ? "" : " ", x, y);
        }
    }
    return points;
}

} // namespace

std::string svg_of(clock_game const &game)
{
    std::int64_t most = 1;
    for (auto const &p : game.points) {
        most = std::max(most, p.left.value_or(0));
    }
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 800 320\" font-family=\"sans-serif\" "
        "font-size=\"12\">\n"
        "<title>{0} - {1}</title>\n<rect width=\"800\" height=\"320\" fill=\"#fff\"/>\n"
        "<path d=\"M40 30V280H760\" fill=\"none\" stroke=\"#888\"/>\n"
        "<text x=\"40\" y=\"22\">{2}</text>\n<text x=\"760\" y=\"298\" text-anchor=\"end\">{3}</text>\n"
        "<polyline fill=\"none\" stroke=\"#c60\" stroke-width=\"2\" points=\"{4}\"/>\n"
        "<polyline fill=\"none\" stroke=\"#000\" stroke-width=\"2\" points=\"{5}\"/>\n"
        "<text x=\"200\" y=\"22\" fill=\"#c60\">{0}</text>\n<text x=\"480\" y=\"22\">{1}</text>\n</svg>\n",
        xml_escaped(game.white), xml_escaped(game.black), clock_text(most), game.points.size(),
        line_of(game, false, most), line_of(game, true, most));
}

void replay_games(std::string const &path, clock_games_options const &o, record_format format,
                  cli::reporter &reporter, cli::output &out)
{
    cli::input in{path, o.stdin_name};
    auto const text = in.read_all();
    std::function<void(finding)> const report = [&](finding f) {
        auto const before = std::string_view{text}.substr(0, f.where.column);
        auto const line_start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
        f.where = {in.name(), static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n')) + 1,
                   before.size() - line_start + 1};
        reporter.report(f);
    };
    bool is_drawn = o.svg.empty();
    collector games{o, report, [&](clock_game game) {
                        if (!has_clocks(game)) {
                            return;
                        }
                        side_check{game, false, report}.run();
                        side_check{game, true, report}.run();
                        if (format == record_format::tsv && !reporter.quiet()) {
                            out.write(columns_of(game));
                        }
                        if (!is_drawn) {
                            cli::output file{o.svg};
                            file.write(svg_of(game));
                            file.commit();
                            is_drawn = true;
                        }
                    }};
    if (format == record_format::tsv && !reporter.quiet()) {
        out.write("game\tply\tplayer\tmove\tleft\tused\n");
    }
    pdn::lexer lex{text};
    pdn::reader<collector>{lex, games}.read();
}

} // namespace arb::common
