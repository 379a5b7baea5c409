#include "common/clock_options.hpp"

#include "base/error.hpp"
#include "cli/language.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace arb::common
{

namespace
{

using cli::tr;

/// Whether TEXT is the second of two words; throws where it is neither.
bool is_second(std::string const &option, std::string const &text, std::string_view first,
               std::string_view second)
{
    if (text != first && text != second) {
        throw usage_error{
            fmt::format(fmt::runtime(tr("{0} takes {1} or {2}, not '{3}'")), option, first, second, text)};
    }
    return text == second;
}

clock::pace named_pace(std::string const &text)
{
    for (auto const &[name, value] :
         {std::pair{"classical", clock::pace::classical}, std::pair{"rapid", clock::pace::rapid},
          std::pair{"blitz", clock::pace::blitz},
          std::pair{"tiebreak_lehmann_georgiev", clock::pace::tiebreak_lehmann_georgiev}}) {
        if (text == name) {
            return value;
        }
    }
    throw usage_error{fmt::format(
        fmt::runtime(tr("'{0}' is no pace (classical, rapid, blitz, tiebreak_lehmann_georgiev)")), text)};
}

} // namespace

void add_clock_options(CLI::App &app, clock_options &o)
{
    app.add_option("--control", o.control,
                   tr("The time control: 2700, 1800+30, 50/7200:3600, 45m, 2h/50, 1h"))
        ->type_name(tr("CONTROL"));
    app.add_option("--notation", o.notation,
                   tr("Read the control as pdn, trf, cutechess, minutes, federation or us; else as it looks"))
        ->type_name(tr("NAME"));
    app.add_flag("--minutes", o.minutes, tr("5+3 is five minutes and three seconds: --notation minutes"));
    app.add_option("--discipline", o.discipline, tr("What is played: russian, international, renju, ..."))
        ->type_name(tr("NAME"));
    app.add_option("--pace", o.pace, tr("classical, rapid, blitz or tiebreak_lehmann_georgiev"))
        ->type_name(tr("PACE"));
    app.add_option("--clock", o.mechanism, tr("electronic or mechanical"))->type_name(tr("KIND"));
    app.add_option("--increment", o.increment,
                   tr("When it is added: after the move, or before it, as FIDE and DGT clocks do"))
        ->type_name(tr("WHEN"));
    app.add_option("--lateness", o.lateness, tr("Limit of lateness in the regulations, H:MM:SS"))
        ->type_name(tr("TIME"));
    app.add_option("--late-sanction", o.late_sanction, tr("What the regulations give for lateness within it"))
        ->type_name(tr("TEXT"));
    app.add_flag("--late-at-limit", o.late_at_limit, tr("Lateness of exactly the limit loses already"));
}

clock::time_span named_time(std::string const &option, std::string const &text)
{
    auto const time = clock::read_time(text);
    if (!time) {
        throw usage_error{fmt::format(fmt::runtime(tr("{0} takes H:MM:SS, not '{1}'")), option, text)};
    }
    return *time;
}

clock::control named_control(clock_options const &o)
{
    auto const how = clock::read_notation(o.minutes ? "minutes" : o.notation);
    if (!how) {
        throw usage_error{fmt::format(fmt::runtime(tr("there is no notation '{0}'")), o.notation)};
    }
    auto const control = clock::read_control(o.control, *how);
    if (!control) {
        throw usage_error{fmt::format(fmt::runtime(tr("'{0}' does not read as a time control")), o.control)};
    }
    if (control->kind != clock::control::known::timed) {
        throw usage_error{fmt::format(fmt::runtime(tr("'{0}' is a control without a clock")), o.control)};
    }
    return *control;
}

clock::given_conditions given_conditions(clock_options const &o)
{
    clock::given_conditions given;
    given.late_sanction = o.late_sanction;
    given.late_at_limit = o.late_at_limit;
    if (!o.control.empty()) {
        given.control = named_control(o);
    }
    if (!o.discipline.empty()) {
        given.discipline = read_discipline(o.discipline);
        if (!given.discipline) {
            throw usage_error{fmt::format(fmt::runtime(tr("there is no discipline '{0}'")), o.discipline)};
        }
    }
    if (!o.pace.empty()) {
        given.pace = named_pace(o.pace);
    }
    if (!o.mechanism.empty()) {
        given.is_mechanical = is_second("--clock", o.mechanism, "electronic", "mechanical");
    }
    if (!o.increment.empty()) {
        given.increment_before = is_second("--increment", o.increment, "after", "before");
    }
    if (!o.lateness.empty()) {
        given.lateness = named_time("--lateness", o.lateness);
    }
    return given;
}

} // namespace arb::common
