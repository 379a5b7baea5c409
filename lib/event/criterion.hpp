#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace arb::event
{

/// What can decide between players level on points (1.13.3-9), FIDE's own under unmistakable names; the last
/// two are for teams (1.14.6).
enum class criterion : std::uint8_t {
    shmulyan,
    sonneborn_berger,
    buchholz,
    solkoff,
    truncated_solkoff,
    short_truncated_solkoff,
    riga,
    wins,
    head_to_head,
    defeated_points,
    placing_results,
    opponent_rating_sum,
    extra_match,
    fide_buchholz,
    fide_buchholz_cut_1,
    fide_buchholz_median,
    fide_sonneborn_berger,
    fide_progressive,
    fide_direct_encounter,
    rules, ///< the preset of 1.13.2-3
    board_points,
    match_points,
};

inline constexpr std::size_t k_criteria = 22;

std::string_view criterion_name(criterion c);
/// "shmulyan", "truncated-solkoff", ...; the names of READINGS.
std::optional<criterion> read_criterion(std::string_view name);

/// What `tiebreaks` of an event, and of `teams`, may hold.
std::span<std::string_view const> criterion_names();
std::span<std::string_view const> team_criterion_names();

/// The systems of coefficients (1.13.4-9), of which the regulations name one (1.13.12).
constexpr bool is_coefficient(criterion c)
{
    return c <= criterion::riga; // the first of the list
}

} // namespace arb::event
