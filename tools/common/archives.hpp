#pragma once

#include "cli/exit_code.hpp"
#include "cli/reporter.hpp"
#include "pdn/validator.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arb::common
{

struct archive_options {
    std::vector<std::string> files;
    std::string stdin_name;
    std::optional<pdn::encoding> encoding;
    unsigned jobs = 1;
    bool progress = false;
};

/// Reads archives chunk by chunk, checks them on threads and reports in order.
class archive_run
{
public:
    archive_run(archive_options options, pdn::check_options const &check)
    : m_options{std::move(options)}
    , m_check{check}
    {
    }

    void limit(std::pair<std::uint64_t, std::uint64_t> games) { m_games = games; }

    /// Status 2 where a file could not be read (said on standard error), else 0; findings go to REPORTER.
    cli::exit_code run(cli::reporter &reporter);

    /// Games, half-moves and findings per file and in all, then findings by rule.
    std::string summary_text() const;

private:
    struct file_counts {
        std::string name;
        pdn::check_counts counts;
        tally findings;
    };

    archive_options m_options;
    pdn::check_options const &m_check;
    std::pair<std::uint64_t, std::uint64_t> m_games{1, UINT64_MAX};
    std::vector<file_counts> m_counts;
    tally m_all;
};

} // namespace arb::common
