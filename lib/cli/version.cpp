#include "cli/version.hpp"

namespace arb::cli
{

std::string_view version()
{
    return ARB_VERSION;
}

} // namespace arb::cli
