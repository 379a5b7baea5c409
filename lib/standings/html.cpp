#include "base/xml.hpp"
#include "standings/report.hpp"

#include <fmt/format.h>

#include <iterator>

namespace arb::standings
{

namespace
{

constexpr std::string_view k_style = R"(
:root { color-scheme: light dark; --paper: #fff; --ink: #1b1b1b; --faint: #5d5d5d; --line: #c9c9c9; --band: #f4f4f1; --head: #e9e7df; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181a; --ink: #e8e6e1; --faint: #a5a29b; --line: #43474b; --band: #1d2023; --head: #2a2e32; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 90rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.4 system-ui, "Noto Sans", "DejaVu Sans", sans-serif; }
h1 { font-size: 1.4rem; margin: 0 0 .2rem; }
p.where { margin: 0 0 1rem; color: var(--faint); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
table { font-size: .95rem; }
th, td { padding: .3rem .42rem; border-bottom: 1px solid var(--line); text-align: left; white-space: nowrap; }
thead th { background: var(--head); vertical-align: bottom; white-space: normal; font-size: .85rem; }
tbody tr:nth-child(even) > * { background: var(--band); }
tbody th { font-weight: 600; position: sticky; left: 0; background: var(--paper); }
.n { text-align: right; }
.c { text-align: center; }
.p { font-weight: 700; }
.w { white-space: normal; }
dl { font-size: .85rem; color: var(--faint); display: grid; grid-template-columns: max-content 1fr; gap: .1rem .8rem; }
dt { font-weight: 600; } dd { margin: 0; }
p.note { font-size: .85rem; color: var(--faint); margin: .2rem 0; }
@media (max-width: 40rem) {
  body { padding: .5rem; } th, td { padding: .3rem .35rem; font-size: .85rem; } dl { display: block; } dd { margin: 0 0 .3rem; }
  tbody th { max-width: 9rem; white-space: normal; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --ink: #000; --faint: #333; --line: #888; --band: #fff; --head: #eee; }
  body { padding: 0; max-width: none; font-size: 9pt; } th, td { padding: 1.5mm; font-size: 8.5pt; }
  .scroll { overflow: visible; } tr { break-inside: avoid; } thead { display: table-header-group; }
}
)";

/// More columns than this do not fit across an upright sheet.
constexpr std::size_t k_portrait_columns = 10;

class page
{
public:
    page(report const &r, words const &say) : m_report{&r}, m_say{&say} {}

    std::string build(std::string_view language)
    {
        auto const title = m_report->title.empty() ? m_say->heading("html/standings") : m_report->title;
        put("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n", xml_escaped(language));
        put("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        put("<link rel=\"icon\" "
            "href=\"data:,\">\n<title>{}</title>\n<style>{}@page {{ size: {}; margin: 12mm; "
            "}}\n</style>\n</head>\n<body>\n<main>\n",
            xml_escaped(title), k_style,
            m_report->columns.size() > k_portrait_columns ? "A4 landscape" : "A4");
        put("<h1>{}</h1>\n", xml_escaped(title));
        if (!m_report->subtitle.empty()) {
            put("<p class=\"where\">{}</p>\n", xml_escaped(m_report->subtitle));
        }
        table();
        legend();
        put("</main>\n</body>\n</html>\n");
        return std::move(m_out);
    }

private:
    template <typename... Args>
    void put(fmt::format_string<Args...> format, Args &&...args)
    {
        fmt::format_to(std::back_inserter(m_out), format, std::forward<Args>(args)...);
    }

    static std::string_view css(report::report_column const &c)
    {
        if (c.is_cross) {
            return " class=\"c\"";
        }
        if (c.id == "points") {
            return " class=\"n p\"";
        }
        return c.is_number ? " class=\"n\"" : "";
    }

    void table()
    {
        put("<div class=\"scroll\">\n<table>\n<thead>\n<tr>");
        for (auto const &c : m_report->columns) {
            put("<th scope=\"col\"{}>{}</th>", css(c),
                xml_escaped(c.heading.empty() ? m_say->heading("column/" + c.id) : c.heading));
        }
        put("</tr>\n</thead>\n<tbody>\n");
        for (auto const &row : m_report->rows) {
            put("<tr>");
            for (std::size_t i = 0; i < row.size(); ++i) {
                cell(m_report->columns[i], row[i]);
            }
            put("</tr>\n");
        }
        put("</tbody>\n</table>\n</div>\n");
    }

    void cell(report::report_column const &c, std::string const &text)
    {
        if (c.id == "name") {
            put("<th scope=\"row\">{}</th>", xml_escaped(text));
        } else if (c.id == "decided-by") {
            put("<td class=\"w\">{}</td>", xml_escaped(m_say->heading("column/" + text)));
        } else {
            put("<td{}>{}</td>", css(c), xml_escaped(text));
        }
    }

    void legend()
    {
        put("<dl>\n");
        for (auto const &id : m_report->explained) {
            put("<dt>{}</dt><dd>{}</dd>\n", xml_escaped(m_say->heading("column/" + id)),
                xml_escaped(m_say->explanation("column/" + id)));
        }
        put("</dl>\n");
        for (auto const &key : m_report->notes) {
            put("<p class=\"note\">{}</p>\n", xml_escaped(m_say->heading(key)));
        }
    }

    report const *m_report;
    words const *m_say;
    std::string m_out;
};

} // namespace

std::string as_html(report const &r, words const &say, std::string_view language)
{
    return page{r, say}.build(language);
}

} // namespace arb::standings
