#include "pdn/variant_guess.hpp"

#include <algorithm>

namespace arb::pdn
{

using namespace draughts;

namespace
{

/// What the squares of a game's movetext look like.
struct evidence {
    bool letters = false;
    unsigned highest = 0;
    unsigned first_from = 0;
    unsigned first_to = 0;
    bool any = false;
};

evidence look(lexer ahead, std::size_t offset)
{
    evidence e;
    ahead.seek(offset);
    for (;;) {
        auto const kind = ahead.next();
        token const &one = ahead.current();
        if (kind == token_kind::end || kind == token_kind::tag || kind == token_kind::star ||
            kind == token_kind::result) {
            return e;
        }
        if (kind != token_kind::move) {
            continue;
        }
        for (std::size_t i = 0; i < one.squares_count; ++i) {
            e.letters = e.letters || one.squares[i] >= k_by_letters;
            e.highest = std::max<unsigned>(e.highest, one.squares[i] < k_by_letters ? one.squares[i] : 0U);
        }
        if (!e.any) {
            e.first_from = one.squares[0];
            e.first_to = one.squares[one.squares_count - 1U];
            e.any = true;
        }
        if (e.letters || e.highest > 32) {
            return e;
        }
    }
}

unsigned highest_number(std::string_view fen)
{
    unsigned highest = 0;
    unsigned value = 0;
    for (char const c : fen) {
        value = c >= '0' && c <= '9' ? std::min(value * 10 + static_cast<unsigned>(c - '0'), 1000U) : 0;
        highest = std::max(highest, value);
    }
    return highest;
}

} // namespace

variant guess_variant(tags const &t, lexer const &at, std::size_t offset)
{
    if (t.italian_names) {
        return variant::italian_fid;
    }
    unsigned const in_fen = highest_number(t.fen);
    if (in_fen > 32) {
        return variant::international;
    }
    evidence const e = look(at, offset);
    if (e.letters) {
        return variant::russian;
    }
    if (e.highest > 32) {
        return variant::international;
    }
    if (!t.fen.empty()) {
        return in_fen > 0 && t.fen.starts_with('B') ? variant::english : variant::russian;
    }
    if (e.any && e.first_from >= 9 && e.first_from <= 12) {
        return variant::english;
    }
    return e.any && e.highest <= 32 && e.first_from >= 21 && e.first_from <= 24 ? variant::russian
                                                                                : variant::international;
}

} // namespace arb::pdn
