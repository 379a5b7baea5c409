#pragma once

#include "base/discipline.hpp"
#include "base/finding.hpp"
#include "clock/control.hpp"
#include "clock/event.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace arb::clock
{

/// The class of a control in a discipline.
struct control_verdict {
    clock::pace pace = pace::classical;
    bool meets = false;            ///< the article names such a control
    bool is_free = false;          ///< the article leaves it to the regulations
    std::string_view article = {}; ///< "" where the discipline has none for this class
};

/// 3.6.2: base and 60 increments decide the class, unless PACE says it.
control_verdict judge_control(control const &c, discipline d, std::optional<pace> said = std::nullopt);

/// The verdict as findings: a note where C meets an article, a warning where it misses one.
void check_control(control const &c, std::string_view text, discipline d, std::optional<pace> said,
                   bool increment_before, place at, finding_sink &sink);

struct day_plan {
    std::uint32_t moves = 60; ///< of each player
    std::uint32_t games = 1;  ///< in a round; 1.11: five minutes between those of a micro-match
    std::uint32_t rounds = 1; ///< in a day
    time_span pause{};        ///< between rounds
};

struct longest {
    time_span game, round, day;
};

/// The longest that games of so many moves can last.
longest duration(control const &c, day_plan const &plan);

} // namespace arb::clock
