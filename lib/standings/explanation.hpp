#pragma once

#include "standings/ranking.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace arb::standings
{

/// How every number of PLAYER's row came about, opponent by opponent, as sentences of the rule `explained`
/// in the order to print them. HEADING gives the word for a column.
std::vector<finding> explain(ranking const &table, index player,
                             std::function<std::string(std::string_view)> const &heading,
                             std::function<std::string(std::string_view)> const &meaning);

} // namespace arb::standings
