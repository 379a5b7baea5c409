#include "cli/messages.hpp"

namespace arb::cli
{

catalogue const &pairing_catalogue()
{
    static catalogue const area{{}, {}};
    return area;
}

} // namespace arb::cli
