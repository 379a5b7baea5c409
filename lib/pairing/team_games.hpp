#pragma once

#include "base/finding.hpp"
#include "event/tournament.hpp"
#include "pairing/game_writer.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace arb::pairing
{

/// The teams by number, without those that withdrew before they played.
std::vector<event::index> teams_in_order(event::tournament const &event);

/// Who plays for TEAM in ROUND, by board: its line-up, else that of round 1 (1.14.2), else its players by
/// `board=`. k_nobody = empty board.
std::vector<event::index> lineup_of(event::tournament const &event, std::uint32_t round, event::index team);

/// The games of one match: FIRST begins on board 1, odd boards the same, even ones the other way (1.14.3). A
/// player without an opponent gets a `+`.
bool write_match(event::tournament const &event, std::uint32_t round, std::uint32_t table, event::index first,
                 event::index second, game_writer &writer, finding_sink &sink);

/// PLAYERS by the two teams they belong to, each by `board=`, then number. Nothing, with a finding, where
/// there are not two.
std::optional<std::array<std::vector<event::index>, 2>>
two_teams(event::tournament const &event, std::vector<event::index> const &players, finding_sink &sink);

} // namespace arb::pairing
