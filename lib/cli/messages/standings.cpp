#include "cli/messages.hpp"

namespace arb::cli
{

catalogue const &standings_catalogue()
{
    static catalogue const area{{}, {}};
    return area;
}

} // namespace arb::cli
