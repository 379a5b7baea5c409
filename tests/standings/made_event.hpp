#pragma once

#include "event/reader.hpp"
#include "support/catch.hpp"

#include <string>

namespace arb::test
{

/// N players numbered from 1 and the given records after the head.
inline event::tournament make(unsigned players, std::string const &system, std::string const &records,
                              std::string const &more = {})
{
    std::string text = "+++ arb 1\ndiscipline = \"russian\"\nsystem = \"" + system + "\"\n" + more + "+++\n";
    text += records;
    for (unsigned i = 1; i <= players; ++i) {
        if (records.find("player\t" + std::to_string(i) + "\t") == std::string::npos) {
            text += "player\t" + std::to_string(i) + "\tP" + std::to_string(i) + "\t" +
                    std::to_string(1000 * i) + "\n";
        }
    }
    finding_list found;
    auto event = event::read(std::move(text), "e.arb", found);
    REQUIRE_FALSE(found.has_error());
    return event;
}

} // namespace arb::test
