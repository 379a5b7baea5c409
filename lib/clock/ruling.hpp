#pragma once

#include "base/finding.hpp"
#include "clock/event.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arb::clock
{

enum class code : std::uint8_t {
    both_absent,
    late,
    late_loss,
    both_late,
    period,
    flag_down,
    flag,
    board_first,
    clear_win,
    stop_resigns,
    remark,
    clock_fixed,
    clock_floor,
    record_order,
    restored,
    not_restored,
    both_flags,
    order_unknown,
    claim_true,
    claim_false,
    record_charge,
    debt,
    debt_dropped,
    pass,
    two_passes,
    infringement,
    offence,
    take_back,
    judge,
    contradiction,
};

std::string_view code_name(code c);

/// What the rules say on an event, as data.
struct ruling {
    code what = code::judge;
    std::string article;
    who whom = who::none;         ///< both where it concerns both
    std::string_view detail = {}; ///< chooses among the sentences of one code
    std::vector<argument> arguments = {};
};

using rulings = std::vector<ruling>;

/// Key of the ruling's sentence: `CODE` or `CODE/DETAIL`, a detail of k_ruling.
std::string ruling_key(ruling const &r);

/// Carries rulings to the sinks that make sentences; no rule of logs.
inline constexpr rule k_ruling{"ruling", severity::note};

} // namespace arb::clock
