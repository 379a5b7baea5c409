#include "cli/printer.hpp"

#include "base/table.hpp"
#include "cli/language.hpp"
#include "cli/messages.hpp"
#include "cli/version.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <iterator>

namespace arb::cli
{

namespace
{

using json = nlohmann::ordered_json;

std::string dump(json const &object)
{
    return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

char const *shown_severity(severity level)
{
    switch (level) {
    case severity::note:
        return tr("note");
    case severity::warning:
        return tr("warning");
    case severity::error:
        break;
    }
    return tr("error");
}

std::string_view colour_of(severity level)
{
    switch (level) {
    case severity::note:
        return "\033[36m";
    case severity::warning:
        return "\033[33m";
    case severity::error:
        break;
    }
    return "\033[31m";
}

/// `FILE:LINE:COL`, without the parts that are not known.
std::string shown_place(place const &where)
{
    std::string text{where.file};
    if (where.line > 0) {
        text += fmt::format(":{}", where.line);
        if (where.column > 0) {
            text += fmt::format(":{}", where.column);
        }
    }
    return text;
}

void print_text(std::string &out, finding const &f, bool colour)
{
    auto const article = f.shown_article();
    fmt::format_to(std::back_inserter(out), "{}: {}{}:{} {} [{}{}{}]\n", shown_place(f.where),
                   colour ? colour_of(f.level) : "", shown_severity(f.level), colour ? "\033[0m" : "",
                   sentence(f), f.what->name, article.empty() ? "" : " ", article);
}

void print_tsv(std::string &out, finding const &f)
{
    fmt::format_to(std::back_inserter(out), "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", tsv_field(f.where.file),
                   f.where.line, f.where.column, severity_name(f.level), f.what->name, f.shown_article(),
                   f.game, f.ply, tsv_field(sentence(f)));
}

void print_jsonl(std::string &out, finding const &f)
{
    json const object{{"file", f.where.file},     {"line", f.where.line},
                      {"column", f.where.column}, {"severity", severity_name(f.level)},
                      {"rule", f.what->name},     {"article", f.shown_article()},
                      {"game", f.game},           {"ply", f.ply},
                      {"message", sentence(f)}};
    out += dump(object) + '\n';
}

void print_sarif(std::string &out, finding const &f)
{
    json region = json::object();
    if (f.where.line > 0) {
        region["startLine"] = f.where.line;
        if (f.where.column > 0) {
            region["startColumn"] = f.where.column;
        }
    }
    json location{{"physicalLocation", {{"artifactLocation", {{"uri", f.where.file}}}, {"region", region}}}};
    json const object{{"ruleId", f.what->name},
                      {"level", severity_name(f.level)},
                      {"message", {{"text", sentence(f)}}},
                      {"locations", json::array({std::move(location)})},
                      {"properties", {{"article", f.shown_article()}, {"game", f.game}, {"ply", f.ply}}}};
    out += dump(object) + '\n';
}

/// TEXT as a workflow command wants it; COMMA: in a property, where comma and colon end it.
std::string github_escaped(std::string_view text, bool property)
{
    std::string escaped;
    for (char const c : text) {
        if (c == '%' || c == '\r' || c == '\n' || (property && (c == ',' || c == ':'))) {
            fmt::format_to(std::back_inserter(escaped), "%{:02X}", static_cast<unsigned>(c));
        } else {
            escaped += c;
        }
    }
    return escaped;
}

void print_github(std::string &out, finding const &f)
{
    std::string_view const command = f.level == severity::note ? "notice" : severity_name(f.level);
    auto const article = f.shown_article();
    fmt::format_to(
        std::back_inserter(out), "::{} file={},line={},col={},title={}::{}\n", command,
        github_escaped(f.where.file, true), f.where.line, f.where.column,
        github_escaped(fmt::format("{}{}{}", f.what->name, article.empty() ? "" : " ", article), true),
        github_escaped(sentence(f), false));
}

} // namespace

std::optional<finding_format> read_finding_format(std::string_view name)
{
    constexpr std::array<std::string_view, 5> names{"text", "tsv", "jsonl", "sarif", "github"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (name == names[i]) {
            return static_cast<finding_format>(i);
        }
    }
    return std::nullopt;
}

std::string finding_printer::preamble(std::string_view tool) const
{
    switch (m_format) {
    case finding_format::tsv:
        return "file\tline\tcolumn\tseverity\trule\tarticle\tgame\tply\tmessage\n";
    case finding_format::sarif:
        return fmt::format(
            R"({{"version":"2.1.0","$schema":"https://json.schemastore.org/sarif-2.1.0.json",)"
            R"("runs":[{{"tool":{{"driver":{{"name":"{}","version":"{}"}}}},"columnKind":"utf16CodeUnits",)"
            R"("results":[)"
            "\n",
            tool, version());
    default:
        return {};
    }
}

void finding_printer::print(std::string &out, finding const &f) const
{
    switch (m_format) {
    case finding_format::text:
        return print_text(out, f, m_colour);
    case finding_format::tsv:
        return print_tsv(out, f);
    case finding_format::jsonl:
        return print_jsonl(out, f);
    case finding_format::sarif:
        out += separator();
        return print_sarif(out, f);
    case finding_format::github:
        return print_github(out, f);
    }
}

std::string finding_printer::epilogue() const
{
    return m_format == finding_format::sarif ? "]}]}\n" : "";
}

std::string_view finding_printer::separator() const
{
    return m_format == finding_format::sarif ? "," : "";
}

} // namespace arb::cli
