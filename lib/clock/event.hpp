#pragma once

#include "base/finding.hpp"
#include "clock/time_span.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace arb::clock
{

/// Whom something concerns.
enum class who : std::uint8_t { none, white, black, both };

constexpr who opponent(who w)
{
    return w == who::white ? who::black : who::white;
}
constexpr std::size_t index(who w)
{
    return w == who::black ? 1 : 0;
}
std::string_view who_name(who w);

enum class pace : std::uint8_t { classical, rapid, blitz, tiebreak_lehmann_georgiev };

/// White's half first, in renju too.
enum class result : std::uint8_t { open, white, black, draw, white_plus, black_plus, both_minus, both_lose };
std::string_view result_name(result r);

enum class board : std::uint8_t { open, no_pieces, blocked, five, long_row };
enum class observer : std::uint8_t { arbiter, opponent, spectator };

enum class event_kind : std::uint8_t {
    control,
    state,
    start,
    arrive,
    check_lateness,
    move,
    press,
    flag_seen,
    stop_clocks,
    pause,
    resume,
    clock_fix,
    record_order,
    record_done,
    restore_begin,
    restore_end,
    record_check_begin,
    record_check_end,
    claim_repetition,
    verdict,
    take_back,
    charge,
    infringement,
    remind,
    offer_draw,
    resign,
    draw,
    game_end,
    next_game,
    show,
};

/// Keys of events; the two texts stand in event::texts.
enum class key : std::uint8_t {
    discipline,
    pace,
    clock,
    increment,
    lateness,
    late_sanction,
    white,
    black,
    running,
    white_moves,
    black_moves,
    white_debt,
    black_debt,
    white_infringements,
    black_infringements,
    absent,
    split,
    passed,
    started,
    result,
    white_fell,
    black_fell,
    white_slices,
    black_slices,
    used,
    moved,
    ended,
    last_press,
    last_gain,
    last_debt,
    last_offer,
    excused,
    board,
    move,
    by,
    order,
    position,
    offer,
    mistake,
    help,
    certain,
    missing,
    restored,
    guilty,
    move_written,
    repetition,
    penalty,
    time,
    article,
    swap,
    value,
    count
};

inline constexpr auto k_keys = static_cast<std::size_t>(key::count);

/// One event of a log as data; its texts point into the line it was read from.
struct event {
    time_span at{};
    std::uint64_t line = 0;
    event_kind kind = event_kind::show;
    who player = who::none;
    std::uint64_t present = 0;
    std::array<std::int64_t, k_keys> values;
    std::string_view text; ///< of `control`: the control; of `infringement`: the article
    std::string_view sanction;

    bool has(key k) const { return (present >> static_cast<unsigned>(k) & 1U) != 0; }
    std::int64_t get(key k, std::int64_t otherwise = 0) const
    {
        return has(k) ? values[static_cast<std::size_t>(k)] : otherwise;
    }
    bool yes(key k, bool otherwise = false) const { return get(k, otherwise ? 1 : 0) != 0; }
    time_span time(key k, time_span otherwise = {}) const { return time_span{get(k, otherwise.count())}; }
    void set(key k, std::int64_t value)
    {
        present |= std::uint64_t{1} << static_cast<unsigned>(k);
        values[static_cast<std::size_t>(k)] = value;
    }
};

/// Why an event is refused: the rule, which of its sentences, a word of the log, the field it stands in.
struct fault {
    rule const *what = nullptr;
    std::string_view detail = {};
    std::string_view word = {};
    std::size_t field = 0;
    std::string_view article = {};
};

/// `key=value` as two texts.
struct key_text {
    std::string_view name;
    std::string_view value;
    std::size_t field = 0;
};

std::string_view event_name(event_kind k);

/// Sets kind and player of INTO; PLAYER "" = none was given. False with WHY set where they do not read.
bool read_head(std::string_view name, std::string_view player, event &into, fault &why);

/// Sets the keys of INTO, whose kind is set, and checks that those required are there.
bool read_keys(std::span<key_text const> keys, event &into, fault &why);

/// Whether events of this kind name a player.
bool takes_player(event_kind k);

} // namespace arb::clock
