#include "cli/language.hpp"
#include "cli/messages.hpp"
#include "pairing/rules.hpp"

#include <array>

namespace arb::cli
{

namespace
{

constexpr auto k_messages = std::to_array<message>({
    {"not-swiss", mark("the event's system is {0}, not a Swiss one; name one with --system"),
     mark("pair-swiss knows random, rating, solkoff and buchholz. The other systems have tools of their own: "
          "pair-roundrobin, pair-scheveningen, pair-knockout.")},
    {"number-missing", mark("'{0}' has no start number yet; run arb-numbers first"),
     mark("Players are paired by their start numbers, which stay the same for the whole event.")},
    {"round-open",
     mark("the game {1} - {3} of round {0} has no result yet; fill it in before round {2} is paired"),
     mark("Score groups are known only when every game of the rounds before has its result.")},
    {"round-paired", mark("everybody present has a game in round {0} already; nothing is left to pair"),
     mark("The games of the round that stand in the event are kept, and the rest is paired around them.")},
    {"round-paired/all", mark("every round has its games already")},
    {"round-paired/drawn", mark("round {0} has games already, or the table has no such round")},
    {"round-paired/won", mark("the knockout is over: player {0} has won it")},
    {"rounds-over", mark("this is round {0}, but the event has {1} rounds"),
     mark("The setting 'rounds' says how many rounds the event has.")},
    {"no-pairing",
     mark("round {0} cannot be paired: players {1} cannot all get an opponent; they may still meet only {2}"),
     mark("Nobody meets the same opponent twice, gets a bye after a '+', or has one colour four times "
          "running. "
          "The players named are a smallest set found that blocks: whoever else is paired how, one of them "
          "stays over.")},
    {"no-pairing/alone", mark("round {0} cannot be paired: players {1} cannot all get an opponent; none is "
                              "left whom they may meet")},
    {"no-pairing/one",
     mark("round {0} cannot be paired: player {1} cannot get an opponent; he may still meet only {2}")},
    {"no-pairing/one-alone", mark("round {0} cannot be paired: player {1} has nobody left whom he may meet, "
                                  "and no bye is open to him")},
    {"nobody-present", mark("nobody is present in round {0}: no pairs and no bye"),
     mark("Players who have withdrawn, have not entered yet or are announced absent are not paired.")},
    {"wish-broken", mark("{0} and {1} meet in round {2} although the regulations wish to keep them apart"),
     mark("The setting 'avoid' is kept as long as the whole field can be paired so; then as few wishes as "
          "possible are broken.")},
    {"rematch", mark("{0} and {1} meet again in round {2}: without a rematch nobody could pair this round"),
     mark("With repeat = \"least\" the fewest possible pairs meet again, those first that met longest ago.")},
    {"second-bye",
     mark("in round {0} player {1} has a bye by hand, and those left are odd: player {2} gets one too"),
     mark("A bye given by hand takes a player out; if an odd number is left, the rules give another bye.")},
    {"manual-pair", mark("{0} - {1} in round {2} was paired by hand against the rules"),
     mark("Games that already stand in the round are kept as they are, even where the rules would not make "
          "them.")},
    {"manual-pair/met", mark("{0} and {1}, paired by hand in round {2}, have met before")},
    {"manual-pair/colour",
     mark("in the pair {0} - {1}, made by hand in round {2}, one has the same colour a fourth time running")},
    {"repaired", mark("round {0}: {1} pairs stand, {2} were broken up, {3} players are paired anew"),
     mark("A repeated draw touches as few players as possible.")},
    {"pair-differs", mark("round {0}: {1} and {2} meet here; by the rules {1} meets {3} and {2} meets {4}"),
     mark("The round was paired again from the standing before it. The pair is allowed, but another comes "
          "first in the order of the rules.")},
    {"pair-differs/met",
     mark("round {0}: {1} and {2} have met before; by the rules {1} meets {3} and {2} meets {4}")},
    {"pair-differs/colour", mark("round {0}: {1} and {2} both had the same colour three times running; by "
                                 "the rules {1} meets {3} and {2} "
                                 "meets {4}")},
    {"pair-differs/forbidden",
     mark("round {0}: {1} and {2} are a forbidden pair; by the rules {1} meets {3} and {2} meets {4}")},
    {"pair-differs/avoided", mark("round {0}: the regulations wish to keep {1} and {2} apart; by the rules "
                                  "{1} meets {3} and {2} meets {4}")},
    {"pair-differs/absent", mark("round {0}: {1} and {2} meet here, but one of them has withdrawn, is absent "
                                 "or is in another group")},
    {"bye-differs", mark("round {0}: {1} has the bye here; by the rules it is due to {2}"),
     mark("In an odd field the last of the classification who has had no '+' gets the bye, as long as the "
          "others "
          "can be paired.")},
    {"bye-differs/none", mark("round {0}: {1} has a bye here, but the field is even")},
    {"colours-differ",
     mark("round {0}: {1} has White against {2} by the rules, here it is the other way round"),
     mark("Colours alternate as far as possible; the first rule that decides counts (1.15.3).")},
    {"board-differs", mark("round {0}: {1} - {2} belongs on board {3}"),
     mark("Boards are numbered by the better of the two in the classification; --boards made numbers them in "
          "the order in which the pairs were made.")},
    {"left-out", mark("round {0}: player {1} has neither a game nor a bye, and no absence is announced"),
     mark("Everybody who is present is paired or gets the bye.")},
    {"lot-missing", mark("round {0} cannot be judged wholly: the event keeps no seed for the lot '{1}'"),
     mark("Without its seed nobody can repeat a lot.")},
    {"field-size", mark("{0} players are too few"), mark("A tournament needs at least two players.")},
    {"field-size/table", mark("there is no Scheveningen table for {0} boards (2 to 10, and multiples of 4)")},
    {"teams-wrong", mark("there must be two teams, not {0}"),
     mark("In the Scheveningen system each player of one team plays each of the other.")},
    {"teams-wrong/none", mark("player {0} belongs to no team")},
    {"match-undecided", mark("the meeting {1} - {2} of round {0} is drawn: add its deciding games first"),
     mark("In a knockout the loser leaves; a drawn meeting is played on until it is decided.")},
    {"stage-players", mark("the stage '{0}' has no players"),
     mark("A stage takes its players from 'players', from stage= on the players, or from another stage.")},
    {"stage-players/unknown", mark("there is no stage '{0}' to take the players from")},
    {"stage-players/shared",
     mark("the stage '{0}' takes the first {3}, but places {1} to {2} are shared: decide them first")},
});

} // namespace

catalogue const &pairing_catalogue()
{
    static catalogue const area{pairing::k_rules, k_messages};
    return area;
}

} // namespace arb::cli
