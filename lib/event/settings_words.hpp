#pragma once

#include <array>
#include <string_view>

namespace arb::event
{

// The words of settings in the order of their values.
inline constexpr std::array<std::string_view, 3> k_paces{"classical", "rapid", "blitz"};
inline constexpr std::array<std::string_view, 2> k_match_scorings{"result", "sum"};
inline constexpr std::array<std::string_view, 2> k_start_pers{"match", "game"};
inline constexpr std::array<std::string_view, 2> k_avoid_as{"wish", "never"};
inline constexpr std::array<std::string_view, 2> k_repeats{"never", "least"};

} // namespace arb::event
