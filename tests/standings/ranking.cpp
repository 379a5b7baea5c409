#include "standings/ranking.hpp"

#include "standings/made_event.hpp"
#include "standings/report.hpp"
#include "support/catch.hpp"

using namespace arb;
using namespace arb::standings;
using arb::test::make;

namespace
{

/// `1 2=4 5 3`: numbers in the order of places, `=` between those who share one.
std::string places(ranking const &table)
{
    std::string text;
    for (std::size_t i = 0; i < table.rows().size(); ++i) {
        bool const level = i > 0 && table.rows()[i].first_place == table.rows()[i - 1].first_place;
        text += i == 0 ? "" : level ? "=" : " ";
        text += std::to_string(table.sheet().event().players[table.rows()[i].player].number);
    }
    return text;
}

std::string ranked_by(std::string const &records, unsigned players, std::vector<criterion> const &criteria,
                      std::string const &system = "round-robin", std::string const &more = {})
{
    auto const event = make(players, system, records, more);
    score_sheet const sheet{event};
    return places(ranking{sheet, criteria});
}

std::string decided_by(ranking const &table, std::size_t row)
{
    auto const &which = table.rows()[row].decided_by;
    return which ? std::string{event::criterion_name(table.criteria()[*which])} : "";
}

// 1 beat 2, 2 beat 3, 3 drew with 1; 4 lost to 3, drew with 1 and 2: all but 4 have 3, 3, 3.
constexpr char const *k_three = "game\t1\t1\t1\t2\t2-0\ngame\t1\t2\t3\t4\t2-0\n"
                                "game\t2\t1\t2\t3\t2-0\ngame\t2\t2\t1\t4\t0-0\n"
                                "game\t3\t1\t3\t1\t1-1\ngame\t3\t2\t2\t4\t1-1\n";

} // namespace

TEST_CASE("without criteria players level on points share the place (1.13.12)")
{
    CHECK(ranked_by(k_three, 4, {}) == "1=2=3 4");
}

TEST_CASE("head-to-head counts the games between those level where all of them met (1.13.3)")
{
    // among 1, 2, 3: 1 has 2 + 1, 2 has 0 + 2, 3 has 0 + 1
    CHECK(ranked_by(k_three, 4, {criterion::head_to_head}) == "1 2 3 4");
    // 1 and 2 never met
    CHECK(ranked_by("game\t1\t1\t1\t3\t2-0\ngame\t1\t2\t2\t4\t2-0\n", 4, {criterion::head_to_head},
                    "solkoff") == "1=2 3=4");
}

TEST_CASE("head-to-head is one pass, FIDE's direct encounter goes on among those still level")
{
    // 1 to 4 have 5 each; against each other 4, 3, 3, 2; 2 beat 3
    std::string const games = "game\t1\t1\t1\t2\t2-0\ngame\t1\t2\t3\t4\t1-1\n"
                              "game\t2\t1\t3\t1\t2-0\ngame\t2\t2\t4\t2\t1-1\n"
                              "game\t3\t1\t1\t4\t2-0\ngame\t3\t2\t2\t3\t2-0\n"
                              "game\t4\t1\t1\t5\t1-1\ngame\t5\t1\t2\t5\t2-0\ngame\t6\t1\t3\t5\t2-0\n"
                              "game\t7\t1\t4\t5\t2-0\ngame\t8\t1\t4\t6\t1-1\n";
    CHECK(ranked_by(games, 6, {}, "solkoff") == "1=2=3=4 5=6");
    CHECK(ranked_by(games, 6, {criterion::head_to_head}, "solkoff") == "1 2=3 4 5=6");
    CHECK(ranked_by(games, 6, {criterion::fide_direct_encounter}, "solkoff") == "1 2 3 4 5=6");
}

TEST_CASE("results against the others count in the order of places (1.13.3)")
{
    // 2 and 3 have 2 each: 2 drew with 1, the winner; 3 took its points from the last
    std::string const games = "game\t1\t1\t1\t2\t1-1\ngame\t1\t2\t3\t4\t2-0\n"
                              "game\t2\t1\t1\t3\t2-0\ngame\t2\t2\t2\t4\t1-1\n"
                              "game\t3\t1\t1\t4\t2-0\n";
    CHECK(ranked_by(games, 4, {criterion::placing_results}, "solkoff") == "1 2 3 4");
}

TEST_CASE("an additional match decides before any coefficient (1.13.2)")
{
    std::string const games = std::string{k_three} + "game\t1\t1\t3\t2\t2-0\tstage=playoff\n"
                                                     "game\t2\t1\t3\t1\t1-1\tstage=playoff\n";
    CHECK(ranked_by(games, 4, {criterion::extra_match, criterion::head_to_head}) == "3 1 2 4");
    CHECK(ranked_by(games, 4, {criterion::head_to_head}) == "1 2 3 4");
}

TEST_CASE("the preset rules is the order of 1.13.2-3 around the event's coefficient")
{
    event::settings settings;
    settings.system = event::system::solkoff;
    auto const all = expand({criterion::rules}, settings);
    REQUIRE(all.size() == 7);
    CHECK(all[0] == criterion::extra_match);
    CHECK(all[1] == criterion::truncated_solkoff);
    CHECK(all[6] == criterion::opponent_rating_sum);
    settings.system = event::system::round_robin;
    CHECK(expand({criterion::riga, criterion::rules}, settings)[1] == criterion::riga);
    CHECK(expand({criterion::rules}, settings).size() == 6);
    CHECK(expand({criterion::wins}, settings) == std::vector{criterion::wins});
}

TEST_CASE("each place says what decided it")
{
    auto const event = make(4, "round-robin", k_three);
    score_sheet const sheet{event};
    ranking const table{sheet, {criterion::wins, criterion::head_to_head}};
    REQUIRE(places(table) == "1 2 3 4");
    CHECK(decided_by(table, 0) == "head-to-head");
    CHECK(decided_by(table, 3).empty());
    ranking const shared{sheet, {criterion::wins}};
    CHECK(shared.rows()[0].is_shared());
    CHECK(shared.rows()[0].last_place == 3);
    CHECK(decided_by(shared, 0).empty());
}

TEST_CASE("criteria that are only shown move nobody")
{
    auto const event = make(4, "round-robin", k_three);
    score_sheet const sheet{event};
    ranking const table{sheet, {}, {criterion::head_to_head, criterion::riga}};
    CHECK(places(table) == "1=2=3 4");
    CHECK(table.deciding() == 0);
    CHECK(table.values(0).shown(event.find_player(1)) == std::vector{fraction{300}});
}

TEST_CASE("micro-matches count by the result, or by the sum of their games")
{
    std::string const games = "game\t1\t1\t1\t2\t4-0\ngame\t2\t1\t1\t3\t1-3\ngame\t3\t1\t2\t3\t2-2\n";
    CHECK(ranked_by(games, 3, {}, "round-robin", "games = 2\n") == "3 1 2");
    CHECK(ranked_by(games, 3, {}, "round-robin", "games = 2\nmatch-scoring = \"sum\"\n") == "1=3 2");
}

TEST_CASE("a table after an earlier round knows nothing of later ones")
{
    auto const event = make(4, "round-robin", k_three);
    score_sheet const sheet{event, 0, 1};
    CHECK(sheet.rounds() == 1);
    CHECK(places(ranking{sheet, {}}) == "1=3 2=4");
}
