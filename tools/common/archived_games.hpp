#pragma once

#include "event/archive_import.hpp"
#include "pdn/encoding.hpp"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace arb::common
{

struct archive_games {
    std::deque<std::string> names; ///< of the files, for places
    std::vector<event::archived_game> games;
    std::optional<discipline> plays; ///< what the first GameType says
};

struct archive_games_options {
    std::string stdin_name;
    std::optional<pdn::encoding> encoding;
    bool english_white = false; ///< in English draughts 1-0 is a win of White
};

/// The tags of every game of a PDN archive, added to INTO. The moves are read past.
void read_games(std::string const &path, archive_games_options const &options, archive_games &into);

} // namespace arb::common
