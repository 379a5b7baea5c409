#include "draughts/variant.hpp"

#include "draughts/engine.hpp"

#include <algorithm>
#include <array>

namespace arb::draughts
{

namespace
{

constexpr auto k_white = colour::white;
constexpr auto k_black = colour::black;
constexpr auto k_numeric = square_names::numeric;
constexpr auto k_algebraic = square_names::algebraic;

// clang-format off
constexpr std::array k_variants{
    // id                    name            type row men first    squares     sign  2-0    loser  mirror
    variant_info{variant::russian,       "russian",       25, 4, 12, k_white, k_algebraic, ':', false, false, false},
    variant_info{variant::giveaway,      "giveaway",       0, 4, 12, k_white, k_algebraic, ':', false, true,  false},
    variant_info{variant::international, "international", 20, 5, 20, k_white, k_numeric,   'x', true,  false, false},
    variant_info{variant::italian,       "italian",       22, 4, 12, k_white, k_numeric,   'x', false, false, true},
    variant_info{variant::italian_fid,   "italian-fid",   22, 4, 12, k_white, k_numeric,   'x', false, false, true},
    variant_info{variant::brazilian,     "brazilian",     26, 4, 12, k_white, k_algebraic, 'x', false, false, false},
    variant_info{variant::english,       "english",       21, 4, 12, k_black, k_numeric,   'x', false, false, false},
    variant_info{variant::czech,         "czech",         29, 4, 12, k_white, k_algebraic, 'x', false, false, false},
};
// clang-format on

template <typename F>
decltype(auto) with_board(variant v, F f)
{
    return info(v).per_row == 5 ? f(geometry<5>{}) : f(geometry<4>{});
}

/// Between a variant's own numbers and those of geometry, which differ on a mirrored board.
square unmirrored(variant v, square s)
{
    variant_info const &i = info(v);
    if (!i.mirrored) {
        return s;
    }
    unsigned const zero_based = s.number() - 1;
    unsigned const in_row = zero_based % i.per_row;
    return square{static_cast<std::uint8_t>(s.number() - in_row + (i.per_row - 1 - in_row))};
}

} // namespace

variant_info const &info(variant v)
{
    return k_variants[static_cast<std::size_t>(v)];
}

std::span<variant_info const> all_variants()
{
    return k_variants;
}

std::optional<variant> read_variant(std::string_view name)
{
    auto const *const it =
        std::find_if(k_variants.begin(), k_variants.end(), [&](auto const &i) { return i.name == name; });
    return it == k_variants.end() ? std::nullopt : std::optional{it->id};
}

position start_position(variant v)
{
    static auto const starts = [] {
        std::array<position, k_variants.size()> result;
        for (variant_info const &i : k_variants) {
            position &p = result[static_cast<std::size_t>(i.id)];
            p.to_move = i.first;
            unsigned const squares = 2 * i.per_row * i.per_row;
            for (unsigned n = 1; n <= i.men; ++n) {
                p.black |= bit(i.id, square{static_cast<std::uint8_t>(n)});
                p.white |= bit(i.id, square{static_cast<std::uint8_t>(squares + 1 - n)});
            }
        }
        return result;
    }();
    return starts[static_cast<std::size_t>(v)];
}

move_list legal_moves(variant v, position const &p)
{
    move_list list;
    with_rules(v, [&]<typename Rules>(Rules) { engine<Rules>::collect(p, list); });
    return list;
}

std::vector<capture_way> all_captures(variant v, position const &p, std::size_t most)
{
    std::vector<capture_way> found;
    with_rules(v, [&]<typename Rules>(Rules) {
        engine<Rules>::visit_captures(p, [&](move const &m, capture_path const &path) {
            if (found.size() < most) {
                found.push_back({m, path});
            }
        });
    });
    return found;
}

std::vector<capture_path> ways(variant v, position const &p, move const &m, std::size_t most)
{
    std::vector<capture_path> found;
    with_rules(v, [&]<typename Rules>(Rules) {
        engine<Rules>::visit_captures(p, [&](move const &other, capture_path const &path) {
            if (other == m && found.size() < most) {
                found.push_back(path);
            }
        });
    });
    return found;
}

bitboard bit(variant v, square s)
{
    return with_board(v, [&]<typename Board>(Board) { return Board::bit(unmirrored(v, s)); });
}

square square_of(variant v, bitboard one)
{
    return with_board(v, [&]<typename Board>(Board) { return unmirrored(v, Board::of(one)); });
}

square square_at(variant v, unsigned index)
{
    return with_board(v, [&]<typename Board>(Board) { return unmirrored(v, Board::at(index)); });
}

bitboard board_of(variant v)
{
    return with_board(v, []<typename Board>(Board) { return Board::k_board; });
}

bitboard crowning_row(variant v, colour c)
{
    return with_board(
        v, [&]<typename Board>(Board) { return Board::row(c == colour::white ? 0 : Board::k_rows - 1); });
}

bitboard main_road(variant v)
{
    return with_board(v, []<typename Board>(Board) {
        square const corner{static_cast<std::uint8_t>(Board::k_squares - Board::k_per_row + 1)};
        return Board::bit(corner) | Board::template ray<direction::up_right>(Board::index(corner));
    });
}

} // namespace arb::draughts
