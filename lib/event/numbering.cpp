#include "event/numbering.hpp"

#include <algorithm>

namespace arb::event
{

namespace
{

bool is_by_rating(tournament const &event, numbering_options const &options)
{
    auto const system = event.settings().system.value_or(event::system::random);
    return is_swiss(system) && system != event::system::random && !options.no_ratings;
}

} // namespace

std::vector<index> order_for_numbers(tournament const &event, std::vector<std::size_t> const &drawn,
                                     numbering_options const &options)
{
    std::vector<index> order;
    for (std::size_t const place : drawn) {
        if (options.renumber || event.players[place].number == 0) {
            order.push_back(static_cast<index>(place));
        }
    }
    if (is_by_rating(event, options)) {
        std::stable_sort(order.begin(), order.end(), [&](index a, index b) {
            return event.players[a].rating.value_or(-1) > event.players[b].rating.value_or(-1);
        });
    }
    return order;
}

std::uint32_t first_free_number(tournament const &event, numbering_options const &options)
{
    std::uint32_t highest = 0;
    for (player const &p : event.players) {
        highest = options.renumber ? 0 : std::max(highest, p.number);
    }
    return highest + 1;
}

} // namespace arb::event
