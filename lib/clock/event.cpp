#include "clock/event.hpp"

#include "base/discipline.hpp"
#include "base/number.hpp"
#include "clock/rules.hpp"

#include <algorithm>

namespace arb::clock
{

namespace
{

using words = std::span<std::string_view const>;
using std::string_view;

constexpr std::array<string_view, 4> k_who{"", "white", "black", "both"};
constexpr std::array<string_view, 4> k_whom{"none", "white", "black", "both"};
constexpr std::array<string_view, 8> k_results{"*", "1-0", "0-1", "1/2-1/2", "+/-", "-/+", "-/-", "0-0"};
constexpr std::array<string_view, 2> k_no_yes{"no", "yes"};
constexpr std::array<string_view, 4> k_paces{"classical", "rapid", "blitz", "tiebreak_lehmann_georgiev"};
constexpr std::array<string_view, 2> k_clocks{"electronic", "mechanical"};
constexpr std::array<string_view, 2> k_after_before{"after", "before"};
constexpr std::array<string_view, 2> k_absent_present{"present", "absent"};
constexpr std::array<string_view, 5> k_boards{"open", "opponent_has_no_pieces", "opponent_blocked", "five",
                                              "long_row"};
constexpr std::array<string_view, 3> k_observers{"arbiter", "opponent", "spectator"};
constexpr std::array<string_view, 2> k_orders{"known", "unknown"};
constexpr std::array<string_view, 3> k_positions{"unknown", "clearly_won_for_white", "clearly_won_for_black"};

enum class form : std::uint8_t { time, count, word, text, sanction };

struct key_spec {
    key id;
    string_view name;
    form reads = form::time;
    words choices = {};
    bool is_required = false;
};

constexpr key_spec yes_no(key id, string_view name)
{
    return {id, name, form::word, k_no_yes};
}

constexpr std::array k_control_keys{
    key_spec{key::discipline, "discipline", form::word, {}},
    key_spec{key::pace, "pace", form::word, k_paces},
    key_spec{key::clock, "clock", form::word, k_clocks},
    key_spec{key::increment, "increment", form::word, k_after_before},
    key_spec{key::lateness, "lateness"},
    key_spec{key::late_sanction, "late_sanction", form::sanction},
};
constexpr std::array k_state_keys{
    key_spec{key::white, "white", form::time, {}, true},
    key_spec{key::black, "black", form::time, {}, true},
    key_spec{key::running, "running", form::word, words{k_whom}.first(3), true},
    key_spec{key::white_moves, "white_moves", form::count},
    key_spec{key::black_moves, "black_moves", form::count},
    key_spec{key::white_debt, "white_debt"},
    key_spec{key::black_debt, "black_debt"},
    key_spec{key::white_infringements, "white_infringements", form::count},
    key_spec{key::black_infringements, "black_infringements", form::count},
    key_spec{key::absent, "absent", form::word, k_whom},
    yes_no(key::split, "split"),
    yes_no(key::passed, "passed"),
    key_spec{key::started, "started"},
    key_spec{key::result, "result", form::word, k_results},
    key_spec{key::white_fell, "white_fell"},
    key_spec{key::black_fell, "black_fell"},
    key_spec{key::white_slices, "white_slices", form::count},
    key_spec{key::black_slices, "black_slices", form::count},
    key_spec{key::used, "used"},
    yes_no(key::moved, "moved"),
    key_spec{key::ended, "ended"},
    key_spec{key::last_press, "last_press", form::word, words{k_whom}.first(3)},
    key_spec{key::last_gain, "last_gain"},
    key_spec{key::last_debt, "last_debt"},
    key_spec{key::last_offer, "last_offer", form::word, words{k_whom}.first(3)},
};
constexpr std::array k_start_keys{
    key_spec{key::white, "white", form::word, k_absent_present},
    key_spec{key::black, "black", form::word, k_absent_present},
};
constexpr std::array k_lateness_keys{yes_no(key::excused, "excused")};
constexpr std::array k_move_keys{key_spec{key::board, "board", form::word, k_boards}};
constexpr std::array k_press_keys{yes_no(key::move, "move"),
                                  key_spec{key::board, "board", form::word, k_boards}};
constexpr std::array k_flag_keys{key_spec{key::by, "by", form::word, k_observers},
                                 key_spec{key::order, "order", form::word, k_orders}};
constexpr std::array k_stop_keys{key_spec{key::position, "position", form::word, k_positions},
                                 yes_no(key::offer, "offer"), yes_no(key::mistake, "mistake"),
                                 yes_no(key::help, "help")};
constexpr std::array k_fix_keys{key_spec{key::white, "white"}, key_spec{key::black, "black"},
                                yes_no(key::certain, "certain"), key_spec{key::by, "by"}};
constexpr std::array k_order_keys{key_spec{key::missing, "missing", form::count}};
constexpr std::array k_restore_keys{key_spec{key::white_moves, "white_moves", form::count},
                                    key_spec{key::black_moves, "black_moves", form::count},
                                    yes_no(key::restored, "restored")};
constexpr std::array k_guilty_keys{key_spec{key::guilty, "guilty", form::word, k_whom}};
constexpr std::array k_claim_keys{yes_no(key::move_written, "move_written")};
constexpr std::array k_verdict_keys{
    key_spec{key::repetition, "repetition", form::word, k_no_yes, true},
    key_spec{key::penalty, "penalty"},
};
constexpr std::array k_charge_keys{key_spec{key::time, "time", form::time, {}, true}};
constexpr std::array k_infringement_keys{key_spec{key::article, "article", form::text, {}, true}};
constexpr std::array k_remind_keys{key_spec{key::by, "by", form::word, k_observers, true}};
constexpr std::array k_result_keys{key_spec{key::result, "result", form::word, k_results, true}};
constexpr std::array k_swap_keys{yes_no(key::swap, "swap")};

enum class takes : std::uint8_t { nobody, one, one_or_both, perhaps };

struct event_spec {
    string_view name;
    takes player = takes::nobody;
    std::span<key_spec const> keys = {};
};

/// In the order of event_kind.
constexpr std::array k_events{
    event_spec{"control", takes::nobody, k_control_keys},
    event_spec{"state", takes::nobody, k_state_keys},
    event_spec{"start", takes::nobody, k_start_keys},
    event_spec{"arrive", takes::one},
    event_spec{"check_lateness", takes::nobody, k_lateness_keys},
    event_spec{"move", takes::one, k_move_keys},
    event_spec{"press", takes::one, k_press_keys},
    event_spec{"flag_seen", takes::one_or_both, k_flag_keys},
    event_spec{"stop_clocks", takes::one, k_stop_keys},
    event_spec{"pause"},
    event_spec{"resume", takes::perhaps},
    event_spec{"clock_fix", takes::nobody, k_fix_keys},
    event_spec{"record_order", takes::one, k_order_keys},
    event_spec{"record_done", takes::one},
    event_spec{"restore_begin"},
    event_spec{"restore_end", takes::nobody, k_restore_keys},
    event_spec{"record_check_begin"},
    event_spec{"record_check_end", takes::nobody, k_guilty_keys},
    event_spec{"claim_repetition", takes::one, k_claim_keys},
    event_spec{"verdict", takes::nobody, k_verdict_keys},
    event_spec{"take_back", takes::one},
    event_spec{"charge", takes::one, k_charge_keys},
    event_spec{"infringement", takes::one, k_infringement_keys},
    event_spec{"remind", takes::one, k_remind_keys},
    event_spec{"offer_draw", takes::one},
    event_spec{"resign", takes::one},
    event_spec{"draw"},
    event_spec{"game_end", takes::nobody, k_result_keys},
    event_spec{"next_game", takes::nobody, k_swap_keys},
    event_spec{"show"},
};

std::optional<std::int64_t> position_in(words choices, string_view value)
{
    auto const it = std::find(choices.begin(), choices.end(), value);
    return it == choices.end() ? std::nullopt : std::optional{std::int64_t{it - choices.begin()}};
}

std::optional<std::int64_t> read_value(key_spec const &spec, string_view value)
{
    switch (spec.reads) {
    case form::time: {
        auto const time = read_time(value, k_exact_digits);
        return time ? std::optional{time->count()} : std::nullopt;
    }
    case form::count: {
        auto const count = read_number<std::uint32_t>(value);
        return count && *count <= 1'000'000 ? std::optional{std::int64_t{*count}} : std::nullopt;
    }
    case form::word:
        return position_in(spec.choices.empty() ? discipline_names() : spec.choices, value);
    default:
        return value.empty() ? std::nullopt : std::optional{std::int64_t{0}};
    }
}

bool read_player(string_view player, event_spec const &spec, event &into, fault &why)
{
    auto const known = position_in(k_who, player);
    into.player = static_cast<who>(known.value_or(0));
    bool const needed = spec.player == takes::one || spec.player == takes::one_or_both;
    if (player.empty() && needed) {
        why = {&k_log_player, "missing", spec.name, 1};
    } else if (!player.empty() && spec.player == takes::nobody) {
        why = {&k_log_player, "none", spec.name, 2};
    } else if (!known || (into.player == who::both && spec.player != takes::one_or_both)) {
        why = {&k_log_player, "", player, 2};
    } else {
        return true;
    }
    return false;
}

/// What no table says: one of two sets of keys is needed.
string_view missing_key(event const &e)
{
    if (e.kind == event_kind::clock_fix) {
        bool const unsure = !e.yes(key::certain, true);
        if (unsure && !e.has(key::by)) {
            return "by";
        }
        return unsure || e.has(key::white) || e.has(key::black) ? "" : "white";
    }
    if (e.kind == event_kind::restore_end && e.yes(key::restored, true)) {
        return !e.has(key::white_moves) ? "white_moves" : !e.has(key::black_moves) ? "black_moves" : "";
    }
    return "";
}

bool read_key(event_spec const &spec, key_text const &one, event &into, fault &why)
{
    auto const it = std::find_if(spec.keys.begin(), spec.keys.end(),
                                 [&](key_spec const &k) { return k.name == one.name; });
    if (it == spec.keys.end()) {
        why = {&k_log_key, "", one.name, one.field};
        return false;
    }
    if (into.has(it->id)) {
        why = {&k_log_key, "double", one.name, one.field};
        return false;
    }
    auto const value = read_value(*it, one.value);
    if (!value) {
        why = {&k_log_value, it->reads == form::time ? "time" : "", one.value, one.field};
        return false;
    }
    into.set(it->id, *value);
    if (it->reads == form::text) {
        into.text = one.value;
    } else if (it->reads == form::sanction) {
        into.sanction = one.value;
    }
    return true;
}

} // namespace

std::string_view who_name(who w)
{
    return k_who[static_cast<std::size_t>(w)];
}

std::string_view result_name(result r)
{
    return k_results[static_cast<std::size_t>(r)];
}

std::string_view event_name(event_kind k)
{
    return k_events[static_cast<std::size_t>(k)].name;
}

bool takes_player(event_kind k)
{
    return k_events[static_cast<std::size_t>(k)].player != takes::nobody;
}

bool read_head(std::string_view name, std::string_view player, event &into, fault &why)
{
    auto const it =
        std::find_if(k_events.begin(), k_events.end(), [&](event_spec const &e) { return e.name == name; });
    if (it == k_events.end()) {
        why = {&k_log_event, "", name, 1};
        return false;
    }
    into.kind = static_cast<event_kind>(it - k_events.begin());
    into.present = 0;
    into.text = {};
    into.sanction = {};
    return read_player(player, *it, into, why);
}

bool read_keys(std::span<key_text const> keys, event &into, fault &why)
{
    event_spec const &spec = k_events[static_cast<std::size_t>(into.kind)];
    for (key_text const &one : keys) {
        if (!read_key(spec, one, into, why)) {
            return false;
        }
    }
    auto lacking = missing_key(into);
    for (key_spec const &k : spec.keys) {
        if (k.is_required && !into.has(k.id)) {
            lacking = k.name;
            break;
        }
    }
    if (!lacking.empty()) {
        why = {&k_log_key, "missing", lacking, 1};
        return false;
    }
    return true;
}

} // namespace arb::clock
