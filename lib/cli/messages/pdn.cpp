#include "cli/messages.hpp"

namespace arb::cli
{

catalogue const &pdn_catalogue()
{
    static catalogue const area{{}, {}};
    return area;
}

} // namespace arb::cli
