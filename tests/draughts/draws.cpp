#include "draughts/draws.hpp"

#include "draughts/fen.hpp"
#include "draughts/notation.hpp"
#include "support/catch.hpp"
#include "support/replay.hpp"
#include "support/shared.hpp"

#include <nlohmann/json.hpp>

#include <map>

using namespace arb::draughts;
using arb::test::play;

namespace
{

std::vector<draw> draws_of(nlohmann::json const &row)
{
    auto const v = *read_variant(row["variant"].get<std::string>());
    auto const fen = read_fen(v, row["fen"].get<std::string>());
    REQUIRE(fen.valid);
    position p = fen.where;
    draw_watch watch{v, p};
    for (std::string const text : row["moves"]) {
        INFO(text);
        auto const m = play(v, p, text);
        REQUIRE(m);
        position const before = p;
        p = after(p, *m);
        watch.played(before, *m, p);
    }
    return watch.draws();
}

std::map<std::string, std::uint64_t> by_article(std::vector<draw> const &draws)
{
    std::map<std::string, std::uint64_t> result;
    for (draw const &d : draws) {
        result[std::string{d.article}] = d.ply;
    }
    return result;
}

/// The examples name the parts of 3.5 by their moves.
std::string renamed(std::string const &article)
{
    static std::map<std::string, std::string> const names{
        {"3.5 (25)", "3.5.1"}, {"3.5 (16)", "3.5.2"}, {"3.5 (5)", "3.5.3"}};
    auto const it = names.find(article);
    return it == names.end() ? article : it->second;
}

} // namespace

TEST_CASE("each draw article is complete at its ply", "[draughts][draws][oracle]")
{
    if (auto const file = arb::test::shared("oracles/draws.jsonl")) {
        std::size_t checked = 0;
        for (auto const &line : arb::test::read_lines(*file)) {
            auto const row = nlohmann::json::parse(line);
            INFO(line);
            REQUIRE(by_article(draws_of(row)) == row["draws"].get<std::map<std::string, std::uint64_t>>());
            ++checked;
        }
        CHECK(checked == 600);
    }
}

TEST_CASE("the first draw of the worked endings", "[draughts][draws][oracle]")
{
    if (auto const file = arb::test::shared("oracles/draw_examples.jsonl")) {
        std::size_t checked = 0;
        for (auto const &line : arb::test::read_lines(*file)) {
            auto const row = nlohmann::json::parse(line);
            INFO(line);
            auto const draws = draws_of(row);
            std::vector<std::string> first;
            auto articles = row["articles"].get<std::vector<std::string>>();
            for (draw const &d : draws) {
                if (d.ply == row["ply"]) {
                    first.emplace_back(d.article);
                }
            }
            for (auto &name : articles) {
                name = renamed(name);
            }
            std::sort(first.begin(), first.end());
            std::sort(articles.begin(), articles.end());
            REQUIRE(first == articles);
            if (!draws.empty()) {
                REQUIRE(draws.front().ply == row["ply"]);
            }
            ++checked;
        }
        CHECK(checked == 28);
    }
}
