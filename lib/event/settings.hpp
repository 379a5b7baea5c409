#pragma once

#include "base/discipline.hpp"
#include "base/finding.hpp"
#include "event/criterion.hpp"
#include "event/scoring.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arb::event
{

enum class pace : std::uint8_t { classical, rapid, blitz };
enum class system : std::uint8_t {
    random,
    rating,
    solkoff,
    buchholz,
    round_robin,
    scheveningen,
    knockout,
};
enum class match_scoring : std::uint8_t { result, sum };
enum class start_per : std::uint8_t { match, game };
enum class colour : std::uint8_t { white, black };
enum class team_score : std::uint8_t { boards, match };

/// The four systems of 1.15; the others are tables.
constexpr bool is_swiss(system s)
{
    return s <= system::buchholz;
}

std::string_view system_name(system s);
std::optional<system> read_system(std::string_view name);
std::span<std::string_view const> system_names();

/// `teams = { ... }` (1.14).
struct team_settings {
    unsigned boards = 4;
    unsigned reserves = 0;
    bool shift = false;
    team_score score = team_score::boards;
    std::vector<criterion> tiebreaks;
};

/// What stands above the records, with the defaults of arb-event(5). Texts are as written; what other
/// libraries read further (time-control, tables of start positions) stays text here.
struct settings {
    std::string event;
    std::string place;
    std::string arbiter;
    std::vector<std::string> dates;
    std::optional<arb::discipline> plays; ///< `discipline`
    arb::event::pace pace = arb::event::pace::classical;
    std::optional<arb::event::system> system;
    unsigned rounds = 0; ///< 0 = not said
    unsigned cycles = 0; ///< 0 = not said, which is 1
    arb::event::scoring scoring = *arb::event::scoring::named("2-1-0");
    unsigned games = 1;
    arb::event::match_scoring match_scoring = arb::event::match_scoring::result;
    std::vector<criterion> tiebreaks;
    std::string time_control;
    std::string lateness;
    std::string late_sanction;
    std::string start_table;
    arb::event::start_per start_per = arb::event::start_per::match;
    std::string seed;
    std::optional<colour> lot_colour;
    std::vector<std::pair<unsigned, unsigned>> forbid; ///< pairs of player numbers
    std::vector<std::string> avoid;                    ///< player keys
    bool avoid_always = false;                         ///< `avoid-as = "never"`
    std::vector<unsigned> avoid_rounds;                ///< empty = all
    std::vector<unsigned> group_rounds;
    bool repeat_least = false; ///< `repeat = "least"`
    std::optional<team_settings> teams;

    /// Where each key's value stands, for findings about it.
    std::map<std::string, arb::place, std::less<>> places;

    arb::place where(std::string_view key) const
    {
        auto const it = places.find(key);
        return it == places.end() ? arb::place{} : it->second;
    }
};

/// A `[[stage]]`: the event's settings with its own on top. The event itself is the stage without a name.
struct stage {
    std::string name;
    arb::event::settings settings;
    std::vector<unsigned> players; ///< numbers
    std::string from;
    unsigned top = 0;
    bool declared = true; ///< false: only records name it
};

} // namespace arb::event
