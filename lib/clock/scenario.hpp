#pragma once

#include "base/finding.hpp"
#include "clock/log.hpp"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arb::clock
{

/// What a case says must come out; what it does not name is not compared.
struct expectation {
    std::optional<time_span> at;
    std::optional<std::string> white, black, running, result;
    std::optional<std::uint32_t> white_moves, black_moves;
    std::vector<std::string> sanctions; ///< `black: warning (late 0:25:00)`
    std::vector<std::string> articles;
    std::vector<std::string> codes;
};

/// One case of a scenario file.
struct scenario {
    std::string id;
    std::string title;
    std::uint64_t line = 0;
    clock::conditions conditions;
    std::vector<event> events; ///< the start state first, where there is one
    std::optional<expectation> expected;
    std::deque<std::string> texts; ///< that the events point to
};

struct scenario_outcome {
    time_span at{};
    game_state state;
    rulings said; ///< of all events
    bool refused = false;
};

/// The cases of a TOML file; faults go to SINK. NAME must outlive the findings.
std::deque<scenario> read_scenarios(std::string_view text, std::string_view name,
                                    given_conditions const &given, finding_sink &sink);

/// Plays all events of S; a refused one is reported to SINK and passed over.
scenario_outcome play(scenario const &s, std::string_view name, finding_sink &sink);

/// The articles among the rulings, and those that the state itself rests on: the class of the control, 1.6.3
/// for a start with an absent player, 1.12.2 for a game not played.
std::vector<std::string> articles_of(scenario const &s, scenario_outcome const &o);

/// Reports where O is not what S expects.
void compare(scenario const &s, scenario_outcome const &o, std::string_view name, finding_sink &sink);

} // namespace arb::clock
