#pragma once

#include "draughts/variant.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace arb::draughts
{

/// How moves are written.
enum class notation : std::uint8_t {
    numeric,   ///< 32-28 28x19
    algebraic, ///< c3-d4 d4:f6
    brief,     ///< the rule book's short form: cd4 d:f6 (2.1.6); not in 10x10 (3.3)
    full,      ///< captures with every square where the piece turns: a5:e1:g3:e5 (2.1.6)
};

std::string square_text(variant v, square_names names, square s);

/// `32` or `c3` (letters also upper case) at the front of TEXT; the square and how many bytes it takes.
struct square_read {
    square where;
    std::size_t bytes = 0;
    square_names names = square_names::numeric;
};
std::optional<square_read> read_square(variant v, std::string_view text);

/// Every square where the piece turns or stands behind a piece it took, from and to included.
/// EVERY: PDN 3.0's full form, which names the square behind each piece; else the rule book's, in which a
/// flying king names only the squares where it turns.
std::vector<square> stops(variant v, move const &m, capture_path const &path, bool every);

/// Every square the piece stood on or flew over, in order, from and to included: what a partial path may
/// name.
std::vector<square> visited(variant v, move const &m, capture_path const &path);

/// M, legal in P, in one of the notations; SIGN replaces the variant's capture sign.
/// numeric and algebraic give the full path where from and to do not tell what was taken (2.1.6.2).
std::string move_text(variant v, position const &p, move const &m, notation how, char sign = '\0');

} // namespace arb::draughts
