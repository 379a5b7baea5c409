#pragma once

#include "base/finding.hpp"

#include <array>

namespace arb::lots
{

inline constexpr rule k_ticket_twice{"ticket-twice", severity::error, "1.6.4"};
inline constexpr rule k_no_tickets{"no-tickets"};

inline constexpr auto k_rules = std::to_array<rule const *>({&k_ticket_twice, &k_no_tickets});

} // namespace arb::lots
