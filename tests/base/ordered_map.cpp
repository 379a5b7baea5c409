#include "base/ordered_map.hpp"

#include "support/catch.hpp"

#include <stdexcept>

namespace
{

std::vector<int> squares(unsigned jobs, int count)
{
    std::vector<int> taken;
    int given = 0;
    arb::ordered_map(
        jobs, [&]() -> std::optional<int> { return given < count ? std::optional{given++} : std::nullopt; },
        [](int &&n) { return n * n; }, [&](int &&square) { taken.push_back(square); });
    return taken;
}

} // namespace

TEST_CASE("results come in the order of the items, whatever the number of threads", "[base][ordered_map]")
{
    auto const expected = squares(1, 500);
    REQUIRE(expected.size() == 500);
    CHECK(expected[499] == 499 * 499);
    CHECK(squares(2, 500) == expected);
    CHECK(squares(7, 500) == expected);
    CHECK(squares(3, 0).empty());
}

TEST_CASE("an exception in a worker reaches the caller", "[base][ordered_map]")
{
    int given = 0;
    auto const run = [&] {
        arb::ordered_map(
            2, [&]() -> std::optional<int> { return given < 100 ? std::optional{given++} : std::nullopt; },
            [](int &&n) { return n == 40 ? throw std::runtime_error{"forty"} : n; }, [](int &&) {});
    };
    CHECK_THROWS_AS(run(), std::runtime_error);
}
