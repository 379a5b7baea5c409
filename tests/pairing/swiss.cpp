#include "pairing/swiss.hpp"

#include "pairing/plain_search.hpp"
#include "support/catch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>
#include <string>

using namespace arb::pairing;

namespace
{

std::string text(swiss_answer const &answer)
{
    if (!answer.possible) {
        return "impossible";
    }
    std::string all;
    for (auto const &[first, second] : answer.pairs) {
        all += fmt::format("{}-{} ", first, second);
    }
    return answer.bye ? all + fmt::format("bye {}", *answer.bye) : all;
}

struct situation {
    swiss_table table;
    meetings rules;
};

/// Fields of up to MOST players with bars, streaks, groups and pluses of all densities.
situation any_situation(std::mt19937 &random, unsigned most)
{
    auto const size = static_cast<unsigned>(random() % (most + 1));
    swiss_table table;
    table.order = std::array{swiss_order::random, swiss_order::halves, swiss_order::folded}[random() % 3];
    auto const bars_of_ten = random() % 10;
    auto const streaks_of_ten = std::array{0U, 0U, 1U, 3U, 6U, 9U}[random() % 6];
    auto const new_group_of_ten = 1 + random() % 6;
    auto const plus_of_ten = std::array{0U, 3U, 8U}[random() % 3];
    std::vector<streak> streaks;
    std::vector<barred_pair> bars;
    std::uint32_t group = 0;
    for (unsigned p = 0; p < size; ++p) {
        if (p > 0 && random() % 10 < new_group_of_ten) {
            ++group;
        }
        table.groups.push_back(group);
        table.had_plus.push_back(random() % 10 < plus_of_ten);
        auto const kind = random() % 2 == 0 ? streak::white : streak::black;
        streaks.push_back(random() % 10 < streaks_of_ten ? kind : streak::none);
        for (unsigned q = 0; q < p; ++q) {
            if (random() % 10 < bars_of_ten) {
                bars.push_back({p, q, bar::met});
            }
        }
    }
    return {std::move(table), meetings{std::move(streaks), bars}};
}

} // namespace

TEST_CASE("the look-ahead finds the first leaf of the plain search", "[pairing][swiss]")
{
    auto const *const wish = std::getenv("ARB_SITUATIONS");
    auto const situations = wish == nullptr ? 60'000 : std::atoi(wish);
    std::mt19937 random{1915};
    int possible = 0;
    for (int round = 0; round < situations; ++round) {
        auto const [table, rules] = any_situation(random, round % 8 == 0 ? 12 : 9);
        auto const expected = arb::test::plain_search{table, rules}.run();
        auto const found = pair_swiss(table, rules);
        possible += expected.possible ? 1 : 0;
        INFO("situation " << round << ", " << table.groups.size() << " players");
        REQUIRE(text(found) == text(expected));
    }
    CHECK(possible > situations / 3);
}
