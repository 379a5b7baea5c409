#pragma once

#include "event/number_index.hpp"
#include "event/records.hpp"
#include "event/settings.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arb::event
{

/// An event in memory: its settings and records in the order of the file. The views lie in `text`, which all
/// copies share; `file` is the reader's caller's.
struct tournament {
    std::shared_ptr<std::string const> text;
    std::string_view file;
    std::vector<stage> stages{1}; ///< the event itself, the declared ones, then those only records name
    std::vector<player> players;
    std::vector<game> games;
    std::vector<team> teams;
    std::vector<lineup> lineups;
    std::vector<lot> lots;
    number_index player_numbers;
    number_index team_numbers;

    arb::event::settings const &settings() const { return stages[0].settings; }

    /// The player or team with NUMBER; k_nobody where there is none.
    index find_player(std::uint32_t number) const { return player_numbers.find(number); }
    index find_team(std::uint32_t number) const { return team_numbers.find(number); }

    /// The place of stage NAME in stages; k_nobody where there is none.
    index find_stage(std::string_view name) const;

    /// The seed that decides PURPOSE: its `lot` record's, else the event's; empty where there is none.
    std::string_view seed_for(std::string_view purpose) const;

    /// The highest round that has games; 0 where none has.
    std::uint32_t last_round(std::uint32_t of_stage = 0) const;

    /// For findings: FIELD in the line of a record.
    arb::place where(origin const &from, std::string_view field) const
    {
        return {file, from.line, from.column(field)};
    }
    arb::place where(origin const &from) const { return {file, from.line, 1}; }
};

} // namespace arb::event
