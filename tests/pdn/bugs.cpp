// What went wrong for other readers of PDN and PGN: one case each, numbered as in the notes of the project.
#include "pdn/validator.hpp"
#include "support/catch.hpp"

#include <fmt/format.h>

#include <ostream>

using namespace arb;

namespace
{

struct verdict {
    std::uint64_t games;
    std::uint64_t half_moves;
    std::vector<std::string> findings; ///< `line:column severity rule[/detail]`, in order
    friend bool operator==(verdict const &, verdict const &) = default;
};

std::ostream &operator<<(std::ostream &out, verdict const &v)
{
    out << v.games << " games " << v.half_moves << " half-moves";
    for (auto const &f : v.findings) {
        out << "\n  " << f;
    }
    return out;
}

verdict judge(std::string const &text, pdn::check_options options = {})
{
    pdn::chunk_reader reader{[rest = std::string_view{text}](std::span<char> buffer) mutable {
        auto const size = std::min(buffer.size(), rest.size());
        std::copy_n(rest.begin(), size, buffer.begin());
        rest.remove_prefix(size);
        return size;
    }};
    finding_list found;
    pdn::assembler all{found};
    all.begin_file("x");
    while (auto const chunk = reader.next()) {
        all.add(pdn::check_chunk(*chunk, "x", options));
    }
    verdict v{all.counts().games, all.counts().half_moves, {}};
    for (auto const &f : found.findings()) {
        if (f.what->name != "variant-guessed" ||
            !f.detail.empty()) { // the guess is said of nearly every small case
            v.findings.push_back(fmt::format("{}:{} {} {}{}{}", f.where.line, f.where.column,
                                             severity_name(f.level), f.what->name,
                                             f.detail.empty() ? "" : "/", f.detail));
        }
    }
    return v;
}

verdict strictly(std::string const &text)
{
    return judge(text, {.strict = true});
}

} // namespace

TEST_CASE("bug 1, 2: an ambiguous capture is kept open until the game settles it", "[pdn][bugs]")
{
    std::string const start = "[GameType \"20\"]\n[FEN \"W:WK4:B13,20,32,37\"]\n";
    CHECK(judge(start + "1. 4x15 *") == verdict{1, 1, {"3:4 error ambiguous-capture"}});
    CHECK(judge(start + "1. 4x15 37-42 *") == verdict{1, 2, {"3:4 note ambiguity-settled"}});
    CHECK(judge(start + "1. 4x27x38x15 *") == verdict{1, 1, {}});
}

TEST_CASE("bug 5: a partial path settles what from and to do not", "[pdn][bugs]")
{
    std::string const text = "[GameType \"20\"]\n[FEN \"W:WK4:B13,20,32,37\"]\n1. 4x31x15 *";
    CHECK(judge(text) == verdict{1, 1, {}});
    CHECK(strictly(text).findings ==
          std::vector<std::string>{"1:1 warning missing-tags", "3:4 error path-form/incomplete"});
}

TEST_CASE("bug 6: a move from an empty square makes no piece", "[pdn][bugs]")
{
    CHECK(judge("[GameType \"20\"]\n[FEN \"W:WK2,25:B14,15,16\"]\n1. 25-20 15x24 2. 25-20 *") ==
          verdict{1, 3, {"3:19 error illegal-move/no-piece", "3:19 note not-checked"}});
}

TEST_CASE("bug 8: a capture written jump by jump is one move", "[pdn][bugs]")
{
    CHECK(judge("[GameType \"21\"]\n[Result \"1-0\"]\n[FEN \"B:W14,22:B1,10\"]\n1. 10x17 17x26 *") ==
          verdict{1, 1, {"4:4 warning split-capture"}});
}

TEST_CASE("bug 9: a star behind a move is a strength where play goes on", "[pdn][bugs]")
{
    CHECK(judge("1. 32-28* 19-23 *") == verdict{1, 2, {"1:9 warning star-strength"}});
}

TEST_CASE("bug 10: 1-18 is a move and 1-1 a result", "[pdn][bugs]")
{
    CHECK(judge("[GameType \"20\"]\n[FEN \"W:WK1:B5\"]\n1. 1-18 *") == verdict{1, 1, {}});
    CHECK(judge("[GameType \"20\"]\n[FEN \"W:WK1:B5\"]\n1. 1-12 1-1") == verdict{1, 1, {}});
}

TEST_CASE("bug 12, 20: games without moves do not hide those behind them", "[pdn][bugs]")
{
    CHECK(judge("[FEN \"W:W11:B1\"]\n*\n[Event \"b\"]\n1. 32-28 *") == verdict{2, 1, {}});
    CHECK(
        judge(
            "[Event \"a\"]\n\n{No result} *\n\n[Event \"b\"]\n[Result \"?\"]\n\n[Event \"c\"]\n1. 32-28 *") ==
        verdict{3, 1, {"6:10 warning result-form/tag"}});
}

TEST_CASE("bug 13: a number without a move", "[pdn][bugs]")
{
    CHECK(judge("[Event \"a\"]\n[Result \"2-0\"]\n1. 2-0\n") ==
          verdict{1, 0, {"3:1 warning number-without-move"}});
}

TEST_CASE("bug 14, 21, 22, 24, 25: comments and lines that end nothing", "[pdn][bugs]")
{
    CHECK(judge("1. 32-28 {as in X-Y, 1-0} 19-23 *") == verdict{1, 2, {}});
    CHECK(judge("1. 32-28 {see\n[%clock w0:01:00 B0:01:00]} 19-23 *") == verdict{1, 2, {}});
    CHECK(judge("% made by hand\n1. 32-28 19-23 *") == verdict{1, 2, {}});
    CHECK(judge("1. 32-28 {a} 1. ... 19-23 2. 28x19 *") == verdict{1, 3, {}});
    CHECK(judge("[FEN \"B:W31-50:B1-20\"]\n{ start } 1... 19-23 *") == verdict{1, 1, {}});
}

TEST_CASE("bug 16: blanks inside a result", "[pdn][bugs]")
{
    CHECK(judge("[Result \"1 - 1\"]\n1. 32-28 19-23 1 - 1") ==
          verdict{1, 2, {"2:16 warning result-form/blank"}});
}

TEST_CASE("bug 17, 18: missing and empty terminators", "[pdn][bugs]")
{
    CHECK(judge("[Event \"a\"]\n1. 32-28 19-23\n[Event \"b\"]\n1. 33-29 *") ==
          verdict{2, 3, {"3:1 warning missing-terminator"}});
    CHECK(judge("* 1. 32-28 19-23 2-0 1. 33-29 *") == verdict{3, 3, {"1:1 warning empty-game"}});
}

TEST_CASE("bug 26: each variation is checked from its own position", "[pdn][bugs]")
{
    CHECK(judge("1. 32-28 19-23 (18-23 2. 38-32 (37-32? 23-29!) 12-18) 2. 28x19 *") == verdict{1, 3, {}});
    CHECK(judge("1. 32-28 19-23 (18-24) 2. 28x19 *").findings ==
          std::vector<std::string>{"1:17 error illegal-move/no-such-move", "1:17 note not-checked"});
}

TEST_CASE("bug 28, 29: braces do not nest and do not swallow the next game", "[pdn][bugs]")
{
    CHECK(judge("1. 32-28 { nested { comment } } *") == verdict{1, 1, {"1:31 error nested-comment"}});
    CHECK(judge("[Event \"a\"]\n1. 32-28 {oops\n\n[Event \"b\"]\n1. 33-29 *") ==
          verdict{2, 2, {"2:10 error unclosed-comment", "4:1 warning missing-terminator"}});
}

TEST_CASE("bug 30: the capture sign of Russian draughts is a colon", "[pdn][bugs]")
{
    std::string const text =
        "[GameType \"25\"]\n1. c3-d4 d6-e5 2. b2-c3 e7-d6 3. e3-f4 b6-a5 $6 4. f2-e3 c7-b6 5. c1-b2 b6-c5 "
        "6. d4:b6 a5xc7 *";
    CHECK(judge(text) == verdict{1, 12, {}});
    CHECK(strictly(text).findings ==
          std::vector<std::string>{"1:1 warning missing-tags", "2:88 error capture-sign/other"});
}

TEST_CASE("bug 32, 33, 34: what stands in tags stays there", "[pdn][bugs]")
{
    CHECK(judge("[Event \"a\"]\n[White: \"x\"]\n[Black \"y\"]\n1. 32-28 *") ==
          verdict{1, 1, {"2:1 error bad-tag"}});
    CHECK(judge("[Opening \"St. George (Baker) 1-0\"]\n1. 32-28 *") == verdict{1, 1, {}});
    CHECK(judge("\xEF\xBB\xBF[White \"White vs 1...19-23\"]\n1. 32-28 *") ==
          verdict{1, 1, {"1:1 warning bom"}});
}

TEST_CASE("bug 36: the column of an illegal move far along a line", "[pdn][bugs]")
{
    std::string const comment = "{" + std::string(1779, '.') + "}";
    CHECK(judge("[GameType \"20\"]\n1. 32-28 " + comment + " 7-11 *").findings.front() ==
          "2:1792 error illegal-move/occupied");
}

TEST_CASE("bug 37: the turn twice, and a side without pieces", "[pdn][bugs]")
{
    CHECK(judge("[FEN \"W:W:W31:B1\"]\n*") ==
          verdict{1, 0, {"1:7 note not-checked", "1:9 error fen/turn-twice"}});
    CHECK(judge("[FEN \"B:W50:B\"]\n*") == verdict{1, 0, {"1:7 warning fen-position/nothing-to-move"}});
}

TEST_CASE("bug 38, 40: unknown tags and other variants", "[pdn][bugs]")
{
    CHECK(judge("[JoclyGame \"draughts\"]\n[FEN \"W:W26,31,35:B4,8\"]\n*") == verdict{1, 0, {}});
    CHECK(judge("[GameType \"30\"]\n1. a3-a4 *\n[GameType \"20\"]\n1. 32-28 *") ==
          verdict{2, 2, {"1:12 note variant-unknown"}});
    CHECK(judge(std::string("1. 32-28 {a\0b} *", 16)) == verdict{1, 1, {"1:12 error nul-byte"}});
}

TEST_CASE("bug 41, 42: encodings are found once a file and nothing is lost", "[pdn][bugs]")
{
    CHECK(judge("[White \"Kapla\xF1 \"]\n1. 32-28 *") == verdict{1, 1, {"1:14 warning encoding"}});
    CHECK(judge("[White \"\xCA\xE0\xEF\xEB\xE0\xED\"]\n1. 32-28 *") ==
          verdict{1, 1, {"1:9 warning encoding"}});
    CHECK(judge("[White \"\xD0\xAF\"]\n[Black \"\xF1\"]\n1. 32-28 *") ==
          verdict{1, 1, {"2:9 error invalid-utf8"}});
}

TEST_CASE("bug 44: dashes and quotes that only look right", "[pdn][bugs]")
{
    CHECK(
        judge("[Event “a”]\n1. 32–28 19–23 *") ==
        verdict{1, 2, {"1:1 warning tag-form/quotes", "2:4 warning look-alike", "2:12 warning look-alike"}});
}

TEST_CASE("bug 45: a set-up inside a game", "[pdn][bugs]")
{
    CHECK(judge("[GameType \"20\"]\n1. 31-26 17-21 /FEN \"B:B1-16,18-21:W26,28,33-50\"/ 1... 20-25 *") ==
          verdict{1, 3, {}});
}

TEST_CASE("bug 46: a half-move repeated by a wrapped line", "[pdn][bugs]")
{
    CHECK(judge("1. 32-28 19-23 2. 28x19\n28x19 14x23 *") ==
          verdict{1, 4, {"2:1 error illegal-move/repeated"}});
}

TEST_CASE("bug 48: a threefold repetition is a note, never an error", "[pdn][bugs]")
{
    std::string const text = "[GameType \"20\"]\n[FEN \"W:WK1,K2,31:BK50,20\"]\n"
                             "1. 1-6 50-45 2. 6-1 45-50 3. 1-6 50-45 4. 6-1 45-50 5. 1-6 50-45 6. 6-1 *";
    CHECK(judge(text).findings.empty());
    CHECK(judge(text, {.draws = true}).findings == std::vector<std::string>{"3:47 note draw-claimable"});
}

TEST_CASE("bug 49: men lifted by lot are no moves", "[pdn][bugs]")
{
    CHECK(judge("[GameType \"25\"]\n1. A1-A5 A7-H4 *") == verdict{1, 2, {"2:4 note start-by-lot"}});
    CHECK(strictly("[GameType \"25\"]\n1. A1-A5 A7-H4 *").findings.at(1) ==
          "2:4 error illegal-move/no-such-move");
}

TEST_CASE("bug 50: a wrong guess of the variant names the right one", "[pdn][bugs]")
{
    // a man may not take backwards in Czech draughts, so the quiet move is legal there and only there
    auto const v = judge("[FEN \"W:Wd6,a1:Bc5,h8\"]\n1. d6-e7 *");
    CHECK(v.findings == std::vector<std::string>{"2:4 error illegal-move/must-capture",
                                                 "2:4 note variant-guessed/elsewhere"});
}

TEST_CASE("bug 53: variations nested without end", "[pdn][bugs]")
{
    auto const v = judge("1. 32-28 " + std::string(100'000, '('));
    CHECK(v.findings == std::vector<std::string>{"1:10 error unclosed-variation",
                                                 "1:510 error variation-depth",
                                                 "1:100010 warning missing-terminator"});
}

TEST_CASE("bug 53b: the same input gives the same findings, however it is read", "[pdn][bugs]")
{
    std::string const text =
        "1. 32-28 12. 19-23 12. 28x19 *\n\n[Event \"b\"]\n1. 33-29 20-25 1-1\n\n[Event \"c\"]\n1. 1-1\n";
    for (std::size_t const step : {1U, 2U, 7U, 1000U}) {
        pdn::chunk_reader reader{[&, rest = std::string_view{text}](std::span<char> buffer) mutable {
            auto const size = std::min({buffer.size(), rest.size(), step});
            std::copy_n(rest.begin(), size, buffer.begin());
            rest.remove_prefix(size);
            return size;
        }};
        std::string joined;
        while (auto const chunk = reader.next()) {
            joined += chunk->text;
        }
        CHECK(joined == text);
    }
}
