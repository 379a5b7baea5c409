// Cases made from bugs and complaints about other programs; the numbers are those of
// ../shared/notes/swiss-bugs.md.
#include "event/reader.hpp"
#include "pairing/blocking.hpp"
#include "pairing/round_report.hpp"
#include "pairing/swiss_check.hpp"
#include "pairing/swiss_round.hpp"
#include "support/catch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

using namespace arb::pairing;

namespace
{

using number_pair = std::pair<unsigned, unsigned>;

/// A standing as the notes write it; players are 1, 2, ... in the order of their numbers.
struct standing {
    swiss_order order = swiss_order::halves;
    std::vector<unsigned> points; ///< by number
    std::vector<number_pair> met = {};
    std::vector<unsigned> plus = {};
    std::map<unsigned, streak> runs = {};
    std::vector<unsigned> inside = {}; ///< the order inside the groups; empty = by number
};

std::vector<unsigned> classification(standing const &s)
{
    auto order = s.inside;
    for (unsigned i = 1; s.inside.empty() && i <= s.points.size(); ++i) {
        order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](unsigned a, unsigned b) { return s.points[a - 1] > s.points[b - 1]; });
    return order;
}

std::pair<swiss_table, meetings> situation(standing const &s)
{
    auto const order = classification(s);
    auto const place = [&](unsigned number) {
        return static_cast<place_number>(std::find(order.begin(), order.end(), number) - order.begin());
    };
    swiss_table table;
    table.order = s.order;
    std::vector<streak> streaks;
    for (std::size_t i = 0; i < order.size(); ++i) {
        auto const is_new = i > 0 && s.points[order[i] - 1] != s.points[order[i - 1] - 1];
        table.groups.push_back((i == 0 ? 0 : table.groups.back()) + (is_new ? 1U : 0U));
        table.had_plus.push_back(std::find(s.plus.begin(), s.plus.end(), order[i]) != s.plus.end());
        auto const run = s.runs.find(order[i]);
        streaks.push_back(run == s.runs.end() ? streak::none : run->second);
    }
    std::vector<barred_pair> bars;
    for (auto const &[a, b] : s.met) {
        bars.push_back({place(a), place(b), bar::met});
    }
    return {std::move(table), meetings{std::move(streaks), bars}};
}

/// `1-4 2-6 bye 3`, pairs as made, or `no pairing: ` and who blocks.
std::string answer(standing const &s)
{
    auto const order = classification(s);
    auto const [table, rules] = situation(s);
    auto const found = pair_swiss(table, rules);
    std::string text;
    for (auto const &[a, b] : found.pairs) {
        text += fmt::format("{}{}-{}", text.empty() ? "" : " ", order[a], order[b]);
    }
    if (found.bye) {
        text += fmt::format("{}bye {}", text.empty() ? "" : " ", order[*found.bye]);
    }
    if (!found.possible) {
        text = "no pairing:";
        for (auto const p : blocking_set(table, rules)) {
            text += fmt::format(" {}", order[p]);
        }
    }
    return text;
}

/// `1-4 2-5 bye 3 absent 6` in board order, for a whole event.
std::string paired(std::string const &records, unsigned round, std::string_view settings = "")
{
    arb::finding_list findings;
    auto const event =
        arb::event::read(fmt::format("+++ arb 1\ndiscipline = \"russian\"\nsystem = \"rating\"\n"
                                     "lot-colour = \"W\"\n{}\n+++\n{}",
                                     settings, records),
                         "event", findings);
    REQUIRE(!findings.has_error());
    round_options options;
    options.round = round;
    auto const made = pair_round(event, options);
    if (!made.possible()) {
        return "no pairing";
    }
    std::string text;
    auto const add = [&](std::string const &part) { text += (text.empty() ? "" : " ") + part; };
    for (auto const &b : made.boards) {
        add(fmt::format("{}-{}", event.players[b.white].number, event.players[b.black].number));
    }
    for (auto const i : made.byes) {
        add(fmt::format("bye {}", event.players[i].number));
    }
    for (auto const i : made.absent) {
        add(fmt::format("absent {}", event.players[i].number));
    }
    return text;
}

std::string players(unsigned count, std::map<unsigned, std::string> const &keys = {})
{
    std::string text;
    for (unsigned i = 1; i <= count; ++i) {
        auto const own = keys.find(i);
        text += fmt::format("player\t{}\tP{}\t{}{}\n", i, i, 2500 - i,
                            own == keys.end() ? "" : "\t" + own->second);
    }
    return text;
}

} // namespace

TEST_CASE("1, 5: whoever had a + in any form gets no bye", "[pairing][swiss][swiss-bugs][1.15.2]")
{
    CHECK(answer({.points = {3, 2, 2, 3, 2}, .met = {{1, 3}, {2, 4}, {1, 5}, {2, 3}}, .plus = {4, 5}}) ==
          "1-4 2-5 bye 3");
}

TEST_CASE("6: the bye goes to the lowest without one, before any pair is made",
          "[pairing][swiss][swiss-bugs][1.15.2]")
{
    CHECK(answer({.points = {2, 2, 2, 0, 0, 0, 2}, .plus = {7}}).ends_with("bye 6"));
}

TEST_CASE("9: byes by hand leave an even field without another", "[pairing][swiss][swiss-bugs]")
{
    auto const two = players(8) + "game\t1\t-\t7\t-\t+\ngame\t1\t-\t8\t-\t+\n";
    CHECK(paired(two, 1) == "1-4 5-2 3-6");
    CHECK(paired(players(8) + "game\t1\t-\t8\t-\t+\n", 1) == "1-4 5-2 3-6 bye 7");
}

TEST_CASE("10: pairs by hand; who is left over gets the bye once", "[pairing][swiss][swiss-bugs]")
{
    auto const field = players(6, {{5, "withdrawn=0"}}) + "game\t1\t1\t1\t2\t\ngame\t1\t2\t3\t4\t\n";
    CHECK(paired(field, 1) == "bye 6");
    auto const second = players(6, {{5, "withdrawn=0"}}) +
                        "game\t1\t-\t6\t-\t+\ngame\t1\t1\t1\t3\t2-0\ngame\t1\t2\t2\t4\t2-0\n"
                        "game\t2\t1\t1\t2\t\ngame\t2\t2\t3\t4\t\n";
    CHECK(paired(second, 2) == "no pairing");
}

TEST_CASE("11: the bye after a withdrawal goes to the lowest, whoever beat the one who left",
          "[pairing][swiss][swiss-bugs]")
{
    auto const field =
        players(8, {{8, "withdrawn=2"}}) +
        "game\t1\t1\t1\t5\t2-0\ngame\t1\t2\t6\t2\t0-2\ngame\t1\t3\t3\t7\t2-0\ngame\t1\t4\t8\t4\t0-2\n"
        "game\t2\t1\t1\t2\t1-1\ngame\t2\t2\t4\t3\t1-1\ngame\t2\t3\t5\t6\t1-1\ngame\t2\t4\t7\t8\t2-0\n";
    auto const made = paired(field, 3);
    CHECK(made.ends_with("bye 6"));
    CHECK(made.find('8') == std::string::npos);
}

TEST_CASE("13: nobody is present: no pairs and no bye", "[pairing][swiss][swiss-bugs]")
{
    std::map<unsigned, std::string> away;
    for (unsigned i = 1; i <= 4; ++i) {
        away[i] = "absent=1";
    }
    CHECK(paired(players(4, away), 1) == "absent 1 absent 2 absent 3 absent 4");
}

TEST_CASE("14: numbers stay after a withdrawal and the game with him counts", "[pairing][swiss][swiss-bugs]")
{
    auto const field = players(6, {{3, "withdrawn=1"}}) +
                       "game\t1\t1\t1\t4\t2-0\ngame\t1\t2\t5\t2\t0-2\ngame\t1\t3\t3\t6\t2-0\n";
    // Numbers fall in an even round: 2 1 / 6 5 4; 4 gets the bye.
    CHECK(paired(field, 2) == "2-1 6-5 bye 4");
}

TEST_CASE("18: a first round bye by decision bars another", "[pairing][swiss][swiss-bugs]")
{
    auto const field = players(6, {{6, "withdrawn=1"}}) + "game\t1\t-\t5\t-\t+\ngame\t1\t-\t6\t-\t+\n"
                                                          "game\t1\t1\t1\t3\t2-0\ngame\t1\t2\t4\t2\t0-2\n";
    CHECK(paired(field, 2).ends_with("bye 3")); // 4 and 3 have no points; in an even round 3 is the last
}

TEST_CASE("21: announced absentees are not paired", "[pairing][swiss][swiss-bugs]")
{
    CHECK(paired(players(4, {{4, "absent=1"}}), 1) == "1-2 bye 3 absent 4");
}

TEST_CASE("23: the last pair made is broken, nobody meets twice", "[pairing][swiss][swiss-bugs][1.15.5.5]")
{
    CHECK(answer({.points = {2, 2, 2, 2, 2, 2}, .met = {{1, 2}, {3, 6}, {4, 5}, {1, 3}, {2, 4}, {5, 6}}}) ==
          "1-4 2-6 3-5");
}

TEST_CASE("24: no legal pairing after five rounds: a triangle and a pentagon are left",
          "[pairing][swiss][swiss-bugs][1.15.2]")
{
    std::vector<number_pair> met;
    for (unsigned a = 1; a <= 8; ++a) {
        for (unsigned b = a + 1; b <= 8; ++b) {
            if ((a <= 3) != (b <= 3)) {
                met.emplace_back(a, b);
            }
        }
    }
    // What the note's five rounds leave: only 1 2 3 and 4 5 6 7 8 may still meet among themselves, in part.
    for (auto const &[a, b] : std::vector<number_pair>{{6, 8}, {4, 7}, {5, 8}, {4, 6}, {5, 7}}) {
        met.emplace_back(a, b);
    }
    CHECK(answer({.points = std::vector<unsigned>(8, 5), .met = met}) == "no pairing: 1 2 3");
}

TEST_CASE("25: four points against none is right when nothing else is left", "[pairing][swiss][swiss-bugs]")
{
    CHECK(answer({.points = {4, 2, 2, 0}, .met = {{1, 2}, {1, 3}, {2, 4}, {3, 4}}}) == "1-4 2-3");
}

TEST_CASE("26: three who all met and all had a bye cannot be paired", "[pairing][swiss][swiss-bugs]")
{
    CHECK(answer({.points = {2, 2, 2}, .met = {{1, 2}, {1, 3}, {2, 3}}, .plus = {1, 2, 3}})
              .starts_with("no pairing:"));
}

TEST_CASE("30: two leaders who have not met are paired", "[pairing][swiss][swiss-bugs]")
{
    CHECK(answer({.points = {8, 8, 7, 7, 7, 7, 7, 7, 6, 6}}).starts_with("1-2 "));
}

TEST_CASE("31: who drops and whom he meets", "[pairing][swiss][swiss-bugs][1.15.5.4][1.15.7.4]")
{
    CHECK(answer({.points = {4, 4, 4, 2, 2, 2}}) == "3-4 1-2 5-6");
    CHECK(answer({.order = swiss_order::folded, .points = {4, 4, 4, 2, 2, 2}}) == "1-6 2-3 4-5");
}

TEST_CASE("34: absentees do not disturb their group", "[pairing][swiss][swiss-bugs]")
{
    CHECK(paired(players(10, {{9, "absent=1"}, {10, "absent=1"}}), 1) ==
          "1-5 6-2 3-7 8-4 absent 9 absent 10");
}

TEST_CASE("35: rating ignores Solkoff, solkoff follows it", "[pairing][swiss][swiss-bugs][1.15.6.2]")
{
    CHECK(answer({.points = {2, 2, 2, 2}}) == "1-3 2-4");
    CHECK(answer({.points = {2, 2, 2, 2}, .inside = {2, 3, 4, 1}}) == "2-4 3-1");
    CHECK(answer({.points = {2, 2, 2, 2}, .inside = {1, 3, 4, 2}}) == "1-4 3-2");
}

TEST_CASE("36: points are numbers, 10 before 9", "[pairing][swiss][swiss-bugs]")
{
    CHECK(answer({.points = {8, 10, 9, 10}}) == "2-4 3-1");
}

TEST_CASE("38: forfeits have no colour", "[pairing][swiss][swiss-bugs][1.15.2]")
{
    auto const field = players(6) + "game\t1\t1\t1\t4\t2-0\ngame\t1\t2\t5\t2\t2-0\ngame\t1\t3\t3\t6\t2-0\n"
                                    "game\t2\t1\t1\t6\t+/-\ngame\t2\t2\t3\t5\t2-0\ngame\t2\t3\t4\t2\t0-2\n";
    // 1 had White once, 3 twice: the longer streak gets Black. Were the forfeit a colour, it would be 3-1.
    CHECK(paired(field, 3).starts_with("1-3 "));
}

TEST_CASE("39, 40: nobody gets one colour a fourth time", "[pairing][swiss][swiss-bugs][1.15.2]")
{
    CHECK(answer({.points = {2, 2, 2, 2}, .runs = {{2, streak::white}, {4, streak::white}}}) == "1-4 2-3");
    CHECK(answer({.points = {4, 4, 0, 0}, .runs = {{3, streak::white}, {4, streak::white}}}) == "2-3 1-4");
}

TEST_CASE("51: a corrected result changes the next round only", "[pairing][swiss][swiss-bugs]")
{
    auto const start = players(4) + "game\t1\t1\t1\t3\t{}\ngame\t1\t2\t4\t2\t0-2\n";
    auto const second = "game\t2\t1\t2\t1\t1-1\ngame\t2\t2\t3\t4\t1-1\n";
    auto const before = fmt::format(fmt::runtime(start), "2-0") + second;
    auto const after = fmt::format(fmt::runtime(start), "0-2") + second;
    CHECK(paired(before, 3) == "1-4 3-2");
    CHECK(paired(after, 3) == "3-2 1-4");
}

TEST_CASE("53: forbidden pairs", "[pairing][swiss][swiss-bugs][1.15.9]")
{
    CHECK(paired(players(4), 1, "forbid = [[1, 3]]") == "1-4 3-2");
    CHECK(paired(players(4, {{1, "forbid=3"}}), 1) == "1-4 3-2");
    CHECK(paired(players(2), 1, "forbid = [[1, 2]]") == "no pairing");
}

TEST_CASE("wishes are kept while they can be, then as few as possible are broken", "[pairing][swiss][1.15.9]")
{
    auto const clubs = players(4, {{1, "club=A"}, {3, "club=A"}, {2, "club=B"}, {4, "club=B"}});
    CHECK(paired(clubs, 1, "avoid = [\"club\"]") == "1-4 3-2");
    auto const one_club = players(4, {{1, "club=A"}, {2, "club=A"}, {3, "club=A"}, {4, "club=B"}});
    CHECK(paired(one_club, 1, "avoid = [\"club\"]") != "no pairing");
    CHECK(paired(one_club, 1, "avoid = [\"club\"]\navoid-as = \"never\"") == "no pairing");
    CHECK(paired(one_club, 1, "avoid = [\"club\"]\navoid-as = \"never\"\navoid-rounds = [2]") == "1-3 4-2");
}

TEST_CASE("a small club may meet again, longest ago first", "[pairing][swiss][repeat]")
{
    auto const field = players(4) + "game\t1\t1\t1\t3\t2-0\ngame\t1\t2\t4\t2\t2-0\n"
                                    "game\t2\t1\t1\t4\t2-0\ngame\t2\t2\t2\t3\t2-0\n"
                                    "game\t3\t1\t2\t1\t2-0\ngame\t3\t2\t3\t4\t2-0\n";
    CHECK(paired(field, 4) == "no pairing");
    // The pairs of round 1 again: 2 and 1 drop to 4 and 3 (numbers fall in an even round).
    CHECK(paired(field, 4, "repeat = \"least\"") == "4-2 1-3");
}

TEST_CASE("rounds of groups pair each group by itself", "[pairing][swiss][1.15.9]")
{
    auto const field = players(
        6, {{1, "group=A"}, {2, "group=B"}, {3, "group=A"}, {4, "group=B"}, {5, "group=A"}, {6, "group=B"}});
    CHECK(paired(field, 1, "group-rounds = [1]") == "1-3 4-2 bye 5 bye 6");
    CHECK(paired(field, 1, "group-rounds = [2]") == "1-4 5-2 3-6");
}
