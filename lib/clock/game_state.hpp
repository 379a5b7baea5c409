#pragma once

#include "base/discipline.hpp"
#include "clock/control.hpp"
#include "clock/event.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace arb::clock
{

/// What holds for all of a log.
struct conditions {
    clock::control control;
    arb::discipline discipline = discipline::russian;
    clock::pace pace = pace::classical;
    bool is_mechanical = false; ///< the next period comes when the flag has fallen or the moves were checked
    bool increment_before = false; ///< FIDE and DGT: one increment more, before the first move
    bool late_at_limit = false;    ///< 1.9.1: lost already at the limit, not only past it
    std::optional<time_span> lateness;
    std::string late_sanction;

    bool is_renju() const { return discipline == discipline::renju; }
    bool is_italian() const
    {
        return discipline == discipline::italian || discipline == discipline::italian_fid;
    }
    bool is_fast() const { return pace != pace::classical; }
    who first_mover() const { return is_renju() ? who::black : who::white; }
    /// 1.9.1: in the regulations, else the first control, at most an hour.
    time_span late_limit() const;
};

/// Where a player's time went: given = used + left + taken. What passes at zero is counted apart.
struct account {
    time_span given{};
    time_span used{};
    time_span taken{};
    time_span at_zero{};
};

struct player_clock {
    time_span left{};
    time_span debt{};             ///< 5.3.2.2: comes off the next period
    std::uint32_t moves = 0;      ///< completed
    std::uint32_t control_at = 0; ///< the number of moves that ends the period; 0 = none
    std::size_t ordinal = 0;      ///< of the period, repeats counted
    std::uint32_t slices = 0;     ///< of a byo-yomi still whole, the running one counted
    std::uint32_t infringements = 0;
    std::optional<time_span> fell;
    account sum;
};

/// What a last press can be taken back by (1.16.3).
struct last_press {
    who by = who::none;
    time_span gain{};
    time_span debt{};
};

/// Everything that changes while a log is played.
struct game_state {
    std::array<player_clock, 2> clocks;
    who running = who::none;
    who absent = who::none;
    bool is_started = false;
    bool split = false;
    bool passed = false;
    bool moved = false; ///< the hand has left the piece, the clock is not yet switched
    time_span now{};
    time_span started{};
    time_span ended{};
    time_span used{}; ///< on the running move: delay, Bronstein
    clock::result result = result::open;
    std::string article; ///< that the result rests on
    last_press press;
    who last_offer = who::none;
    who offer = who::none; ///< of a draw, open

    std::optional<event_kind> pair; ///< what is begun and not ended
    who resumes = who::none;        ///< whose clock ran before it
    who claimant = who::none;       ///< or who has to record
    bool move_written = false;
    time_span pair_from{};
    who flag_seen = who::none; ///< recorded while a claim is checked
    bool order_unknown = false;
    observer flag_by = observer::arbiter;
    who board_winner = who::none; ///< a final position reached above zero
    clock::board board = board::open;

    player_clock &of(who w) { return clocks[index(w)]; }
    player_clock const &of(who w) const { return clocks[index(w)]; }
    bool is_over() const { return result != result::open; }
};

/// The state as a line of a log, without time and line end. Nothing is lost but what stands between the two
/// ends of a pair.
std::string state_line(game_state const &s, conditions const &c);

} // namespace arb::clock
