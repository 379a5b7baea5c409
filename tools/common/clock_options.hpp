#pragma once

#include "clock/log.hpp"

#include <CLI/App.hpp>

#include <optional>
#include <string>

namespace arb::common
{

/// The conditions of a clock as they stand on the command line.
struct clock_options {
    std::string control;
    std::string notation = "any";
    bool minutes = false;
    std::string discipline;
    std::string pace;
    std::string mechanism;
    std::string increment;
    std::string lateness;
    std::optional<std::string> late_sanction;
    bool late_at_limit = false;
};

/// --control, --notation, --minutes, --discipline, --pace, --clock, --increment, --lateness, --late-sanction,
/// --late-at-limit.
void add_clock_options(CLI::App &app, clock_options &o);

/// Throws usage_error for what does not read.
clock::given_conditions given_conditions(clock_options const &o);
clock::control named_control(clock_options const &o);
clock::time_span named_time(std::string const &option, std::string const &text);

} // namespace arb::common
