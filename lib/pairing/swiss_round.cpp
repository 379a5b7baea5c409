#include "pairing/swiss_round.hpp"

#include "lots/lots.hpp"
#include "pairing/blocking.hpp"
#include "pairing/cheapest.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace arb::pairing
{

namespace
{

constexpr std::size_t k_most_to_relax = 3000; ///< a table of so many costs takes 36 MB
constexpr std::int32_t k_wish_cost = 1;
constexpr std::int32_t k_rematch_cost =
    20'000; ///< more than all rounds of one: fewest first, then longest ago

/// Allows the fewest wishes and, where REPEAT, rematches (fewest, then longest ago) that let all be paired.
std::vector<barred_pair> relax(swiss_field const &field, meetings const &rules, bool repeat)
{
    auto const size = field.order.size();
    if (size > k_most_to_relax) {
        return {};
    }
    cost_table costs{size + size % 2};
    for (place_number a = 0; a < size; ++a) {
        for (place_number b = 0; b < a; ++b) {
            if (rules.allowed(a, b)) {
                costs.set(a, b, 0);
            }
        }
        if (size % 2 != 0 && !field.table.had_plus[a]) {
            costs.set(a, size, 0);
        }
    }
    for (auto const &one : field.bars) {
        auto const why = rules.why_not(one.a, one.b);
        if (why == bar::avoided) {
            costs.set(one.a, one.b, k_wish_cost);
        } else if (why == bar::met && one.why == bar::met && repeat) {
            auto const known = std::max(costs.at(one.a, one.b), k_rematch_cost);
            costs.set(one.a, one.b, std::max(known, k_rematch_cost + static_cast<std::int32_t>(one.round)));
        }
    }
    auto const found = cheapest(costs);
    std::vector<barred_pair> lifted;
    for (place_number a = 0; found && a < size; ++a) {
        auto const b = found->mates[a];
        if (a < b && b < size && !rules.allowed(a, b)) {
            lifted.push_back({a, b, rules.why_not(a, b).value()});
        }
    }
    return lifted;
}

bool is_same_pair(barred_pair const &x, barred_pair const &y)
{
    return std::minmax(x.a, x.b) == std::minmax(y.a, y.b);
}

paired_field pair_field(swiss_field field, bool repeat, bool with_path)
{
    paired_field made;
    auto *const path = with_path ? &made.path : nullptr;
    meetings const rules{field.streaks, field.bars};
    made.answer = pair_swiss(field.table, rules, path);
    auto const has_wish = [&](bar why) {
        return std::any_of(field.bars.begin(), field.bars.end(),
                           [why](auto const &b) { return b.why == why; });
    };
    if (!made.answer.possible && (repeat || has_wish(bar::avoided))) {
        made.lifted = relax(field, rules, repeat);
        auto bars = field.bars;
        std::erase_if(bars, [&](barred_pair const &one) {
            return std::any_of(made.lifted.begin(), made.lifted.end(),
                               [&](barred_pair const &l) { return is_same_pair(l, one); });
        });
        made.path.clear();
        made.answer = pair_swiss(field.table, meetings{field.streaks, bars}, path);
    }
    if (!made.answer.possible) {
        made.blocking = blocking_set(field.table, rules);
    }
    made.field = std::move(field);
    return made;
}

class round_maker
{
public:
    round_maker(event::tournament const &event, round_options const &options)
    : m_event{&event}
    , m_options{&options}
    , m_seeds{event, options.seed}
    {
    }

    swiss_round run(bool with_path)
    {
        auto const &settings = m_event->stages[m_options->stage].settings;
        swiss_round made;
        made.absent = announced_absent(*m_event, *m_options);
        for (auto &field : classify(*m_event, *m_options, m_seeds)) {
            made.fields.push_back(pair_field(std::move(field), settings.repeat_least, with_path));
        }
        for (std::size_t f = 0; f < made.fields.size(); ++f) {
            seat(made, f);
        }
        made.new_lots = m_seeds.made();
        return made;
    }

private:
    void seat(swiss_round &made, std::size_t f)
    {
        auto const &[field, answer, path, lifted, blocking] = made.fields[f];
        auto const first = made.boards.size();
        for (auto const &[a, b] : answer.pairs) {
            made.boards.push_back(colour_pair(field, a, b, f));
        }
        if (!m_options->boards_as_made) {
            std::sort(made.boards.begin() + static_cast<std::ptrdiff_t>(first), made.boards.end(),
                      [](board_pair const &x, board_pair const &y) { return x.higher < y.higher; });
        }
        if (answer.bye) {
            made.byes.push_back(field.order[*answer.bye].player);
        }
    }

    board_pair colour_pair(swiss_field const &field, place_number a, place_number b, std::size_t f)
    {
        auto const &higher = field.order[a];
        auto const &lower = field.order[b];
        auto const nobody_played = higher.played.empty() && lower.played.empty();
        auto const first_colour = nobody_played ? colour_in_round_1(higher.player) : colour::white;
        auto const given = give_colours(higher.played, lower.played, first_colour);
        if (given.higher == colour::white) {
            return {higher.player, lower.player, a, f, given.by};
        }
        return {lower.player, higher.player, a, f, given.by};
    }

    /// By the lot for odd numbers; `random` has none: odd is White (1.15.4, 1.15.5.2).
    colour colour_in_round_1(event::index player)
    {
        auto const odd = m_event->players[player].number % 2 != 0;
        return odd ? colour_of_odd() : other(colour_of_odd());
    }

    colour colour_of_odd()
    {
        if (!m_colour_of_odd) {
            auto const &settings = m_event->stages[m_options->stage].settings;
            m_colour_of_odd = m_options->lot_colour ? m_options->lot_colour : settings.lot_colour;
        }
        if (!m_colour_of_odd && m_options->system == event::system::random) {
            m_colour_of_odd = colour::white;
        }
        if (!m_colour_of_odd) {
            constexpr std::array<std::string_view, 2> tickets{"W", "B"};
            auto const drawn = lots::draw(m_seeds.for_purpose("colour"), "colour", tickets);
            m_colour_of_odd = drawn.front() == 0 ? colour::white : colour::black;
        }
        return *m_colour_of_odd;
    }

    event::tournament const *m_event;
    round_options const *m_options;
    seed_source m_seeds;
    std::optional<colour> m_colour_of_odd;
};

} // namespace

bool swiss_round::possible() const
{
    return std::all_of(fields.begin(), fields.end(), [](paired_field const &f) { return f.answer.possible; });
}

swiss_round pair_round(event::tournament const &event, round_options const &options, bool with_path)
{
    return round_maker{event, options}.run(with_path);
}

} // namespace arb::pairing
