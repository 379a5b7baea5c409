#pragma once

#include "draughts/variant.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace arb::pdn
{

struct position_query {
    std::uint64_t game = 1;         ///< in the text, from 1
    std::uint64_t ply = UINT64_MAX; ///< half-moves of the main line; the last position where there are fewer
};

struct position_found {
    std::uint64_t games = 0; ///< in the text
    draughts::variant variant = draughts::variant::russian;
    std::optional<draughts::position> where;
    std::uint64_t ply = 0; ///< at which it stands
};

/// A position of the main line of one game of TEXT; nothing where there is no such game or it cannot be
/// replayed so far.
position_found find_position(std::string_view text, position_query query, std::optional<draughts::variant> v);

} // namespace arb::pdn
