// The worked positions of the rule text, diagram by diagram.
#include "draughts/fen.hpp"
#include "draughts/notation.hpp"
#include "support/catch.hpp"
#include "support/replay.hpp"

#include <set>

using namespace arb::draughts;
using arb::test::play;

namespace
{

position placed(variant v, std::string_view fen)
{
    auto const result = read_fen(v, fen);
    REQUIRE(result.valid);
    return result.where;
}

/// Every capture in the rule book's full form, each way by itself.
std::set<std::string> full_captures(variant v, position const &p)
{
    std::set<std::string> texts;
    for (move const &m : legal_moves(v, p)) {
        for (auto const &way : m.is_capture() ? ways(v, p, m) : std::vector<capture_path>{}) {
            std::string text;
            for (square const s : stops(v, m, way, false)) {
                text += (text.empty() ? "" : ":") + square_text(v, info(v).names, s);
            }
            texts.insert(text);
        }
    }
    return texts;
}

position replay(variant v, position p, std::initializer_list<std::string_view> moves)
{
    for (auto const text : moves) {
        INFO(text);
        auto const m = play(v, p, text);
        REQUIRE(m);
        p = after(p, *m);
    }
    return p;
}

} // namespace

TEST_CASE("diagram 4: a piece taken once stays on the board until the capture ends", "[2.1.5.9]")
{
    auto const p = placed(variant::russian, "B:Wc3,e3,d4,f4,f2,g1:BKa5,d6,h6,e7,h4");
    CHECK(full_captures(variant::russian, p).contains("a5:e1:g3:e5"));
    replay(variant::russian, p, {"a5:e1:g3:e5", "d4:f6:d8"});
}

TEST_CASE("diagram 5: a king capture that ends beside a taken piece", "[2.1.5.12]")
{
    auto const p = placed(variant::russian, "W:WKe1,f2:Be7,b6,d6,c5,e5,c3");
    CHECK(full_captures(variant::russian, p).contains("e1:a5:d8:f6:d4"));
}

TEST_CASE("diagram 6: two orders of one capture are the same move", "[2.1.5.15]")
{
    auto const p =
        placed(variant::russian, "B:Wb4,d4,f4,a3,e3,b2,d2,f2,a1,g1:Bb8,f8,c7,e7,g7,d6,h6,a5,c5,h4");
    auto const texts = full_captures(variant::russian, p);
    CHECK(texts.contains("a5:c3:e1:g3:e5:c3"));
    CHECK(texts.contains("a5:c3:e5:g3:e1:c3"));
    auto const first = play(variant::russian, p, "a5:c3:e1:g3:e5:c3");
    REQUIRE(first);
    CHECK(first == play(variant::russian, p, "a5:c3:e5:g3:e1:c3"));
    CHECK(std::popcount(first->captured) == 5);
    replay(variant::russian, p, {"a5:c3:e1:g3:e5:c3", "b2:d4:b6:d8:f6:h8"});
}

TEST_CASE("diagram 8: any of the possible captures may be chosen", "[2.1.5.14]")
{
    auto const p = placed(variant::russian, "W:WKd2:Bg7,b6,d6,f6,f4");
    CHECK(full_captures(variant::russian, p) ==
          std::set<std::string>{"d2:h6:f8:c5:a7", "d2:g5:e7:c5:a7", "d2:g5:d8:a5"});
}

TEST_CASE("diagram 14: the most pieces, whichever way", "[3.4.1]")
{
    auto const p = placed(variant::international, "W:WK47:B11,12,13,29,30,40");
    CHECK(full_captures(variant::international, p) == std::set<std::string>{"47:24:8:17:6", "47:24:35:44:6"});
}

TEST_CASE("diagram 15: a man that takes more goes before a king", "[3.4.1]")
{
    auto const p = placed(variant::international, "B:W33,34,40,41,42:B8,9,18,36,K10");
    CHECK(full_captures(variant::international, p) == std::set<std::string>{"36:47:38:29"});
    auto const m = play(variant::international, p, "36:47:38:29");
    REQUIRE(m);
    CHECK_FALSE(m->crowns);
}

TEST_CASE("diagram 16: man or king where both take as many", "[3.4.1]")
{
    auto const p = placed(variant::international, "W:W26,K45:BK21,12,22,23");
    CHECK(full_captures(variant::international, p) == std::set<std::string>{"26:17:28:19", "45:18:27:16"});
}

TEST_CASE("diagrams 17 and 18: a man becomes a king only where it stops", "[3.4.2]")
{
    auto const passing = placed(variant::international, "W:W35:B7,8,19,27,30");
    auto const through = play(variant::international, passing, "35:24:13:2:11");
    REQUIRE(through);
    CHECK_FALSE(through->crowns);

    auto const stopping = placed(variant::international, "W:W35:B8,11,19,27,30");
    auto const on_row = play(variant::international, stopping, "35:24:13:2");
    REQUIRE(on_row);
    CHECK(on_row->crowns);
    position next = after(stopping, *on_row);
    next.to_move = colour::white;
    CHECK(full_captures(variant::international, next).contains("2:16:32"));
}

TEST_CASE("the game of 2.1.6 in full and in short form", "[2.1.6]")
{
    auto p = start_position(variant::russian);
    std::vector<std::string> brief;
    for (auto const text :
         {"e3-d4", "d6-c5", "f2-e3", "f6-g5", "c3-b4", "g5-h4", "b4:d6", "h4:f2", "e1:g3", "c7:h4"}) {
        auto const m = play(variant::russian, p, text);
        REQUIRE(m);
        brief.push_back(move_text(variant::russian, p, *m, notation::brief));
        p = after(p, *m);
    }
    CHECK(brief ==
          std::vector<std::string>{"ed4", "dc5", "fe3", "fg5", "cb4", "gh4", "b:d6", "h:f2", "e:g3", "c:h4"});
}

TEST_CASE("the game of 3.3 is legal", "[3.3]")
{
    replay(variant::international, start_position(variant::international),
           {"32-28", "18-23", "37-32", "23-29", "34:23", "17-22", "28:17", "19:26"});
}
