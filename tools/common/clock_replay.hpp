#pragma once

#include "cli/exit_code.hpp"
#include "cli/reporter.hpp"
#include "clock/log.hpp"
#include "common/clock_records.hpp"

#include <optional>
#include <string>

namespace arb::common
{

struct replay_options {
    std::string stdin_name;
    std::optional<clock::time_span> at; ///< stop there
    bool only_last = false;
    bool prints_state = false;
};

/// Plays the log in PATH: records and findings as they come, so that a live log can be piped in.
/// Status 1 where a clock reached zero or a ruling ended the game, 2 without a control.
cli::exit_code replay_log(std::string const &path, clock::given_conditions const &given,
                          replay_options const &o, record_format format, cli::reporter &reporter,
                          cli::output &out);

} // namespace arb::common
