#pragma once

#include "clock/game_clock.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arb::clock
{

/// Conditions given from outside; they win over the `control` line of a log.
struct given_conditions {
    std::optional<clock::control> control;
    std::optional<arb::discipline> discipline;
    std::optional<clock::pace> pace;
    std::optional<bool> is_mechanical;
    std::optional<bool> increment_before;
    std::optional<time_span> lateness;
    std::optional<std::string> late_sanction;
    bool late_at_limit = false;
};

/// What there is to print after an accepted event.
struct record {
    time_span at{};
    std::uint64_t line = 0;
    std::string_view event; ///< `at` and `end` are no events of a log
    who player = who::none;
    game_state const *state = nullptr;
    rulings const *said = nullptr;
    bool ends = false; ///< the game ended with it
};

/// Plays a log line by line. Bad lines become findings and change nothing.
class log
{
public:
    using taker = std::function<void(record const &)>;

    /// NAME is the log's in findings and must outlive it.
    log(given_conditions given, std::string_view name, finding_sink &sink, taker out);

    /// TEXT without its line end.
    void read(std::string_view text, std::uint64_t line);

    /// The end of the log, which ends a game decided on the board.
    void finish();
    /// The same at time AT, with a record `at`.
    void finish_at(time_span at);

    bool lacks_control() const { return m_lacks_control; }
    /// Nothing before there is a control.
    std::optional<game_clock> const &clock() const { return m_clock; }

private:
    bool cut(std::string_view text);
    bool read_event_fields();
    void read_control_line();
    bool build(std::optional<control> from_log, event const &e);
    void take(event const &e);
    void report(fault const &why);
    void hand_out(std::string_view name, std::uint64_t line, who player, bool was_over);
    void close(time_span at, std::string_view name);

    given_conditions m_given;
    std::string_view m_name;
    finding_sink *m_sink;
    taker m_out;
    std::optional<game_clock> m_clock;
    std::vector<std::string_view> m_fields;
    std::vector<key_text> m_keys;
    std::string_view m_text;
    event m_event;
    rulings m_said;
    time_span m_last{};
    bool m_has_events = false;
    bool m_lacks_control = false;
};

/// GIVEN over what a `control` event says; nothing where neither has a control.
std::optional<conditions> combine(given_conditions const &given, std::optional<control> from_log,
                                  event const &e);

} // namespace arb::clock
