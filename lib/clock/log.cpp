#include "clock/log.hpp"

#include "base/utf8.hpp"
#include "clock/rules.hpp"

#include <utility>

namespace arb::clock
{

std::optional<conditions> combine(given_conditions const &given, std::optional<control> from_log,
                                  event const &e)
{
    auto const &chosen = given.control ? given.control : from_log;
    if (!chosen || chosen->kind != control::known::timed) {
        return std::nullopt;
    }
    conditions c;
    c.control = *chosen;
    c.discipline = given.discipline.value_or(static_cast<discipline>(e.get(key::discipline)));
    c.pace = given.pace.value_or(static_cast<pace>(e.get(key::pace)));
    c.is_mechanical = given.is_mechanical.value_or(e.yes(key::clock));
    c.increment_before = given.increment_before.value_or(e.yes(key::increment));
    c.lateness = given.lateness;
    if (!c.lateness && e.has(key::lateness)) {
        c.lateness = e.time(key::lateness);
    }
    c.late_sanction = given.late_sanction.value_or(std::string{e.sanction});
    c.late_at_limit = given.late_at_limit;
    return c;
}

log::log(given_conditions given, std::string_view name, finding_sink &sink, taker out)
: m_given{std::move(given)}
, m_name{name}
, m_sink{&sink}
, m_out{std::move(out)}
{
}

void log::report(fault const &why)
{
    auto const field = why.field < m_fields.size() ? m_fields[why.field] : m_text;
    auto const column = static_cast<std::uint64_t>(field.data() - m_text.data()) + 1;
    std::vector<argument> args;
    if (!why.word.empty()) {
        args.emplace_back(std::string{why.word.substr(0, 80)});
    }
    finding f{*why.what, {m_name, m_event.line, column}, std::move(args)};
    m_sink->report(f.with_detail(why.detail));
}

bool log::cut(std::string_view text)
{
    m_fields.clear();
    for (auto tab = text.find('\t'); tab != std::string_view::npos; tab = text.find('\t')) {
        m_fields.push_back(text.substr(0, tab));
        text.remove_prefix(tab + 1);
    }
    m_fields.push_back(text);
    if (m_fields.size() < 2) {
        report({&k_log_form});
        return false;
    }
    auto const at = read_time(m_fields[0]);
    if (!at) {
        report({&k_log_form, "time", m_fields[0]});
        return false;
    }
    m_event.at = *at;
    if (*at < m_last) {
        report({&k_log_time_back, "", m_fields[0]});
        return false;
    }
    return true;
}

/// Name, player and keys of the line in m_fields.
bool log::read_event_fields()
{
    bool const is_control = m_fields[1] == "control";
    bool const third = m_fields.size() > 2 && (is_control || m_fields[2].find('=') == std::string_view::npos);
    fault why;
    if (!read_head(m_fields[1], third && !is_control ? m_fields[2] : std::string_view{}, m_event, why)) {
        report(why);
        return false;
    }
    m_keys.clear();
    for (std::size_t i = third ? 3 : 2; i < m_fields.size(); ++i) {
        auto const sign = m_fields[i].find('=');
        if (sign == std::string_view::npos) {
            report({&k_log_form, "field", m_fields[i], i});
            return false;
        }
        m_keys.push_back({m_fields[i].substr(0, sign), m_fields[i].substr(sign + 1), i});
    }
    if (!read_keys(m_keys, m_event, why)) {
        report(why);
        return false;
    }
    if (is_control) {
        m_event.text = third ? m_fields[2] : std::string_view{};
    }
    return true;
}

void log::read_control_line()
{
    if (m_has_events) {
        report({&k_log_control, "late"});
        return;
    }
    auto const read = read_control(m_event.text);
    if (!read || read->kind != control::known::timed) {
        report({&k_control_unreadable, "", m_event.text, 2});
        return;
    }
    build(read, m_event);
    m_last = m_event.at;
}

bool log::build(std::optional<control> from_log, event const &e)
{
    auto c = combine(m_given, std::move(from_log), e);
    if (c) {
        m_clock.emplace(std::move(*c));
        m_has_events = true;
    }
    return c.has_value();
}

void log::read(std::string_view text, std::uint64_t line)
{
    if (text.ends_with('\r')) {
        text.remove_suffix(1);
    }
    if (text.empty() || text.front() == '#' || m_lacks_control) {
        return;
    }
    m_text = text;
    m_event.line = line;
    m_fields.clear();
    if (utf8::first_non_ascii(text) < text.size() && utf8::first_invalid(text)) {
        report({&k_log_form, "utf-8"});
        return;
    }
    if (!cut(text) || !read_event_fields()) {
        return;
    }
    if (m_event.kind == event_kind::control) {
        read_control_line();
        return;
    }
    event none;
    none.present = 0;
    if (!m_clock && !build(std::nullopt, none)) {
        m_lacks_control = true;
        m_sink->report({k_log_control, {m_name, 1, 1}});
        return;
    }
    take(m_event);
}

void log::take(event const &e)
{
    bool const was_over = m_clock->state().is_over();
    fault why;
    if (!m_clock->apply(e, m_said, why)) {
        report(why);
        return;
    }
    m_has_events = true;
    m_last = e.at;
    hand_out(event_name(e.kind), e.line, e.player, was_over || e.kind == event_kind::state);
}

void log::hand_out(std::string_view name, std::uint64_t line, who player, bool was_over)
{
    auto const &s = m_clock->state();
    m_out({s.now, line, name, player, &s, &m_said, s.is_over() && !was_over});
}

void log::close(time_span at, std::string_view name)
{
    bool const was_over = m_clock->state().is_over();
    m_clock->look(at, m_said);
    hand_out(name, 0, who::none, was_over);
}

void log::finish()
{
    if (!m_clock) {
        if (!m_lacks_control) {
            m_sink->report({k_log_control, {m_name, 1, 1}});
        }
        m_lacks_control = true;
    } else if (m_clock->state().board_winner != who::none) {
        close(m_clock->state().now, "end");
    }
}

void log::finish_at(time_span at)
{
    if (m_clock && m_clock->state().is_started && at >= m_clock->state().now) {
        close(at, "at");
    } else {
        finish();
    }
}

} // namespace arb::clock
