#pragma once

#include "event/tournament.hpp"
#include "pairing/swiss_round.hpp"

#include <string>
#include <vector>

namespace arb::common
{

/// The way to each board as comment lines (`# ...`), by place in swiss_round::boards; the last one is what
/// belongs to no board: the bye.
std::vector<std::string> explain_boards(event::tournament const &event, pairing::swiss_round const &made);

} // namespace arb::common
