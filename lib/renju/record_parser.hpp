#pragma once

#include "renju/record.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arb::renju
{

/// Turns the bytes of one input into records as they come. What cannot be read becomes part of a record, told
/// with its place; memory is bounded by one record.
class record_parser
{
public:
    virtual ~record_parser() = default;
    /// LAST: nothing follows; what is unfinished is given out as far as it goes.
    virtual void feed(std::string_view bytes, bool last, std::vector<record> &into) = 0;
};

/// RIF, the XML of RenjuNet. SPELLING holds where the user says so; the format's own is a..o.
std::unique_ptr<record_parser> make_rif_parser(letters spelling);
/// SGF: every variation of a tree is a record; text in UTF-8 or GBK.
std::unique_ptr<record_parser> make_sgf_parser();
/// Piskvork: `x,y,milliseconds` under a header line, y from the top.
std::unique_ptr<record_parser> make_psq_parser();
/// One number a line: a pair for the result, pairs x y from the bottom left, -1 -1 at the end of a game.
std::unique_ptr<record_parser> make_pairs_parser();
/// A game a line: cells 0..224 from the top left with commas between.
std::unique_ptr<record_parser> make_cells_parser();
/// A game a file: 100 * column + row, one a line.
std::unique_ptr<record_parser> make_ban_parser();
/// A whole JSON document.
std::unique_ptr<record_parser> make_json_parser(letters spelling);

/// Bytes that one line, one XML text or one document may have.
inline constexpr std::size_t k_longest_text = std::size_t{16} << 20;

/// Cuts bytes into lines without their ends.
class line_splitter
{
public:
    using take = std::function<void(std::string_view line, std::uint64_t number, bool cut)>;

    void feed(std::string_view bytes, bool last, take const &line);

private:
    std::string m_rest;
    std::uint64_t m_number = 1;
    bool m_skipping = false;
};

} // namespace arb::renju
