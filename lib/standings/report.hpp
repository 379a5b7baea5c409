#pragma once

#include "standings/crosstable.hpp"
#include "standings/ranking.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace arb::standings
{

/// Turns keys such as `column/points` into words of the reader's language; the catalogue in lib/cli does.
struct words {
    std::function<std::string(std::string_view key)> heading;
    std::function<std::string(std::string_view key)> explanation; ///< what a column is, in one line
};

/// A table to print: columns named as READINGS has them, cells as text.
struct report {
    struct report_column {
        std::string id;      ///< `points`, `solkoff`, `round-3`, `place-2`
        std::string heading; ///< instead of the words for ID: round numbers, places
        bool is_number = true;
        bool is_cross = false;
    };

    std::string title;
    std::string subtitle;
    std::vector<report_column> columns;
    std::vector<std::vector<std::string>> rows;
    std::vector<std::string> explained; ///< ids of columns to be explained below
    std::vector<std::string> notes;     ///< further keys to be explained below
};

struct report_options {
    bool crosstable = false;
    bool exact = false; ///< fractions as `7/2` and bare ids, for programs
};

/// The standings as a table.
report make_report(ranking const &table, report_options const &options);

/// Aligned columns with the title above and the meaning of each column below.
std::string as_text(report const &r, words const &say);
/// A header line of ids, then a line a row.
std::string as_tsv(report const &r);
/// One self-contained page: no script, nothing from outside, light and dark, for phones and paper.
std::string as_html(report const &r, words const &say, std::string_view language);
/// One object a line; the list of truncated Solkoff as an array.
std::string as_json_lines(ranking const &table, bool with_rounds);

} // namespace arb::standings
