#include "event/encoding.hpp"

#include "base/transcode.hpp"

namespace arb::event
{

std::optional<std::string> to_utf8(std::string_view text, std::string const &from)
{
    std::size_t faults = 0;
    std::string converted = transcode(text, from, faults);
    return faults == 0 ? std::optional{std::move(converted)} : std::nullopt;
}

} // namespace arb::event
