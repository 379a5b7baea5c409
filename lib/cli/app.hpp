#pragma once

#include "cli/exit_code.hpp"
#include "cli/messages.hpp"
#include "cli/reporter.hpp"

#include <CLI/CLI.hpp>

#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

namespace arb::cli
{

/// The base of every tool: help with examples first, version, exit statuses, errors caught once.
/// Texts are given in English already translated (`tr("...")`).
class tool : public CLI::App
{
public:
    /// EXAMPLES: lines of `command` and what it does, shown before the options.
    tool(std::string name, std::string description, std::string examples);

    /// Positional files; none = standard input, a terminal there = short help and status 2.
    void add_files(std::vector<std::string> &files);
    /// -o FILE.
    void add_output(std::string &path);
    /// --stdin-name NAME.
    void add_stdin_name(std::string &name);
    /// --color, -q, --fail-on, --exit-zero, --severity, --disable, --list-rules, --explain; with FORMATS also
    /// --format.
    void add_findings(finding_options &options, std::initializer_list<catalogue const *> areas,
                      std::vector<std::string> const &formats = {"text", "tsv", "jsonl", "sarif", "github"});
    /// -j N.
    void add_jobs(unsigned &jobs);

    /// Parses, runs BODY, turns exceptions into one line on standard error and status 2.
    int run(int argc, char **argv, std::function<exit_code()> const &body);

private:
    exit_code guarded(int argc, char **argv, std::function<exit_code()> const &body);
    bool answered_about_rules() const;

    std::vector<std::string> *m_files = nullptr;
    std::vector<catalogue const *> m_areas;
    bool m_list_rules = false;
    std::string m_explain;
};

} // namespace arb::cli
