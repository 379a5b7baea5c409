#include "base/number.hpp"
#include "clock/control.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace arb::clock
{

namespace
{

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr std::uint32_t k_most_moves = 1'000'000;
constexpr std::uint32_t k_most_slices = 1000;
constexpr std::size_t k_most_periods = 100;

bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/// Lower case without blanks, typographic signs as their plain ones.
std::string plain(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 14> k_signs{{
        {"\u2019", "'"},
        {"\u2032", "'"},
        {"\u2033", "\""},
        {"\u201D", "\""},
        {"\u201C", "\""},
        {"\u00BD", "1/2"},
        {"\u00BC", "1/4"},
        {"\u00BE", "3/4"},
        {"\u0447", "h"},
        {"\u043C\u0438\u043D", "m"},
        {"\u0441\u0435\u043A", "s"},
        {"\u00A0", ""},
        {"''", "\""},
        {"\u0441", "s"},
    }};
    std::string out;
    while (!text.empty()) {
        auto const sign = std::find_if(k_signs.begin(), k_signs.end(),
                                       [&](auto const &one) { return text.starts_with(one.first); });
        if (sign != k_signs.end()) {
            out += sign->second;
            text.remove_prefix(sign->first.size());
            continue;
        }
        char const c = text.front();
        if (c != ' ' && c != '\t') {
            out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
        text.remove_prefix(1);
    }
    return out;
}

std::vector<std::string_view> split(std::string_view text, std::string_view at)
{
    std::vector<std::string_view> parts;
    for (auto cut = text.find_first_of(at); cut != std::string_view::npos; cut = text.find_first_of(at)) {
        parts.push_back(text.substr(0, cut));
        text.remove_prefix(cut + 1);
    }
    parts.push_back(text);
    return parts;
}

std::optional<std::uint32_t> read_count(std::string_view text, std::uint32_t most)
{
    auto const count = read_number<std::uint32_t>(text);
    return count && *count >= 1 && *count <= most ? count : std::nullopt;
}

/// Takes `MOVES/` off the front of TEXT into INTO; false where it does not read.
bool take_moves(std::string_view &text, period &into)
{
    auto const slash = text.find('/');
    if (slash == std::string_view::npos) {
        return true;
    }
    auto const moves = read_count(text.substr(0, slash), k_most_moves);
    text.remove_prefix(slash + 1);
    into.moves = moves.value_or(0);
    return moves.has_value();
}

/// `[MOVES/]TIME[+BONUS]`, with S for a delay and B for Bronstein; READ reads the time.
template <typename Time>
std::optional<period> read_field(std::string_view text, Time read)
{
    period p;
    if (!take_moves(text, p)) {
        return std::nullopt;
    }
    auto const sign = text.find_first_of("+sb");
    auto const time = read(text.substr(0, sign));
    auto const bonus =
        sign == std::string_view::npos ? std::optional{time_span{}} : read_seconds(text.substr(sign + 1));
    if (!time || !bonus) {
        return std::nullopt;
    }
    p.time = *time;
    p.bonus = *bonus;
    if (sign != std::string_view::npos && text[sign] != '+') {
        p.kind = text[sign] == 's' ? timing::delay : timing::bronstein;
    }
    return p;
}

/// `[MOVES/]SLICESxSECONDS`.
std::optional<period> read_byoyomi(std::string_view text)
{
    period p{.moves = 1, .kind = timing::byoyomi};
    if (!take_moves(text, p)) {
        return std::nullopt;
    }
    auto const sign = text.find('x');
    auto const slices = read_count(text.substr(0, sign), k_most_slices);
    auto const time = read_seconds(text.substr(sign + 1));
    if (!slices || !time || *time == time_span{}) {
        return std::nullopt;
    }
    p.slices = *slices;
    p.time = *time;
    return p;
}

std::optional<period> read_pdn_field(std::string_view text)
{
    if (text.starts_with('*')) {
        auto const time = read_seconds(text.substr(1));
        return time ? std::optional{period{.time = *time, .kind = timing::hourglass}} : std::nullopt;
    }
    return text.find('x') != std::string_view::npos ? read_byoyomi(text) : read_field(text, read_seconds);
}

/// A period that ends with the game may only stand last, or before a byo-yomi.
std::optional<schedule> finished(std::vector<period> periods)
{
    for (std::size_t i = 0; i + 1 < periods.size(); ++i) {
        bool const open_end = periods[i].moves == 0 && periods[i + 1].kind != timing::byoyomi;
        if (open_end || periods[i].kind == timing::byoyomi || periods[i].kind == timing::hourglass) {
            return std::nullopt;
        }
    }
    if (periods.empty() || periods.size() > k_most_periods) {
        return std::nullopt;
    }
    bool const again = periods.back().moves > 0 && periods.back().kind != timing::byoyomi;
    return schedule{std::move(periods), again};
}

std::optional<schedule> read_pdn(std::string_view text)
{
    std::vector<period> periods;
    for (auto const field : split(text, ":")) {
        auto const p = read_pdn_field(field);
        if (!p) {
            return std::nullopt;
        }
        periods.push_back(*p);
    }
    return finished(std::move(periods));
}

/// Seconds or `MIN:SEC`.
std::optional<time_span> read_min_sec(std::string_view text)
{
    auto const colon = text.find(':');
    if (colon == std::string_view::npos) {
        return read_seconds(text);
    }
    auto const m = read_number<std::uint32_t>(text.substr(0, colon));
    auto const s = read_seconds(text.substr(colon + 1));
    if (!m || !s || *s >= minutes{1} || *m > k_most_moves) {
        return std::nullopt;
    }
    return minutes{*m} + *s;
}

std::optional<schedule> read_cutechess(std::string_view text)
{
    std::optional<period> p;
    if (text.ends_with("/move")) {
        auto const time = read_seconds(text.substr(0, text.size() - 5));
        if (time && *time > time_span{}) {
            p = period{.moves = 1, .time = *time, .kind = timing::byoyomi, .slices = 1};
        }
    } else if (text.starts_with("hg")) {
        auto const time = read_min_sec(text.substr(2));
        if (time) {
            p = period{.time = *time, .kind = timing::hourglass};
        }
    } else if (text.find_first_of("sbx*") == std::string_view::npos) {
        p = read_field(text, read_min_sec);
    }
    return p ? finished({*p}) : std::nullopt;
}

/// Minutes as the servers show them: `5`, `0.5`, `1/2`, `21/2` for two and a half.
std::optional<time_span> read_minutes(std::string_view text)
{
    time_span part{};
    if (text.size() >= 3 && text[text.size() - 2] == '/') {
        auto const fraction = text.substr(text.size() - 3);
        part = fraction == "1/2" ? seconds{30} : fraction == "1/4" ? seconds{15} : seconds{45};
        if (fraction != "1/2" && fraction != "1/4" && fraction != "3/4") {
            return std::nullopt;
        }
        text.remove_suffix(3);
        if (text.empty()) {
            return part;
        }
    }
    auto const whole = read_seconds(text);
    return whole && *whole * 60 < k_longest ? std::optional{*whole * 60 + part} : std::nullopt;
}

std::optional<schedule> read_minutes_form(std::string_view text)
{
    period p;
    auto sign = text.find('+');
    std::size_t skip = 1;
    if (auto const d = text.find('d'); d != std::string_view::npos && d + 1 < text.size()) {
        p.kind = text[d + 1] == '/' ? timing::delay : timing::bronstein;
        sign = d;
        skip = 2;
    }
    auto const time = read_minutes(text.substr(0, sign));
    auto const bonus =
        sign == std::string_view::npos ? std::optional{time_span{}} : read_seconds(text.substr(sign + skip));
    if (!time || !bonus) {
        return std::nullopt;
    }
    p.time = *time;
    p.bonus = *bonus;
    return finished({p});
}

/// `G/90+30`, `40/90, SD/30+30`: minutes, increments in seconds.
std::optional<schedule> read_us(std::string_view text)
{
    std::vector<period> periods;
    for (auto field : split(text, ",:")) {
        for (std::string_view const open : {"g/", "sd/"}) {
            if (field.starts_with(open)) {
                field.remove_prefix(open.size());
            }
        }
        auto const p = read_field(field, read_minutes);
        if (!p || p->kind != timing::increment) {
            return std::nullopt;
        }
        periods.push_back(*p);
    }
    return finished(std::move(periods));
}

/// The unit at the front of TEXT, taken off it; nothing where there is none.
std::optional<time_span> take_unit(std::string_view &text)
{
    static constexpr std::array<std::pair<std::string_view, time_span>, 14> k_names{{
        {"minutes", minutes{1}},
        {"minute", minutes{1}},
        {"seconds", seconds{1}},
        {"second", seconds{1}},
        {"hours", hours{1}},
        {"hour", hours{1}},
        {"h", hours{1}},
        {"mins", minutes{1}},
        {"min", minutes{1}},
        {"m", minutes{1}},
        {"'", minutes{1}},
        {"sec", seconds{1}},
        {"s", seconds{1}},
        {"\"", seconds{1}},
    }};
    for (auto const &[name, unit] : k_names) {
        if (text.starts_with(name)) {
            text.remove_prefix(name.size());
            return unit;
        }
    }
    return std::nullopt;
}

/// `1h20m`, `45'`, `2.5s`: every number has its unit.
std::optional<time_span> read_duration(std::string_view text)
{
    time_span total{};
    time_span above = k_longest;
    while (!text.empty()) {
        auto const end =
            std::find_if(text.begin(), text.end(), [](char c) { return !is_digit(c) && c != '.'; });
        auto const size = static_cast<std::size_t>(end - text.begin());
        auto const number = read_seconds(text.substr(0, size));
        text.remove_prefix(size);
        auto const unit = take_unit(text);
        if (!number || !unit || *unit >= above || *number / seconds{1} > k_longest / *unit) {
            return std::nullopt;
        }
        total += *number * (*unit / seconds{1});
        above = *unit;
    }
    return above == k_longest || total >= k_longest ? std::nullopt : std::optional{total};
}

/// `TIME/MOVES` or `MOVES/TIME` or `TIME`.
std::optional<period> read_time_and_moves(std::string_view text)
{
    auto const slash = text.find('/');
    period p;
    if (slash != std::string_view::npos) {
        auto first = text.substr(0, slash);
        auto second = text.substr(slash + 1);
        if (!read_count(second, k_most_moves)) {
            std::swap(first, second);
        }
        auto const moves = read_count(second, k_most_moves);
        if (!moves) {
            return std::nullopt;
        }
        p.moves = *moves;
        text = first;
    }
    auto const time = read_duration(text);
    if (!time) {
        return std::nullopt;
    }
    p.time = *time;
    return p;
}

/// `80m+1m`, `45m/20+15m`, `2h/50, 1h/25`. Behind TIME/MOVES a `+` with a minute or more starts the next
/// period.
std::optional<schedule> read_federation(std::string_view text)
{
    std::vector<period> periods;
    for (auto const group : split(text, ",:;")) {
        auto const terms = split(group, "+");
        for (std::size_t i = 0; i < terms.size(); ++i) {
            auto const p = read_time_and_moves(terms[i]);
            if (!p) {
                return std::nullopt;
            }
            bool const is_next =
                i == 0 || p->moves > 0 || (periods.back().moves > 0 && p->time >= minutes{1});
            if (is_next) {
                periods.push_back(*p);
            } else if (periods.back().bonus == time_span{}) {
                periods.back().bonus = p->time;
            } else {
                return std::nullopt;
            }
        }
    }
    return finished(std::move(periods));
}

bool has_units(std::string_view text)
{
    for (std::size_t i = 1; i < text.size(); ++i) {
        bool const delay = text[i] == 's' && i + 1 < text.size() && is_digit(text[i + 1]);
        if (std::string_view{"hms'\""}.find(text[i]) != std::string_view::npos && is_digit(text[i - 1]) &&
            !delay) {
            return true;
        }
    }
    return false;
}

bool is_min_sec(std::string_view text)
{
    auto const colon = text.find(':');
    return colon != std::string_view::npos && text.size() == colon + 3 &&
           text.find_first_not_of("0123456789:") == std::string_view::npos;
}

notation guessed(std::string_view text)
{
    if (text.starts_with("hg") || text.ends_with("/move") || is_min_sec(text)) {
        return notation::cutechess;
    }
    if (text.starts_with("g/") || text.find("sd/") != std::string_view::npos) {
        return notation::us;
    }
    if (has_units(text)) {
        return notation::federation;
    }
    bool const is_shown = text.find('d') != std::string_view::npos || text.starts_with("1/2+") ||
                          text.starts_with("1/4+") || text.starts_with("3/4+");
    return is_shown ? notation::minutes : notation::pdn;
}

std::optional<schedule> read_schedule(std::string_view text, notation how)
{
    switch (how == notation::any ? guessed(text) : how) {
    case notation::cutechess:
        return read_cutechess(text);
    case notation::minutes:
        return read_minutes_form(text);
    case notation::federation:
        return read_federation(text);
    case notation::us:
        return read_us(text);
    default:
        return read_pdn(text);
    }
}

/// `W300-B240` and `300=240`.
std::optional<std::pair<std::string_view, std::string_view>> two_sides(std::string_view text)
{
    auto const dash = text.find("-b");
    if (text.starts_with('w') && dash != std::string_view::npos) {
        return std::pair{text.substr(1, dash - 1), text.substr(dash + 2)};
    }
    auto const sign = text.find('=');
    if (sign != std::string_view::npos) {
        return std::pair{text.substr(0, sign), text.substr(sign + 1)};
    }
    return std::nullopt;
}

} // namespace

std::optional<control> read_control(std::string_view text, notation how)
{
    if (text.size() > 1000) {
        return std::nullopt;
    }
    auto const form = plain(text);
    if (form == "?") {
        return control{control::known::unknown, {}};
    }
    if (form == "-" || form == "inf") {
        return control{control::known::untimed, {}};
    }
    auto const sides = two_sides(form);
    auto const white = read_schedule(sides ? sides->first : std::string_view{form}, how);
    auto const black = sides ? read_schedule(sides->second, how) : white;
    if (!white || !black) {
        return std::nullopt;
    }
    return control{control::known::timed, {*white, *black}};
}

} // namespace arb::clock
