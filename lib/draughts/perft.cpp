#include "draughts/perft.hpp"

namespace arb::draughts
{

std::uint64_t perft(variant v, position const &p, unsigned depth, counting count)
{
    return with_rules(v, [&]<typename Rules>(Rules) { return engine<Rules>::leaves(p, depth, count); });
}

} // namespace arb::draughts
