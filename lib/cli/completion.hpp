#pragma once

#include <CLI/App.hpp>

#include <string>
#include <string_view>

namespace arb::cli
{

/// The completion script of APP for SHELL (`bash`, `zsh`, `fish`), made from its options. Throws usage_error
/// for others.
std::string completion_script(CLI::App const &app, std::string_view shell);

} // namespace arb::cli
