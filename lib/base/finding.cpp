#include "base/finding.hpp"

#include <algorithm>

namespace arb
{

std::string_view severity_name(severity level)
{
    switch (level) {
    case severity::note:
        return "note";
    case severity::warning:
        return "warning";
    case severity::error:
        break;
    }
    return "error";
}

bool finding_list::has_error() const
{
    return std::any_of(m_findings.begin(), m_findings.end(),
                       [](finding const &f) { return f.level == severity::error; });
}

void tally::count(finding const &f)
{
    switch (f.level) {
    case severity::note:
        ++notes;
        break;
    case severity::warning:
        ++warnings;
        break;
    case severity::error:
        ++errors;
        break;
    }
    ++by_rule[f.what->name];
}

void tally::add(tally const &other)
{
    errors += other.errors;
    warnings += other.warnings;
    notes += other.notes;
    for (auto const &[name, count] : other.by_rule) {
        by_rule[name] += count;
    }
}

bool finding_policy::wants(finding const &f) const
{
    return !m_disabled.contains(f.what->name);
}

severity finding_policy::level(finding const &f) const
{
    auto const it = m_levels.find(f.what->name);
    return it == m_levels.end() ? f.level : it->second;
}

void filtered_sink::report(finding const &f)
{
    if (!m_policy->wants(f)) {
        return;
    }
    finding passed = f;
    passed.level = m_policy->level(f);
    m_counts.count(passed);
    m_next->report(passed);
}

} // namespace arb
