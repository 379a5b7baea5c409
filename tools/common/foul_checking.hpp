#pragma once

#include "cli/reporter.hpp"
#include "common/records.hpp"
#include "renju/openings.hpp"
#include "renju/report.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace arb::common
{

struct foul_options {
    std::string three = "international";
    std::string diagram; ///< `unicode`, `svg`; "" = none
    std::string opening; ///< a rule's name; "" = not checked
    bool map = false;
    bool names = false;
};

/// The forms of RENJU-OUTPUT; nothing for those that print findings one by one.
std::optional<renju::report_format> own_format(std::string_view name);

/// Checks or maps one record; what the threads run.
class foul_checking
{
public:
    /// Throws usage_error on a rule of the opening that there is not.
    foul_checking(foul_options const &options, std::string_view format, cli::reporter const &reporter);

    void operator()(renju::record &&one, std::string_view file, record_output &into) const;

private:
    void keep_wanted(renju::record const &one, renju::game_report &report, std::string_view file,
                     record_output &into) const;
    void map(renju::record const &one, renju::game_report const &report, renju::board &position,
             std::string_view file, record_output &into) const;

    cli::reporter const *m_reporter;
    std::optional<renju::report_format> m_format;
    renju::three_reading m_reading;
    bool m_map;
    bool m_names;
    std::string m_diagram;
    std::optional<renju::opening_rule> m_rule;
};

} // namespace arb::common
