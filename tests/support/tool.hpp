#pragma once

#include <string>

namespace arb::test
{

/// What a program printed and how it ended.
struct tool_run {
    std::string out;
    int status = 0;
};

/// Runs the built program NAME with ARGUMENTS (a shell's words) and INPUT on standard input; standard error
/// is thrown away.
tool_run run_tool(std::string const &name, std::string const &arguments, std::string const &input);

} // namespace arb::test
