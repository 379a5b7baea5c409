#pragma once

#include "base/finding.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arb::event
{

/// One round of one player in a FIDE tournament report file.
struct trf_cell {
    std::uint32_t opponent = 0; ///< 0 = none
    char colour = '-';          ///< `w` `b` `-`
    char code = ' ';            ///< `1 = 0 + - W D L H F U Z`, upper case; blank = nothing
    std::uint64_t column = 0;   ///< of the cell, in bytes

    bool is_blank() const { return opponent == 0 && code == ' '; }
};

struct trf_player {
    std::uint64_t line = 0;
    std::uint32_t id = 0;
    std::string sex;
    std::string title;
    std::string name;
    std::uint32_t rating = 0; ///< 0 = none
    std::string federation;
    std::string fide_id;
    std::string birth;
    std::string points;
    std::vector<trf_cell> cells;
};

/// Any other line: its code and the rest as written.
struct trf_line {
    std::uint64_t line = 0;
    std::string code;
    std::string text; ///< the whole line
};

struct trf_file {
    std::vector<trf_player> players;
    std::vector<trf_line> lines;
};

/// Reads a report file (TRF06, TRF16, TRF26) in UTF-8; columns are characters, lines end with CR, LF or both.
/// A line that cannot be read is reported and left out.
trf_file read_trf(std::string_view text, std::string_view file, finding_sink &sink);

/// The characters FIRST to LAST (from 1) of LINE without the blanks around them.
std::string trf_field(std::string_view line, std::size_t first, std::size_t last);

/// The numbers in TEXT, blanks between; other words are passed over.
std::vector<std::uint32_t> trf_numbers(std::string_view text);

} // namespace arb::event
