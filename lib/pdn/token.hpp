#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace arb::pdn
{

enum class token_kind : std::uint8_t {
    end,
    tag,      ///< [Name "value"]
    number,   ///< 12. or 12...
    move,     ///< 32-28, c3:e5, 28x19x10
    result,   ///< 1-0 1/2-1/2 2-0 0-0 ...
    star,     ///< * as terminator
    comment,  ///< {...} and its text
    open,     ///< (
    close,    ///< )
    nag,      ///< $5
    strength, ///< ! ? !? (?)
    setup,    ///< /FEN "..."/
    no_move,  ///< -- or "- -": a move that is not known
    ellipsis, ///< ... or .. standing for the other side's move
    bad_tag,  ///< [ that starts no tag pair
    stray,    ///< text that is nothing of PDN
};

/// What is unusual about the spelling of a token; bits of token::form.
namespace form
{
inline constexpr std::uint32_t k_blank = 1U << 0U;        ///< blank inside
inline constexpr std::uint32_t k_leading_zero = 1U << 1U; ///< 01-06
inline constexpr std::uint32_t k_upper = 1U << 2U;        ///< A3-B4
inline constexpr std::uint32_t k_no_sign = 1U << 3U;      ///< a3b4
inline constexpr std::uint32_t k_foreign = 1U << 4U;  ///< a character that only looks right; token::foreign
inline constexpr std::uint32_t k_brief = 1U << 5U;    ///< cd4 b:d6
inline constexpr std::uint32_t k_star = 1U << 6U;     ///< * as strength
inline constexpr std::uint32_t k_unclosed = 1U << 7U; ///< comment or tag without its end
inline constexpr std::uint32_t k_escape = 1U << 8U;   ///< a backslash in a tag's value
inline constexpr std::uint32_t k_odd_name = 1U << 9U; ///< a tag name with characters that PDN does not allow
inline constexpr std::uint32_t k_glued = 1U << 10U;   ///< move number and move without a blank between
inline constexpr std::uint32_t k_unusual_result = 1U << 11U; ///< ½-½, 0.5-0.5
inline constexpr std::uint32_t k_bracketed = 1U << 12U;      ///< (?) rather than ?
inline constexpr std::uint32_t k_curly_quotes = 1U << 13U;   ///< “value”
inline constexpr std::uint32_t k_semicolon = 1U << 14U;      ///< a ; comment, which PDN does not have
inline constexpr std::uint32_t k_literal_cr = 1U << 15U;     ///< the two characters \\r at a line end
} // namespace form

/// A square as written, before the variant says which it is: 1..99 by number, 0x80 + 8 * file + rank (from 0)
/// by letters, 0xC0 + file where only the file is given, 0 for no square.
using raw_square = std::uint8_t;
inline constexpr raw_square k_by_letters = 0x80;
inline constexpr raw_square k_file_only = 0xC0;

enum class result_value : std::uint8_t { none, first_wins, second_wins, draw, both_lose };

/// A result as written: what it says and on which scale.
struct result_text {
    result_value value = result_value::none;
    bool two_points = false; ///< 2-0 1-1 0-2
    bool known = false;      ///< one of the forms of the standard
};

/// The result that TEXT spells, blanks around and inside ignored: 1-0 2-0 1/2-1/2 1-1 0-0 ½-½ 0.5-0.5 * ...
result_text read_result(std::string_view text);

struct token {
    static constexpr std::size_t k_most_squares = 24;

    token_kind kind = token_kind::end;
    std::uint8_t squares_count = 0;
    char sign = '\0'; ///< - x : as read, look-alikes mapped
    std::uint32_t form = 0;
    std::uint32_t number = 0; ///< of a move number or NAG
    std::uint32_t dots = 0;   ///< behind a move number
    char32_t foreign = 0;
    result_text result = {};
    std::size_t offset = 0;
    std::string_view text = {};  ///< as it stands; a comment's inside
    std::string_view name = {};  ///< of a tag
    std::string_view value = {}; ///< of a tag, FEN of a set-up
    std::array<raw_square, k_most_squares> squares = {};
};

} // namespace arb::pdn
