#include "clock/control.hpp"

#include "clock/control_check.hpp"
#include "support/catch.hpp"

#include <random>

using namespace arb::clock;
using namespace std::chrono_literals;

namespace
{

std::string as_pdn(std::string_view text, notation how = notation::any)
{
    auto const read = read_control(text, how);
    INFO(text);
    REQUIRE(read);
    return write_control(*read).value_or("nothing");
}

unsigned below(std::mt19937 &random, unsigned end)
{
    return static_cast<unsigned>(random() % end);
}

time_span number(std::mt19937 &random, unsigned most, std::int64_t unit)
{
    return time_span{std::int64_t{1 + below(random, most)} * unit};
}

period random_period(std::mt19937 &random, bool last)
{
    static constexpr std::array<std::int64_t, 4> k_units{1, 1000, 2000, 120'000};
    period p;
    p.time = number(random, 9000, k_units.at(below(random, 4)));
    p.moves = !last || below(random, 2) == 0 ? 1 + below(random, 60) : 0;
    p.kind = static_cast<timing>(below(random, last ? 5 : 3));
    if (p.kind == timing::byoyomi) {
        p.moves = 1 + below(random, 30);
        p.slices = 1 + below(random, 9);
    } else if (p.kind == timing::hourglass) {
        p.moves = 0;
    } else if (p.kind != timing::increment || below(random, 2) == 0) {
        p.bonus = number(random, 90, k_units.at(below(random, 4)));
    }
    return p;
}

schedule random_schedule(std::mt19937 &random)
{
    schedule s;
    auto const count = 1 + below(random, 3);
    for (unsigned i = 1; i <= count; ++i) {
        s.periods.push_back(random_period(random, i == count));
    }
    s.repeat_last = s.periods.back().moves > 0 && s.periods.back().kind != timing::byoyomi;
    return s;
}

} // namespace

TEST_CASE("controls of all notations read", "[clock][control]")
{
    CHECK(as_pdn("2700") == "2700");
    CHECK(as_pdn("40/7200:20/2400:600+5") == "40/7200:20/2400:600+5");
    CHECK(as_pdn("40/5400+30:1800+30") == "40/5400+30:1800+30");
    CHECK(as_pdn("*180") == "*180");
    CHECK(as_pdn("300=600") == "300=600");
    CHECK(as_pdn("W300-B240") == "300=240");
    CHECK(as_pdn("300S5") == "300S5");
    CHECK(as_pdn("300B5") == "300B5");
    CHECK(as_pdn("600:5x30") == "600:5x30");
    CHECK(as_pdn("5+3", notation::minutes) == "300+3");
    CHECK(as_pdn("5+3") == "5+3");
    CHECK(as_pdn("\u00BD+0") == "30");
    CHECK(as_pdn("\u00BC+1") == "15+1");
    CHECK(as_pdn("5 d/3") == "300S3");
    CHECK(as_pdn("5 d+3") == "300B3");
    CHECK(as_pdn("40/60+0.5", notation::cutechess) == "40/60+0.5");
    CHECK(as_pdn("1:30") == "90");
    CHECK(as_pdn("hg60") == "*60");
    CHECK(as_pdn("inf") == "-");
    CHECK(as_pdn("0.25/move") == "1x0.25");
    CHECK(as_pdn("G/90+30") == "5400+30");
    CHECK(as_pdn("40/90, SD/30+30") == "40/5400:1800+30");
    CHECK(as_pdn("3'+2\"") == "180+2");
    CHECK(as_pdn("1h20'+1'") == "4800+60");
    CHECK(as_pdn("45'/20+15'") == "20/2700:900");
    CHECK(as_pdn("45m/20+15m") == "20/2700:900");
    CHECK(as_pdn("80m+1m") == "4800+60");
    CHECK(as_pdn("2h/50, 1h/25") == "50/7200:25/3600");
    CHECK(as_pdn("60 mins") == "3600");
    CHECK(as_pdn("60 minutes + 30 seconds") == "3600+30");
    CHECK(as_pdn("?") == "?");
    CHECK(as_pdn("-") == "-");
}

TEST_CASE("what is no control reads as nothing", "[clock][control]")
{
    for (std::string_view const text : {"",          "60 minutes long",
                                        "0/300",     "300:",
                                        ":300",      "300+",
                                        "40/",       "300:300+x",
                                        "1e9",       "99999999999999999999",
                                        "-5",        "+5",
                                        "300:60:40", "*",
                                        "5x",        "0x30",
                                        "1h1h",      "45m/0",
                                        "300B",      "W300"}) {
        INFO(text);
        CHECK_FALSE(read_control(text));
    }
}

TEST_CASE("half a millisecond is the unit", "[clock][control]")
{
    CHECK(read_seconds("0.0005") == time_span{1});
    CHECK_FALSE(read_seconds("0.0001"));
    CHECK(read_time("1:02:03.004") == 1h + 2min + 3s + 4ms);
    CHECK(time_text(1h + 2min + 3s + 40ms) == "1:02:03.04");
    CHECK(time_text(time_span{1}) == "0:00:00.0005");
    for (std::string_view const text :
         {"1:2:03", "1:60:00", "1:00:60", ":00:00", "1:00:00.", "1:00:00.0001", "100000000:00:00"}) {
        INFO(text);
        CHECK_FALSE(read_time(text));
    }
}

TEST_CASE("every control comes back from every notation that can write it", "[clock][control]")
{
    std::mt19937 random{20240607};
    std::array<unsigned, 7> written{};
    for (int i = 0; i < 100'000; ++i) {
        auto const white = random_schedule(random);
        control const c = below(random, 8) == 0
                              ? control{control::known::timed, {white, random_schedule(random)}}
                              : both_play(white);
        for (unsigned n = 1; n < 7; ++n) {
            auto const how = static_cast<notation>(n);
            auto const text = write_control(c, how);
            if (!text) {
                continue;
            }
            ++written.at(n);
            auto const back = read_control(*text, how);
            if (!back || *back != c) {
                FAIL_CHECK(*text << " in notation " << n);
            }
        }
        REQUIRE(write_control(c).has_value());
    }
    for (unsigned n = 1; n < 7; ++n) {
        INFO(n);
        CHECK(written.at(n) > 1000);
    }
}

TEST_CASE("rounds of 3.6.1 last six and five hours", "[clock][control]")
{
    auto const game = [](char const *text) { return duration(*read_control(text), {}).game; };
    CHECK(game("50/7200:3600") == 6h);
    CHECK(game("50/7200:1800") == 5h);
    CHECK(game("40/5400:3600") == 5h);
    auto const day = duration(*read_control("300+3"), {.moves = 40, .games = 2, .rounds = 3, .pause = 10min});
    CHECK(day.round == 2 * 2 * 7min + 5min);
    CHECK(day.day == 3 * 33min + 2 * 10min);
}

TEST_CASE("controls meet their articles or miss them", "[clock][control]")
{
    using arb::discipline;
    auto const judge = [](char const *text, discipline d) { return judge_control(*read_control(text), d); };
    CHECK(judge("2700", discipline::russian).article == "2.1.11.1");
    CHECK(judge("1800+30", discipline::russian).meets);
    CHECK(judge("2400+5", discipline::russian).meets);
    CHECK_FALSE(judge("2400+4", discipline::russian).meets);
    CHECK(judge("480+4", discipline::russian).article == "2.1.11.2");
    CHECK(judge("180+2", discipline::russian).article == "2.1.11.3");
    CHECK(judge("20/2700:900", discipline::draughts64).meets);
    CHECK(judge("2700", discipline::draughts64).article == "2.2.3.1");
    CHECK_FALSE(judge("2700", discipline::draughts64).meets);
    CHECK(judge("50/7200:25/3600", discipline::international).meets);
    CHECK(judge("4800+60", discipline::international).meets);
    CHECK(judge("600+5", discipline::international).article == "3.6.2");
    CHECK(judge("600+5", discipline::international).meets);
    CHECK(judge("180+2", discipline::international).article == "3.6.3");
    CHECK(judge("180+2", discipline::international).meets);
    CHECK_FALSE(judge("120+3", discipline::international).meets);
    CHECK(judge("2700", discipline::giveaway).article == "4.3.1");
    CHECK(judge("30/1800", discipline::renju).is_free);
}
