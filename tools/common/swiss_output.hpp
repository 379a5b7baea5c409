#pragma once

#include "base/finding.hpp"
#include "event/tournament.hpp"
#include "pairing/swiss_round.hpp"

#include <optional>
#include <string>

namespace arb::common
{

/// How a paired round is written.
struct swiss_output_options {
    bool why = false;   ///< comments above each pair
    bool plain = false; ///< `white black` lines as pairing engines write them
    bool whole = false; ///< the whole event with the round in it
};

/// The records of a round that could be paired.
std::string round_text(swiss_output_options const &o, event::tournament const &event,
                       pairing::round_options const &r, pairing::swiss_round const &made);

/// The drawn round repaired: the games that stand as they are, then the new ones. Empty, with a finding,
/// where that cannot be.
std::optional<std::string> repaired_text(swiss_output_options const &o, event::tournament const &event,
                                         pairing::round_options const &r, finding_sink &sink);

} // namespace arb::common
