#include "renju/report.hpp"

#include "base/table.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace arb::renju
{

namespace
{

std::string_view result_name(verdict v)
{
    return v == verdict::open ? "*" : verdict_name(v);
}

std::string_view result_words(verdict v)
{
    constexpr std::string_view words[] = {"no result", "black wins", "white wins", "draw"};
    return words[static_cast<std::size_t>(v)];
}

std::string point_list(std::vector<point> const &points, std::string_view open, std::string_view separator)
{
    std::string text;
    for (point const p : points) {
        text += text.empty() ? "" : separator;
        text += open;
        text += name(p);
        text += open;
    }
    return text;
}

std::string json_points(std::vector<point> const &points)
{
    return '[' + point_list(points, "\"", ",") + ']';
}

std::string json_lines(std::vector<stones> const &lines)
{
    std::string text = "[";
    for (auto const &line : lines) {
        text += text.size() > 1 ? "," : "";
        text += json_points(line);
    }
    return text + ']';
}

/// `-` for an empty list.
std::string words(std::vector<point> const &points)
{
    return points.empty() ? "-" : point_list(points, "", " ");
}

/// `D4 Kagetsu`; "" for none of the 26.
std::string opening_text(game_report const &report)
{
    return report.named ? fmt::format("{} {}", report.named->number, report.named->name) : "";
}

/// `move 9 black i8: `, without what there is not.
std::string heading(game_finding const &f)
{
    std::string text = f.move > 0 ? fmt::format("move {}", f.move) : "";
    for (std::string_view const part : {colour_name(f.side), std::string_view{f.point}}) {
        if (!part.empty()) {
            text += text.empty() ? "" : " ";
            text += part;
        }
    }
    return text.empty() ? text : text + ": ";
}

} // namespace

std::string joined(stones const &line)
{
    return point_list(line, "", "-");
}

std::string joined(std::vector<stones> const &lines, std::string_view separator)
{
    std::string text;
    for (auto const &line : lines) {
        text += text.empty() ? "" : separator;
        text += joined(line);
    }
    return text;
}

std::string_view colour_name(std::optional<colour> c)
{
    if (!c) {
        return "";
    }
    return *c == colour::black ? "black" : "white";
}

std::string_view claim_name(claim c)
{
    constexpr std::string_view names[] = {"", "open", "lapsed"};
    return names[static_cast<std::size_t>(c)];
}

std::string json_string(std::string_view text)
{
    bool const plain = std::all_of(text.begin(), text.end(),
                                   [](char c) { return c >= ' ' && c < 0x7F && c != '"' && c != '\\'; });
    if (plain) {
        return fmt::format("\"{}\"", text);
    }
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string_view report_header(report_format format)
{
    return format == report_format::tsv
               ? "file\tline\tid\tmove\tcolour\tpoint\tcode\tarticle\tlines\tclaim\tdiffers\n"
               : "";
}

std::string_view map_header(report_format format)
{
    return format == report_format::tsv
               ? "file\tline\tid\toverline\tdouble_four\tdouble_three\tfives\tdiffers\n"
               : "";
}

report_writer::report_writer(report_format format, std::string_view file, bool names)
: m_format{format}
, m_file{file}
, m_quoted_file{json_string(file)}
, m_names{names}
{
}

void report_writer::game(std::string &out, record const &game, game_report const &report) const
{
    switch (m_format) {
    case report_format::text:
        return game_text(out, game, report);
    case report_format::tsv:
        return game_tsv(out, game, report);
    case report_format::jsonl:
        return game_json(out, game, report);
    }
}

void report_writer::game_text(std::string &out, record const &game, game_report const &report) const
{
    auto const into = std::back_inserter(out);
    for (auto const &f : report.findings) {
        fmt::format_to(into, "{}:{}: {}{} ({})", m_file, game.line, heading(f), f.what->name,
                       f.what->article);
        if (!f.lines.empty()) {
            fmt::format_to(into, ": {}", joined(f.lines, ", "));
        }
        if (f.detail == "letters") {
            out += "; use --letters=a-p";
        }
        if (f.what->name.starts_with("opening_") && !f.text.empty()) {
            fmt::format_to(into, "; {}{}{}", f.detail, f.detail.empty() ? "" : " ", f.text);
        }
        if (f.may_claim != claim::none) {
            fmt::format_to(into, "; claim {}", claim_name(f.may_claim));
        }
        out += f.differs ? "; readings differ\n" : "\n";
    }
    fmt::format_to(into, "{}:{}: {}", m_file, game.line, result_words(report.result));
    if (report.by != ended_by::nothing) {
        fmt::format_to(into, ", {}, move {}", ended_by_name(report.by), report.at);
    }
    if (m_names && report.named) {
        fmt::format_to(into, "; opening {}", opening_text(report));
    }
    out += '\n';
}

void report_writer::game_tsv(std::string &out, record const &game, game_report const &report) const
{
    for (auto const &f : report.findings) {
        fmt::format_to(std::back_inserter(out), "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n",
                       tsv_field(m_file), game.line, tsv_field(game.id), f.move, colour_name(f.side),
                       tsv_field(f.point), f.what->name, f.what->article, joined(f.lines, " "),
                       claim_name(f.may_claim), f.differs);
    }
}

void report_writer::game_json(std::string &out, record const &game, game_report const &report) const
{
    auto const into = std::back_inserter(out);
    fmt::format_to(into,
                   R"({{"file":{},"line":{},"id":{},"letters":"{}","moves":{},"result":"{}","by":"{}",)"
                   R"("at":{},"tag":"{}","findings":[)",
                   m_quoted_file, game.line, json_string(game.id), letters_name(game.spelling), report.moves,
                   result_name(report.result), ended_by_name(report.by), report.at, verdict_name(game.tag));
    bool first = true;
    for (auto const &f : report.findings) {
        fmt::format_to(into,
                       R"({}{{"move":{},"colour":"{}","point":{},"code":"{}","article":"{}","lines":{},)"
                       R"("claim":"{}","differs":{}}})",
                       std::exchange(first, false) ? "" : ",", f.move, colour_name(f.side),
                       json_string(f.point), f.what->name, f.what->article, json_lines(f.lines),
                       claim_name(f.may_claim), f.differs);
    }
    out += ']';
    if (m_names) {
        fmt::format_to(into, R"(,"opening":{})", json_string(opening_text(report)));
    }
    out += "}\n";
}

void report_writer::map(std::string &out, record const &position, foul_map const &map) const
{
    auto const into = std::back_inserter(out);
    switch (m_format) {
    case report_format::text:
        fmt::format_to(into, "{}:{}: overline {}; double_four {}; double_three {}; fives {}", m_file,
                       position.line, words(map.overline), words(map.double_four), words(map.double_three),
                       words(map.fives));
        if (!map.differs.empty()) {
            fmt::format_to(into, "; readings differ at {}", words(map.differs));
        }
        out += '\n';
        return;
    case report_format::tsv:
        fmt::format_to(into, "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", tsv_field(m_file), position.line,
                       tsv_field(position.id), point_list(map.overline, "", " "),
                       point_list(map.double_four, "", " "), point_list(map.double_three, "", " "),
                       point_list(map.fives, "", " "), point_list(map.differs, "", " "));
        return;
    case report_format::jsonl:
        fmt::format_to(into,
                       R"({{"file":{},"line":{},"id":{},"overline":{},"double_four":{},"double_three":{},)"
                       R"("fives":{},"differs":{}}})"
                       "\n",
                       m_quoted_file, position.line, json_string(position.id), json_points(map.overline),
                       json_points(map.double_four), json_points(map.double_three), json_points(map.fives),
                       json_points(map.differs));
    }
}

} // namespace arb::renju
