#pragma once

#include "renju/fouls.hpp"
#include "renju/record.hpp"
#include "renju/rules.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arb::renju
{

enum class claim : std::uint8_t { none, open, lapsed };
enum class ended_by : std::uint8_t { nothing, five, long_row, passes, full };

std::string_view verdict_name(verdict v);   ///< `black`, `white`, `draw`; "" for open
std::string_view ended_by_name(ended_by b); ///< `five` ...; "" for nothing

/// One finding of a game, as RENJU-OUTPUT has it.
struct game_finding {
    rule const *what;
    std::size_t move = 0; ///< from 1; 0 = the record as a whole
    std::optional<colour> side = {};
    std::string point = {}; ///< a..o, or the text that could not be read; "" for a pass
    std::vector<stones> lines = {};
    claim may_claim = claim::none; ///< at the end of the record (RIF 9.8)
    bool differs = false;
    std::string_view detail = {}; ///< which sentence
    std::string text = {};        ///< what the sentence names besides
};

/// One of the 26 openings: D1..D13 direct, I1..I13 indirect.
struct opening {
    std::string_view number;
    std::string_view name;
};

/// What the board says of one record.
struct game_report {
    std::size_t moves = 0;
    verdict result = verdict::open; ///< without any claim of a foul
    ended_by by = ended_by::nothing;
    std::size_t at = 0;
    std::vector<game_finding> findings = {};
    std::optional<opening> named = {}; ///< where the user asks for it
};

/// Plays RECORD and judges each move, to its end whatever happens on the way. POSITION is left at the end of
/// it.
game_report check_game(record const &game, three_reading reading, board &position);

/// By move, then in the order of RENJU-OUTPUT's table; what that does not have comes last.
void sort_findings(std::vector<game_finding> &findings);

/// The stones of RECORD without judging anything; what cannot be put is passed over.
board final_position(record const &game);

/// Whether C can still make a five: five cells in line without an enemy stone (5.2.7.1c), for Black also
/// without a black stone next to either end.
bool five_possible(board const &position, colour c);

} // namespace arb::renju
