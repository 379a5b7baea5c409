#pragma once

#include "event/tournament.hpp"
#include "pairing/classification.hpp"
#include "pairing/order_tables.hpp"
#include "pairing/schedule.hpp"

#include <string>
#include <string_view>

namespace arb::pairing
{

/// Writes the `game` lines of tables: stage keys, legs with changing colours, who begins in renju.
class game_writer
{
public:
    game_writer(event::tournament const &event, schedule_options const &options);

    struct seat {
        std::uint32_t round;
        std::uint32_t board;
        std::uint32_t table = 0; ///< team match; 0 = none
    };

    /// BEGINS makes the first move of the first game.
    void pair(seat at, event::index begins, event::index other);
    /// One game with leg=LEG.
    void leg(seat at, event::index begins, event::index other, std::uint32_t leg, std::string_view note = {});
    /// `+` for a bye.
    void bye(seat at, event::index player);

    /// Whether the stage has games in ROUND already.
    bool has(std::uint32_t round) const;

    std::string const &lines() const { return m_lines; }
    void lots(seed_source const &seeds);

private:
    void write(seat at, event::index begins, event::index other, std::uint32_t leg, std::string_view note);

    event::tournament const *m_event;
    schedule_options const *m_options;
    event::settings const *m_settings;
    std::vector<bool> m_rounds; ///< that have games
    std::string m_lines;
};

} // namespace arb::pairing
