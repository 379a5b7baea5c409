#pragma once

#include "base/finding.hpp"
#include "pairing/swiss_round.hpp"

#include <string>
#include <vector>

namespace arb::pairing
{

/// Whether the round can be drawn at all: numbers given, the rounds before it finished, the system a Swiss
/// one. Says what is missing.
bool is_ready(event::tournament const &event, round_options const &options, finding_sink &sink);

/// What an arbiter should know of the round: no pairing and who blocks it, wishes broken, a second bye,
/// drawn games against the rules.
void remark(event::tournament const &event, round_options const &options, swiss_round const &made,
            finding_sink &sink);

/// One new `game` line; BOARD is a place in swiss_round::boards, k_nobody for a bye or an absence.
struct game_line {
    std::string text;
    event::index board = event::k_nobody;
};

/// The records of the round: boards with the numbers that drawn games, those REMOVED aside, leave free, the
/// bye, absences.
std::vector<game_line> game_lines(event::tournament const &event, round_options const &options,
                                  swiss_round const &made, std::vector<event::index> const &removed = {});
/// The `lot` records of seeds taken from the system.
std::string lot_lines(swiss_round const &made);

/// The first board numbers that no game of the round has, COUNT of them, rising.
std::vector<std::uint32_t> free_boards(event::tournament const &event, round_options const &options,
                                       std::size_t count, std::vector<event::index> const &removed = {});

/// `3, 7, 12`: the start numbers of players.
std::string numbers_text(event::tournament const &event, std::vector<event::index> players);

} // namespace arb::pairing
