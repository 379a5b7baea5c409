#include "event/settings.hpp"

#include <algorithm>
#include <array>

namespace arb::event
{

namespace
{

constexpr std::array<std::string_view, 7> k_systems{
    "random", "rating", "solkoff", "buchholz", "round-robin", "scheveningen", "knockout",
};

} // namespace

std::string_view system_name(system s)
{
    return k_systems.at(static_cast<std::size_t>(s));
}

std::optional<system> read_system(std::string_view name)
{
    auto const it = std::find(k_systems.begin(), k_systems.end(), name);
    return it == k_systems.end() ? std::nullopt : std::optional{static_cast<system>(it - k_systems.begin())};
}

std::span<std::string_view const> system_names()
{
    return k_systems;
}

} // namespace arb::event
