#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace arb
{

enum class severity : std::uint8_t { note, warning, error };

std::string_view severity_name(severity level);

/// Where in an input: lines and byte columns from 1; 0 = not known. `file` must outlive the place.
struct place {
    std::string_view file;
    std::uint64_t line = 0;
    std::uint64_t column = 0;
};

/// What can be found: a stable name, how bad it is by default, the article it rests on ("" = none).
/// Rules are constants with static storage; the sentences for their names stand in lib/cli/messages.
struct rule {
    std::string_view name;
    severity level = severity::error;
    std::string_view article = {};
};

/// A word of the sport or of the tools that sinks translate: "white", "russian", "the king".
struct term {
    std::string_view id;
};

/// A typed argument of a finding; numbers and text are printed as they are, terms in the reader's language.
using argument = std::variant<std::int64_t, std::string, term>;

/// One fact about an input, as data. Only sinks make sentences of it.
struct finding {
    rule const *what = nullptr;
    /// Chooses among the sentences of one rule ("" = its only one): the kind of an illegal move, say.
    std::string_view detail = {};
    place where = {};
    std::vector<argument> arguments = {};
    std::uint64_t game = 0; ///< from 1; 0 = none
    std::uint64_t ply = 0;  ///< from 1; 0 = none
    /// Instead of the rule's article, where one rule serves several.
    std::string article = {};
    severity level = severity::error;

    finding(rule const &r, place at, std::vector<argument> args = {})
    : what{&r}
    , where{at}
    , arguments{std::move(args)}
    , level{r.level}
    {
    }

    finding &with_detail(std::string_view name)
    {
        detail = name;
        return *this;
    }
    finding &in_game(std::uint64_t number, std::uint64_t at_ply = 0)
    {
        game = number;
        ply = at_ply;
        return *this;
    }
    finding &by_article(std::string_view name)
    {
        article = name;
        return *this;
    }
    finding &as(severity s)
    {
        level = s;
        return *this;
    }

    std::string_view shown_article() const
    {
        return article.empty() ? what->article : std::string_view{article};
    }
};

/// Takes findings as they come.
class finding_sink
{
public:
    virtual ~finding_sink() = default;
    virtual void report(finding const &f) = 0;
};

/// Keeps findings in memory; for tests and for tools that must write nothing before all is read.
class finding_list : public finding_sink
{
public:
    void report(finding const &f) override { m_findings.push_back(f); }
    std::vector<finding> const &findings() const { return m_findings; }
    bool has_error() const;

private:
    std::vector<finding> m_findings;
};

/// How many findings of each kind and rule there were.
struct tally {
    std::uint64_t errors = 0;
    std::uint64_t warnings = 0;
    std::uint64_t notes = 0;
    std::map<std::string_view, std::uint64_t> by_rule = {};

    void count(finding const &f);
    void add(tally const &other);
};

/// What the user wants to hear: rules switched off, severities changed, a least severity.
class finding_policy
{
public:
    void disable(std::string const &rule_name) { m_disabled[rule_name] = true; }
    void set(std::string const &rule_name, severity level) { m_levels[rule_name] = level; }

    bool wants(finding const &f) const;
    severity level(finding const &f) const;

private:
    std::map<std::string, bool, std::less<>> m_disabled;
    std::map<std::string, severity, std::less<>> m_levels;
};

/// Passes on what the policy wants, with the policy's severity, and counts it.
class filtered_sink : public finding_sink
{
public:
    filtered_sink(finding_policy const &policy, finding_sink &next) : m_policy{&policy}, m_next{&next} {}

    void report(finding const &f) override;
    tally const &counts() const { return m_counts; }

private:
    finding_policy const *m_policy;
    finding_sink *m_next;
    tally m_counts;
};

} // namespace arb
