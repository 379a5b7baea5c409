#pragma once

#include "base/finding.hpp"
#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/printer.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arb::cli
{

enum class fail_on : std::uint8_t { error, warning, never };

/// What the finding options of a tool say.
struct finding_options {
    std::string format = "text";
    std::string colour = "auto";
    std::string fail_on = "error";
    std::vector<std::string> severities; ///< RULE=LEVEL
    std::vector<std::string> disabled;
    bool quiet = false;
};

/// Writes findings as the options say and knows the status they lead to.
/// Threads format into buffers by buffer_sink and hand the text and counts to append().
class reporter : public finding_sink
{
public:
    /// TOOL names the program in SARIF. Throws usage_error on options that do not parse.
    reporter(finding_options const &options, std::string_view tool, output &out);

    void report(finding const &f) override;

    /// Text of findings formatted elsewhere with printer() and policy(), and their counts.
    void append(std::string_view printed, tally const &counts);

    finding_policy const &policy() const { return m_policy; }
    finding_printer const &printer() const { return m_printer; }
    bool quiet() const { return m_quiet; }
    tally const &counts() const { return m_counts; }

    /// Prints what belongs at the end; the status that the findings lead to.
    exit_code finish();

private:
    void begin();

    std::string m_tool;
    output *m_out;
    finding_policy m_policy;
    finding_printer m_printer;
    fail_on m_fail_on = fail_on::error;
    bool m_quiet = false;
    bool m_begun = false;
    bool m_first = true;
    tally m_counts;
};

/// Formats findings into a text of its own; what a worker thread reports to.
class buffer_sink : public finding_sink
{
public:
    explicit buffer_sink(reporter const &target)
    : m_policy{&target.policy()}
    , m_printer{&target.printer()}
    , m_quiet{target.quiet()}
    {
    }
    void report(finding const &f) override;

    std::string text;
    tally counts;

private:
    finding_policy const *m_policy;
    finding_printer const *m_printer;
    bool m_quiet;
};

/// Whether colour is wanted on OUT: `auto`, `always`, `never`, and NO_COLOR.
bool wants_colour(std::string_view setting, output const &out);

} // namespace arb::cli
