#include "draughts/perft.hpp"

#include "base/number.hpp"
#include "draughts/fen.hpp"
#include "support/catch.hpp"
#include "support/shared.hpp"

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/split.hpp>

using namespace arb::draughts;

namespace
{

constexpr std::uint64_t k_most_leaves = 50'000'000;

struct row {
    variant v;
    position start;
    unsigned depth;
    std::uint64_t leaves;
    counting count;
};

std::optional<row> read_row(std::string const &line)
{
    auto const fields = line | ranges::views::split('\t') | ranges::to<std::vector<std::string>>();
    if (fields.size() < 5 || fields[0] == "variant") {
        return std::nullopt;
    }
    std::string name = fields[0];
    name = name == "italian"           ? "italian-fid"
           : name == "italian_text515" ? "italian"
           : name == "poddavki"        ? "giveaway"
                                       : name;
    auto const v = read_variant(name);
    auto const depth = arb::read_number<unsigned>(fields[2]);
    auto const leaves = arb::read_number<std::uint64_t>(fields[3]);
    if (!v || !depth || !leaves) {
        return std::nullopt;
    }
    auto const fen = read_fen(*v, fields[1]);
    auto const start = fields[1] == "startpos" ? start_position(*v) : fen.where;
    auto const count =
        fields[4].find("count=paths") == std::string::npos ? counting::distinct : counting::paths;
    // the official first mover of English draughts is Black; the rows were run with the 21-32 side, which is
    // symmetric
    return row{*v, start, *depth, *leaves, count};
}

std::size_t check_rows(std::filesystem::path const &file, std::uint64_t most)
{
    std::size_t checked = 0;
    for (auto const &line : arb::test::read_lines(file)) {
        auto const r = read_row(line);
        if (r && r->leaves <= most) {
            INFO(line);
            REQUIRE(perft(r->v, r->start, r->depth, r->count) == r->leaves);
            ++checked;
        }
    }
    return checked;
}

} // namespace

TEST_CASE("published leaf counts from the start and tricky positions", "[draughts][perft]")
{
    CHECK(check_rows(arb::test::sample("draughts/perft.tsv"), k_most_leaves) >= 20);
}

TEST_CASE("every leaf count of the oracle", "[draughts][perft][oracle]")
{
    if (auto const file = arb::test::shared("oracles/perft.tsv")) {
        CHECK(check_rows(*file, k_most_leaves) > 500);
    }
}
