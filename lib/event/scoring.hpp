#pragma once

#include "event/points.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace arb::event
{

/// What a game can bring to its White and Black, in the order of the setting.
struct score_pair {
    points white;
    points black;
    friend bool operator==(score_pair const &, score_pair const &) = default;
};

/// How results are counted (1.12.1): what a win, a draw and a loss bring, and every result that can be
/// written.
class scoring
{
public:
    /// Win, draw, loss; also what `+` and `-` bring.
    static scoring of(points win, points draw, points loss);
    /// The allowed pairs, better side first; the widest is what `+` and `-` bring.
    static scoring of(std::vector<score_pair> const &pairs);
    /// "2-1-0", "1-0", "delft".
    static std::optional<scoring> named(std::string_view name);

    points win() const { return m_win; }
    points draw() const { return m_draw; }
    points loss() const { return m_loss; }

    /// Whether a game can end so, either side first; 0-0 (lost by both) always can (1.9.2).
    bool allows(score_pair pair) const;
    /// Whether COUNT games can add up to PAIR.
    bool allows_sum(score_pair pair, unsigned count) const;
    std::vector<score_pair> const &pairs() const { return m_pairs; }

private:
    points m_win;
    points m_draw;
    points m_loss;
    std::vector<score_pair> m_pairs;
};

/// `2-0`: two points values with a hyphen between.
std::optional<score_pair> read_score_pair(std::string_view text);

} // namespace arb::event
