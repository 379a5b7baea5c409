#include "base/discipline.hpp"

#include <algorithm>
#include <array>

namespace arb
{

namespace
{

constexpr std::array<std::string_view, 9> k_names{"russian",       "draughts64", "giveaway",
                                                  "international", "italian",    "italian-fid",
                                                  "brazilian",     "english",    "renju"};

} // namespace

std::string_view discipline_name(discipline d)
{
    return k_names[static_cast<std::size_t>(d)];
}

std::optional<discipline> read_discipline(std::string_view name)
{
    auto const *const it = std::find(k_names.begin(), k_names.end(), name);
    if (it == k_names.end()) {
        return std::nullopt;
    }
    return static_cast<discipline>(it - k_names.begin());
}

std::span<std::string_view const> discipline_names()
{
    return k_names;
}

} // namespace arb
