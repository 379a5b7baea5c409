#include "support/catch.hpp"
#include "support/shared.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

using nlohmann::json;

namespace
{

/// The numbers in the game lines of pair-swiss, in the oracle's form.
json answer_of(std::string const &text)
{
    json answer{{"games", json::array()}, {"bye", nullptr}, {"absent", json::array()}};
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream fields{line};
        std::string kind;
        std::string round;
        std::string board;
        int white = 0;
        std::string black;
        std::string result;
        fields >> kind >> round >> board >> white >> black >> result;
        if (black != "-") {
            answer["games"].push_back({white, std::stoi(black)});
        } else if (result == "+") {
            answer["bye"] = white;
        } else {
            answer["absent"].push_back(white);
        }
    }
    return answer;
}

} // namespace

TEST_CASE("the oracle's answers, through the tool", "[pairing][swiss][oracle][tool]")
{
    auto const path = arb::test::shared("oracles/pairing.jsonl");
    if (!path || !std::filesystem::exists(arb::test::tool("pair-swiss"))) {
        return;
    }
    auto const folder = std::filesystem::temp_directory_path() / fmt::format("arb-oracle-{}", ::getpid());
    std::filesystem::create_directories(folder);
    auto const event = (folder / "event.arb").string();
    auto const out = (folder / "out").string();
    std::size_t cases = 0;
    std::size_t impossible = 0;
    for (auto const &line : arb::test::read_lines(*path)) {
        auto const one = json::parse(line);
        std::ofstream{event} << one["event"].get<std::string>();
        auto const command =
            fmt::format("'{}' -q --round {} -o '{}' '{}'", arb::test::tool("pair-swiss").string(),
                        one["round"].get<int>(), out, event);
        std::filesystem::remove(out);
        auto const status = WEXITSTATUS(std::system(command.c_str()));
        INFO("oracle line " << ++cases);
        if (one["expected"].contains("impossible")) {
            ++impossible;
            CHECK(status == 1);
            CHECK(!std::filesystem::exists(out));
        } else {
            REQUIRE(status == 0);
            CHECK(answer_of(arb::test::read_file(out)) == one["expected"]);
        }
    }
    std::filesystem::remove_all(folder);
    CHECK(cases == 4006);
    CHECK(impossible == 105);
}
