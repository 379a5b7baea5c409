#pragma once

#include "draughts/variant.hpp"
#include "pdn/token.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace arb::pdn
{

/// The tags of one game that somebody asks for; values as they stand between the quotes, empty = not there.
struct tags {
    std::string_view event, site, date, round, white, black, result, game_type, fen, set_up, ply_count,
        time_control, variant, result_format, opening;
    std::size_t fen_offset = 0;
    std::size_t result_offset = 0;
    bool italian_names = false;   ///< Bianco, Nero, Risultato
    bool first_at_bottom = false; ///< P1, P2: playstrategy

    /// The field of tag NAME (Italian and playstrategy's names included); null for others.
    std::string_view *field(std::string_view name);
};

/// VALUE with the backslash escapes resolved.
std::string unescaped(std::string_view value);

/// VALUE without blanks at both ends.
std::string_view trimmed(std::string_view value);

/// What a GameType tag says.
struct game_type {
    unsigned number = 0;
    bool well_formed = false; ///< the full form or the number alone
    bool usual = true;        ///< the full form is the one of the table
};
game_type read_game_type(std::string_view value);

/// The variant of PDN's number; nothing for those that are not played here.
std::optional<draughts::variant> variant_of(unsigned game_type);

} // namespace arb::pdn
