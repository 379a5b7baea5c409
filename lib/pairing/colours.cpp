#include "pairing/colours.hpp"

#include <algorithm>

namespace arb::pairing
{

namespace
{

constexpr std::size_t k_most_running = 3; // a fourth is barred (1.15.2)

/// By how much COLOUR came more often than the other.
std::ptrdiff_t excess(std::span<colour const> played, colour of)
{
    auto const had = std::count(played.begin(), played.end(), of);
    return 2 * had - static_cast<std::ptrdiff_t>(played.size());
}

bool is_at_limit(std::span<colour const> played)
{
    return streak_length(played) >= k_most_running;
}

/// Both are due DUE.
colours_of_pair settle_same_due(std::span<colour const> higher, std::span<colour const> lower, colour due)
{
    auto const give_due = [due](bool to_higher, colour_rule by) {
        return colours_of_pair{to_higher ? due : other(due), by};
    };
    if (auto const a = streak_length(higher), b = streak_length(lower); a != b) {
        return give_due(a > b, colour_rule::streak);
    }
    if (auto const a = excess(higher, other(due)), b = excess(lower, other(due)); a != b) {
        return give_due(a > b, colour_rule::excess);
    }
    auto const [a, b] = std::mismatch(higher.rbegin(), higher.rend(), lower.rbegin(), lower.rend());
    if (a != higher.rend() && b != lower.rend()) {
        return {other(*a), colour_rule::last_difference};
    }
    return give_due(true, colour_rule::higher);
}

} // namespace

std::size_t streak_length(std::span<colour const> played)
{
    if (played.empty()) {
        return 0;
    }
    auto const end = std::find(played.rbegin(), played.rend(), other(played.back()));
    return static_cast<std::size_t>(end - played.rbegin());
}

colours_of_pair give_colours(std::span<colour const> higher, std::span<colour const> lower,
                             colour first_colour)
{
    if (higher.empty() && lower.empty()) {
        return {first_colour, colour_rule::first_game};
    }
    if (is_at_limit(higher) != is_at_limit(lower)) {
        auto const given = is_at_limit(higher) ? other(higher.back()) : lower.back();
        return {given, colour_rule::third_running};
    }
    if (lower.empty() || (!higher.empty() && higher.back() != lower.back())) {
        return {other(higher.back()), colour_rule::dues};
    }
    if (higher.empty()) {
        return {lower.back(), colour_rule::dues};
    }
    return settle_same_due(higher, lower, other(higher.back()));
}

} // namespace arb::pairing
