#include "clock/ruling.hpp"

#include <array>

namespace arb::clock
{

namespace
{

/// In the order of code.
constexpr std::array<std::string_view, 30> k_codes{
    "both_absent", "late",         "late_loss",     "both_late",    "period",       "flag_down",
    "flag",        "board_first",  "clear_win",     "stop_resigns", "remark",       "clock_fixed",
    "clock_floor", "record_order", "restored",      "not_restored", "both_flags",   "order_unknown",
    "claim_true",  "claim_false",  "record_charge", "debt",         "debt_dropped", "pass",
    "two_passes",  "infringement", "offence",       "take_back",    "judge",        "contradiction",
};

} // namespace

std::string_view code_name(code c)
{
    return k_codes.at(static_cast<std::size_t>(c));
}

std::string ruling_key(ruling const &r)
{
    auto key = std::string{code_name(r.what)};
    return r.detail.empty() ? key : key + '/' + std::string{r.detail};
}

} // namespace arb::clock
