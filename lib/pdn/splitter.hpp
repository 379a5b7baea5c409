#pragma once

#include "pdn/chunk.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace arb::pdn
{

/// A piece of an archive: whole games, with the place where it stood.
struct piece {
    std::uint64_t line = 1;
    std::uint64_t game = 1;
    encoding spelling = encoding::unknown;
    std::string text;
};

/// When a piece is full; 0 = that measure does not count.
struct piece_size {
    std::uint64_t games = 0;
    std::uint64_t bytes = 0;
};

/// Cuts an archive at game boundaries into pieces of SIZE and hands them to TAKE; memory holds one piece and
/// one chunk.
void split(chunk_reader &archive, piece_size size, std::function<void(piece const &)> const &take);

} // namespace arb::pdn
