#include "base/fraction.hpp"
#include "support/catch.hpp"
#include "support/shared.hpp"
#include "support/tool.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

using nlohmann::json;

namespace
{

using row = std::map<std::string, std::string>;

/// A published table: `#` lines, a header, rows.
std::vector<row> read_table(std::filesystem::path const &path)
{
    std::vector<row> rows;
    std::vector<std::string> header;
    for (auto const &line : arb::test::read_lines(path)) {
        if (line.starts_with('#')) {
            continue;
        }
        std::vector<std::string> cells;
        std::istringstream in{line};
        for (std::string cell; std::getline(in, cell, '\t');) {
            cells.push_back(cell);
        }
        if (header.empty()) {
            header = cells;
            continue;
        }
        row one;
        for (std::size_t i = 0; i < std::min(header.size(), cells.size()); ++i) {
            one[header[i]] = cells[i];
        }
        rows.push_back(one);
    }
    return rows;
}

/// Both sides of a game as the stream writes it; White's result comes first.
std::string game_result(char white, char black, bool whole)
{
    static std::map<std::string, std::pair<char const *, char const *>> const words{
        {"10", {"2-0", "1-0"}}, {"01", {"0-2", "0-1"}}, {"==", {"1-1", "1/2-1/2"}}, {"00", {"0-0", "0-0"}},
        {"+-", {"+/-", "+/-"}}, {"-+", {"-/+", "-/+"}}, {"--", {"-/-", "-/-"}},
    };
    auto const &[two, one] = words.at({white, black});
    return whole ? two : one;
}

/// The table as an event; half-point byes cannot be said and become absences.
std::string event_of(std::vector<row> const &table, std::string const &system, bool whole, int rounds)
{
    std::map<std::string, row const *> by_id;
    std::string text =
        fmt::format("+++\ndiscipline = \"international\"\nsystem = \"{}\"\nscoring = \"{}\"\n+++\n", system,
                    whole ? "2-1-0" : "1-0");
    for (row const &r : table) {
        by_id[r.at("id")] = &r;
        auto const rating = r.at("rating");
        text += fmt::format("player\t{0}\tP{0}\t{1}\n", r.at("id"), rating.empty() ? "-" : rating);
    }
    for (row const &r : table) {
        for (int round = 1; round <= rounds; ++round) {
            auto const key = fmt::format("R{}", round);
            auto const cell = r.at(key);
            if (cell == "bye+" || cell == "bye=") {
                text +=
                    fmt::format("game\t{}\t-\t{}\t-\t{}\n", round, r.at("id"), cell == "bye+" ? "+" : "-");
            }
            auto const colour = cell.find_first_of("wb");
            if (colour == std::string::npos || cell.starts_with("bye") || cell[colour] != 'w') {
                continue;
            }
            auto const opponent = cell.substr(0, colour);
            auto const other = by_id.at(opponent)->at(key);
            text += fmt::format("game\t{}\t-\t{}\t{}\t{}\n", round, r.at("id"), opponent,
                                game_result(cell.back(), other.back(), whole));
        }
    }
    return text;
}

/// `46.5` or `105/2` as a fraction.
arb::fraction number_of(std::string const &text)
{
    if (auto const slash = text.find('/'); slash != std::string::npos) {
        return {std::stoll(text.substr(0, slash)), std::stoll(text.substr(slash + 1))};
    }
    auto const dot = text.find('.');
    if (dot == std::string::npos) {
        return std::stoll(text);
    }
    auto const decimals = text.substr(dot + 1);
    std::int64_t scale = 1;
    for (std::size_t i = 0; i < decimals.size(); ++i) {
        scale *= 10;
    }
    return arb::fraction{std::stoll(text.substr(0, dot))} + arb::fraction{std::stoll(decimals), scale};
}

struct agreement {
    std::size_t equal = 0;
    std::size_t different = 0;
};

/// A published column against one of ours; FACTOR is what ours is divided by.
struct comparison {
    std::string column;
    std::string ours;
    int factor = 1;
    agreement expected;
};

agreement compare(std::vector<row> const &table, std::map<std::string, json> const &ours, comparison const &c)
{
    agreement found;
    for (row const &r : table) {
        auto const it = r.find(c.column);
        if (it == r.end() || it->second.empty()) {
            continue;
        }
        auto const &value = ours.at(r.at("id"))[c.ours];
        auto const own = number_of(value.get<std::string>()) / c.factor;
        ++(own == number_of(it->second) ? found.equal : found.different);
    }
    return found;
}

void check_table(std::string const &name, std::string const &system, bool whole, int rounds,
                 std::vector<comparison> const &columns)
{
    auto const path = arb::test::shared("corpus/crosstables/" + name + ".tsv");
    if (!path) {
        return;
    }
    INFO(name);
    auto const table = read_table(*path);
    auto const run =
        arb::test::run_tool("tiebreak", "--all --format jsonl", event_of(table, system, whole, rounds));
    REQUIRE(run.status == 0);
    std::map<std::string, json> ours;
    std::istringstream lines{run.out};
    for (std::string line; std::getline(lines, line);) {
        auto one = json::parse(line);
        auto const number = one["number"].dump();
        ours[number] = std::move(one);
    }
    for (comparison const &c : columns) {
        INFO(c.column << " against " << c.ours);
        auto const found = compare(table, ours, c);
        CHECK(found.equal == c.expected.equal);
        CHECK(found.different == c.expected.different);
    }
}

} // namespace

TEST_CASE("published draughts tables: every value agrees")
{
    check_table(
        "draughts-2022-ouagadougou-open", "solkoff", true, 9,
        {{"points", "points", 1, {68, 0}}, {"ShortTruncSolkoff", "short-truncated-solkoff", 1, {68, 0}}});
    check_table("draughts-2014-sangmelima", "solkoff", true, 6,
                {{"points", "points", 1, {14, 0}},
                 {"wins", "wins", 1, {14, 0}},
                 {"MedianSolkoff", "solkoff", 1, {14, 0}},
                 {"ShortTruncSolkoff", "short-truncated-solkoff", 1, {14, 0}}});
    check_table("draughts-1970-open-nk", "scheveningen", true, 10, {{"points", "points", 1, {20, 0}}});
    check_table("draughts-2021-verona-rapid", "solkoff", true, 6, {{"points", "points", 1, {46, 0}}});
    check_table("draughts-1948-world-championship", "round-robin", true, 22,
                {{"points", "points", 1, {11, 0}}});
}

TEST_CASE("published chess tables without unplayed games: every value agrees")
{
    check_table("chess-2024-womens-world-rapid", "buchholz", false, 11,
                {{"points", "points", 1, {110, 0}},
                 {"Buchholz", "buchholz", 1, {110, 0}},
                 {"BuchholzCut1", "short-truncated-solkoff", 1, {110, 0}}});
    check_table("chess-2025-uzchess-cup", "round-robin", false, 9,
                {{"points", "points", 1, {10, 0}},
                 {"SB_half", "sonneborn-berger", 2, {10, 0}},
                 {"SB_half", "fide-sonneborn-berger", 1, {10, 0}},
                 {"wins", "wins", 1, {10, 0}}});
    check_table("chess-tec-exercise-round-robin", "round-robin", false, 5,
                {{"SB_half", "fide-sonneborn-berger", 1, {6, 0}}});
}

// What differs is FIDE's older rule for unplayed games (a virtual opponent), as README of the tables says.
TEST_CASE("published chess tables under FIDE's rule of before 2023: who has no unplayed game agrees")
{
    check_table("chess-2018-moscow-open-a", "buchholz", false, 9,
                {{"Buchholz", "buchholz", 1, {67, 153}},
                 {"BuchholzCut1", "short-truncated-solkoff", 1, {82, 138}},
                 {"SB_half", "sonneborn-berger", 2, {71, 149}}});
    check_table(
        "chess-2021-world-blitz", "buchholz", false, 21,
        {{"Buchholz", "buchholz", 1, {51, 128}}, {"BuchholzCut1", "short-truncated-solkoff", 1, {69, 110}}});
    check_table("playstrategy-swiss-EY1k6otN", "buchholz", true, 7,
                {{"SB_half", "sonneborn-berger", 2, {10, 0}}});
}

// FIDE's worked exercise (rules of 2024). Players 4 and 9 have half-point byes, which an event cannot say: they
// and those who met them (1, 3, 10, 12, 13) differ, nobody else.
TEST_CASE("FIDE's exercise of 2024 in the columns named after FIDE")
{
    check_table("chess-tec-exercise-swiss", "buchholz", false, 5,
                {{"points", "points", 1, {14, 2}},
                 {"WIN", "wins", 1, {16, 0}},
                 {"PS", "fide-progressive", 1, {14, 2}},
                 {"BH_2024", "fide-buchholz", 1, {9, 7}},
                 {"BHC1_2024", "fide-buchholz-cut-1", 1, {8, 5}},
                 {"SB_half_2024", "fide-sonneborn-berger", 1, {11, 5}}});
}
