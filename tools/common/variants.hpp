#pragma once

#include "draughts/variant.hpp"
#include "pdn/encoding.hpp"

#include <CLI/App.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace arb::common
{

/// --variant NAME.
void add_variant(CLI::App &app, std::string &name, std::string const &description);

/// The variant called NAME; throws usage_error with the nearest name where there is none.
draughts::variant named_variant(std::string const &name);

/// The encoding called NAME, nothing for ""; throws usage_error.
std::optional<pdn::encoding> named_encoding(std::string const &name);

/// `N..M`, `N..` or `N`; throws usage_error.
std::pair<std::uint64_t, std::uint64_t> named_range(std::string const &text);

} // namespace arb::common
