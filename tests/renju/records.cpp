#include "renju/game_check.hpp"
#include "renju/notation.hpp"
#include "renju/openings.hpp"
#include "renju/record_stream.hpp"
#include "renju/record_writer.hpp"
#include "renju/report.hpp"
#include "support/catch.hpp"

#include <algorithm>

using namespace arb;
using namespace arb::renju;

namespace
{

std::vector<record> read_all(std::string_view text, read_options const &options = {},
                             std::size_t piece = 65536)
{
    record_stream stream{[rest = text, piece](std::span<char> into) mutable {
                             auto const size = std::min({into.size(), rest.size(), piece});
                             std::copy_n(rest.begin(), size, into.begin());
                             rest.remove_prefix(size);
                             return size;
                         },
                         options};
    std::vector<record> all;
    while (auto batch = stream.next()) {
        for (auto &one : take_records(std::move(*batch))) {
            all.push_back(std::move(one));
        }
    }
    return all;
}

std::string moves_of(record const &one)
{
    return written(written_form::text, one);
}

game_report check(std::string_view text)
{
    auto const records = read_all(text);
    REQUIRE(records.size() == 1);
    board position;
    return check_game(records.front(), three_reading::international, position);
}

/// `9 double_three lapsed`, ...
std::vector<std::string> found(game_report const &report)
{
    std::vector<std::string> list;
    for (auto const &f : report.findings) {
        auto text = std::to_string(f.move) + ' ' + std::string{f.what->name};
        if (f.may_claim != claim::none) {
            text += ' ' + std::string{claim_name(f.may_claim)};
        }
        list.push_back(text);
    }
    return list;
}

using list = std::vector<std::string>;

} // namespace

TEST_CASE("letters are told apart by a P, or by I and J together", "[renju]")
{
    CHECK(detect_letters("h8 p3") == letters::a_to_p);
    CHECK(detect_letters("H8I9J10") == letters::a_to_o);
    CHECK(detect_letters("h8 o15 k3 i4") == letters::unsure);
    CHECK(detect_letters("pass p word1") == letters::unsure);
    CHECK(read_point("o15", letters::a_to_o) == point::at(14, 14));
    CHECK(read_point("P15", letters::a_to_p) == point::at(14, 14));
    CHECK(read_point("J1", letters::a_to_p) == point::at(8, 0));
    CHECK(read_point("I1", letters::a_to_p) == point::at(8, 0));
    CHECK(read_point("J1", letters::a_to_o) == point::at(9, 0));
    CHECK_FALSE(read_point("h16", letters::a_to_o));
}

TEST_CASE("moves run together, numbered, passed", "[renju][5.3.2.1]")
{
    CHECK(moves_of(read_all("h8h9i10\n").front()) == "h8 h9 i10\n");
    CHECK(moves_of(read_all("1. H8 H9 2. I10 -\r\n").front()) == "h8 h9 i10 -\n");
    CHECK(moves_of(read_all("h8 pass 65- i9").front()) == "h8 - - i9\n");
    CHECK(found(check("h8 z99 h8 foo h16 i9")) ==
          list{"2 off_board", "3 occupied", "4 unreadable", "5 off_board"});
}

TEST_CASE("every format gives the same game", "[renju]")
{
    auto const game = read_all("h8 h9 i10 g9\n").front();
    for (auto const form :
         {written_form::text, written_form::joined, written_form::json, written_form::rif, written_form::sgf,
          written_form::psq, written_form::pairs, written_form::cells, written_form::ban}) {
        INFO(form_name(form));
        auto const text =
            std::string{form_header(form)} + written(form, game) + std::string{form_footer(form)};
        for (std::size_t const piece : {std::size_t{65536}, std::size_t{1}}) {
            auto const again = read_all(text, {}, piece);
            REQUIRE(again.size() == 1);
            CHECK(moves_of(again.front()) == "h8 h9 i10 g9\n");
        }
    }
    auto const skipped = read_all("O15 P15\n").front();
    CHECK(moves_of(skipped) == "n15 o15\n");
    CHECK(written(written_form::skipped, skipped) == "O15 P15\n");
}

TEST_CASE("an SGF tree gives one record a variation", "[renju]")
{
    auto const records =
        read_all("(;GM[4]SZ[15]RE[B+]C[a]\n;B[hh];W[hg](;B[ig];W[])\n(;B[ii](;W[tt])(;W[zz])))");
    REQUIRE(records.size() == 3);
    CHECK(moves_of(records[0]) == "h8 h9 i9 -\n");
    CHECK(records[0].tag == verdict::black);
    CHECK(records[0].shared_moves == 0);
    CHECK(moves_of(records[1]) == "h8 h9 i7 -\n");
    CHECK(records[1].line == 3);
    CHECK(records[1].shared_moves == 2);
    CHECK(records[1].tag == verdict::open);
    CHECK(records[2].entries.back().kind == entry_kind::off_board);
    CHECK(records[2].shared_moves == 3);
}

TEST_CASE("comments in GBK may hold brackets and backslashes", "[renju]")
{
    // the second bytes of these characters are ']' and '\'
    auto const gbk = read_all("(;SZ[15]CA[UTF-8]C[\x81\x5D\x81\x5C];B[hh];W[hg])");
    REQUIRE(gbk.size() == 1);
    CHECK(moves_of(gbk.front()) == "h8 h9\n");
    auto const utf8 = read_all("(;SZ[15]CA[gb2312]C[\xE5\xA4\xA9\xE5\x85\x83 \\] ];B[hh];W[hg])");
    CHECK(moves_of(utf8.front()) == "h8 h9\n");
}

TEST_CASE("other boards and broken records are told and keep what they have", "[renju]")
{
    auto const wide = read_all("(;SZ[19];B[jj];W[ji])");
    REQUIRE(wide.size() == 1);
    CHECK(wide.front().entries.size() == 1);
    CHECK(found(check("(;SZ[19];B[jj];W[ji])")) == list{"0 unreadable"});
    CHECK(found(check("(;SZ[15];B[hh];W[hg")) == list{"1 unreadable"});
    CHECK(found(check("<database><games><game><move>h8 h9</move>")) == list{"2 unreadable"});
    CHECK(found(check("<database><games><game><move>h8 h9</move></game></games></database>\n36\n")).empty());
    CHECK(found(check("Piskvorky 20x20, 7:7, 0\n8,8,1\n17,3,5\nplayer.exe\n0\n")) ==
          list{"0 unreadable", "2 off_board"});
    CHECK(found(check("{\"moves\":[\"h8\"")) == list{"0 unreadable"});
    CHECK(read_all("").empty());
    CHECK(read_all("\n# only a remark\n\n").empty());
}

TEST_CASE("a line without end is cut, told, and the next one read", "[renju]")
{
    auto const text = std::string(k_longest_text + 1000, 'x') + "\nh8 h9\n";
    auto const records = read_all(text);
    REQUIRE(records.size() == 3);
    CHECK(records[2].line == 2);
    CHECK(moves_of(records[2]) == "h8 h9\n");
}

TEST_CASE("claims of a foul", "[renju][9.8]")
{
    std::string const foul = "h8 a1 g8 o1 i9 a15 i10 o15 i8";
    CHECK(found(check(foul)) == list{"9 double_three open"});
    CHECK(found(check(foul + " -")) == list{"9 double_three lapsed"});
    CHECK(found(check(foul + " k3")) == list{"9 double_three lapsed"});
    std::string const longer = "h8 a1 g8 a2 f8 a4 d8 a5 c8 a7 e8"; // six in a row
    auto const report = check(longer + " o1");
    CHECK(found(report) == list{"11 overline open"});
    CHECK(report.result == verdict::open);
    CHECK(found(check(longer + " o1 h7 o2 h6 o3 h5 o5 h4")) == list{"11 overline lapsed"});
}

TEST_CASE("ends of a game", "[renju][5.2.6][5.2.7]")
{
    auto const five = check("h8 a1 g8 a3 f8 a5 e8 a7 d8 a9 c1");
    CHECK(five.result == verdict::black);
    CHECK(five.at == 9);
    CHECK(found(five) == list{"10 after_end"});
    auto const row = check("h8 a1 o1 a2 o3 a3 o5 a5 o7 a6 o9 a4");
    CHECK(row.result == verdict::white);
    CHECK(row.by == ended_by::long_row);
    auto const passes = check("h8 h9 i10 - - g1");
    CHECK(passes.result == verdict::draw);
    CHECK(passes.by == ended_by::passes);
    CHECK(found(passes) == list{"6 after_end"});
    CHECK(found(check("h8 - -")) == list{"2 early_pass", "3 early_pass"});
    CHECK(found(check("g8 h8")) == list{"1 not_centre"});
}

TEST_CASE("a result against the board", "[renju][5.2.6]")
{
    auto const rif = [](std::string const &score, std::string const &moves) {
        return found(check("<database><games><game bresult=\"" + score + "\"><move>" + moves +
                           "</move></game></games></database>"));
    };
    std::string const five = "h8 a1 g8 a3 f8 a5 e8 a7 d8";
    CHECK(rif("1", five).empty());
    CHECK(rif("0", five) == list{"9 tag"});
    CHECK(rif("0.5", five) == list{"9 tag"});
    CHECK(rif("0", "h8 h9 i10").empty()); // Black resigned (5.2.6.3)
    CHECK(rif("0", "h8 a1 g8 o1 i9 a15 i10 o15 i8") == list{"9 double_three open"});
}

TEST_CASE("nobody can make a five any more", "[renju][5.2.7.1c]")
{
    // columns in fours: no five cells in any line are of one colour
    board position;
    for (int index = 0; index < k_points; ++index) {
        point const p{static_cast<std::uint8_t>(index)};
        bool const black = (p.column() + 2 * p.row()) % 4 < 2;
        position.put(p, black ? colour::black : colour::white);
    }
    CHECK_FALSE(five_possible(position, colour::black));
    CHECK_FALSE(five_possible(position, colour::white));
    board free;
    CHECK(five_possible(free, colour::black));
    CHECK(five_possible(free, colour::white));
}

TEST_CASE("the 225th stone is judged before the board is full", "[renju]")
{
    record game;
    for (int index = 0; index < k_points - 1; ++index) {
        point const p{static_cast<std::uint8_t>(index)};
        bool const black = (p.column() + 2 * p.row()) % 4 < 2;
        game.add(entry_kind::set_up, black ? colour::black : colour::white, p);
    }
    game.add(entry_kind::stone, colour::black, point::at(14, 14));
    board position;
    auto const report = check_game(game, three_reading::international, position);
    CHECK(report.result == verdict::draw);
    CHECK(report.by == ended_by::full);
}

TEST_CASE("an occupied point is an illegal move, never a foul", "[renju]")
{
    CHECK(found(check("h8 a1 g8 o1 i9 a15 i10 i8 i8")) == list{"9 occupied"});
}

TEST_CASE("the 26 openings in all orientations", "[renju]")
{
    std::vector<std::string> names;
    int positions = 0;
    for (int second = 0; second < k_points; ++second) {
        for (int third = 0; third < k_points; ++third) {
            point const b{static_cast<std::uint8_t>(second)};
            point const c{static_cast<std::uint8_t>(third)};
            if (b == c || b == k_centre || c == k_centre) {
                continue;
            }
            if (auto const known = name_opening(k_centre, b, c)) {
                ++positions;
                names.emplace_back(known->number);
            }
        }
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    CHECK(names.size() == 26);
    CHECK(positions == 8 * 23); // every second stone in 3x3, every third in 5x5: none is left out
    CHECK(name_opening(read_all("h8 g9 f10").front())->name == "Chosei");
    CHECK(name_opening(read_all("h8 h7 i7").front())->name == "Kagetsu");
}

TEST_CASE("rules of the opening", "[renju]")
{
    auto const against = [](char const *rule, std::string const &attributes, std::string const &moves) {
        auto const game = read_all("<database><games><game " + attributes + "><move>" + moves +
                                   "</move></game></games></database>")
                              .front();
        board position;
        auto report = check_game(game, three_reading::international, position);
        check_opening(*read_opening_rule(rule), game, report);
        return found(report);
    };
    CHECK(against("rif", "alt=\"g7\" swap=\"R\"", "h8 h9 i9 g9 k8").empty());
    CHECK(against("rif", "alt=\"\" opening=\"4\"", "h8 h9 i9 g9 k8") == list{"5 opening_offers"});
    CHECK(against("rif", "alt=\"h9\"", "h8 h9 i9 g9 k8") == list{"5 opening_offers"});
    CHECK(against("rif", "swap=\"RR\"", "h8 h9 i9") == list{"0 opening_swaps"});
    CHECK(against("rif", "", "h8 h10 i9") == list{"2 opening_zone"});
    CHECK(against("rif", "", "h8 h9 l12") == list{"3 opening_zone"});
    CHECK(against("tarannikov", "", "h8 h9 i9 g9 a1") == list{"5 opening_zone"});
    CHECK(against("taraguchi-10", "alt=\"a1a2a3a4a5a6a7a8a9\"", "h8 h9 i9 g9 o1").empty());
    CHECK(against("rif", "", "h8 h9 i9 -") == list{"4 opening_pass"});
    // the file h is an axis of this position: g7 and i7 are one offer
    CHECK(against("rif", "alt=\"g7\"", "h8 h9 h10 h11 i7") == list{"5 opening_offers"});
    CHECK(against("swap2", "", "a1 b2 c3").empty());
    CHECK_FALSE(read_opening_rule("rif-3"));
    CHECK_FALSE(read_opening_rule("nonsense"));
}
