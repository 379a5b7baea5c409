#pragma once

#include "event/scoring.hpp"

#include <cstdint>
#include <set>
#include <string_view>

namespace arb::event
{

enum class outcome : std::uint8_t { none, win, draw, loss };

/// How a result came about; forfeits, byes and absences are no games (1.12.2).
enum class manner : std::uint8_t { pending, played, forfeit, bye, absent };

/// What one record says of a game or of a whole micro-match. Points are sums of game points; `+` and `-`
/// bring a win and a loss.
struct result {
    manner how = manner::pending;
    outcome white = outcome::none;
    outcome black = outcome::none;
    std::uint16_t games = 1; ///< how many games the record spells out; a sum is one
    points white_points;
    points black_points;

    bool is_pending() const { return how == manner::pending; }
};

enum class result_fault : std::uint8_t {
    none,
    form,        ///< not a result at all
    scoring,     ///< the scoring has no such result
    sum,         ///< games of the micro-match cannot add up to it
    bye,         ///< Black is `-`, so only `+` and `-` are possible
    short_sum,   ///< can be, but a full micro-match brings more: read, with a warning
    extra_games, ///< more games than the micro-match has: read, with a warning
};

struct read_result {
    result value;
    result_fault fault = result_fault::none;

    /// Whether VALUE can be used.
    bool is_read() const
    {
        return fault == result_fault::none || fault == result_fault::short_sum ||
               fault == result_fault::extra_games;
    }
};

/// Reads the results of one event; sums of micro-matches are checked against what its games can bring.
class result_reader
{
public:
    /// GAMES of a micro-match, 1 = none. SCORE must outlive the reader.
    result_reader(scoring const &score, unsigned games) : m_scoring{&score}, m_games{games} {}

    /// The result of White against Black: one game (SINGLE, as with `leg=`), or what the meeting brought.
    read_result meeting(std::string_view text, bool single) const;
    /// The result of a player without an opponent: `+` the bye, `-` an announced absence.
    read_result alone(std::string_view text) const;

private:
    read_result one_game(std::string_view text) const;
    read_result sum(std::string_view text) const;
    read_result list(std::string_view text) const;
    bool reaches(score_pair pair) const;

    scoring const *m_scoring;
    unsigned m_games;
    mutable std::set<std::pair<std::int64_t, std::int64_t>> m_reached; ///< sums found possible so far
};

/// The outcome of both sides from their points: more wins, as much draws, 0-0 is lost by both.
void decide(result &r);

} // namespace arb::event
