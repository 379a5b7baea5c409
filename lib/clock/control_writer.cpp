#include "clock/control.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace arb::clock
{

namespace
{

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

using text = std::optional<std::string>;

/// Every notation of ours repeats a last period that has a number of moves, and no other.
bool repeats_as_written(schedule const &s)
{
    period const &last = s.periods.back();
    return s.repeat_last == (last.moves > 0 && last.kind != timing::byoyomi);
}

std::string moves_text(period const &p)
{
    return p.moves > 0 ? fmt::format("{}/", p.moves) : std::string{};
}

std::string plus(time_span bonus)
{
    return bonus > time_span{} ? "+" + seconds_text(bonus) : std::string{};
}

std::string pdn_field(period const &p)
{
    switch (p.kind) {
    case timing::hourglass:
        return "*" + seconds_text(p.time);
    case timing::byoyomi:
        return fmt::format("{}{}x{}", p.moves == 1 ? "" : moves_text(p), p.slices, seconds_text(p.time));
    case timing::delay:
        return fmt::format("{}{}S{}", moves_text(p), seconds_text(p.time), seconds_text(p.bonus));
    case timing::bronstein:
        return fmt::format("{}{}B{}", moves_text(p), seconds_text(p.time), seconds_text(p.bonus));
    default:
        return moves_text(p) + seconds_text(p.time) + plus(p.bonus);
    }
}

template <typename Field>
std::string joined(schedule const &s, std::string_view with, Field field)
{
    std::vector<std::string> fields;
    std::transform(s.periods.begin(), s.periods.end(), std::back_inserter(fields), field);
    return fmt::format("{}", fmt::join(fields, with));
}

bool only_increments(schedule const &s)
{
    return std::all_of(s.periods.begin(), s.periods.end(),
                       [](period const &p) { return p.kind == timing::increment; });
}

text write_cutechess(schedule const &s)
{
    period const &p = s.periods.front();
    if (s.periods.size() != 1) {
        return std::nullopt;
    }
    if (p.kind == timing::hourglass) {
        return "hg" + seconds_text(p.time);
    }
    if (p.kind == timing::byoyomi && p.slices == 1 && p.moves == 1) {
        return seconds_text(p.time) + "/move";
    }
    return p.kind == timing::increment ? text{pdn_field(p)} : std::nullopt;
}

text write_minutes(schedule const &s)
{
    period const &p = s.periods.front();
    auto const part = p.time % minutes{1};
    if (s.periods.size() != 1 || p.moves > 0 || p.kind > timing::bronstein ||
        part % seconds{15} != time_span{}) {
        return std::nullopt;
    }
    static constexpr std::array k_parts{"", "\u00BC", "\u00BD", "\u00BE"};
    auto const whole = p.time / minutes{1};
    auto const sign = p.kind == timing::delay ? " d/" : p.kind == timing::bronstein ? " d+" : "+";
    return fmt::format("{}{}{}{}", whole > 0 || part == time_span{} ? std::to_string(whole) : "",
                       k_parts.at(static_cast<std::size_t>(part / seconds{15})), sign, seconds_text(p.bonus));
}

text write_us(schedule const &s)
{
    if (!only_increments(s) || std::any_of(s.periods.begin(), s.periods.end(), [](period const &p) {
            return p.time % seconds{6} != time_span{};
        })) {
        return std::nullopt;
    }
    return joined(s, ", ", [&](period const &p) {
        auto const open = p.moves > 0 ? moves_text(p) : s.periods.size() == 1 ? "G/" : "SD/";
        auto const tenths = p.time / seconds{6};
        return fmt::format("{}{}{}{}", open, tenths / 10, tenths % 10 ? fmt::format(".{}", tenths % 10) : "",
                           plus(p.bonus));
    });
}

std::string units_text(time_span time)
{
    std::string out;
    auto const h = time / hours{1};
    auto const m = time % hours{1} / minutes{1};
    auto const rest = time % minutes{1};
    out += h > 0 ? fmt::format("{}h", h) : "";
    out += m > 0 ? fmt::format("{}m", m) : "";
    out += rest > time_span{} || out.empty() ? seconds_text(rest) + "s" : "";
    return out;
}

text write_federation(schedule const &s)
{
    bool const is_ambiguous = std::any_of(s.periods.begin(), s.periods.end(), [](period const &p) {
        return p.moves > 0 && p.bonus >= minutes{1};
    });
    if (is_ambiguous || !only_increments(s)) {
        return std::nullopt;
    }
    return joined(s, ", ", [](period const &p) {
        return fmt::format("{}{}{}", units_text(p.time), p.moves > 0 ? fmt::format("/{}", p.moves) : "",
                           p.bonus > time_span{} ? "+" + units_text(p.bonus) : "");
    });
}

text write_schedule(schedule const &s, notation how)
{
    if (!repeats_as_written(s)) {
        return std::nullopt;
    }
    switch (how) {
    case notation::cutechess:
        return write_cutechess(s);
    case notation::minutes:
        return write_minutes(s);
    case notation::us:
        return write_us(s);
    case notation::federation:
        return write_federation(s);
    case notation::trf:
        return only_increments(s) ? text{joined(s, ":", pdn_field)} : std::nullopt;
    default:
        return joined(s, ":", pdn_field);
    }
}

} // namespace

period const &schedule::at(std::size_t ordinal) const
{
    return periods[std::min(ordinal, periods.size() - 1)];
}

control both_play(schedule const &plan)
{
    return {control::known::timed, {plan, plan}};
}

std::optional<notation> read_notation(std::string_view name)
{
    static constexpr std::array<std::string_view, 7> k_names{"any",     "pdn",        "trf", "cutechess",
                                                             "minutes", "federation", "us"};
    auto const it = std::find(k_names.begin(), k_names.end(), name);
    return it == k_names.end() ? std::nullopt : std::optional{static_cast<notation>(it - k_names.begin())};
}

text write_control(control const &c, notation how)
{
    if (c.kind != control::known::timed) {
        return c.kind == control::known::unknown ? "?" : how == notation::cutechess ? "inf" : "-";
    }
    auto const white = write_schedule(c.sides[0], how);
    auto const black = write_schedule(c.sides[1], how);
    if (!white || !black) {
        return std::nullopt;
    }
    if (c.is_same_for_both()) {
        return white;
    }
    switch (how) {
    case notation::trf:
        return fmt::format("W{}-B{}", *white, *black);
    case notation::pdn:
    case notation::any:
        return fmt::format("{}={}", *white, *black);
    default:
        return std::nullopt;
    }
}

} // namespace arb::clock
