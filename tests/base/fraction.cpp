#include "base/fraction.hpp"

#include "support/catch.hpp"

#include <limits>
#include <stdexcept>

using arb::fraction;

TEST_CASE("fractions stay in lowest terms with a positive denominator", "[base][fraction]")
{
    CHECK(fraction{6, -4}.text() == "-3/2");
    CHECK(fraction{0, 5} == fraction{0});
    CHECK((fraction{1, 2} + fraction{1, 3}).text() == "5/6");
    CHECK((fraction{7, 2} - fraction{1, 2}).text() == "3");
    CHECK((fraction{2, 3} * fraction{9, 4}).text() == "3/2");
    CHECK((fraction{2, 3} / fraction{-4, 3}).text() == "-1/2");
}

TEST_CASE("fractions compare exactly", "[base][fraction]")
{
    CHECK(fraction{1, 3} < fraction{333'333'334, 1'000'000'000});
    CHECK(fraction{-1, 2} < fraction{0});
    auto const most = std::numeric_limits<std::int64_t>::max();
    CHECK(fraction{most, 2} > fraction{most - 1, 2});
}

TEST_CASE("fractions say when a value does not fit or does not exist", "[base][fraction]")
{
    CHECK_THROWS_AS(fraction(1, 0), std::domain_error);
    CHECK_THROWS_AS(fraction{std::numeric_limits<std::int64_t>::max()} + fraction{1}, std::overflow_error);
}

TEST_CASE("decimals are rounded half away from zero", "[base][fraction]")
{
    CHECK(fraction{7, 2}.decimal(2) == "3.50");
    CHECK(fraction{1, 8}.decimal(2) == "0.13");
    CHECK(fraction{-1, 3}.decimal(3) == "-0.333");
    CHECK(fraction{5}.decimal(2) == "5");
}
