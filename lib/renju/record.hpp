#pragma once

#include "renju/point.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arb::renju
{

/// How columns are lettered: a..o; A..P with one letter left out (I or J); a..o because nothing tells; or by
/// numbers.
enum class letters : std::uint8_t { a_to_o, a_to_p, unsure, numbers };

/// `a-o`, `a-p`, `a-o?`, `xy`.
std::string_view letters_name(letters l);

/// Who has won, as the board or the record says; `open`: nobody yet, nothing said.
enum class verdict : std::uint8_t { open, black, white, draw };

enum class entry_kind : std::uint8_t {
    stone,
    pass,
    unreadable, ///< a move that is no point; or, before move 1, what is wrong with the whole record
    off_board,
    set_up, ///< a stone put before or between the moves, not a move
    cleared ///< a stone taken off likewise
};

/// One step of a record.
struct entry {
    entry_kind kind = entry_kind::stone;
    colour turn = colour::black;
    point where = {};
    std::string text = {}; ///< of what could not be read, at most k_longest_shown bytes of UTF-8
    /// For `unreadable`: which sentence, "" = the text is no move.
    std::string_view why = {};

    bool is_move() const { return kind <= entry_kind::off_board && why != k_whole_record; }
    static constexpr std::string_view k_whole_record = "record";
};

inline constexpr std::size_t k_longest_shown = 24;

/// One game or position as an input gives it. Read, not judged.
struct record {
    std::uint64_t line = 1; ///< where it starts
    std::string id = {};
    letters spelling = letters::unsure;
    std::vector<entry> entries = {};
    verdict tag = verdict::open;
    /// Moves that an earlier record of the same tree has too; their findings are told there.
    std::size_t shared_moves = 0;
    // what RIF keeps of the opening
    std::string opening = {};
    std::string offers = {};
    std::string swaps = {};
    bool has_opening = false;

    void add(entry_kind kind, colour turn, point where = {}) { entries.push_back({kind, turn, where}); }
    void add_bad(entry_kind kind, colour turn, std::string_view text, std::string_view why = {});
    /// The whole record is not what it should be; TEXT says what was met.
    void complain(std::string_view text);
};

/// TEXT for people: valid UTF-8, no control characters, not longer than k_longest_shown.
std::string shown_text(std::string_view text);

} // namespace arb::renju
