#include "standings/number_text.hpp"
#include "standings/report.hpp"

#include <nlohmann/json.hpp>

namespace arb::standings
{

namespace
{

using json = nlohmann::ordered_json;

json number_json(fraction const &hundredths)
{
    return exact_text(hundredths);
}

json criterion_json(criterion c, std::vector<fraction> const &values)
{
    bool const is_list = c == criterion::truncated_solkoff || c == criterion::placing_results ||
                         c == criterion::fide_direct_encounter;
    if (!is_list) {
        return values.empty() ? json{} : number_json(values.front());
    }
    json list = json::array();
    for (fraction const &one : values) {
        list.push_back(number_json(one));
    }
    return list;
}

json rounds_json(score_sheet const &sheet, index player)
{
    json rounds = json::array();
    for (entry const &e : sheet.history().of(player)) {
        json one;
        one["round"] = e.round;
        one["opponent"] =
            e.opponent == event::k_nobody ? json{} : json(sheet.event().players[e.opponent].number);
        one["colour"] =
            e.opponent == event::k_nobody ? json{} : json(e.side == event::colour::white ? "W" : "B");
        one["played"] = e.is_played();
        one["points"] = number_json(e.brought.hundredths());
        rounds.push_back(std::move(one));
    }
    return rounds;
}

json row_json(ranking const &table, ranked const &row, bool with_rounds)
{
    auto const &sheet = table.sheet();
    auto const &p = sheet.event().players[row.player];
    bool const is_placed = row.first_place != 0;
    json line;
    line["place"] = is_placed ? json(row.first_place) : json{};
    line["last-place"] = is_placed ? json(row.last_place) : json{};
    line["number"] = p.number;
    line["name"] = p.name;
    line["rating"] = p.rating ? json(*p.rating) : json{};
    line["points"] = number_json(sheet.points_of(row.player).hundredths());
    line["norm-points"] = number_json(sheet.norm_points(row.player).hundredths());
    line["excluded"] = sheet.is_excluded(row.player);
    for (std::size_t i = 0; i < table.criteria().size(); ++i) {
        auto const c = table.criteria()[i];
        line[std::string{event::criterion_name(c)}] = criterion_json(c, table.values(i).shown(row.player));
    }
    if (row.is_shared()) {
        line["decided-by"] = json{};
    } else if (is_placed) {
        line["decided-by"] =
            row.decided_by ? event::criterion_name(table.criteria()[*row.decided_by]) : "points";
    }
    if (with_rounds) {
        line["rounds"] = rounds_json(sheet, row.player);
    }
    return line;
}

} // namespace

std::string as_json_lines(ranking const &table, bool with_rounds)
{
    std::string out;
    for (ranked const &row : table.rows()) {
        out += row_json(table, row, with_rounds).dump();
        out += '\n';
    }
    return out;
}

} // namespace arb::standings
