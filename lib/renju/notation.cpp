#include "renju/notation.hpp"

#include <algorithm>

namespace arb::renju
{

namespace
{

bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/// 0..25 for a letter of either case; -1 for anything else.
int letter_at(char c)
{
    if (c >= 'a' && c <= 'z') {
        return c - 'a';
    }
    return c >= 'A' && c <= 'Z' ? c - 'A' : -1;
}

bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ',' || c == ';';
}

std::string_view first_word(std::string_view text)
{
    auto const end = std::find_if(text.begin(), text.end(), is_blank);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

std::size_t digits_at(std::string_view text)
{
    auto const end = std::find_if_not(text.begin(), text.end(), is_digit);
    return static_cast<std::size_t>(end - text.begin());
}

constexpr int k_p = 'p' - 'a';
constexpr int k_i = 'i' - 'a';

/// The column of a letter; with one letter left out I and J are both the ninth.
int column_of(int letter, letters spelling)
{
    return spelling == letters::a_to_p && letter > k_i ? letter - 1 : letter;
}

std::optional<move_text> read_coordinates(std::string_view text, letters spelling)
{
    int const letter = letter_at(text.front());
    auto const digits = digits_at(text.substr(1));
    if (letter < 0 || digits == 0 || digits > 2) {
        return std::nullopt;
    }
    int row = 0;
    for (char const c : text.substr(1, digits)) {
        row = row * 10 + (c - '0');
    }
    int const column = column_of(letter, spelling);
    if (on_board(column, row - 1)) {
        return move_text{entry_kind::stone, point::at(column, row - 1), digits + 1};
    }
    if (letter == k_p && spelling == letters::unsure) {
        return move_text{entry_kind::unreadable, {}, digits + 1, "letters"};
    }
    return move_text{entry_kind::off_board, {}, digits + 1};
}

/// `65-`: the move with this number is a pass (5.3.2.1).
bool is_pass(std::string_view word)
{
    word.remove_prefix(digits_at(word));
    return word == "-";
}

bool is_word_pass(std::string_view word)
{
    constexpr std::string_view pass = "pass";
    return std::equal(word.begin(), word.end(), pass.begin(), pass.end(),
                      [](char a, char b) { return letter_at(a) == letter_at(b); });
}

/// Bytes of a move number `12.` or `12...` at the front; 0 where there is none.
std::size_t number_bytes(std::string_view text)
{
    auto const digits = digits_at(text);
    if (digits == 0 || digits == text.size() || text[digits] != '.') {
        return 0;
    }
    auto const end = text.find_first_not_of('.', digits);
    return end == std::string_view::npos ? text.size() : end;
}

/// What holds a word together; the last three so that no picture in base 64 looks like points.
bool is_word_part(char c)
{
    return letter_at(c) >= 0 || is_digit(c) || c == '+' || c == '/' || c == '=';
}

/// The letters of a word that is nothing but points run together, one bit each; 0 for any other word.
std::uint32_t letters_of_points(std::string_view word)
{
    std::uint32_t seen = 0;
    while (!word.empty()) {
        int const letter = letter_at(word.front());
        auto const digits = digits_at(word.substr(1));
        if (letter < 0 || digits == 0 || digits > 2) {
            return 0;
        }
        seen |= 1U << letter;
        word.remove_prefix(digits + 1);
    }
    return seen;
}

template <typename Take>
void for_each_move(std::string_view text, letters spelling, Take take)
{
    while (!text.empty()) {
        if (is_blank(text.front())) {
            text.remove_prefix(1);
            continue;
        }
        if (auto const number = number_bytes(text); number > 0) {
            text.remove_prefix(number);
            continue;
        }
        auto const move = read_move(text, spelling);
        take(move, text.substr(0, move.bytes));
        text.remove_prefix(move.bytes);
    }
}

} // namespace

letters detect_letters(std::string_view text)
{
    std::uint32_t seen = 0;
    while (!text.empty()) {
        auto const end = std::find_if_not(text.begin(), text.end(), is_word_part);
        auto const size = static_cast<std::size_t>(end - text.begin());
        seen |= letters_of_points(text.substr(0, size));
        text.remove_prefix(std::min(size + 1, text.size()));
    }
    if ((seen >> k_p & 1U) != 0) {
        return letters::a_to_p;
    }
    return (seen >> k_i & 3U) == 3U ? letters::a_to_o : letters::unsure;
}

move_text read_move(std::string_view text, letters spelling)
{
    if (auto const move = read_coordinates(text, spelling)) {
        return *move;
    }
    auto const word = first_word(text);
    auto const kind = is_pass(word) || is_word_pass(word) ? entry_kind::pass : entry_kind::unreadable;
    return {kind, {}, word.size()};
}

std::optional<point> read_point(std::string_view text, letters spelling)
{
    if (text.empty()) {
        return std::nullopt;
    }
    auto const move = read_coordinates(text, spelling);
    return move && move->kind == entry_kind::stone && move->bytes == text.size() ? std::optional{move->where}
                                                                                 : std::nullopt;
}

colour read_moves(std::string_view text, letters spelling, colour first, record &into)
{
    auto turn = first;
    for_each_move(text, spelling, [&](move_text const &move, std::string_view source) {
        if (move.kind <= entry_kind::pass) {
            into.add(move.kind, turn, move.where);
        } else {
            into.add_bad(move.kind, turn, source, move.why);
        }
        turn = other(turn);
    });
    return turn;
}

void read_stones(std::string_view text, letters spelling, colour c, record &into)
{
    for_each_move(text, spelling, [&](move_text const &move, std::string_view source) {
        if (move.kind == entry_kind::stone) {
            into.add(entry_kind::set_up, c, move.where);
        } else {
            into.complain(source);
        }
    });
}

} // namespace arb::renju
