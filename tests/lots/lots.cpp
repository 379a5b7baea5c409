#include "lots/lots.hpp"

#include "support/catch.hpp"

#include <algorithm>

using namespace arb;

// printf %s kubok-2026/numbers/1 | sha256sum
TEST_CASE("a digest is the SHA-256 of seed/purpose/ticket")
{
    CHECK(lots::digest("kubok-2026", "numbers", "1") ==
          "7ca17c9edaeaa7bf20ca3d976d1f2a26dac6be7f2dee79180178245c860c2cad");
    CHECK(lots::digest("семя", "colour", "W") ==
          "36b57b19ae8a0bcbf49f93bd5e2bf47b09c10464990d396d4d78e84ebabd24fd");
}

TEST_CASE("tickets are drawn smallest digest first")
{
    std::vector<std::string> const tickets{"1", "2", "3", "4", "5", "6", "7", "8"};
    auto const order = lots::draw("kubok-2026", "numbers", tickets);
    REQUIRE(order.size() == tickets.size());
    CHECK(std::is_sorted(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return lots::digest("kubok-2026", "numbers", tickets[a]) <
               lots::digest("kubok-2026", "numbers", tickets[b]);
    }));
}

TEST_CASE("equal tickets keep their order")
{
    std::vector<std::string> const tickets{"a", "b", "a"};
    auto const order = lots::draw("s", "p", tickets);
    CHECK(std::find(order.begin(), order.end(), 0U) < std::find(order.begin(), order.end(), 2U));
}

TEST_CASE("a seed of the system is 128 bits and never the same")
{
    auto const seed = lots::new_seed();
    CHECK(seed.size() == 32);
    CHECK(seed.find_first_not_of("0123456789abcdef") == std::string::npos);
    CHECK(seed != lots::new_seed());
}
