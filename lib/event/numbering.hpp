#pragma once

#include "event/tournament.hpp"

#include <vector>

namespace arb::event
{

struct numbering_options {
    bool no_ratings = false; ///< all by lot (1.15.5.1)
    bool renumber = false;   ///< players that have a number get a new one
};

/// Who gets a number, in the order of the numbers. DRAWN are all players in the order of the lot `numbers`.
/// Random and the tables: by lot; the other systems: rating down, equal ratings by lot, the unrated by lot
/// (1.15.4, 1.15.5.1, 1.6.2).
std::vector<index> order_for_numbers(tournament const &event, std::vector<std::size_t> const &drawn,
                                     numbering_options const &options);

/// The first number that is free after those that stay.
std::uint32_t first_free_number(tournament const &event, numbering_options const &options);

} // namespace arb::event
