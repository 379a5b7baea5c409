#pragma once

#include "cli/reporter.hpp"
#include "event/reader.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace arb::common
{

/// An event read from a file or standard input, with the name its findings carry.
struct loaded_event {
    std::unique_ptr<std::string> name;
    event::tournament event;
};

/// Reads PATH whole and reports every fault to SINK; nothing where there was an error.
/// An event without players is an error. TOLERATED rules are no errors here and are not reported.
std::optional<loaded_event> load_event(std::string const &path, std::string const &stdin_name,
                                       finding_sink &sink, std::vector<rule const *> const &tolerated = {});

/// The same from a FIDE report file (TRF16, TRF26).
std::optional<loaded_event> load_trf(std::string const &path, std::string const &stdin_name,
                                     std::string const &system, finding_sink &sink);

} // namespace arb::common
