#pragma once

#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/reporter.hpp"
#include "clock/control.hpp"
#include "common/clock_records.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arb::common
{

/// The clock after one move of a game.
struct clock_point {
    std::uint64_t ply = 0; ///< from 1
    bool is_black = false;
    std::string_view move;
    std::optional<std::int64_t> left; ///< of the mover, seconds
    std::optional<std::int64_t> used; ///< on the move, seconds
    std::size_t offset = 0;           ///< of the reading
};

/// A game with clock commands.
struct clock_game {
    std::uint64_t number = 0;
    std::string white, black;
    std::optional<clock::control> control;
    std::vector<clock_point> points;
};

struct clock_games_options {
    std::string stdin_name;
    std::optional<clock::control> control; ///< instead of the tag TimeControl
    std::string svg;                       ///< FILE for a drawing of the first game with clocks
};

/// Replays the clock commands of the games in PATH against their controls: findings to REPORTER, in tsv the
/// time used on each move.
void replay_games(std::string const &path, clock_games_options const &o, record_format format,
                  cli::reporter &reporter, cli::output &out);

/// Both clocks of a game over its moves.
std::string svg_of(clock_game const &game);

} // namespace arb::common
