#include "clock/scenario.hpp"

#include "clock/control_check.hpp"
#include "clock/rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace arb::clock
{

namespace
{

std::string running_text(who w)
{
    return w == who::none ? "none" : std::string{who_name(w)};
}

/// Adds each article of TEXT, "1.7.9, 1.9.1" being two.
void add_articles(std::vector<std::string> &to, std::string_view text)
{
    while (!text.empty()) {
        auto const comma = text.find(", ");
        auto const one = std::string{text.substr(0, comma)};
        if (std::find(to.begin(), to.end(), one) == to.end()) {
            to.push_back(one);
        }
        text = comma == std::string_view::npos ? std::string_view{} : text.substr(comma + 2);
    }
}

class comparison
{
public:
    comparison(scenario const &s, std::string_view name, finding_sink &sink)
    : m_s{&s}
    , m_name{name}
    , m_sink{&sink}
    {
    }

    void same(std::string_view what, std::optional<std::string> const &wanted, std::string const &got)
    {
        if (wanted && *wanted != got) {
            m_sink->report({k_expected, {m_name, m_s->line, 1}, {m_s->id, std::string{what}, *wanted, got}});
        }
    }
    void among(std::string_view what, std::vector<std::string> const &wanted,
               std::vector<std::string> const &got)
    {
        for (auto const &one : wanted) {
            if (std::find(got.begin(), got.end(), one) == got.end()) {
                same(what, one, fmt::format("{}", fmt::join(got, ", ")));
            }
        }
    }

private:
    scenario const *m_s;
    std::string_view m_name;
    finding_sink *m_sink;
};

/// `black: warning (late 0:25:00)`.
std::vector<std::string> sanctions_of(rulings const &said)
{
    std::vector<std::string> all;
    for (auto const &r : said) {
        if (r.what == code::late && r.arguments.size() == 3) {
            all.push_back(fmt::format("{}: {} (late {})", who_name(r.whom),
                                      std::get<std::string>(r.arguments[2]),
                                      std::get<std::string>(r.arguments[1])));
        }
    }
    return all;
}

std::optional<std::string> text(std::optional<std::uint32_t> number)
{
    return number ? std::optional{std::to_string(*number)} : std::nullopt;
}

} // namespace

scenario_outcome play(scenario const &s, std::string_view name, finding_sink &sink)
{
    game_clock clock{s.conditions};
    scenario_outcome o;
    rulings said;
    std::int64_t number = 0;
    auto const keep = [&] { o.said.insert(o.said.end(), said.begin(), said.end()); };
    for (event const &e : s.events) {
        fault why;
        ++number;
        if (clock.apply(e, said, why)) {
            keep();
            continue;
        }
        o.refused = true;
        finding f{k_scenario_form, {name, e.line, 1}, {s.id, number, std::string{why.what->name}}};
        sink.report(f.with_detail("event"));
    }
    auto const at = s.expected && s.expected->at ? *s.expected->at : clock.state().now;
    clock.look(std::max(at, clock.state().now), said);
    keep();
    o.at = clock.state().now;
    o.state = clock.state();
    return o;
}

std::vector<std::string> articles_of(scenario const &s, scenario_outcome const &o)
{
    std::vector<std::string> all;
    for (auto const &r : o.said) {
        add_articles(all, r.article);
    }
    bool const absent = std::any_of(s.events.begin(), s.events.end(), [](event const &e) {
        return e.kind == event_kind::start && (e.yes(key::white) || e.yes(key::black));
    });
    bool const unplayed = o.state.result == result::white_plus || o.state.result == result::black_plus ||
                          o.state.result == result::both_minus;
    add_articles(all, absent ? "1.6.3" : "");
    add_articles(all, unplayed ? "1.12.2" : "");
    auto const verdict = judge_control(s.conditions.control, s.conditions.discipline, s.conditions.pace);
    add_articles(all, verdict.meets ? verdict.article : "");
    return all;
}

void compare(scenario const &s, scenario_outcome const &o, std::string_view name, finding_sink &sink)
{
    if (!s.expected) {
        return;
    }
    auto const &x = *s.expected;
    comparison c{s, name, sink};
    c.same("white", x.white, time_text(o.state.clocks[0].left));
    c.same("black", x.black, time_text(o.state.clocks[1].left));
    c.same("running", x.running, running_text(o.state.running));
    c.same("result", x.result, std::string{result_name(o.state.result)});
    c.same("white_moves", text(x.white_moves), std::to_string(o.state.clocks[0].moves));
    c.same("black_moves", text(x.black_moves), std::to_string(o.state.clocks[1].moves));
    c.among("sanctions", x.sanctions, sanctions_of(o.said));
    c.among("articles", x.articles, articles_of(s, o));
    std::vector<std::string> codes;
    for (auto const &r : o.said) {
        codes.emplace_back(code_name(r.what));
    }
    c.among("codes", x.codes, codes);
}

} // namespace arb::clock
