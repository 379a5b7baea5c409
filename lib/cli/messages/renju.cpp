#include "cli/language.hpp"
#include "cli/messages.hpp"
#include "renju/rules.hpp"

#include <array>

namespace arb::cli
{

namespace
{

using namespace renju;

constexpr std::array k_rules{
    &k_unreadable,     &k_off_board,     &k_occupied,      &k_not_centre,    &k_overline,
    &k_double_four,    &k_double_three,  &k_early_pass,    &k_after_end,     &k_tag,
    &k_no_five,        &k_three_reading, &k_white_to_move, &k_opening_zone,  &k_opening_shape,
    &k_opening_offers, &k_opening_swaps, &k_opening_pass,  &k_not_converted,
};

// {0} the point or the text, {1} the lines, {2} the colour, {3} the claim, {4} what else is named, {ply} the
// move
// clang-format off
constexpr std::array k_messages{
    message{"unreadable", mark("move {ply}: \"{0}\" is no move; write a point such as h8, or - for a pass"),
            mark("What stands where a move should is neither a point such as h8 nor a pass. No stone is put, the turn passes and the rest is checked all the same (5.2.4).")},
    message{"unreadable/record", mark("the record cannot be read here: {0}")},
    message{"unreadable/letters", mark("move {ply}: \"{0}\": this input was read with the letters a..o; use --letters=a-p where one letter is left out")},
    message{"off_board", mark("move {ply}: {0} is not on the board of 15 by 15"),
            mark("Stones are put on the points of a board of 15 by 15 (5.2.4). No stone is put, the turn passes.")},
    message{"occupied", mark("move {ply}: {0} is already occupied"),
            mark("A stone may only be put on a free point (5.2.4). It is an illegal move, never a foul; no stone is put, the turn passes.")},
    message{"not_centre", mark("move 1: {0} is not the centre; the first stone is put on h8"),
            mark("Black puts the first stone on the centre of the board (5.2.4).")},
    message{"overline", mark("move {ply}: {0} makes a long row: {1}; White's claim is {3}"),
            mark("A row of six or more black stones without a gap is a foul (5.2.4.2), unless the same stone makes a five. It can be claimed until Black makes a five (RIF 9.8).")},
    message{"double_four", mark("move {ply}: {0} makes two fours: {1}; White's claim is {3}"),
            mark("One black stone that makes two fours or more, in two lines or in one, is a foul (5.2.4.2), unless it makes a five. It can be claimed until White's next move (RIF 9.8).")},
    message{"double_three", mark("move {ply}: {0} makes two threes: {1}; White's claim is {3}"),
            mark("One black stone that makes two threes or more is a foul (5.2.4.2), unless it makes a five. A three counts only where a permitted stone makes an open four of it (5.2.3). It can be claimed until White's next move (RIF 9.8).")},
    message{"early_pass", mark("move {ply}: a pass among the first three moves"),
            mark("None of the first three moves may be a pass (RIF 12.9).")},
    message{"after_end", mark("move {ply}: the game was over at move {4}"),
            mark("A five, White's long row, two passes running or a full board end the game (5.2.6, 5.2.7); nothing may be played after it.")},
    message{"tag", mark("the record gives the game as {4}; the board says otherwise"),
            mark("The result that the record states is not the one on the board (5.2.6). A result without a decision on the board (a player resigned, lost on time or agreed to a draw) is accepted, and a win of White where he could claim a foul at the end.")},
    message{"no_five", mark("after move {ply} nobody can make a five any more: a draw"),
            mark("When neither player can still make a five the game is a draw (5.2.7.1c): no five cells in line are left that are free of enemy stones; for Black also with no black stone next to either end.")},
    message{"three_reading", mark("move {ply}: {0} is a foul only in the other reading of a three"),
            mark("Whether a point that makes an open four, and at the same moment a five, lets a three count: no by the international definition, yes where \"a permitted move\" of 5.2.3 is read literally (--three=permitted). Here the two differ.")},
    message{"white_to_move", mark("White is to move here; the points are those that would be forbidden to Black"),
            mark("Only Black can make a foul (5.2.4.2). A map of a position with White to move says what Black could not play.")},
    message{"opening_zone", mark("move {ply}: {0} is outside the central square of {4} by {4}"),
            mark("The rule of the opening says how far from the centre each of the first stones may stand.")},
    message{"opening_shape", mark("the first three stones are none of the 26 openings"),
            mark("The second stone stands next to the first, the third within two lines of it: 13 direct and 13 indirect openings.")},
    message{"opening_offers", mark("the offers for move 5 are not what the rule says"),
            mark("The offered fifth moves must be as many as the rule says, on free points, different, none the mirror image of another, and the one played among them.")},
    message{"opening_offers/count", mark("{0} offers for move 5, the one played among them; the rule says {4}")},
    message{"opening_offers/unreadable", mark("\"{0}\" among the offers for move 5 is no list of points")},
    message{"opening_offers/occupied", mark("{0} is offered for move 5 and is occupied")},
    message{"opening_offers/twice", mark("{0} is offered twice for move 5")},
    message{"opening_offers/mirror", mark("{0} and {4}, offered for move 5, are mirror images of each other")},
    message{"opening_swaps", mark("the changes of colours \"{0}\" do not fit a rule with {4} decisions"),
            mark("Each rule of the opening has fixed moments at which a player may change colours; R is a change, - is none.")},
    message{"not_converted", mark("this record is not written: {4} cannot hold {0}"),
            mark("Some formats have no passes, no set-up stones or room for one game only, and a record with a fault in it is not passed on as if it were whole.")},
    message{"opening_pass", mark("move {ply}: a pass before the opening is complete"),
            mark("Stones of the opening may not be replaced by a pass.")},
};
// clang-format on

} // namespace

catalogue const &renju_catalogue()
{
    static catalogue const area{k_rules, k_messages};
    return area;
}

} // namespace arb::cli
