#include "cli/language.hpp"
#include "cli/messages.hpp"
#include "standings/rules.hpp"

#include <array>

namespace arb::cli
{

namespace
{

constexpr auto k_messages = std::to_array<message>({
    {"games-pending", mark("games without a result, which count for nothing yet: {0}; the first is here"),
     mark("A table in the middle of a round leaves out the games that are still going on.")},
    {"no-tiebreaks", mark("the event names no tiebreaks: players level on points share their places"),
     mark("Which coefficients are used is said in the regulations (1.13.12); the setting tiebreaks, or "
          "--tiebreaks, names them.")},
    {"no-coefficient",
     mark("tiebreaks = \"rules\" leaves the coefficient to the regulations and they name none; places are "
          "decided without one"),
     mark("Name the coefficient beside the preset: tiebreaks = [\"sonneborn-berger\", \"rules\"].")},
    {"excluded", mark("{0} {1} played less than half of his games: his results count for nobody"),
     mark("In a round robin the results of who left before half of his games stay for the rating only.")},
    {"plus-added",
     mark("{0} {1} left after half of his games: what he did not play is + for the others, {2} games"),
     mark("In a round robin the unplayed games of who left after half are - for him and + for his "
          "opponents.")},
    {"free-round", mark("a free round of a round robin brings nothing; the + of {0} is not counted"),
     mark("With an odd number everybody is free once a cycle; that is no point.")},
    {"few-present", mark("{0} had {1} of {2} players in round {3}: the match is lost"),
     mark("A team with fewer than half of its players, or fewer than two, is not let play.")},
    {"wrong-board",
     mark("player {0} had no right to board {1} in round {2}: the game does not count, the board is lost"),
     mark("A game on a board where the player may not play is not counted, and his team loses the board.")},
    {"first-lineup", mark("{0} gave no line-up for round {1}: that of round 1 stands"),
     mark("Without a line-up 15 minutes before the round the players sit as in round 1.")},
    {"extra-match-right",
     mark("{0} won every match and is second: it may claim an extra match for first place against {1}"),
     mark(
         "A team that won all its matches and has fewer points than another has a right to an extra match.")},
    {"extra-match-right/won", mark("{0} won every match and the extra match against {1}: it is first")},
    {"extra-match-right/kept",
     mark("{0} won every match, but not the extra match against {1}, which stays first")},
    {"team-left",
     mark("{0} left: counting its missing matches as lost, or all its matches as never played; the arbiters "
          "choose what moves the winners less"),
     mark("When a team leaves, the panel of arbiters counts its matches as lost or annuls all of them.")},
    {"team-left/lost",
     mark("{0} left: counting what it did not play as lost moves the winners less ({1} places against {2})")},
    {"team-left/annulled",
     mark("{0} left: annulling all its matches moves the winners less ({2} places against {1})")},
    {"team-left/either", mark("{0} left: counting its missing matches as lost or annulling all of them gives "
                              "the winners the same places")},
    {"no-teams", mark("the event has no teams"),
     mark("A team table needs team records and team= of the players.")},
    {"mixed-match", mark("players of one team, or of none, met here; the game is in no team match"),
     mark("In a team event every game is between players of two teams.")},

    {"column/place", mark("place")},
    {"column/number", mark("no.")},
    {"column/name", mark("name")},
    {"column/title", mark("title")},
    {"column/rating", mark("rating")},
    {"column/team", mark("team")},
    {"column/points", mark("points"), mark("of all rounds, with + as a win and - as a loss (1.12.2)")},
    {"column/norm-points", mark("norm points"), mark("points over the board, without + (1.12.2)")},
    {"column/decided-by", mark("decided by")},
    {"column/shared", mark("shared place")},
    {"column/excluded", mark("out of the table")},
    {"column/shmulyan", mark("Shmulyan"),
     mark("points of those beaten less points of those lost to (1.13.4)")},
    {"column/sonneborn-berger", mark("Sonneborn-Berger"),
     mark("twice the points of those beaten and the points of those drawn with (1.13.5); chess has half of "
          "it")},
    {"column/buchholz", mark("Buchholz"), mark("points of all opponents (1.13.6)")},
    {"column/solkoff", mark("Solkoff"),
     mark("points of all opponents without the best and the worst (1.13.7)")},
    {"column/truncated-solkoff", mark("truncated Solkoff"),
     mark("points of all opponents without the worst, without the two worst, ... until decided (1.13.8)")},
    {"column/short-truncated-solkoff", mark("short truncated Solkoff"),
     mark("points of all opponents without the worst (1.13.8, one cut)")},
    {"column/riga", mark("Riga"),
     mark("2 x points of those beaten, 1.5 x of those drawn with, 1 x of those lost to (1.13.9)")},
    {"column/wins", mark("wins"), mark("number of wins, with + (1.13.3)")},
    {"column/head-to-head", mark("head-to-head"),
     mark("points in the games between those level, where all of them met (1.13.3)")},
    {"column/defeated-points", mark("points of the defeated"), mark("points of those beaten (1.13.3)")},
    {"column/placing-results", mark("results by place"),
     mark("what was taken from the others in the order of places (1.13.3)")},
    {"column/opponent-rating-sum", mark("opponents' rating"), mark("sum of the opponents' ratings (1.13.3)")},
    {"column/extra-match", mark("extra match"),
     mark("points in the additional match or tournament (1.13.2)")},
    {"column/fide-buchholz", mark("FIDE Buchholz"), mark("FIDE: points of all opponents")},
    {"column/fide-buchholz-cut-1", mark("FIDE Buchholz cut 1"), mark("FIDE: the same without the least")},
    {"column/fide-buchholz-median", mark("FIDE median Buchholz"),
     mark("FIDE: the same without the least and the greatest")},
    {"column/fide-sonneborn-berger", mark("FIDE Sonneborn-Berger"),
     mark("FIDE: points of those beaten and half the points of those drawn with")},
    {"column/fide-progressive", mark("FIDE progressive score"),
     mark("FIDE: sum of the points after each round")},
    {"column/fide-direct-encounter", mark("FIDE direct encounter"),
     mark("FIDE: points in the games between those level where all met, and again among those still level")},
    {"column/board-points", mark("board points"), mark("points of all boards (1.14.6)")},
    {"column/match-points", mark("match points"), mark("2 for a match won, 1 for a draw (1.14.7, note)")},
    {"column/matches-won", mark("matches won"), mark("number of matches won (1.14.6)")},
    {"note/fide-unplayed",
     mark("FIDE columns: unplayed games by article 16 of the tie-break rules of 2024 (own unplayed round: an "
          "opponent with one's "
          "own points; an opponent's last unplayed rounds: draws; in a round robin as played).")},
    {"note/rounds",
     mark("Rounds: opponent's number, colour (w White, b Black), points; + and - are games not played.")},
    {"note/square",
     mark("Columns 1, 2, ...: points against the player in that row; + and - are games not played.")},
    {"html/standings", mark("Standings")},
    {"explained", mark("how a number came about"),
     mark("tiebreak --explain PLAYER shows how each number of a player came about.")},
    {"explained/player", mark("{0} {1}: place {3}")},
    {"explained/player-out", mark("{0} {1}: out of the table, played less than half of his games (1.10.2)")},
    {"explained/points", mark("points {0} (1.12)")},
    {"explained/win", mark("  round {0}: beat {1} {2}: {3}")},
    {"explained/draw", mark("  round {0}: drew with {1} {2}: {3}")},
    {"explained/loss", mark("  round {0}: lost to {1} {2}: {3}")},
    {"explained/plus", mark("  round {0}: + against {1} {2}, not played: {3} (1.12.2)")},
    {"explained/minus", mark("  round {0}: - against {1} {2}, not played: {3} (1.12.2)")},
    {"explained/plus-left", mark("  + against {1} {2}, who left: {3} (1.10.3)")},
    {"explained/minus-left", mark("  - against {1} {2}, left unplayed: {3} (1.10.3)")},
    {"explained/bye", mark("  round {0}: + without an opponent: {3} (1.15.2)")},
    {"explained/absent", mark("  round {0}: absent: {3} (1.15.2)")},
    {"explained/criterion", mark("{0} {1}: {2}")},
    {"explained/criterion-none", mark("{0}: said nothing here; {1}")},
    {"explained/opponent", mark("  {0} x {1} = {2}: {3} {4}")},
    {"explained/opponent-bye",
     mark("  {0} x {1} = {2}: + without an opponent counts the lowest points of anyone (1.13.11)")},
    {"explained/opponent-left", mark("  {0} x {1} = {2}: {3} {4}, who left with {5}; his score group then "
                                     "scored {6} on the average (1.13.11)")},
    {"explained/cut", mark("  left out: {0}")},
    {"explained/shared", mark("the place is shared: nothing decided")},
    {"explained/decided", mark("decided by: {0}")},
});

} // namespace

catalogue const &standings_catalogue()
{
    static catalogue const area{standings::k_rules, k_messages};
    return area;
}

} // namespace arb::cli
