#include "event/reader.hpp"

#include "event/history.hpp"
#include "event/rules.hpp"
#include "event/writer.hpp"
#include "support/catch.hpp"

using namespace arb;
using namespace arb::event;

namespace
{

constexpr char const *k_head = "+++ arb 1\n"
                               "event = \"Кубок\"\n"
                               "discipline = \"russian\"\n"
                               "system = \"solkoff\"\n"
                               "+++\n";

constexpr char const *k_two = "player\t1\tИванов\t2100\nplayer\t2\tПетров\t-\n";

tournament read_well(std::string const &records, std::string const &head = k_head)
{
    finding_list found;
    auto event = read(head + records, "e.arb", found);
    for (auto const &f : found.findings()) {
        INFO(f.what->name << " at " << f.where.line << ':' << f.where.column);
        CHECK(f.level == severity::note);
    }
    return event;
}

finding_list faults(std::string const &text)
{
    finding_list found;
    read(text, "e.arb", found);
    return found;
}

/// The only finding of RECORDS after the head and two players.
finding only_fault(std::string const &records)
{
    auto const found = faults(std::string{k_head} + k_two + records);
    REQUIRE(found.findings().size() == 1);
    return found.findings()[0];
}

} // namespace

TEST_CASE("settings and records are read")
{
    auto const event = read_well(std::string{k_two} + "game\t1\t1\t2\t1\t2-0\tstart=7-16\n");
    CHECK(event.settings().event == "Кубок");
    CHECK(event.settings().plays == discipline::russian);
    CHECK(event.settings().system == event::system::solkoff);
    REQUIRE(event.players.size() == 2);
    CHECK(event.players[0].rating == 2100);
    CHECK_FALSE(event.players[1].rating);
    REQUIRE(event.games.size() == 1);
    CHECK(event.games[0].white == 1);
    CHECK(event.games[0].result.white == outcome::win);
    CHECK(event.games[0].keys.find("start") == "7-16");
}

TEST_CASE("the order of records does not matter")
{
    auto const event = read_well(std::string{"game\t1\t1\t2\t1\t2-0\n"} + k_two);
    CHECK(history{event}.points_of(1) == points::whole(2));
}

TEST_CASE("a line without a tab is split at runs of blanks")
{
    auto const event =
        read_well("player  1  Ван дер Берг  1900\nplayer  7   B    -\ngame  1  1  1  7  1-1\n");
    CHECK(event.players[0].name == "Ван дер Берг");
    CHECK(event.games[0].result.black == outcome::draw);
}

TEST_CASE("a byte order mark and CR LF are read with one warning each")
{
    auto const found = faults("\xEF\xBB\xBF+++\r\ndiscipline = \"renju\"\r\nsystem = \"rating\"\r\n+++\r\n");
    REQUIRE(found.findings().size() == 2);
    CHECK(found.findings()[0].what == &k_byte_order_mark);
    CHECK(found.findings()[1].what == &k_carriage_returns);
    CHECK_FALSE(found.has_error());
}

TEST_CASE("records that contradict each other are errors at their line")
{
    CHECK(only_fault("game\t1\t1\t1\t2\t2-0\ngame\t1\t2\t1\t2\t1-1\n").what == &k_pair_twice);
    CHECK(only_fault("player\t2\tСидоров\t-\n").what == &k_player_twice);
    CHECK(only_fault("game\t1\t1\t1\t9\t\n").what == &k_player_unknown);
    CHECK(only_fault("game\t1\t1\t1\t1\t\n").what == &k_own_opponent);
    CHECK(only_fault("player\t3\tС\t-\twithdrawn=1\ngame\t2\t1\t1\t3\t\n").what == &k_game_after_withdrawal);
    CHECK(only_fault("player\t3\tС\t-\tabsent=2\ngame\t2\t1\t1\t3\t\n").what == &k_result_absent);
    CHECK(only_fault("game\t1\t1\t1\t2\t2-0\tleg=1\ngame\t1\t1\t2\t1\t2-0\tleg=1\n").what == &k_leg_twice);
    CHECK(only_fault("player\t3\tС\t-\ngame\t1\t1\t1\t2\t\ngame\t1\t2\t3\t1\t\n").what == &k_paired_twice);
    CHECK(only_fault("player\t3\tИванов\t-\n").what == &k_name_twice);
}

TEST_CASE("what a field cannot be is named at its column")
{
    auto const f = only_fault("game\t1\t1\t1\t2\t3-0\n");
    CHECK(f.what == &k_result_scoring);
    CHECK(f.where.line == 8);
    CHECK(f.where.column == 14);
    CHECK(only_fault("game\t0\t1\t1\t2\t\n").what == &k_field_value);
    CHECK(only_fault("game\t1\t1\t1\n").what == &k_record_fields);
    CHECK(only_fault("game\t1\t1\t1\t2\tx\n").what == &k_result_form);
    CHECK(only_fault("gane\t1\t1\t1\t2\t\n").detail == "like");
    CHECK(only_fault("game 1 1 1 2 2-0\n").detail == "blanks");
    CHECK(only_fault(std::string{"player\t3\tA\0B\t-\n", 15}).what == &k_nul_byte);
    CHECK(only_fault("player\t3\tA\xFF\t-\n").where.column == 11);
    CHECK(only_fault("game\t1\t-\t1\t-\t2-0\n").what == &k_result_bye);
}

TEST_CASE("settings that do not parse are named with their line and column")
{
    auto const found = faults("+++ arb 1\ndiscipline = \"russian\"\nrounds = = 3\n+++\n");
    REQUIRE(found.findings().size() == 1);
    CHECK(found.findings()[0].what == &k_settings_syntax);
    CHECK(found.findings()[0].where.line == 3);
    CHECK(found.findings()[0].where.column == 10);
}

TEST_CASE("an unknown key and an unknown criterion are met with the nearest name")
{
    auto const found = faults("+++ arb 1\ndiscipline = \"russian\"\nsystem = \"rating\"\nround = 3\n"
                              "tiebreaks = [\"buchholtz\"]\n+++\n");
    REQUIRE(found.findings().size() == 2);
    CHECK(std::get<std::string>(found.findings()[0].arguments[1]) == "rounds");
    CHECK(std::get<std::string>(found.findings()[1].arguments[2]) == "buchholz");
}

TEST_CASE("a micro-match is one result by the sum of its games, however it is written")
{
    std::string const head = "+++ arb 1\ndiscipline = \"draughts64\"\nsystem = \"rating\"\ngames = 2\n+++\n";
    for (std::string const games : {"game\t1\t1\t1\t2\t3-1\n", "game\t1\t1\t1\t2\t2-0,1-1\n",
                                    "game\t1\t1\t1\t2\t2-0\tleg=1\ngame\t1\t1\t2\t1\t1-1\tleg=2\n"}) {
        auto const event = read_well(k_two + games, head);
        history const h{event};
        REQUIRE(h.of(0).size() == 1);
        CHECK(h.of(0)[0].result == outcome::win);
        CHECK(h.points_of(0) == points::whole(2));
        CHECK(h.points_of(1) == points{});
        CHECK(h.meetings()[0].white_sum == points::whole(3));
    }
}

TEST_CASE("a changed result leaves every other byte as it was")
{
    std::string const text = std::string{k_head} + "# comment\r\n\nplayer  1  A  -\nplayer\t2\tB\t-\tx=1\n"
                                                   "game\t1\t1\t1\t2\t*\tnote=x\ngame  2  1  2  1";
    finding_list found;
    auto const event = read(text, "e.arb", found);
    REQUIRE_FALSE(found.has_error());
    CHECK(edits{event}.whole() == text);
    edits change{event};
    change.fill_result(event.games[0], "2-0");
    change.fill_result(event.games[1], "1-1");
    std::string lines;
    write_game(lines, 3, 1, 1, 2, "");
    change.append(lines);
    auto expected = text;
    expected.replace(expected.find("*"), 1, "2-0");
    CHECK(change.whole() == expected + "  1-1\ngame\t3\t1\t1\t2\t\n");
}
