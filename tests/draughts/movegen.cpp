#include "draughts/fen.hpp"
#include "draughts/variant.hpp"
#include "support/catch.hpp"
#include "support/shared.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace arb::draughts;

namespace
{

struct plain_move {
    unsigned from;
    unsigned to;
    std::vector<unsigned> captures;
    friend auto operator<=>(plain_move const &, plain_move const &) = default;
};

std::vector<unsigned> numbers(variant v, bitboard set)
{
    std::vector<unsigned> result;
    for (; set != 0; set &= set - 1) {
        result.push_back(square_of(v, lowest(set)).number());
    }
    std::sort(result.begin(), result.end());
    return result;
}

std::vector<plain_move> ours(variant v, position const &p)
{
    std::vector<plain_move> result;
    for (move const &m : legal_moves(v, p)) {
        result.push_back(
            {square_of(v, m.from).number(), square_of(v, m.to).number(), numbers(v, m.captured)});
    }
    std::sort(result.begin(), result.end());
    return result;
}

variant named(std::string name)
{
    name = name == "italian" ? "italian-fid" : name == "italian_text515" ? "italian" : name;
    auto const v = read_variant(name);
    REQUIRE(v);
    return *v;
}

std::size_t check_lines(std::filesystem::path const &file)
{
    std::size_t checked = 0;
    for (auto const &line : arb::test::read_lines(file)) {
        auto const row = nlohmann::json::parse(line);
        auto const v = named(row["variant"]);
        auto const fen = read_fen(v, row["fen"].get<std::string>());
        REQUIRE(fen.valid);
        std::vector<plain_move> expected;
        for (auto const &m : row["moves"]) {
            expected.push_back({m["from"], m["to"], m["captures"]});
        }
        std::sort(expected.begin(), expected.end());
        INFO(line);
        REQUIRE(ours(v, fen.where) == expected);
        ++checked;
    }
    return checked;
}

} // namespace

TEST_CASE("legal moves of placed positions", "[draughts][movegen]")
{
    CHECK(check_lines(arb::test::sample("draughts/movegen.jsonl")) > 10);
}

TEST_CASE("legal moves of every oracle position", "[draughts][movegen][oracle]")
{
    if (auto const file = arb::test::shared("oracles/movegen.jsonl")) {
        CHECK(check_lines(*file) == 21625);
    }
}
