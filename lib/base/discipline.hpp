#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace arb
{

/// What an event plays; the names are those of the settings (`discipline = "russian"`).
enum class discipline : std::uint8_t {
    russian,
    draughts64,
    giveaway,
    international,
    italian,
    italian_fid,
    brazilian,
    english,
    renju,
};

std::string_view discipline_name(discipline d);
std::optional<discipline> read_discipline(std::string_view name);
std::span<std::string_view const> discipline_names();

} // namespace arb
