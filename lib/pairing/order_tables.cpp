#include "pairing/order_tables.hpp"

#include "base/number.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace arb::data
{
extern const std::string_view scheveningen;
}

namespace arb::pairing
{

namespace
{

/// Round R of SIZE (even) players: one meets the last number, the others stand in a circle.
table_round berger_round(std::uint32_t size, std::uint32_t r)
{
    auto const circle = size - 1;
    auto const p = (r - 1) * (size / 2) % circle + 1;
    table_round games;
    games.push_back(r % 2 != 0 ? table_pair{p, size} : table_pair{size, p});
    for (std::uint32_t i = 1; i < size / 2; ++i) {
        games.push_back({(p - 1 + i) % circle + 1, (p - 1 + circle - i) % circle + 1});
    }
    return games;
}

/// In an odd field whoever would meet the number too many rests.
table_round without(table_round games, std::uint32_t too_many)
{
    auto const at = std::find_if(games.begin(), games.end(), [too_many](table_pair const &one) {
        return one.first == too_many || one.second == too_many;
    });
    if (at != games.end()) {
        auto const rests = at->first == too_many ? at->second : at->first;
        games.erase(at);
        games.push_back({rests, 0});
    }
    return games;
}

void reverse_colours(std::vector<table_round> &rounds)
{
    for (auto &games : rounds) {
        for (auto &one : games) {
            if (one.second != 0) {
                std::swap(one.first, one.second);
            }
        }
    }
}

/// `A1-B2`, `B2-A1` in the printed tables.
table_pair read_pair(std::string_view text, std::uint32_t size)
{
    auto const dash = text.find('-');
    auto const number = [size](std::string_view one) {
        return read_number<std::uint32_t>(one.substr(1)).value_or(0) + (one.front() == 'B' ? size : 0);
    };
    return {number(text.substr(0, dash)), number(text.substr(dash + 1))};
}

std::string_view cut(std::string_view &text, char at)
{
    auto const end = std::min(text.find(at), text.size());
    auto const part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

/// The lines `SIZE<tab>ROUND<tab>games` of the built-in tables.
std::vector<table_round> printed_table(std::uint32_t size)
{
    std::vector<table_round> rounds;
    for (auto rest = data::scheveningen; !rest.empty();) {
        auto line = cut(rest, '\n');
        if (line.empty() || line.front() == '#' || read_number<std::uint32_t>(cut(line, '\t')) != size) {
            continue;
        }
        cut(line, '\t');
        auto &games = rounds.emplace_back();
        while (!line.empty()) {
            games.push_back(read_pair(cut(line, ' '), size));
        }
    }
    return rounds;
}

/// For multiples of four: halves of both teams meet each other in turn, colours by half and round.
std::vector<table_round> built_table(std::uint32_t size)
{
    auto const half = size / 2;
    std::vector<table_round> rounds(size);
    for (std::uint32_t r = 1; r <= size; ++r) {
        for (std::uint32_t i = 0; i < size; ++i) {
            auto const own = i / half;
            auto const across = r <= half ? own : 1 - own;
            auto const a = i + 1;
            auto const b = size + across * half + (i % half + r - 1) % half + 1;
            auto const a_begins = (r % 2 != 0) == (own == 0);
            rounds[r - 1].push_back(a_begins ? table_pair{a, b} : table_pair{b, a});
        }
    }
    return rounds;
}

std::vector<table_round> repeat(std::vector<table_round> const &cycle, unsigned cycles)
{
    std::vector<table_round> all;
    auto next = cycle;
    for (unsigned c = 0; c < cycles; ++c) {
        all.insert(all.end(), next.begin(), next.end());
        reverse_colours(next);
    }
    return all;
}

/// The last two rounds of a cycle change places: in every cycle but the last; with four players, where each
/// is within three rounds of two seams, in every other cycle.
void mend_seams(std::vector<table_round> &rounds, std::size_t length)
{
    constexpr std::size_t k_of_four = 3;
    for (auto end = length; end <= rounds.size(); end += length) {
        auto const wanted = length == k_of_four ? end / length % 2 != 0 : end < rounds.size();
        if (wanted && length > 1) {
            std::swap(rounds[end - 1], rounds[end - 2]);
        }
    }
}

} // namespace

std::vector<table_round> round_robin_table(std::uint32_t size, unsigned cycles, bool mend)
{
    auto const even = size + size % 2;
    std::vector<table_round> cycle;
    for (std::uint32_t r = 1; r < even; ++r) {
        cycle.push_back(size == even ? berger_round(even, r) : without(berger_round(even, r), even));
    }
    auto all = repeat(cycle, cycles);
    if (mend && size == even && cycles > 1) {
        mend_seams(all, cycle.size());
    }
    return all;
}

std::vector<table_round> scheveningen_table(std::uint32_t size, unsigned cycles)
{
    auto cycle = printed_table(size);
    if (cycle.empty() && size > 0 && size % 4 == 0) {
        cycle = built_table(size);
    }
    return repeat(cycle, cycles);
}

std::vector<std::uint32_t> bracket_order(std::uint32_t size)
{
    std::vector<std::uint32_t> order{1};
    while (order.size() < size) {
        auto const next = 2 * static_cast<std::uint32_t>(order.size());
        std::vector<std::uint32_t> wider;
        for (auto const seed : order) {
            wider.push_back(seed);
            wider.push_back(next + 1 - seed);
        }
        order = std::move(wider);
    }
    return order;
}

} // namespace arb::pairing
