#pragma once

#include "event/tournament.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace arb::common
{

/// Which round of which stage, and how its records are written: options of all pairing tools.
struct round_output_options {
    std::uint32_t round = 0; ///< 0 = the one after the last that has pairs
    std::string stage;
    std::string seed;
    bool whole = false;
};

/// --stage, --seed, --whole.
void add_round_output(CLI::App &app, round_output_options &o);
/// --round.
void add_round(CLI::App &app, round_output_options &o);

/// The place of stage NAME ("" = the event itself). Throws usage_error where there is none.
std::uint32_t find_stage(event::tournament const &event, std::string const &name);

/// The round to pair: one after the last in which somebody has an opponent.
std::uint32_t next_round(event::tournament const &event, std::uint32_t stage);

/// RECORDS alone, or with WHOLE the event without the games REMOVED and with RECORDS after it.
std::string stream_of(event::tournament const &event, std::string_view records, bool whole,
                      std::vector<event::index> const &removed = {});

} // namespace arb::common
