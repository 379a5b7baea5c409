#pragma once

#include "draughts/collector.hpp"
#include "draughts/position.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace arb::draughts
{

enum class variant : std::uint8_t {
    russian,
    giveaway,
    international,
    italian,
    italian_fid,
    brazilian,
    english,
    czech
};

/// How squares are written.
enum class square_names : std::uint8_t { numeric, algebraic };

/// What is known of a variant at run time.
struct variant_info {
    variant id;
    std::string_view name;
    unsigned game_type; ///< PDN's number; 0 = none assigned
    unsigned per_row;   ///< dark squares a row
    unsigned men;       ///< a side at the start
    colour first;       ///< who moves first
    square_names names; ///< usual in PDN
    char capture_sign;
    bool two_points; ///< results 2-0 1-1 0-2 rather than 1-0 1/2-1/2 0-1
    bool loser_wins; ///< no move left is a win (4.1)
    bool mirrored;   ///< the first square is the top left corner (Italian)
};

variant_info const &info(variant v);
std::span<variant_info const> all_variants();
std::optional<variant> read_variant(std::string_view name);

position start_position(variant v);

/// All legal moves, each resulting move once: equal from, to and captured set are one move.
move_list legal_moves(variant v, position const &p);

/// One way to carry out a capture, with the move it makes.
struct capture_way {
    move result;
    capture_path path;
};

/// Every way of every capture that can be carried out to its end, those that precedence forbids included.
/// At most MOST of them; a position can have very many.
std::vector<capture_way> all_captures(variant v, position const &p, std::size_t most = 4096);

/// Every way to carry out the legal capture M; the first is enough to write it where all take the same
/// pieces.
std::vector<capture_path> ways(variant v, position const &p, move const &m, std::size_t most = 4096);

bitboard bit(variant v, square s);
square square_of(variant v, bitboard one);
square square_at(variant v, unsigned index);
bitboard board_of(variant v);
/// The row on which a man of colour C becomes a king.
bitboard crowning_row(variant v, colour c);
/// The long diagonal (a1-h8, 46-5; Italian h1-a8).
bitboard main_road(variant v);

/// Calls F with the rules type of V as a value: the one place where a variant becomes a type.
template <typename F>
decltype(auto) with_rules(variant v, F f)
{
    switch (v) {
    case variant::international:
        return f(international{});
    case variant::italian:
        return f(italian{});
    case variant::italian_fid:
        return f(italian_fid{});
    case variant::brazilian:
        return f(brazilian{});
    case variant::english:
        return f(english{});
    case variant::czech:
        return f(czech{});
    case variant::russian:
    case variant::giveaway:
        break;
    }
    return f(russian{});
}

} // namespace arb::draughts
