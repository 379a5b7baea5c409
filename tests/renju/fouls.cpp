#include "renju/fouls.hpp"

#include "plain_checker.hpp"
#include "support/catch.hpp"
#include "support/shared.hpp"

#include <nlohmann/json.hpp>

#include <random>
#include <sstream>

using namespace arb;
using namespace arb::renju;

namespace
{

point read_point(std::string const &text)
{
    return point::at(text[0] - 'a', std::stoi(text.substr(1)) - 1);
}

board read_position(nlohmann::json const &object)
{
    board position;
    auto const put = [&](char const *key, colour c) {
        for (auto const &one : object.value(key, nlohmann::json::array())) {
            position.put(read_point(one), c);
        }
    };
    put("black", colour::black);
    put("white", colour::white);
    auto turn = colour::black;
    for (auto const &one : object.value("moves", nlohmann::json::array())) {
        position.put(read_point(one), turn);
        turn = other(turn);
    }
    return position;
}

std::vector<std::string> names(std::vector<point> const &points)
{
    std::vector<std::string> list;
    for (point const p : points) {
        list.push_back(name(p));
    }
    return list;
}

std::vector<std::string> sorted(nlohmann::json const &points)
{
    std::vector<point> list;
    for (auto const &one : points) {
        list.push_back(read_point(one));
    }
    std::sort(list.begin(), list.end());
    return names(list);
}

void put_all(board &position, std::string const &text, colour c)
{
    std::istringstream words{text};
    for (std::string word; words >> word;) {
        position.put(read_point(word), c);
    }
}

board set_up(std::string const &black, std::string const &white = "")
{
    board position;
    put_all(position, black, colour::black);
    put_all(position, white, colour::white);
    return position;
}

std::string kinds_text(kinds const &k)
{
    std::string text;
    text += k.five ? "five " : "";
    text += k.overline ? "overline " : "";
    text += k.double_four ? "double_four " : "";
    text += k.double_three ? "double_three " : "";
    return text.empty() ? "legal" : text.substr(0, text.size() - 1);
}

/// Every list of the map, and the union under the other reading, as an oracle line has them.
void check_oracle_line(nlohmann::json const &line)
{
    auto position = read_position(line);
    auto const map = map_fouls(position, three_reading::international);
    auto const &fouls = line["fouls"];
    INFO(line["id"]);
    CHECK(names(map.overline) == sorted(fouls["overline"]));
    CHECK(names(map.double_four) == sorted(fouls["double_four"]));
    CHECK(names(map.double_three) == sorted(fouls["double_three"]));
    CHECK(names(map.fives) == sorted(line["fives"]));
    auto const literal = map_fouls(position, three_reading::permitted);
    std::set<point> all;
    std::set<point> want;
    for (auto const *list : {&literal.overline, &literal.double_four, &literal.double_three}) {
        all.insert(list->begin(), list->end());
    }
    for (auto const &list : fouls) {
        for (auto const &one : list) {
            want.insert(read_point(one));
        }
    }
    CHECK(all == want);
}

std::vector<std::string> all_fouls(board &position, three_reading reading)
{
    auto const map = map_fouls(position, reading);
    std::set<point> all;
    for (auto const *list : {&map.overline, &map.double_four, &map.double_three}) {
        all.insert(list->begin(), list->end());
    }
    return names({all.begin(), all.end()});
}

std::vector<std::string> fields_of(std::string const &row)
{
    std::vector<std::string> fields;
    std::istringstream in{row};
    for (std::string field; std::getline(in, field, '|');) {
        auto const first = field.find_first_not_of(' ');
        auto const last = field.find_last_not_of(' ');
        fields.push_back(first == std::string::npos ? "" : field.substr(first, last - first + 1));
    }
    return fields;
}

std::vector<std::string> only_in(std::vector<std::string> const &a, std::vector<std::string> const &b)
{
    std::vector<std::string> rest;
    for (auto const &one : a) {
        if (std::find(b.begin(), b.end(), one) == b.end()) {
            rest.push_back(one);
        }
    }
    return rest;
}

std::vector<std::string> words_of(std::string const &cell)
{
    std::vector<std::string> words;
    std::istringstream in{cell};
    for (std::string word; in >> word;) {
        if (word != "–") {
            words.push_back(word);
        }
    }
    std::sort(words.begin(), words.end(),
              [](auto const &a, auto const &b) { return read_point(a) < read_point(b); });
    return words;
}

std::string joined(std::vector<std::string> const &words)
{
    std::string text;
    for (auto const &word : words) {
        text += word + ' ';
    }
    return text;
}

/// Stones at random, thick around a middle, so that lines meet.
struct random_position {
    board position;
    test::plain_checker international{false};
    test::plain_checker permitted{true};

    explicit random_position(std::mt19937 &random)
    {
        auto const below = [&](unsigned n) { return static_cast<int>(random() % n); };
        int const width = 7 + below(9);
        int const column = below(static_cast<unsigned>(16 - width));
        int const row = below(static_cast<unsigned>(16 - width));
        int const count = 8 + below(static_cast<unsigned>(width * width / 2));
        int const white_share = below(45);
        for (int i = 0; i < count; ++i) {
            add(column + below(static_cast<unsigned>(width)), row + below(static_cast<unsigned>(width)),
                below(100) < white_share ? colour::white : colour::black);
        }
    }

    void add(int column, int row, colour c)
    {
        auto const p = point::at(column, row);
        if (position.is_empty(p)) {
            position.put(p, c);
            international.put(column, row, c == colour::black ? 'x' : 'o');
            permitted.put(column, row, c == colour::black ? 'x' : 'o');
        }
    }
};

/// Every empty point of COUNT positions, in both readings.
void compare_with_plain_checker(unsigned seed, int count)
{
    std::mt19937 random{seed};
    long long fouls = 0;
    for (int i = 0; i < count; ++i) {
        random_position made{random};
        bool same = true;
        for (int index = 0; index < k_points; ++index) {
            point const p{static_cast<std::uint8_t>(index)};
            if (!made.position.is_empty(p)) {
                continue;
            }
            auto const k = judge(made.position, p, three_reading::international);
            same = same && k == made.international.judge(p.column(), p.row()) &&
                   judge(made.position, p, three_reading::permitted) ==
                       made.permitted.judge(p.column(), p.row());
            fouls += k.foul() ? 1 : 0;
        }
        if (!same) {
            FAIL("position " << i);
        }
    }
    CHECK(fouls > count);
}

} // namespace

TEST_CASE("maps agree with the oracle, kind by kind", "[renju]")
{
    auto const oracle = test::shared("oracles/renju_fouls.jsonl");
    if (!oracle) {
        return;
    }
    auto const lines = test::read_lines(*oracle);
    REQUIRE(lines.size() == 7950);
    for (auto const &line : lines) {
        check_oracle_line(nlohmann::json::parse(line));
    }
}

TEST_CASE("the committed sample of maps", "[renju]")
{
    for (auto const &line : test::read_lines(test::sample("renju_maps.jsonl"))) {
        check_oracle_line(nlohmann::json::parse(line));
    }
}

TEST_CASE("positions in which the two readings of a three differ", "[renju][5.2.3]")
{
    auto const notes = test::shared("notes/renju.md");
    if (!notes) {
        return;
    }
    int rows = 0;
    for (auto const &line : test::read_lines(*notes)) {
        auto const fields = fields_of(line);
        if (fields.size() != 7 || fields[1].find_first_not_of("0123456789") != std::string::npos) {
            continue;
        }
        auto position = set_up(joined(words_of(fields[2])), joined(words_of(fields[3])));
        INFO("row " << fields[1]);
        auto const a = all_fouls(position, three_reading::international);
        auto const b = all_fouls(position, three_reading::permitted);
        CHECK(only_in(a, b) == words_of(fields[4]));
        CHECK(only_in(b, a) == words_of(fields[5]));
        ++rows;
    }
    CHECK(rows == 32);
}

TEST_CASE("the plain checker from the text agrees on random dense positions", "[renju]")
{
    compare_with_plain_checker(20261130, 5'000);
}

TEST_CASE("the plain checker agrees on a hundred thousand positions", "[.long][renju]")
{
    compare_with_plain_checker(5242, 100'000);
}

TEST_CASE("other programs' bugs in fouls", "[renju]")
{
    struct report {
        std::string name;
        std::string black;
        std::string white;
        std::string at;
        std::string want;
        std::string permitted;
    };
    std::string const same;
    std::vector<report> const reports{
        {"rapfi: an eye that makes no straight four", "k7 m8 j9 l9 n9 k10 m11 k12 n12 k13", "h10", "m10",
         "legal", same},
        {"rapfi: one level down", "g5 i5 j5 n5 j6 m7 n7 j8 m8 l9 m9 j10 m10 n10 j11 l11", "", "k8",
         "double_three", same},
        {"quintet 124: an eye that makes five", "k6 o6 l7 m7 n7 l9 m9 k10 m11", "", "n9", "legal",
         "double_three"},
        {"quintet, small form of the straight four", "c8 d8 f8 g8 h9 h10", "", "h8", "legal", same},
        {"holorenju: part of a split four", "d8 f8 g8 h9 h10", "", "h8", "legal", same},
        {"holorenju: the lone stone after the gap", "h6 i7 g8 h8", "", "j8", "double_three", same},
        {"holorenju: the eye judged with the stone on the board", "f10 f11 d12 g12 d13", "", "e12",
         "double_three", same},
        {"the eye would be a double-four", "f5 d6 e6 g6 f7 g8 i8", "", "f8", "legal", same},
        {"the only block is a foul", "h8 f6 f7 h7 g2", "g6 g5 g4 g3 a1", "g7", "double_three", same},
        {"quintet test: one far stone", "k4 i5 k5 l5 e6 l6 m6 f7 i7 j7 c8 f8 h8", "j5 g9", "g8",
         "double_three", same},
        {"quintet test: with that stone", "k4 i5 k5 l5 e6 l6 m6 f7 i7 j7 c8 f8 h8", "j5 g9 o6", "g8", "legal",
         same},
        {"PentaZen: more than two levels", "d8 f8 b9 d9 c10 e10 c11 e11 g13", "e1 g9 k15", "b11", "legal",
         same},
        {"quintet 62: a five, not a foul", "h7 i7 j7 k7 g8 e9 g9 d10", "", "g7", "five", same},
        {"straight four counted once", "f8 g8 i8", "", "h8", "legal", same},
        {"a four completed only by a long row", "g14 j14 k14 l14", "", "h14", "legal", same},
        {"the ends of the straight four", "o1 m3 k4 m4 k5", "", "l4", "legal", same},
        {"the eye is a foul", "b6 d6 d7 e7 c9 e9", "", "c7", "legal", same},
        {"two fours in one line", "e8 g8 i8 k8", "", "h8", "double_four", same},
        {"two fours around the stone", "d8 e8 f8 j8 k8 l8", "", "h8", "double_four", same},
        {"nested double-three", "g7 d9 e9 c10 f10 d11", "", "d8", "legal", same},
        {"a long row", "c8 d8 e8 f8 h8", "", "g8", "overline", same},
        {"ludii: o.xxx..x is no three", "c8 d8 h8 e9 e10", "a8", "e8", "legal", same},
        {"ludii: without the far stone it is one", "c8 d8 e9 e10", "a8", "e8", "double_three", same},
        {"stack exchange: one end blocked, the other a long row", "c8 d8 h8 e9 e10", "b8", "e8", "legal",
         same},
        {"five beats a long row in another line", "c8 d8 e8 f8 g2 g3 g4 g5 g6 g7", "b8 h8", "g8", "five",
         same},
    };
    for (auto const &[title, black, white, at, want, permitted] : reports) {
        INFO(title);
        auto position = set_up(black, white);
        auto const p = read_point(at);
        CHECK(kinds_text(judge(position, p, three_reading::international)) == want);
        CHECK(kinds_text(judge(position, p, three_reading::permitted)) ==
              (permitted.empty() ? want : permitted));
        CHECK(readings_differ(position, p) == !permitted.empty());
    }
}

TEST_CASE("holorenju: a game with part of a split four", "[renju]")
{
    std::istringstream moves{"h8 i8 g6 i7 i9 g7 h5 j9 k7 h7 f7 i4 i6 h10 e6 i10 g10 i11 f6 h6 c6 d6 e8 d9"};
    board position;
    auto turn = colour::black;
    for (std::string word; moves >> word; turn = other(turn)) {
        position.put(read_point(word), turn);
    }
    CHECK(kinds_text(judge(position, read_point("f9"), three_reading::international)) == "legal");
}

TEST_CASE("quintet before 124: the eye is also a foul", "[renju]")
{
    std::string const black =
        "i6 j6 l6 o6 n7 l8 m8 e9 j9 n9 g10 g11 i11 o11 g12 h12 j12 k12 e13 i13 j13 l13 m13 n13";
    auto position = set_up(black, "g6 n6 k9 f10 f12");
    test::plain_checker plain{false};
    for (int index = 0; index < k_points; ++index) {
        point const p{static_cast<std::uint8_t>(index)};
        if (auto const stone = position.at(p)) {
            plain.put(p.column(), p.row(), *stone == colour::black ? 'x' : 'o');
        }
    }
    auto const p = read_point("i10");
    CHECK(judge(position, p, three_reading::international) == plain.judge(p.column(), p.row()));
    CHECK_FALSE(readings_differ(position, p));
}

TEST_CASE("the stones of fours, threes and long rows", "[renju]")
{
    auto texts = [](std::vector<stones> const &lines) {
        std::vector<std::string> all;
        for (auto const &line : lines) {
            all.push_back(joined(names(line)));
        }
        return all;
    };
    using list = std::vector<std::string>;
    auto position = set_up("e8 g8 i8 k8");
    CHECK(texts(fours_at(position, read_point("h8"))) == list{"e8 g8 h8 i8 ", "g8 h8 i8 k8 "});
    position = set_up("h8 g8 i9 i10");
    CHECK(texts(threes_at(position, read_point("i8"), three_reading::international)) ==
          list{"g8 h8 i8 ", "i8 i9 i10 "});
    position = set_up("h8 g9 e10 d11 k4 k5 i7");
    CHECK(texts(overline_rows(position, read_point("f10"))).empty());
    position = set_up("i7 h8 g9 e11 d12");
    CHECK(texts(overline_rows(position, read_point("f10"))) == list{"i7 h8 g9 f10 e11 d12 "});
}
