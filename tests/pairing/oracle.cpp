#include "event/reader.hpp"
#include "pairing/swiss_round.hpp"
#include "support/catch.hpp"
#include "support/shared.hpp"

#include <nlohmann/json.hpp>

#include <string>

using namespace arb::pairing;
using nlohmann::json;

namespace
{

json answer_of(swiss_round const &made, arb::event::tournament const &event)
{
    if (!made.possible()) {
        return {{"impossible", true}};
    }
    auto const number = [&](arb::event::index i) { return event.players[i].number; };
    json games = json::array();
    for (auto const &board : made.boards) {
        games.push_back({number(board.white), number(board.black)});
    }
    json absent = json::array();
    for (auto const i : made.absent) {
        absent.push_back(number(i));
    }
    return {{"games", games},
            {"bye", made.byes.empty() ? json{} : json(number(made.byes.front()))},
            {"absent", absent}};
}

void check_all(std::filesystem::path const &path, std::size_t least)
{
    std::size_t cases = 0;
    for (auto const &line : arb::test::read_lines(path)) {
        auto const one = json::parse(line);
        arb::finding_list findings;
        auto const event = arb::event::read(one["event"].get<std::string>(), "oracle", findings);
        INFO(path << " line " << ++cases);
        REQUIRE(!findings.has_error());
        round_options options;
        options.round = one["round"].get<std::uint32_t>();
        options.system = *event.settings().system;
        CHECK(answer_of(pair_round(event, options), event) == one["expected"]);
    }
    CHECK(cases >= least);
}

} // namespace

TEST_CASE("the oracle's answers, through the library", "[pairing][swiss][oracle]")
{
    if (auto const path = arb::test::shared("oracles/pairing.jsonl")) {
        check_all(*path, 4006);
    }
}
