#include "standings/made_event.hpp"
#include "standings/rules.hpp"
#include "standings/team_table.hpp"
#include "support/catch.hpp"

#include <algorithm>

using namespace arb;
using namespace arb::standings;

namespace
{

/// Three teams of COUNT players: team T has the numbers 10 * T + 1, ...
std::string three_teams(int count)
{
    std::string text;
    for (int t = 1; t <= 3; ++t) {
        text += "team\t" + std::to_string(t) + "\tT" + std::to_string(t) + "\n";
        for (int i = 1; i <= count; ++i) {
            auto const number = std::to_string(10 * t + i);
            text += "player\t" + number + "\tP" + number + "\t-\tteam=" + std::to_string(t) + "\n";
        }
    }
    return text;
}

event::tournament make_teams(std::string const &records, int players = 2,
                             std::string const &teams = "teams = { boards = 2 }\n")
{
    return arb::test::make(0, "round-robin", three_teams(players) + records, teams);
}

std::size_t count_of(finding_list const &found, rule const &r)
{
    return static_cast<std::size_t>(std::count_if(found.findings().begin(), found.findings().end(),
                                                  [&](finding const &f) { return f.what == &r; }));
}

std::string places(ranking const &table)
{
    std::string text;
    for (ranked const &row : table.rows()) {
        text += (text.empty() ? "" : " ") + std::to_string(table.sheet().event().players[row.player].number);
    }
    return text;
}

constexpr char const *k_match = "game\t1\t1\t11\t21\t2-0\ngame\t1\t2\t22\t12\t1-1\n";

} // namespace

TEST_CASE("a match is the sum of its boards, whatever the colours (1.14.6)")
{
    auto const event = make_teams(k_match);
    finding_list found;
    auto const matches = team_matches(event, 0, event::k_most_rounds, found);
    REQUIRE(matches.size() == 1);
    CHECK(matches[0].first_points == points::whole(3));
    CHECK(matches[0].second_points == points::whole(1));
    CHECK(found.findings().empty());
}

TEST_CASE("who plays on a board that is not his loses it (1.14.4)")
{
    auto const event = make_teams(std::string{"lineup\t1\t1\t12,11\nlineup\t1\t2\t21,22\n"} + k_match);
    finding_list found;
    auto const matches = team_matches(event, 0, event::k_most_rounds, found);
    CHECK(count_of(found, k_wrong_board) == 2);
    CHECK(matches[0].first_points == points{});
    CHECK(matches[0].second_points == points::whole(4));
}

TEST_CASE("without a line-up that of round 1 stands (1.14.2)")
{
    auto const event = make_teams("lineup\t1\t1\t11,12\nlineup\t1\t2\t21,22\nlineup\t2\t2\t21,22\n"
                                  "game\t2\t1\t12\t21\t2-0\ngame\t2\t2\t22\t11\t1-1\n");
    finding_list found;
    auto const matches = team_matches(event, 0, event::k_most_rounds, found);
    CHECK(count_of(found, k_first_lineup) == 1);
    CHECK(count_of(found, k_wrong_board) == 2);
    CHECK(matches[0].second_points == points::whole(4));
}

TEST_CASE("fewer than half, and fewer than two, lose the match (1.14.4)")
{
    CHECK(least_present(2) == 2);
    CHECK(least_present(3) == 2);
    CHECK(least_present(4) == 2);
    CHECK(least_present(5) == 3);
    auto const event = make_teams("lineup\t1\t1\t11,-\nlineup\t1\t2\t21,22\ngame\t1\t1\t11\t21\t2-0\n");
    finding_list found;
    auto const matches = team_matches(event, 0, event::k_most_rounds, found);
    CHECK(count_of(found, k_few_present) == 1);
    CHECK(matches[0].first_points == points{});
    CHECK(matches[0].second_points == points::whole(4));
}

TEST_CASE("an empty board brings the opponent a plus")
{
    auto const event = make_teams(
        "lineup\t1\t1\t11,12,-\nlineup\t1\t2\t21,22,23\ngame\t1\t1\t11\t21\t2-0\ngame\t1\t2\t22\t12\t1-1\n",
        3, "teams = { boards = 3 }\n");
    finding_list found;
    auto const matches = team_matches(event, 0, event::k_most_rounds, found);
    CHECK(matches[0].first_points == points::whole(3));
    CHECK(matches[0].second_points == points::whole(3));
}

TEST_CASE("board points or match points decide, as the settings say (1.14.6-7)")
{
    // T1 beats T2 4-0 and loses to T3 1-3; T3 beats T2 3-1: boards 5, 1, 6; matches 2, 0, 4
    std::string const games = "game\t1\t1\t11\t21\t2-0\ngame\t1\t2\t22\t12\t0-2\n"
                              "game\t2\t1\t31\t11\t2-0\ngame\t2\t2\t12\t32\t1-1\n"
                              "game\t3\t1\t21\t31\t1-1\ngame\t3\t2\t32\t22\t2-0\n";
    for (std::string const score : {"boards", "match"}) {
        auto const event = make_teams(games, 2, "teams = { boards = 2, score = \"" + score + "\" }\n");
        finding_list found;
        team_table const table{event,        0,    event::k_most_rounds, {criterion::head_to_head},
                               std::nullopt, found};
        CHECK(places(table.standings()) == "3 1 2");
        auto const first = table.standings().rows()[0].player;
        CHECK(table.standings().sheet().points_of(first) == points::whole(score == "match" ? 4 : 6));
    }
}

TEST_CASE("a team that won every match and is second may play for the first place (1.14.6)")
{
    // T2 beats T1 5-3 and T3 5-3; T1 beats T3 8-0: boards 11, 10, 3
    std::string const games =
        "game\t1\t1\t21\t11\t2-0\ngame\t1\t2\t12\t22\t2-0\ngame\t1\t3\t23\t13\t1-1\ngame\t1\t4\t14\t24\t0-2\n"
        "game\t2\t1\t21\t31\t2-0\ngame\t2\t2\t32\t22\t1-1\ngame\t2\t3\t23\t33\t1-1\ngame\t2\t4\t34\t24\t1-1\n"
        "game\t3\t1\t11\t31\t2-0\ngame\t3\t2\t32\t12\t0-2\ngame\t3\t3\t13\t33\t2-0\ngame\t3\t4\t34\t14\t0-"
        "2\n";
    auto const boards = "teams = { boards = 4 }\n";
    finding_list found;
    auto const event = make_teams(games, 4, boards);
    team_table const table{event, 0, event::k_most_rounds, {}, std::nullopt, found};
    CHECK(places(table.standings()) == "1 2 3");
    REQUIRE(count_of(found, k_extra_match_right) == 1);

    auto const extra = [&](std::string const &results) {
        auto const played = make_teams(games + results, 4, boards);
        finding_list said;
        team_table const settled{played, 0, event::k_most_rounds, {}, std::nullopt, said};
        return places(settled.standings());
    };
    CHECK(extra("game\t1\t1\t21\t11\t2-0\tstage=extra\n") == "2 1 3");
    CHECK(extra("game\t1\t1\t21\t11\t1-1\tstage=extra\n") == "1 2 3");
}

TEST_CASE("a team that left: what moves the winners less decides (1.14.5)")
{
    // T3 left before meeting T2
    auto const records = "game\t1\t1\t11\t21\t1-1\ngame\t1\t2\t22\t12\t0-2\ngame\t2\t1\t31\t11\t0-"
                         "2\ngame\t2\t2\t12\t32\t2-0\n";
    auto event = make_teams(records);
    event.teams[2].last = 2;
    for (auto const how : {team_left::lost, team_left::annulled}) {
        finding_list found;
        team_table const table{event, 0, event::k_most_rounds, {}, how, found};
        auto const second = event.find_team(2);
        CHECK(table.standings().sheet().points_of(second) == points::whole(how == team_left::lost ? 5 : 1));
        CHECK(count_of(found, k_team_left) == 0);
    }
    finding_list found;
    team_table const table{event, 0, event::k_most_rounds, {}, std::nullopt, found};
    CHECK(count_of(found, k_team_left) == 1);
}
