#include "standings/report.hpp"

#include "base/table.hpp"
#include "standings/number_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::standings
{

namespace
{

std::string place_text(ranked const &row)
{
    if (row.first_place == 0) {
        return "-";
    }
    return row.is_shared() ? fmt::format("{}-{}", row.first_place, row.last_place)
                           : fmt::format("{}", row.first_place);
}

std::string decided_text(ranking const &table, ranked const &row)
{
    if (row.first_place == 0) {
        return "excluded";
    }
    if (row.is_shared()) {
        return "shared";
    }
    return row.decided_by ? std::string{event::criterion_name(table.criteria()[*row.decided_by])} : "points";
}

/// Which columns about the players themselves have anything in them.
struct shown_columns {
    bool rating = false;
    bool title = false;
    bool team = false;
    bool norm = false;
};

std::string team_of(event::tournament const &event, event::player const &p)
{
    return std::string{p.team != event::k_nobody ? event.teams[p.team].name
                                                 : p.keys.find("team").value_or("")};
}

shown_columns choose(ranking const &table)
{
    shown_columns shown;
    auto const &sheet = table.sheet();
    for (ranked const &row : table.rows()) {
        auto const &p = sheet.event().players[row.player];
        shown.rating = shown.rating || p.rating.has_value();
        shown.title = shown.title || p.keys.find("title").has_value();
        shown.team = shown.team || p.keys.find("team").has_value();
        shown.norm = shown.norm || sheet.norm_points(row.player) != sheet.points_of(row.player);
    }
    return shown;
}

class builder
{
public:
    builder(ranking const &table, report_options const &options)
    : m_table{&table}
    , m_options{&options}
    , m_shown{choose(table)}
    {
    }

    report build()
    {
        auto const &s = m_table->sheet().settings();
        m_report.title = s.event;
        m_report.subtitle = s.place;
        for (std::string const &date : s.dates) {
            m_report.subtitle += (m_report.subtitle.empty() ? "" : ", ") + date;
        }
        if (m_options->crosstable) {
            m_cross = make_crosstable(*m_table);
        }
        columns();
        for (std::size_t i = 0; i < m_table->rows().size(); ++i) {
            row(i);
        }
        return std::move(m_report);
    }

private:
    void column(std::string id, bool is_number = true)
    {
        m_report.columns.push_back({std::move(id), "", is_number, false});
    }
    void columns();
    void row(std::size_t which);
    void add_criteria(index player, std::vector<std::string> &cells) const;

    ranking const *m_table;
    report_options const *m_options;
    shown_columns m_shown;
    crosstable m_cross;
    report m_report;
};

void builder::columns()
{
    column("place");
    column("number");
    column("name", false);
    if (m_shown.title) {
        column("title", false);
    }
    if (m_shown.rating || m_options->exact) {
        column("rating");
    }
    if (m_shown.team) {
        column("team", false);
    }
    for (auto const &heading : m_cross.headings) {
        m_report.columns.push_back(
            {(m_cross.is_square ? "place-" : "round-") + heading, heading, false, true});
    }
    column("points");
    m_report.explained.emplace_back("points");
    if (m_shown.norm || m_options->exact) {
        column("norm-points");
        m_report.explained.emplace_back("norm-points");
    }
    for (criterion const c : m_table->criteria()) {
        column(std::string{event::criterion_name(c)});
        m_report.explained.emplace_back(event::criterion_name(c));
        bool const is_fide = c >= criterion::fide_buchholz && c <= criterion::fide_sonneborn_berger;
        if (is_fide && m_report.notes.empty()) {
            m_report.notes.emplace_back("note/fide-unplayed");
        }
    }
    if (!m_table->criteria().empty()) {
        column("decided-by", false);
    }
    if (m_cross.is_square) {
        m_report.notes.emplace_back("note/square");
    } else if (!m_cross.headings.empty()) {
        m_report.notes.emplace_back("note/rounds");
    }
}

void builder::add_criteria(index player, std::vector<std::string> &cells) const
{
    for (std::size_t i = 0; i < m_table->criteria().size(); ++i) {
        auto const values = m_table->values(i).shown(player);
        cells.push_back(m_options->exact ? exact_list(values) : plain_list(values));
    }
}

void builder::row(std::size_t which)
{
    auto const &ranked = m_table->rows()[which];
    auto const &sheet = m_table->sheet();
    auto const &p = sheet.event().players[ranked.player];
    std::vector<std::string> cells{place_text(ranked), p.number == 0 ? "-" : fmt::format("{}", p.number),
                                   std::string{p.name}};
    if (m_shown.title) {
        cells.emplace_back(p.keys.find("title").value_or(""));
    }
    if (m_shown.rating || m_options->exact) {
        cells.push_back(p.rating ? fmt::format("{}", *p.rating) : "");
    }
    if (m_shown.team) {
        cells.push_back(team_of(sheet.event(), p));
    }
    if (!m_cross.rows.empty()) {
        cells.insert(cells.end(), m_cross.rows[which].begin(), m_cross.rows[which].end());
    }
    auto const number = m_options->exact ? exact_text : plain_text;
    cells.push_back(number(sheet.points_of(ranked.player).hundredths()));
    if (m_shown.norm || m_options->exact) {
        cells.push_back(number(sheet.norm_points(ranked.player).hundredths()));
    }
    add_criteria(ranked.player, cells);
    if (!m_table->criteria().empty()) {
        cells.push_back(decided_text(*m_table, ranked));
    }
    m_report.rows.push_back(std::move(cells));
}

std::string heading(report::report_column const &c, words const &say)
{
    return c.heading.empty() ? say.heading("column/" + c.id) : c.heading;
}

/// The word for what decided, in the reader's language.
std::string shown_cell(report::report_column const &c, std::string const &cell, words const &say)
{
    return c.id == "decided-by" ? say.heading("column/" + cell) : cell;
}

} // namespace

report make_report(ranking const &table, report_options const &options)
{
    return builder{table, options}.build();
}

std::string as_tsv(report const &r)
{
    std::string out;
    auto const line = [&](auto const &cells, auto &&text) {
        bool first = true;
        for (auto const &cell : cells) {
            out += first ? "" : "\t";
            out += tsv_field(text(cell));
            first = false;
        }
        out += '\n';
    };
    line(r.columns, [](auto const &c) -> std::string const & { return c.id; });
    for (auto const &row : r.rows) {
        line(row, [](auto const &cell) -> std::string const & { return cell; });
    }
    return out;
}

std::string as_text(report const &r, words const &say)
{
    std::vector<align> alignment;
    std::vector<std::string> headings;
    for (auto const &c : r.columns) {
        alignment.push_back(c.is_number ? align::right : align::left);
        headings.push_back(heading(c, say));
    }
    text_table table{alignment};
    table.add(headings);
    for (auto const &row : r.rows) {
        std::vector<std::string> cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells.push_back(shown_cell(r.columns[i], row[i], say));
        }
        table.add(std::move(cells));
    }
    std::string out;
    for (auto const &line : {r.title, r.subtitle}) {
        out += line.empty() ? "" : line + '\n';
    }
    out += (out.empty() ? "" : "\n") + table.aligned() + '\n';
    for (auto const &id : r.explained) {
        out += fmt::format("{}: {}\n", say.heading("column/" + id), say.explanation("column/" + id));
    }
    for (auto const &key : r.notes) {
        out += say.heading(key) + '\n';
    }
    return out;
}

} // namespace arb::standings
