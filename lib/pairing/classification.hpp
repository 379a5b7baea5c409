#pragma once

#include "event/tournament.hpp"
#include "pairing/colours.hpp"
#include "pairing/swiss.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arb::pairing
{

/// What a round is paired by, beside the event itself.
struct round_options {
    std::uint32_t round = 1;
    std::uint32_t stage = 0;
    event::system system = event::system::rating;
    std::string seed = {};                 ///< instead of the event's; empty = the event's
    std::optional<colour> lot_colour = {}; ///< instead of the event's
    bool boards_as_made = false;           ///< 1.6.2 instead of the classification
    bool keep_drawn = true;                ///< games that the round already has stand
    std::vector<bool> only = {};           ///< by player: pair these alone, drawn or not; empty = all
};

/// A seed taken from the system for want of one; to be kept as a `lot` record.
struct new_lot {
    std::string purpose;
    std::string seed;
};

/// The seeds of one run: the option's, the event's or its lots', else new ones from the system.
class seed_source
{
public:
    seed_source(event::tournament const &event, std::string given)
    : m_event{&event}
    , m_given{std::move(given)}
    {
    }

    std::string for_purpose(std::string const &purpose);
    std::vector<new_lot> const &made() const { return m_made; }

private:
    event::tournament const *m_event;
    std::string m_given;
    std::vector<new_lot> m_made;
};

/// What the classification of the round says of a player.
struct classified {
    event::index player = event::k_nobody;
    event::points points;
    std::vector<colour> played; ///< the colours of his games, oldest first
    bool had_plus = false;
};

/// One field that is paired by itself: all present, or one `group=` of a round of groups (1.15.9).
struct swiss_field {
    std::vector<classified> order; ///< the classification of the round
    swiss_table table;
    std::vector<streak> streaks;
    std::vector<barred_pair> bars;
};

/// Who has nothing to do with the round: announced absences without a record of their own.
std::vector<event::index> announced_absent(event::tournament const &event, round_options const &options);

/// The fields of the round with their classification (1.15.4-7) after the round before.
std::vector<swiss_field> classify(event::tournament const &event, round_options const &options,
                                  seed_source &seeds);

} // namespace arb::pairing
