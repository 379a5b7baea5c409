#include "cli/messages.hpp"

namespace arb::cli
{

catalogue const &renju_catalogue()
{
    static catalogue const area{{}, {}};
    return area;
}

} // namespace arb::cli
