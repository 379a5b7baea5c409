#pragma once

#include "draughts/variant.hpp"
#include "pdn/lexer.hpp"
#include "pdn/tags.hpp"

namespace arb::pdn
{

/// The variant of a game without GameType, from its tags, its FEN and the squares of its movetext from OFFSET
/// on.
draughts::variant guess_variant(tags const &t, lexer const &at, std::size_t offset);

} // namespace arb::pdn
