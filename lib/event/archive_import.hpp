#pragma once

#include "base/discipline.hpp"
#include "base/finding.hpp"
#include "event/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arb::event
{

/// What an archive says of one game.
struct archived_game {
    place where;
    std::uint64_t number = 0; ///< in the archive, from 1
    std::string event;
    std::string site;
    std::string date;
    std::string white;
    std::string black;
    std::optional<std::int32_t> white_rating;
    std::optional<std::int32_t> black_rating;
    std::uint32_t round = 0; ///< 0 = not said
    std::uint32_t board = 0;
    outcome white_result = outcome::none; ///< none = not known
    outcome black_result = outcome::none;
};

struct archive_import_options {
    std::string event;  ///< only games of this event; empty = all, which must be one event
    std::string system; ///< empty = round-robin where all met equally often, else rating
    std::string scoring = "2-1-0";
    std::string tiebreaks; ///< as --tiebreaks; empty = none
    std::optional<discipline> plays;
};

/// An event stream made of games: players numbered as they appear, games of one pair in one round as legs of
/// a micro-match, a game without a round put into the first round after those of both players. Empty where
/// there was an error.
std::string event_from_games(std::vector<archived_game> const &games, archive_import_options const &options,
                             finding_sink &sink);

} // namespace arb::event
