#include "event/tournament.hpp"

#include <algorithm>

namespace arb::event
{

bool player::is_present(std::uint32_t round) const
{
    return round >= enters && round <= last && !std::binary_search(absent.begin(), absent.end(), round);
}

index tournament::find_stage(std::string_view name) const
{
    auto const it =
        std::find_if(stages.begin(), stages.end(), [&](stage const &s) { return s.name == name; });
    return it == stages.end() ? k_nobody : static_cast<index>(it - stages.begin());
}

std::string_view tournament::seed_for(std::string_view purpose) const
{
    auto const it =
        std::find_if(lots.begin(), lots.end(), [&](lot const &l) { return l.purpose == purpose; });
    return it == lots.end() ? std::string_view{settings().seed} : it->seed;
}

std::uint32_t tournament::last_round(std::uint32_t of_stage) const
{
    std::uint32_t last = 0;
    for (game const &g : games) {
        if (g.stage == of_stage) {
            last = std::max(last, g.round);
        }
    }
    return last;
}

} // namespace arb::event
