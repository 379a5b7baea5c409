#include "clock/game_state.hpp"

#include <fmt/format.h>

#include <iterator>

namespace arb::clock
{

namespace
{

class state_writer
{
public:
    std::string text = "state";

    void put(std::string_view name, std::string_view value)
    {
        fmt::format_to(std::back_inserter(text), "\t{}={}", name, value);
    }
    void time(std::string_view name, time_span value)
    {
        if (value != time_span{}) {
            put(name, time_text(value));
        }
    }
    void count(std::string_view name, std::uint32_t value)
    {
        if (value != 0) {
            put(name, std::to_string(value));
        }
    }
    void whom(std::string_view name, who value)
    {
        if (value != who::none) {
            put(name, who_name(value));
        }
    }
    void yes(std::string_view name, bool value)
    {
        if (value) {
            put(name, "yes");
        }
    }
    void fell(std::string_view name, player_clock const &c)
    {
        if (c.fell) {
            put(name, time_text(*c.fell));
        }
    }
    void slices(std::string_view name, player_clock const &c, schedule const &plan)
    {
        if (plan.at(c.ordinal).kind == timing::byoyomi) {
            put(name, std::to_string(c.slices));
        }
    }
};

} // namespace

std::string state_line(game_state const &s, conditions const &c)
{
    auto const &white = s.clocks[0];
    auto const &black = s.clocks[1];
    bool const counts_used = c.control.sides[0].at(0).kind == timing::delay ||
                             c.control.sides[0].at(0).kind == timing::bronstein ||
                             c.control.sides[1].at(0).kind == timing::delay ||
                             c.control.sides[1].at(0).kind == timing::bronstein;
    state_writer w;
    w.put("white", time_text(white.left));
    w.put("black", time_text(black.left));
    w.put("running", s.running == who::none ? "none" : who_name(s.running));
    w.count("white_moves", white.moves);
    w.count("black_moves", black.moves);
    w.time("white_debt", white.debt);
    w.time("black_debt", black.debt);
    w.count("white_infringements", white.infringements);
    w.count("black_infringements", black.infringements);
    w.whom("absent", s.absent);
    w.yes("split", s.split);
    w.yes("passed", s.passed);
    w.time("started", s.started);
    if (s.is_over()) {
        w.put("result", result_name(s.result));
        w.time("ended", s.ended);
    }
    w.fell("white_fell", white);
    w.fell("black_fell", black);
    w.slices("white_slices", white, c.control.sides[0]);
    w.slices("black_slices", black, c.control.sides[1]);
    w.time("used", counts_used ? s.used : time_span{});
    w.yes("moved", s.moved);
    w.whom("last_press", s.press.by);
    w.time("last_gain", s.press.gain);
    w.time("last_debt", s.press.debt);
    w.whom("last_offer", s.last_offer);
    return std::move(w.text);
}

} // namespace arb::clock
