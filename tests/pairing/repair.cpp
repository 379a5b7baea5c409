#include "pairing/repair.hpp"

#include "event/reader.hpp"
#include "support/catch.hpp"

#include <fmt/format.h>

#include <string>

using namespace arb::pairing;

namespace
{

arb::event::tournament event_of(std::string const &records)
{
    arb::finding_list findings;
    return arb::event::read(
        "+++ arb 1\ndiscipline = \"russian\"\nsystem = \"rating\"\nlot-colour = \"W\"\n+++\n" + records,
        "event", findings);
}

std::string players(unsigned count, unsigned away)
{
    std::string text;
    for (unsigned i = 1; i <= count; ++i) {
        text += fmt::format("player\t{}\tP{}\t{}{}\n", i, i, 2500 - i, i == away ? "\twithdrawn=0" : "");
    }
    return text;
}

/// `kept 2, 1-5, bye 3`
std::string repaired(std::string const &records, unsigned round)
{
    auto const event = event_of(records);
    round_options options;
    options.round = round;
    auto const found = repair_round(event, options);
    if (!found.possible) {
        return "impossible";
    }
    auto text = fmt::format("kept {}", found.kept.size());
    for (auto const &b : found.made.boards) {
        text += fmt::format(", {}-{}", event.players[b.white].number, event.players[b.black].number);
    }
    for (auto const i : found.made.byes) {
        text += fmt::format(", bye {}", event.players[i].number);
    }
    return text;
}

std::string const k_first_round = "game\t1\t1\t1\t4\t\ngame\t1\t2\t5\t2\t\ngame\t1\t3\t3\t6\t\n";

} // namespace

TEST_CASE("one leaves an even field: his opponent alone is touched", "[pairing][repair][1.15.8]")
{
    CHECK(repaired(players(6, 6) + k_first_round, 1) == "kept 2, bye 3");
}

TEST_CASE("one leaves an odd field: his opponent meets who had the bye", "[pairing][repair][1.15.8]")
{
    CHECK(repaired(players(7, 6) + k_first_round + "game\t1\t-\t7\t-\t+\n", 1) == "kept 2, 3-7");
}

TEST_CASE("who had the bye leaves: nobody is touched", "[pairing][repair][1.15.8]")
{
    CHECK(repaired(players(7, 7) + k_first_round + "game\t1\t-\t7\t-\t+\n", 1) == "kept 3");
}

TEST_CASE("a pair is broken up only where it must be", "[pairing][repair][1.15.8]")
{
    // 3 is left over and has had a bye: of one other pair somebody has to take it.
    auto const first = "game\t1\t1\t1\t4\t2-0\ngame\t1\t2\t5\t2\t2-0\ngame\t1\t-\t3\t-\t+\n";
    auto const second = "game\t2\t1\t3\t1\t\ngame\t2\t2\t5\t4\t\ngame\t2\t-\t2\t-\t+\n";
    auto const field = players(5, 0) + first + second;
    CHECK(repaired(field, 2) == "kept 3");
    auto text = field;
    text.replace(text.find("P1\t2499"), 7, "P1\t2499\twithdrawn=1");
    CHECK(repaired(text, 2) == "kept 1, 2-3");
}

TEST_CASE("games with a result stand", "[pairing][repair][1.15.8]")
{
    auto text = players(6, 6) + k_first_round;
    text.replace(text.find("5\t2\t\n"), 5, "5\t2\t2-0\n");
    CHECK(repaired(text, 1) == "kept 2, bye 3");
}
