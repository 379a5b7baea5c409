#include "clock/rules.hpp"
#include "clock/scenario.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <sstream>

namespace arb::clock
{

namespace
{

class case_reader
{
public:
    case_reader(toml::table const &table, std::string_view name, given_conditions const &given,
                finding_sink &sink, scenario &into)
    : m_table{&table}
    , m_name{name}
    , m_given{&given}
    , m_sink{&sink}
    , m_into{&into}
    {
    }

    bool read()
    {
        auto &s = *m_into;
        s.line = m_table->source().begin.line;
        s.id = text_of((*m_table)["id"]);
        s.title = text_of((*m_table)["title"]);
        if (s.id.empty()) {
            s.id = "line " + std::to_string(s.line);
        }
        return read_conditions() && read_start() && read_events() && read_expected();
    }

private:
    static std::string text_of(toml::node_view<toml::node const> node)
    {
        return node.value_or(std::string{});
    }

    bool fail(std::string_view detail, std::vector<argument> args, std::uint64_t line = 0)
    {
        finding f{k_scenario_form, {m_name, line == 0 ? m_into->line : line, 1}, std::move(args)};
        m_sink->report(f.with_detail(detail));
        return false;
    }
    bool lacks(std::string_view what) { return fail("missing", {m_into->id, std::string{what}}); }
    bool cannot_be(std::string_view what, std::string const &value)
    {
        return fail("value", {m_into->id, std::string{what}, value});
    }

    std::string_view keep(std::string text) { return m_into->texts.emplace_back(std::move(text)); }
    std::optional<std::string> value_text(toml::node const &node);
    bool fill(event &e, std::string_view name, std::string const &player, std::vector<key_text> const &keys);
    bool read_conditions();
    std::optional<control> read_periods(toml::table const &table);
    std::optional<period> read_period(toml::table const &table);
    bool read_start();
    bool read_events();
    bool read_event_table(toml::table const &table);
    bool read_expected();

    toml::table const *m_table;
    std::string_view m_name;
    given_conditions const *m_given;
    finding_sink *m_sink;
    scenario *m_into;
};

/// A value as the log would write it.
std::optional<std::string> case_reader::value_text(toml::node const &node)
{
    if (auto const *text = node.as_string()) {
        return text->get();
    }
    if (auto const *yes = node.as_boolean()) {
        return yes->get() ? "yes" : "no";
    }
    if (auto const *number = node.as_integer()) {
        return std::to_string(number->get());
    }
    return std::nullopt;
}

bool case_reader::fill(event &e, std::string_view name, std::string const &player,
                       std::vector<key_text> const &keys)
{
    fault why;
    if (read_head(name, player, e, why) && read_keys(keys, e, why)) {
        return true;
    }
    return cannot_be(name, std::string{why.word});
}

std::optional<period> case_reader::read_period(toml::table const &table)
{
    period p;
    auto const time = read_time(text_of(table["time"]));
    p.moves = static_cast<std::uint32_t>(
        std::clamp<std::int64_t>(table["moves"].value_or(std::int64_t{0}), 0, 1'000'000));
    if (!time) {
        return std::nullopt;
    }
    p.time = *time;
    for (auto const &[name, kind] :
         {std::pair{"increment", timing::increment}, std::pair{"delay", timing::delay},
          std::pair{"bronstein", timing::bronstein}}) {
        if (auto const bonus = read_time(text_of(table[name])); bonus && *bonus > time_span{}) {
            p.bonus = *bonus;
            p.kind = kind;
        }
    }
    return p;
}

std::optional<control> case_reader::read_periods(toml::table const &table)
{
    auto const *periods = table["periods"].as_array();
    if (periods == nullptr) {
        return read_control(text_of(table["text"]));
    }
    schedule plan;
    for (auto const &one : *periods) {
        auto const p = one.is_table() ? read_period(*one.as_table()) : std::nullopt;
        if (!p) {
            return std::nullopt;
        }
        plan.periods.push_back(*p);
    }
    plan.repeat_last = table["repeat_last"].value_or(false);
    return plan.periods.empty() ? std::nullopt : std::optional{both_play(plan)};
}

bool case_reader::read_conditions()
{
    auto const *table = (*m_table)["control"].as_table();
    if (table == nullptr && !m_given->control) {
        return lacks("control");
    }
    event e;
    e.present = 0;
    std::vector<key_text> keys;
    auto const add = [&](std::string_view name, toml::node const *node) {
        if (auto const text = node == nullptr ? std::nullopt : value_text(*node)) {
            keys.push_back({name, keep(*text)});
        }
    };
    add("discipline", m_table->get("discipline"));
    for (auto const name : {"pace", "clock", "increment", "lateness", "late_sanction"}) {
        add(name, table == nullptr ? nullptr : table->get(name));
    }
    if (!fill(e, "control", "", keys)) {
        return false;
    }
    auto const control = table == nullptr ? std::nullopt : read_periods(*table);
    auto conditions = combine(*m_given, control, e);
    if (!conditions) {
        return lacks("control.periods");
    }
    m_into->conditions = std::move(*conditions);
    return true;
}

bool case_reader::read_start()
{
    auto const *table = (*m_table)["start"].as_table();
    if (table == nullptr) {
        return true;
    }
    std::vector<key_text> keys;
    for (auto const &[name, node] : *table) {
        if (auto const text = value_text(node)) {
            keys.push_back({keep(std::string{name.str()}), keep(*text)});
        }
    }
    event e;
    e.line = table->source().begin.line;
    if (!fill(e, "state", "", keys)) {
        return false;
    }
    m_into->events.push_back(e);
    return true;
}

bool case_reader::read_event_table(toml::table const &table)
{
    auto const at = read_time(text_of(table["t"]));
    auto const name = text_of(table["do"]);
    if (!at) {
        return cannot_be("t", text_of(table["t"]));
    }
    auto player = text_of(table["who"]);
    std::vector<key_text> keys;
    for (auto const &[key, node] : table) {
        auto const text = value_text(node);
        if (key == "flag" && text) {
            player = *text;
        } else if (key != "t" && key != "do" && key != "who" && text) {
            keys.push_back({keep(std::string{key.str()}), keep(*text)});
        }
    }
    event e;
    e.at = *at;
    e.line = table.source().begin.line;
    if (!fill(e, name, player, keys)) {
        return false;
    }
    m_into->events.push_back(e);
    return true;
}

bool case_reader::read_events()
{
    auto const *events = (*m_table)["events"].as_array();
    if (events == nullptr) {
        return lacks("events");
    }
    return std::all_of(events->begin(), events->end(), [this](toml::node const &node) {
        return node.is_table() ? read_event_table(*node.as_table()) : lacks("events");
    });
}

std::vector<std::string> texts_of(toml::node_view<toml::node const> node)
{
    std::vector<std::string> texts;
    if (auto const *list = node.as_array()) {
        for (auto const &one : *list) {
            texts.push_back(one.value_or(std::string{}));
        }
    }
    return texts;
}

std::optional<std::uint32_t> count_of(toml::node_view<toml::node const> node)
{
    auto const number = node.value<std::int64_t>();
    return number ? std::optional{static_cast<std::uint32_t>(*number)} : std::nullopt;
}

bool case_reader::read_expected()
{
    auto const *table = (*m_table)["expected"].as_table();
    if (table == nullptr) {
        return true;
    }
    toml::table const &t = *table;
    expectation x;
    x.at = read_time(text_of(t["at"]));
    x.white = t["white"].value<std::string>();
    x.black = t["black"].value<std::string>();
    x.running = t["running"].value<std::string>();
    x.result = t["result"].value<std::string>();
    x.white_moves = count_of(t["white_moves"]);
    x.black_moves = count_of(t["black_moves"]);
    x.sanctions = texts_of(t["sanctions"]);
    x.articles = texts_of(t["articles"]);
    x.codes = texts_of(t["codes"]);
    m_into->expected = std::move(x);
    return true;
}

toml::array const *cases_of(toml::table const &root)
{
    return root["case"].as_array();
}

} // namespace

std::deque<scenario> read_scenarios(std::string_view text, std::string_view name,
                                    given_conditions const &given, finding_sink &sink)
{
    std::deque<scenario> all;
    toml::table root;
    try {
        root = toml::parse(text);
    } catch (toml::parse_error const &error) {
        auto const &at = error.source().begin;
        sink.report({k_scenario_form, {name, at.line, at.column}, {std::string{error.description()}}});
        return all;
    }
    auto const read_one = [&](toml::table const &table) {
        if (!case_reader{table, name, given, sink, all.emplace_back()}.read()) {
            all.pop_back();
        }
    };
    if (auto const *cases = cases_of(root)) {
        for (auto const &one : *cases) {
            if (one.is_table()) {
                read_one(*one.as_table());
            }
        }
    } else {
        read_one(root);
    }
    return all;
}

} // namespace arb::clock
