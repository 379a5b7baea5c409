#include "standings/coefficient.hpp"

#include "event/reader.hpp"
#include "support/catch.hpp"

using namespace arb;
using namespace arb::standings;

namespace
{

/// N players numbered from 1 and the given records after the head.
event::tournament make(unsigned players, std::string const &system, std::string const &records,
                       std::string const &more = {})
{
    std::string text = "+++ arb 1\ndiscipline = \"russian\"\nsystem = \"" + system + "\"\n" + more + "+++\n";
    text += records;
    for (unsigned i = 1; i <= players; ++i) {
        if (records.find("player\t" + std::to_string(i) + "\t") == std::string::npos) {
            text += "player\t" + std::to_string(i) + "\tP" + std::to_string(i) + "\t" +
                    std::to_string(1000 * i) + "\n";
        }
    }
    finding_list found;
    auto event = event::read(std::move(text), "e.arb", found);
    REQUIRE_FALSE(found.has_error());
    return event;
}

index at(event::tournament const &e, std::uint32_t number)
{
    return e.find_player(number);
}

std::string value(score_sheet const &s, criterion c, std::uint32_t number)
{
    return (values_of(s, c)[at(s.event(), number)] / 100).text();
}

// Four players, three rounds, worked by hand: points 1: 5, 2: 4, 3: 2, 4: 1.
constexpr char const *k_four = "game\t1\t1\t1\t2\t1-1\ngame\t1\t2\t3\t4\t1-1\n"
                               "game\t2\t1\t1\t3\t2-0\ngame\t2\t2\t2\t4\t2-0\n"
                               "game\t3\t1\t1\t4\t2-0\ngame\t3\t2\t2\t3\t1-1\n";

} // namespace

TEST_CASE("the coefficients of 1.13.4-9 on a worked table")
{
    auto const e = make(4, "solkoff", k_four);
    score_sheet const s{e};
    CHECK(s.points_of(at(e, 1)) == points::whole(5));
    CHECK(s.points_of(at(e, 2)) == points::whole(4));
    CHECK(s.points_of(at(e, 3)) == points::whole(2));
    CHECK(s.points_of(at(e, 4)) == points::whole(1));
    CHECK(value(s, criterion::shmulyan, 1) == "3");          // 2 + 1
    CHECK(value(s, criterion::shmulyan, 4) == "-9");         // - 4 - 5
    CHECK(value(s, criterion::sonneborn_berger, 1) == "10"); // 2 * (2 + 1) + 4
    CHECK(value(s, criterion::buchholz, 1) == "7");          // 4 + 2 + 1
    CHECK(value(s, criterion::solkoff, 1) == "2");           // without 4 and 1
    CHECK(value(s, criterion::short_truncated_solkoff, 1) == "6");
    CHECK(value(s, criterion::riga, 1) == "12");   // 2 * 3 + 3/2 * 4
    CHECK(value(s, criterion::riga, 3) == "25/2"); // 3/2 * (4 + 1) + 5
    CHECK(value(s, criterion::wins, 1) == "2");
    CHECK(value(s, criterion::defeated_points, 1) == "3");
    CHECK(value(s, criterion::opponent_rating_sum, 1) == "9000");
    cut_lists const cuts{s};
    REQUIRE(cuts.cuts() == 2);
    CHECK(cuts.of(at(e, 1))[0] == fraction{600});
    CHECK(cuts.of(at(e, 1))[1] == fraction{400});
}

TEST_CASE("a bye is a win over the lowest points of anyone, an absence no opponent (1.13.11)")
{
    auto const e = make(3, "solkoff",
                        "game\t1\t1\t1\t2\t2-0\ngame\t1\t-\t3\t-\t+\n"
                        "game\t2\t1\t3\t1\t1-1\ngame\t2\t-\t2\t-\t-\n");
    score_sheet const s{e};
    CHECK(s.lowest() == points{});
    CHECK(value(s, criterion::wins, 3) == "1");
    CHECK(value(s, criterion::buchholz, 3) == "3");
    CHECK(value(s, criterion::buchholz, 2) == "3");
    CHECK(s.norm_points(at(e, 3)) == points::whole(1));
}

TEST_CASE("who withdrew from a Swiss is worth what his score group went on to score (1.13.11)")
{
    // After round 1: 1 and 3 have 2. Number 1 stops; 3 scores 1 in round 2.
    auto const e = make(4, "solkoff",
                        "player\t1\tP1\t-\twithdrawn=1\n"
                        "game\t1\t1\t1\t2\t2-0\ngame\t1\t2\t3\t4\t2-0\ngame\t2\t1\t3\t2\t1-1\n");
    score_sheet const s{e};
    CHECK(s.points_of(at(e, 1)) == points::whole(2));
    CHECK(s.worth(at(e, 1)) == fraction{300});
    CHECK(value(s, criterion::buchholz, 2) == "6");
}

TEST_CASE("an empty score group counts a draw a round (R6)")
{
    auto const e =
        make(2, "solkoff", "player\t1\tP1\t-\twithdrawn=1\ngame\t1\t1\t1\t2\t2-0\ngame\t2\t-\t2\t-\t+\n");
    score_sheet const s{e};
    CHECK(s.worth(at(e, 1)) == fraction{300});
}

TEST_CASE("a round robin drops who played less than half and fills up who played half (1.10.2-3)")
{
    SECTION("less than half: his games count for nobody")
    {
        auto const e = make(4, "round-robin",
                            "player\t4\tP4\t-\twithdrawn=1\ngame\t1\t1\t1\t4\t2-0\ngame\t1\t2\t2\t3\t1-1\n"
                            "game\t2\t1\t1\t2\t1-1\ngame\t3\t1\t3\t1\t1-1\n");
        score_sheet const s{e};
        CHECK(s.is_excluded(at(e, 4)));
        CHECK(s.points_of(at(e, 1)) == points::whole(2));
    }
    SECTION("two thirds: plus for the others")
    {
        auto const e = make(4, "round-robin",
                            "player\t4\tP4\t-\twithdrawn=2\ngame\t1\t1\t1\t4\t2-0\ngame\t1\t2\t2\t3\t1-1\n"
                            "game\t2\t1\t1\t2\t1-1\ngame\t2\t2\t4\t3\t2-0\ngame\t3\t1\t3\t1\t1-1\n");
        score_sheet const s{e};
        CHECK_FALSE(s.is_excluded(at(e, 4)));
        CHECK(s.points_of(at(e, 2)) == points::whole(4));
        CHECK(s.norm_points(at(e, 2)) == points::whole(2));
        CHECK(s.added(at(e, 2)) == 1);
    }
    SECTION("two who left owe each other a minus")
    {
        auto const e = make(4, "round-robin",
                            "player\t4\tP4\t-\twithdrawn=2\nplayer\t3\tP3\t-\twithdrawn=2\n"
                            "game\t1\t1\t1\t4\t1-1\ngame\t1\t2\t2\t3\t1-1\ngame\t2\t1\t4\t2\t1-1\n"
                            "game\t2\t2\t1\t3\t1-1\ngame\t3\t1\t1\t2\t1-1\n");
        score_sheet const s{e};
        CHECK(s.points_of(at(e, 3)) == points::whole(2));
        CHECK(s.points_of(at(e, 4)) == points::whole(2));
        CHECK(s.of(at(e, 3)).back().result == event::outcome::loss);
        CHECK(s.of(at(e, 4)).back().result == event::outcome::loss);
    }
    SECTION("two cycles: the games that are missing are counted in both")
    {
        auto const e = make(3, "round-robin",
                            "player\t3\tP3\t-\twithdrawn=2\ngame\t1\t1\t1\t3\t1-1\ngame\t2\t1\t3\t2\t1-1\n"
                            "game\t3\t1\t1\t2\t1-1\ngame\t6\t1\t2\t1\t1-1\n",
                            "cycles = 2\n");
        score_sheet const s{e};
        CHECK_FALSE(s.is_excluded(at(e, 3)));
        CHECK(s.points_of(at(e, 1)) == points::whole(5));
        CHECK(value(s, criterion::sonneborn_berger, 1) ==
              "16"); // 3: 2, drawn and won: 2 + 4; 2: 5, drawn twice
    }
}

TEST_CASE("a free round of a round robin is nothing (R11)")
{
    auto const e =
        make(3, "round-robin", "game\t1\t1\t1\t2\t2-0\ngame\t1\t-\t3\t-\t+\ngame\t2\t1\t3\t1\t1-1\n");
    score_sheet const s{e};
    CHECK(s.points_of(at(e, 3)) == points::whole(1));
    CHECK(value(s, criterion::wins, 3) == "0");
}
