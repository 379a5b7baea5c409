#pragma once

#include <cstdint>
#include <vector>

namespace arb::pairing
{

/// A pair by table numbers from 1; the first-named has White (in renju: begins, with Black). SECOND 0 rests.
struct table_pair {
    std::uint32_t first;
    std::uint32_t second;

    friend bool operator==(table_pair const &, table_pair const &) = default;
};

using table_round = std::vector<table_pair>; ///< in the order of the table, the one who rests last

/// The table of the order of play for SIZE players or teams (1.6.2; the Berger tables): every pair once. Each
/// further cycle has the colours reversed, and where MEND the last two rounds of every cycle but the last
/// change places so that nobody has a colour three times running across the seam.
std::vector<table_round> round_robin_table(std::uint32_t size, unsigned cycles = 1, bool mend = true);

/// The Scheveningen table for two teams of SIZE: round by round the numbers of A (1..SIZE) and of B
/// (SIZE+1..2*SIZE). Empty where there is no table: sizes 1 to 10 and multiples of 4 have one.
std::vector<table_round> scheveningen_table(std::uint32_t size, unsigned cycles = 1);

/// Seeds in the order of a bracket of SIZE places (a power of two): neighbours meet in round 1, 1 and 2 can
/// meet only in the final.
std::vector<std::uint32_t> bracket_order(std::uint32_t size);

} // namespace arb::pairing
