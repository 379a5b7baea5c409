#pragma once

#include "event/field.hpp"
#include "event/result.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace arb::event
{

/// A place in the lists of a tournament; k_nobody where there is none.
using index = std::uint32_t;
inline constexpr index k_nobody = 0xFFFFFFFFU;

/// Rounds count from 1; no event has more than this.
inline constexpr std::uint32_t k_most_rounds = 9999;

struct player {
    origin from;
    std::uint32_t number = 0; ///< 0 = none yet
    std::string_view name;
    std::optional<std::int32_t> rating;
    index team = k_nobody;              ///< `team=`, a place in tournament::teams
    std::uint32_t board = 0;            ///< `board=` in his team; 0 = not said
    std::uint32_t enters = 1;           ///< first round
    std::uint32_t last = k_most_rounds; ///< `withdrawn=`: last round played; k_most_rounds = plays on
    std::vector<std::uint32_t> absent;  ///< rounds, ascending
    std::vector<std::uint32_t> forbid;  ///< player numbers
    record_keys keys;

    bool is_withdrawn() const { return last != k_most_rounds; }
    /// Whether he can be paired in ROUND: entered, not withdrawn before, not absent.
    bool is_present(std::uint32_t round) const;
};

/// One `game` line: a game, a whole micro-match, or a round without an opponent.
struct game {
    origin from;
    std::uint32_t round = 0;
    std::uint32_t board = 0; ///< 0 = `-`
    index white = k_nobody;  ///< a place in tournament::players; the player himself where he is alone
    index black = k_nobody;  ///< k_nobody: a bye or an absence
    std::uint32_t leg = 0;   ///< 0 = not said
    std::uint32_t stage = 0; ///< a place in tournament::stages
    arb::event::result result;
    std::string_view written; ///< the result field; empty view at the line's end where it is missing
    record_keys keys;         ///< `start` `table` `note` and others
};

struct team {
    origin from;
    std::uint32_t number = 0;
    std::string_view name;
    std::uint32_t last = k_most_rounds; ///< `withdrawn=`, as for players
    record_keys keys;
};

struct lineup {
    origin from;
    std::uint32_t round = 0;
    index team = k_nobody;
    std::vector<index> boards; ///< players from board 1; k_nobody = empty board
};

struct lot {
    origin from;
    std::string_view purpose;
    std::string_view seed;
    record_keys keys;
};

} // namespace arb::event
