#pragma once

#include "base/finding.hpp"
#include "cli/app.hpp"
#include "cli/exit_code.hpp"
#include "renju/record_stream.hpp"

#include <functional>
#include <string>
#include <vector>

namespace arb::common
{

/// What every tool that reads renju records takes.
struct record_options {
    std::vector<std::string> files;
    std::string stdin_name = "-";
    std::string from;
    std::string letters;
    unsigned jobs = 1;
    bool progress = true;
};

/// Files, --stdin-name, --from, --letters, -j.
void add_records(cli::tool &app, record_options &options);

/// What a worker makes of records.
struct record_output {
    std::string out;
    std::string err;
    tally counts;
};

/// Gives every record of every file to WORK (on the threads asked for) and the outputs to TAKE in order. A
/// file that cannot be read is said and passed over, with status 2.
cli::exit_code
run_records(record_options const &options,
            std::function<void(renju::record &&, std::string_view file, record_output &)> const &work,
            std::function<void(record_output &&)> const &take);

} // namespace arb::common
