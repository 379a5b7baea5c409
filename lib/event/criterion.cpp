#include "event/criterion.hpp"

#include <algorithm>
#include <array>

namespace arb::event
{

namespace
{

constexpr std::array<std::string_view, k_criteria> k_names{
    "shmulyan",
    "sonneborn-berger",
    "buchholz",
    "solkoff",
    "truncated-solkoff",
    "short-truncated-solkoff",
    "riga",
    "wins",
    "head-to-head",
    "defeated-points",
    "placing-results",
    "opponent-rating-sum",
    "extra-match",
    "fide-buchholz",
    "fide-buchholz-cut-1",
    "fide-buchholz-median",
    "fide-sonneborn-berger",
    "fide-progressive",
    "fide-direct-encounter",
    "rules",
    "board-points",
    "match-points",
};

constexpr std::array<std::string_view, 8> k_team_names{
    "head-to-head",     "wins",     "board-points", "match-points",
    "sonneborn-berger", "buchholz", "shmulyan",     "riga",
};

} // namespace

std::string_view criterion_name(criterion c)
{
    return k_names.at(static_cast<std::size_t>(c));
}

std::optional<criterion> read_criterion(std::string_view name)
{
    auto const it = std::find(k_names.begin(), k_names.end(), name);
    return it == k_names.end() ? std::nullopt : std::optional{static_cast<criterion>(it - k_names.begin())};
}

std::span<std::string_view const> criterion_names()
{
    return std::span{k_names}.first(static_cast<std::size_t>(criterion::board_points));
}

std::span<std::string_view const> team_criterion_names()
{
    return k_team_names;
}

} // namespace arb::event
