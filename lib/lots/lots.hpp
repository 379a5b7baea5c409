#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arb::lots
{

/// The SHA-256 of `SEED/PURPOSE/TICKET` as 64 lower-case hex digits.
std::string digest(std::string_view seed, std::string_view purpose, std::string_view ticket);

/// The places of TICKETS in the order of the draw: smallest digest first, equal tickets as they came (1.6.4).
std::vector<std::size_t> draw(std::string_view seed, std::string_view purpose,
                              std::span<std::string_view const> tickets);
std::vector<std::size_t> draw(std::string_view seed, std::string_view purpose,
                              std::span<std::string const> tickets);

/// 128 bits from the system as 32 hex digits.
std::string new_seed();

} // namespace arb::lots
