#include "pairing/order_tables.hpp"

#include "support/catch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace arb::pairing;

namespace
{

/// What each number had round by round: 'W', 'B' or '-'.
std::vector<std::string> colours(std::vector<table_round> const &rounds, std::uint32_t size)
{
    std::vector<std::string> all(size + 1);
    for (auto const &games : rounds) {
        std::vector<char> now(size + 1, '?');
        for (auto const &[first, second] : games) {
            REQUIRE(now[first] == '?'); // at most once a round
            now[first] = second == 0 ? '-' : 'W';
            if (second != 0) {
                REQUIRE(now[second] == '?');
                now[second] = 'B';
            }
        }
        for (std::uint32_t i = 1; i <= size; ++i) {
            all[i] += now[i];
        }
    }
    return all;
}

std::size_t longest_run(std::string played)
{
    std::erase(played, '-');
    std::size_t longest = 0;
    for (std::size_t i = 0, run = 0; i < played.size(); ++i) {
        run = i > 0 && played[i] == played[i - 1] ? run + 1 : 1;
        longest = std::max(longest, run);
    }
    return longest;
}

long balance(std::string const &played)
{
    return std::count(played.begin(), played.end(), 'W') - std::count(played.begin(), played.end(), 'B');
}

std::map<std::pair<std::uint32_t, std::uint32_t>, unsigned>
meetings_of(std::vector<table_round> const &rounds)
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, unsigned> count;
    for (auto const &games : rounds) {
        for (auto const &[first, second] : games) {
            if (second != 0) {
                ++count[std::minmax(first, second)];
            }
        }
    }
    return count;
}

std::string row(table_round const &games)
{
    std::string text;
    for (auto const &[first, second] : games) {
        text += fmt::format("{}{}-{}", text.empty() ? "" : " ", first, second);
    }
    return text;
}

} // namespace

TEST_CASE("round robin tables of 3 to 24: pairs, rests, colours", "[pairing][round-robin][1.6.2]")
{
    for (std::uint32_t size = 3; size <= 24; ++size) {
        for (unsigned cycles = 1; cycles <= 4; ++cycles) {
            INFO(size << " players, " << cycles << " cycles");
            auto const rounds = round_robin_table(size, cycles);
            REQUIRE(rounds.size() == cycles * (size - 1 + size % 2));
            auto const met = meetings_of(rounds);
            CHECK(met.size() == size * (size - 1) / 2);
            CHECK(std::all_of(met.begin(), met.end(), [&](auto const &one) { return one.second == cycles; }));
            auto const had = colours(rounds, size);
            for (std::uint32_t i = 1; i <= size; ++i) {
                CHECK(had[i].find('?') == std::string::npos);
                CHECK(std::count(had[i].begin(), had[i].end(), '-') == (size % 2 != 0 ? cycles : 0));
                CHECK(longest_run(had[i]) <= 2);
                auto const first_half = size % 2 == 0 && i <= size / 2;
                auto const odd_cycles = cycles % 2 != 0 && size % 2 == 0;
                CHECK(balance(had[i]) == (odd_cycles ? (first_half ? 1 : -1) : 0));
            }
        }
    }
}

TEST_CASE("an odd field alternates strictly", "[pairing][round-robin]")
{
    for (std::uint32_t size = 3; size <= 23; size += 2) {
        for (auto had : colours(round_robin_table(size), size)) {
            CHECK(longest_run(had) <= 1);
        }
    }
}

TEST_CASE("the second cycle has the games of the first with colours reversed", "[pairing][round-robin]")
{
    for (std::uint32_t size = 3; size <= 24; ++size) {
        auto const rounds = round_robin_table(size, 2);
        std::set<std::pair<std::uint32_t, std::uint32_t>> first;
        std::set<std::pair<std::uint32_t, std::uint32_t>> second;
        for (std::size_t r = 0; r < rounds.size(); ++r) {
            for (auto const &[a, b] : rounds[r]) {
                if (b != 0) {
                    (r < rounds.size() / 2 ? first : second)
                        .insert(r < rounds.size() / 2 ? std::pair{a, b} : std::pair{b, a});
                }
            }
        }
        CHECK(first == second);
    }
}

TEST_CASE("without the change of the last two rounds the seam has three colours running",
          "[pairing][round-robin]")
{
    auto const had = colours(round_robin_table(8, 2, false), 8);
    for (std::uint32_t i = 1; i <= 8; ++i) {
        CHECK((longest_run(had[i]) == 3) == (i == 1 || i == 5));
    }
}

TEST_CASE("the printed tables of 4, 6, 8 and 10", "[pairing][round-robin]")
{
    std::map<std::uint32_t, std::vector<std::string>> const printed{
        {4, {"1-4 2-3", "4-3 1-2", "2-4 3-1"}},
        {6, {"1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"}},
        {8,
         {"1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6", "8-6 7-5 1-4 2-3", "3-8 4-2 5-1 6-7",
          "8-7 1-6 2-5 3-4", "4-8 5-3 6-2 7-1"}},
        {10,
         {"1-10 2-9 3-8 4-7 5-6", "10-6 7-5 8-4 9-3 1-2", "2-10 3-1 4-9 5-8 6-7", "10-7 8-6 9-5 1-4 2-3",
          "3-10 4-2 5-1 6-9 7-8", "10-8 9-7 1-6 2-5 3-4", "4-10 5-3 6-2 7-1 8-9", "10-9 1-8 2-7 3-6 4-5",
          "5-10 6-4 7-3 8-2 9-1"}},
    };
    for (auto const &[size, rows] : printed) {
        auto const rounds = round_robin_table(size);
        REQUIRE(rounds.size() == rows.size());
        for (std::size_t r = 0; r < rows.size(); ++r) {
            CHECK(row(rounds[r]) == rows[r]);
        }
    }
    CHECK(row(round_robin_table(3)[0]) == "2-3 1-0");
}

TEST_CASE("Scheveningen tables: pairs, colours, runs", "[pairing][scheveningen]")
{
    for (std::uint32_t size : {1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U, 9U, 10U, 12U, 16U, 20U}) {
        for (unsigned cycles = 1; cycles <= 2; ++cycles) {
            INFO(size << " boards, " << cycles << " cycles");
            auto const rounds = scheveningen_table(size, cycles);
            REQUIRE(rounds.size() == size * cycles);
            auto const met = meetings_of(rounds);
            CHECK(met.size() == size * size);
            for (auto const &[pair, count] : met) {
                CHECK(count == cycles);
                CHECK((pair.first <= size && pair.second > size));
            }
            for (auto const &had : colours(rounds, 2 * size)) {
                CHECK(had.find('?') == std::string::npos);
                CHECK(std::abs(balance(had)) == (had.empty() || cycles == 2 ? 0 : size % 2));
                CHECK((longest_run(had) <= (size == 10 ? 3U : 2U) || cycles == 2));
            }
        }
    }
    CHECK(scheveningen_table(11).empty());
}

TEST_CASE("Scheveningen: the better share of colours of a round differs by at most one",
          "[pairing][scheveningen]")
{
    for (std::uint32_t size = 2; size <= 10; ++size) {
        for (auto const &games : scheveningen_table(size)) {
            auto const whites = std::count_if(games.begin(), games.end(),
                                              [size](table_pair const &one) { return one.first <= size; });
            CHECK((size == 2 || std::abs(2 * whites - static_cast<long>(size)) <= 1));
        }
    }
}

TEST_CASE("the bracket keeps the best apart", "[pairing][knockout]")
{
    CHECK(bracket_order(8) == std::vector<std::uint32_t>{1, 8, 4, 5, 2, 7, 3, 6});
    for (std::uint32_t size = 2; size <= 64; size *= 2) {
        auto const order = bracket_order(size);
        auto const place = [&](std::uint32_t seed) {
            return static_cast<std::uint32_t>(std::find(order.begin(), order.end(), seed) - order.begin());
        };
        CHECK(place(1) / (size / 2) != place(2) / (size / 2));
        std::set<std::uint32_t> quarters;
        for (std::uint32_t seed = 1; size >= 4 && seed <= 4; ++seed) {
            quarters.insert(place(seed) / (size / 4));
        }
        CHECK(quarters.size() == (size >= 4 ? 4 : 0));
        for (std::uint32_t i = 0; i < size; i += 2) {
            CHECK(order[i] + order[i + 1] == size + 1);
        }
    }
}
