#pragma once

#include "draughts/geometry.hpp"

#include <cstdint>

namespace arb::draughts
{

/// What happens to a man that reaches the last row while capturing.
enum class crowning : std::uint8_t {
    goes_on_as_king,  ///< 2.1.5.15
    only_if_it_stops, ///< 3.4.2
    ends_the_capture, ///< it.5.16
};

/// Which of the possible captures may be chosen.
enum class precedence : std::uint8_t {
    free,            ///< 2.1.5.14
    most_pieces,     ///< 3.4.1
    most_then_kings, ///< it.5.14, it.5.15
    federation,      ///< most pieces, by a king, most kings, a king first: the Italian federation's 6.6-6.9
    king_before_man, ///< Czech: a capture by a king goes before one by a man
};

/// Rules of play as constants; each variant is one such type.
struct russian {
    using board = geometry<4>;
    static constexpr bool k_flying_kings = true;                  // 2.1.4.5
    static constexpr bool k_men_capture_back = true;              // 2.1.5.1
    static constexpr bool k_men_capture_kings = true;             // 2.1.5.1
    static constexpr auto k_crowning = crowning::goes_on_as_king; // 2.1.5.15
    static constexpr auto k_precedence = precedence::free;        // 2.1.5.14
};

struct brazilian {
    using board = geometry<4>;
    static constexpr bool k_flying_kings = true;
    static constexpr bool k_men_capture_back = true;
    static constexpr bool k_men_capture_kings = true;
    static constexpr auto k_crowning = crowning::only_if_it_stops;
    static constexpr auto k_precedence = precedence::most_pieces;
};

struct international : brazilian {
    using board = geometry<5>;
    // k_crowning 3.4.2, k_precedence 3.4.1: those of the Brazilian game, which took them from here
};

struct italian {
    using board = geometry<4>;
    static constexpr bool k_flying_kings = false;                     // it.3.8
    static constexpr bool k_men_capture_back = false;                 // it.5.3
    static constexpr bool k_men_capture_kings = false;                // it.5.4
    static constexpr auto k_crowning = crowning::ends_the_capture;    // it.5.16
    static constexpr auto k_precedence = precedence::most_then_kings; // it.5.14, it.5.15
};

struct italian_fid : italian {
    static constexpr auto k_precedence = precedence::federation;
};

struct english {
    using board = geometry<4>;
    static constexpr bool k_flying_kings = false;
    static constexpr bool k_men_capture_back = false;
    static constexpr bool k_men_capture_kings = true;
    static constexpr auto k_crowning = crowning::ends_the_capture;
    static constexpr auto k_precedence = precedence::free;
};

struct czech {
    using board = geometry<4>;
    static constexpr bool k_flying_kings = true;
    static constexpr bool k_men_capture_back = false;
    static constexpr bool k_men_capture_kings = true;
    static constexpr auto k_crowning = crowning::ends_the_capture;
    static constexpr auto k_precedence = precedence::king_before_man;
};

} // namespace arb::draughts
