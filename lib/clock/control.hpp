#pragma once

#include "clock/time_span.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arb::clock
{

/// What a period does besides counting down.
enum class timing : std::uint8_t {
    increment, ///< `bonus` is added for each completed move (Fischer)
    delay,     ///< the first `bonus` of each move is not counted
    bronstein, ///< after a move its time is given back, at most `bonus`
    hourglass, ///< what one clock loses the other gains
    byoyomi,   ///< `slices` times `time`, each whole again once `moves` moves are made in it
};

struct period {
    std::uint32_t moves = 0; ///< to make in it; 0 = all that are left
    time_span time{};        ///< added at its start
    time_span bonus{};
    timing kind = timing::increment;
    std::uint32_t slices = 0;

    bool operator==(period const &) const = default;
};

/// The periods of one player in their order.
struct schedule {
    std::vector<period> periods;
    bool repeat_last = false; ///< the last period comes again and again

    period const &at(std::size_t ordinal) const;
    bool has(std::size_t ordinal) const { return ordinal < periods.size() || repeat_last; }
    bool operator==(schedule const &) const = default;
};

/// A time control; players may have different ones.
struct control {
    enum class known : std::uint8_t { timed, unknown, untimed };

    known kind = known::timed;
    std::array<schedule, 2> sides; ///< White's, Black's

    bool is_same_for_both() const { return sides[0] == sides[1]; }
    bool operator==(control const &) const = default;
};

/// The same schedule for both players.
control both_play(schedule const &plan);

/// Ways to write a control.
///   pdn         40/7200:3600 4800+60 300S5 300B5 600:5x30 *180 300=240 ? -
///   trf         the same with W300-B240 (TRF26)
///   cutechess   40/60+0.5 1:30 hg60 inf 0.25/move
///   minutes     5+3 = five minutes and three seconds; 1/2+0; 5 d/3 and 5 d+3 (delay, Bronstein)
///   federation  80m+1m, 2h/50, 1h/25, 45m/20+15m, 1h20'+30"
///   us          G/90+30, 40/90, SD/30+30
/// `any` reads what can only be one of them; bare numbers are seconds.
enum class notation : std::uint8_t { any, pdn, trf, cutechess, minutes, federation, us };

std::optional<notation> read_notation(std::string_view name);

std::optional<control> read_control(std::string_view text, notation how = notation::any);

/// Nothing where the notation cannot say it; otherwise read_control(text, HOW) gives the control back.
std::optional<std::string> write_control(control const &c, notation how = notation::pdn);

} // namespace arb::clock
