#pragma once

#include "base/finding.hpp"

#include <string>
#include <string_view>

namespace arb::event
{

struct trf_import_options {
    std::string discipline; ///< empty = not said: `russian`, with a note
    std::string system;     ///< empty = from the file, else `rating`, with a note
};

/// An event stream from a FIDE report file (TRF06, TRF16, TRF26). What the stream has no place for stays as
/// comments `# trf ...`, which the export writes back, and is reported. Empty where there was an error.
std::string event_from_trf(std::string_view text, std::string_view file, trf_import_options const &options,
                           finding_sink &sink);

} // namespace arb::event
