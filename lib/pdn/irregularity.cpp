#include "pdn/irregularity.hpp"

#include "draughts/notation.hpp"

#include <algorithm>
#include <cstdlib>

namespace arb::pdn
{

using namespace draughts;

namespace
{

/// What stands between two squares of one diagonal.
struct between {
    bool diagonal = false;
    unsigned distance = 0;
    bitboard squares = 0;
};

between line_between(variant v, square from, square to)
{
    for (direction const d : k_directions) {
        bitboard const board = board_of(v);
        bitboard passed = 0;
        unsigned distance = 1;
        auto const step = [&](bitboard set) {
            return board & (info(v).per_row == 5 ? geometry<5>::step(d, set) : geometry<4>::step(d, set));
        };
        for (bitboard at = step(bit(v, from)); at != 0; at = step(at), ++distance) {
            if (at == bit(v, to)) {
                return {true, distance, passed};
            }
            passed |= at;
        }
    }
    return {};
}

bool moves_up(variant v, square from, square to)
{
    unsigned const row = info(v).per_row;
    return (to.number() - 1) / row < (from.number() - 1) / row;
}

class classifier
{
public:
    classifier(variant v, position const &p, std::vector<square> const &squares)
    : m_variant{v}
    , m_position{p}
    , m_squares{squares}
    , m_from{bit(v, squares.front())}
    , m_to{bit(v, squares.back())}
    , m_us{p.side(p.to_move)}
    , m_them{p.side(other(p.to_move))}
    {
    }

    irregularity run()
    {
        if ((m_us & m_from) == 0) {
            return (m_them & m_from) != 0 ? opponents_piece() : named("no-piece", m_squares.front(), false);
        }
        if ((m_position.occupied() & ~m_from & m_to) != 0) {
            return named("occupied", m_squares.back(), false);
        }
        m_all = all_captures(m_variant, m_position);
        if (auto const captures = wrong_capture(); !captures.kind.empty()) {
            return captures;
        }
        return wrong_step();
    }

private:
    irregularity named(std::string_view kind, square s, bool carry)
    {
        return {kind, square_text(m_variant, info(m_variant).names, s), carry ? carried() : std::nullopt,
                false};
    }

    bool is_king() const { return (m_position.kings & m_from) != 0; }

    irregularity opponents_piece()
    {
        position turned = m_position;
        turned.to_move = other(turned.to_move);
        for (move const &m : legal_moves(m_variant, turned)) {
            if (m.from == m_from && m.to == m_to) {
                return {"two-in-row", turned.to_move == colour::white ? "white" : "black", m, true};
            }
        }
        return named("opponent", m_squares.front(), false);
    }

    /// The capture as it is written, carried out: every enemy between two named squares leaves.
    std::optional<move> carried() const
    {
        move m{.from = m_from, .to = m_to, .by_king = is_king()};
        for (std::size_t i = 1; i < m_squares.size(); ++i) {
            between const way = line_between(m_variant, m_squares[i - 1], m_squares[i]);
            if (!way.diagonal) {
                return std::nullopt;
            }
            m.captured |= way.squares & m_them;
        }
        m.crowns = !m.by_king && (m_to & crowning_row(m_variant, m_position.to_move)) != 0;
        return m;
    }

    std::string full(move const &m) const { return move_text(m_variant, m_position, m, notation::full); }

    /// Captures of this piece that the written one falls short of, goes past or comes second to.
    irregularity wrong_capture()
    {
        for (auto const &[m, path] : m_all) {
            if (m.from == m_from && m.to == m_to) {
                return outranked(m);
            }
        }
        for (auto const &[m, path] : m_all) {
            auto const squares = visited(m_variant, m, path);
            if (m.from == m_from &&
                std::find(squares.begin(), squares.end(), m_squares.back()) != squares.end() &&
                reaches_a_stop(m, path)) {
                return {"stopped-early", full(m), carried(), false};
            }
        }
        if (m_squares.size() > 2) {
            return wrong_path();
        }
        return {};
    }

    /// Whether the written end lies behind a piece taken on the way (and not before the first).
    bool reaches_a_stop(move const &m, capture_path const &path) const
    {
        between const way =
            line_between(m_variant, m_squares.front(), square_at(m_variant, path.victims().front()));
        return (way.squares & m_to) == 0 && m.from != m_to;
    }

    irregularity outranked(move const &m)
    {
        auto const best = legal_moves(m_variant, m_position).front();
        bool const fewer = std::popcount(m.captured) < std::popcount(best.captured);
        return {fewer ? "majority" : "quality", full(best), m, false};
    }

    irregularity wrong_path()
    {
        bitboard taken = 0;
        for (std::size_t i = 1; i < m_squares.size(); ++i) {
            bitboard const passed = line_between(m_variant, m_squares[i - 1], m_squares[i]).squares;
            if ((passed & m_us & ~m_from) != 0) {
                return named("own-piece", square_of(m_variant, lowest(passed & m_us & ~m_from)), true);
            }
            if ((passed & taken) != 0) {
                return named("twice", square_of(m_variant, lowest(passed & taken)), true);
            }
            taken |= passed & m_them;
        }
        for (auto const &[m, path] : m_all) {
            if (m.from == m_from) {
                bool const longer = std::popcount(taken) > std::popcount(m.captured);
                return {longer ? "too-many" : "too-few", full(m), carried(), false};
            }
        }
        return {};
    }

    irregularity wrong_step()
    {
        between const way = line_between(m_variant, m_squares.front(), m_squares.back());
        bool const flies = with_rules(m_variant, []<typename Rules>(Rules) { return Rules::k_flying_kings; });
        bool const backwards =
            moves_up(m_variant, m_squares.front(), m_squares.back()) != (m_position.to_move == colour::white);
        if (!way.diagonal) {
            return {"no-such-move", {}, std::nullopt, false};
        }
        if (way.distance == 1 || (is_king() && flies && (way.squares & m_position.occupied()) == 0)) {
            if (!is_king() && backwards) {
                return named("backwards", m_squares.front(), true);
            }
            return {"must-capture",
                    m_all.empty() ? std::string{} : full(legal_moves(m_variant, m_position).front()),
                    carried(), false};
        }
        if ((way.squares & m_us) != 0) {
            return named("own-piece", square_of(m_variant, lowest(way.squares & m_us)), false);
        }
        if (way.distance == 2 && (way.squares & m_them) != 0) {
            return backwards ? named("backwards", m_squares.front(), true)
                             : named("king-immune", square_of(m_variant, way.squares & m_them), true);
        }
        return named("blocked", m_squares.back(), false);
    }

    variant m_variant;
    position m_position;
    std::vector<square> const &m_squares;
    bitboard m_from;
    bitboard m_to;
    bitboard m_us;
    bitboard m_them;
    std::vector<capture_way> m_all;
};

} // namespace

irregularity classify(variant v, position const &p, std::vector<square> const &squares)
{
    return classifier{v, p, squares}.run();
}

} // namespace arb::pdn
