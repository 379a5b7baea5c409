#include "support/catch.hpp"
#include "support/shared.hpp"
#include "support/tool.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <sstream>

using nlohmann::json;

namespace
{

std::string or_dash(json const &value)
{
    return value.is_null() ? "-" : value.dump();
}

/// A result of the oracle in the stream's words.
std::string result_text(std::string const &result, bool whole)
{
    static std::map<std::string, std::pair<char const *, char const *>> const words{
        {"1-0", {"2-0", "1-0"}}, {"0-1", {"0-2", "0-1"}}, {"1/2-1/2", {"1-1", "1/2-1/2"}},
        {"+-", {"+/-", "+/-"}},  {"-+", {"-/+", "-/+"}},  {"--", {"-/-", "-/-"}},
    };
    auto const &[two, one] = words.at(result);
    return whole ? two : one;
}

/// The oracle's tournament as an event stream.
std::string event_of(json const &input)
{
    bool const whole = input["scoring"][0] == 2;
    std::string text =
        fmt::format("+++ arb 1\ndiscipline = \"russian\"\nsystem = \"{}\"\nscoring = \"{}\"\n+++\n",
                    input["system"] == "swiss" ? "solkoff" : "round-robin", whole ? "2-1-0" : "1-0");
    for (auto const &p : input["players"]) {
        text += fmt::format("player\t{0}\tP{0}\t{1}", p["id"].get<int>(), or_dash(p["rating"]));
        text += p["withdrawn_after"].is_null()
                    ? "\n"
                    : fmt::format("\twithdrawn={}\n", p["withdrawn_after"].get<int>());
    }
    for (auto const &g : input["games"]) {
        text += fmt::format("game\t{}\t-\t{}\t{}\t{}\n", g["round"].get<int>(), g["white"].get<int>(),
                            g["black"].get<int>(), result_text(g["result"].get<std::string>(), whole));
    }
    for (auto const &b : input["byes"]) {
        text += fmt::format("game\t{}\t-\t{}\t-\t+\n", b["round"].get<int>(), b["player"].get<int>());
    }
    return text;
}

/// The oracle's name of a value as the tool writes it.
std::string key_of(std::string name)
{
    std::replace(name.begin(), name.end(), '_', '-');
    return name == "opp-rating-sum" ? "opponent-rating-sum" : name;
}

std::size_t check_tournament(json const &tournament)
{
    auto const run = arb::test::run_tool("tiebreak", "--all --format jsonl", event_of(tournament["input"]));
    REQUIRE(run.status == 0);
    std::map<int, json> rows;
    std::istringstream lines{run.out};
    for (std::string line; std::getline(lines, line);) {
        auto row = json::parse(line);
        auto const number = row["number"].get<int>();
        rows[number] = std::move(row);
    }
    std::size_t values = 0;
    for (auto const &expected : tournament["expected"]["players"]) {
        auto const &row = rows[expected["id"].get<int>()];
        for (auto const &[name, value] : expected.items()) {
            if (name == "id") {
                continue;
            }
            INFO("player " << expected["id"] << ' ' << name);
            CHECK(row[key_of(name)] == value);
            ++values;
        }
    }
    return values;
}

void check_file(std::filesystem::path const &path, std::size_t tournaments)
{
    auto const lines = arb::test::read_lines(path);
    CHECK(lines.size() == tournaments);
    std::size_t values = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        INFO("tournament " << i + 1);
        values += check_tournament(json::parse(lines[i]));
    }
    CHECK(values >= 40 * tournaments);
}

} // namespace

TEST_CASE("tiebreak agrees with our own worked tournaments in the oracle's form")
{
    check_file(arb::test::sample("tiebreak.jsonl"), 1);
}

TEST_CASE("tiebreak agrees with the oracle on every value of 300 tournaments")
{
    if (auto const path = arb::test::shared("oracles/tiebreak.jsonl")) {
        check_file(*path, 300);
    }
}
