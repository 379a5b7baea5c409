#include "draughts/fen.hpp"
#include "draughts/notation.hpp"
#include "startpos/drawing.hpp"
#include "support/catch.hpp"
#include "support/replay.hpp"

#include <map>

using namespace arb;
using namespace arb::draughts;
using startpos::cell;

namespace
{

std::vector<std::string> words(std::string const &text)
{
    std::vector<std::string> result;
    std::string word;
    for (char const c : text + ' ') {
        if (c != ' ') {
            word += c;
        } else if (!word.empty()) {
            result.push_back(std::exchange(word, {}));
        }
    }
    return result;
}

/// The position that the moves of a cell lead to, replayed from what full_moves() prints.
position replayed(variant v, cell const &c)
{
    position p = startpos::ballot_start(v, c);
    std::size_t lifts = 0;
    for (std::string const &word : words(startpos::full_moves(v, c))) {
        INFO(c.name() << ' ' << word);
        if (word.starts_with('-')) {
            continue; // a man that left, or a side that lifts nothing
        }
        if (c.kind == "placement") {
            bitboard const from = bit(v, read_square(v, word.substr(0, 2))->where);
            bitboard const to = bit(v, read_square(v, word.substr(3))->where);
            // White's lift stands first; Black's may start from the square it came to
            bitboard &side = lifts++ == 0 && (p.white & from) != 0 ? p.white : p.black;
            REQUIRE((side & from) != 0);
            side = (side ^ from) | to;
            continue;
        }
        auto const m = arb::test::play(v, p, word);
        REQUIRE(m);
        p = after(p, *m);
    }
    return p;
}

} // namespace

TEST_CASE("every cell of every table replays to its position", "[startpos][2.2.2]")
{
    std::map<std::string_view, std::size_t> const sizes{
        {"fmjd64", 736},          {"idf64", 745},    {"idf64-basic", 150}, {"fmjd64-brazilian", 725},
        {"idf64-brazilian", 736}, {"acf-2move", 49}, {"acf-3move", 174},   {"acf-11man", 2500}};
    REQUIRE(startpos::table_names().size() == sizes.size());
    for (auto const name : startpos::table_names()) {
        auto const *const table = startpos::built_in(name);
        REQUIRE(table != nullptr);
        CHECK(table->cells.size() == sizes.at(name));
        for (cell const &c : table->cells) {
            INFO(name << ' ' << c.name() << ' ' << c.moves);
            position p = replayed(table->variant, c);
            if (c.kind == "placement") {
                p.to_move = c.where.to_move; // the table says who moves first
            }
            REQUIRE(read_fen(table->variant, c.fen).valid);
            REQUIRE(fen_text(table->variant, p) == fen_text(table->variant, c.where));
        }
    }
}

TEST_CASE("the two examples of the rule book", "[startpos][2.2.2]")
{
    // diagram 9: column 7, row 16, 1.ab4 bc5 2.ba5 cb4; diagram 10: column VI, row 24, a1-b4 and a7-a5
    auto const ninth =
        read_fen(variant::russian, "W:W13,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,17");
    auto const found = startpos::find(variant::russian, ninth.where);
    REQUIRE(found);
    CHECK(startpos::full_moves(variant::russian, *found->which) == "a3-b4 b6-c5 b4-a5 c5-b4");
    auto const *const tenth = startpos::find_placement("a1-b4 a7-a5");
    REQUIRE(tenth != nullptr);
    CHECK(fen_text(variant::russian, tenth->where) ==
          "W:W17,21,22,23,24,25,26,27,28,30,31,32:B1,2,3,4,6,7,8,9,10,11,12,13");
}

TEST_CASE("rows are numbered as Roman or Arabic labels say", "[startpos]")
{
    CHECK(startpos::row_number("XVI") == 16);
    CHECK(startpos::row_number("XXXIII") == 33);
    CHECK(startpos::row_number("IX") == 9);
    CHECK(startpos::row_number("007") == 7);
    CHECK(startpos::row_number("A") == 0);
}

TEST_CASE("a draw takes nothing twice, nothing excluded and nothing barred", "[startpos][2.2.2]")
{
    auto const &table = *startpos::built_in("acf-3move");
    startpos::drawing lot{table, "seed", startpos::tickets::one};
    lot.exclude("001");
    std::map<std::string, int> drawn;
    for (;;) {
        auto const *const c =
            lot.draw("start-1-1", [&](cell const &one) { return drawn.contains(one.name()); });
        if (c == nullptr) {
            break;
        }
        CHECK(c->category == "crossboard");
        ++drawn[c->name()];
    }
    CHECK(drawn.size() == 143);
    CHECK_FALSE(drawn.contains("001"));
}

TEST_CASE("draws fall on all columns and rows as chance has it", "[startpos][2.2.2]")
{
    // 15 x 10 cells (scripts/bench.d/startpos.sh draws a million): chi-square with 149 degrees of freedom
    // stays under 250 but once in 10^6
    auto const &table = *startpos::built_in("idf64-basic");
    for (auto const how : {startpos::tickets::one, startpos::tickets::column_and_row}) {
        startpos::drawing const lot{table, "distribution", how};
        std::map<cell const *, double> counts;
        int const draws = how == startpos::tickets::one ? 20'000 : 100'000;
        for (int i = 0; i < draws; ++i) {
            counts[lot.draw("start-1-" + std::to_string(i), [](cell const &) { return false; })] += 1;
        }
        double const expected = draws / 150.0;
        double chi = 0;
        for (cell const &c : table.cells) {
            double const difference = counts[&c] - expected;
            chi += difference * difference / expected;
        }
        CHECK(chi < 250);
        CHECK(chi > 80);
    }
}
