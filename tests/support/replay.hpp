#pragma once

#include "draughts/notation.hpp"
#include "draughts/variant.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace arb::test
{

inline bool is_subsequence(std::vector<draughts::square> const &part,
                           std::vector<draughts::square> const &whole)
{
    std::size_t matched = 0;
    for (auto const s : whole) {
        matched += matched < part.size() && part[matched] == s ? 1U : 0U;
    }
    return matched == part.size();
}

/// The legal move that TEXT (squares with - x : between) names, the path telling captures apart; nothing
/// where none or several do.
inline std::optional<draughts::move> play(draughts::variant v, draughts::position const &p,
                                          std::string_view text)
{
    using namespace draughts;
    std::vector<square> squares;
    while (!text.empty()) {
        auto const read = read_square(v, text);
        if (!read) {
            return std::nullopt;
        }
        squares.push_back(read->where);
        text.remove_prefix(std::min(text.size(), read->bytes + 1));
    }
    std::vector<move> found;
    for (move const &m : legal_moves(v, p)) {
        if (bit(v, squares.front()) != m.from || bit(v, squares.back()) != m.to) {
            continue;
        }
        bool fits = squares.size() == 2;
        for (auto const &way : m.is_capture() ? ways(v, p, m) : std::vector<capture_path>{}) {
            fits = fits || is_subsequence(squares, visited(v, m, way));
        }
        if (fits) {
            found.push_back(m);
        }
    }
    return found.size() == 1 ? std::optional{found.front()} : std::nullopt;
}

} // namespace arb::test
