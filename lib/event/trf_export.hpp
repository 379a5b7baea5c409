#pragma once

#include "event/tournament.hpp"

#include <string>

namespace arb::event
{

enum class trf_version : std::uint8_t { trf16, trf26 };

/// The event as a FIDE report file in UTF-8; what it has no place for is reported to SINK. An error there
/// means that the file would be wrong: do not use it.
std::string trf_from_event(tournament const &event, trf_version version, finding_sink &sink);

} // namespace arb::event
