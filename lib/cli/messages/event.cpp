#include "cli/language.hpp"
#include "cli/messages.hpp"
#include "event/rules.hpp"

#include <array>

namespace arb::cli
{

namespace
{

constexpr auto k_messages = std::to_array<message>({
    {"event-header", mark("an event starts with the line '+++ arb 1', not with '{0}'"),
     mark("The first line of an event is +++ arb 1; the settings follow it up to a line +++.")},
    {"event-version",
     mark("'{0}' is a version of the format that this program does not know; it reads version 1"),
     mark("The number after +++ arb is the version of the format.")},
    {"event-empty", mark("the event has no players"),
     mark("Nothing can be done for an event without a player.")},
    {"byte-order-mark", mark("the file starts with a byte order mark; it is not needed"),
     mark("Some editors write the bytes EF BB BF at the start of UTF-8 texts. They are skipped.")},
    {"carriage-returns", mark("lines end with CR LF; LF is enough"),
     mark("Lines written on Windows end with CR LF. They are read, and kept as they are.")},
    {"nul-byte", mark("a NUL byte; this is not text"),
     mark("A text has no zero bytes; the file may be damaged.")},
    {"invalid-utf8", mark("these bytes are not UTF-8; save the file as UTF-8"),
     mark(
         "Events are UTF-8. A file in another encoding can be converted: iconv -f CP1251 -t UTF-8 old.arb.")},
    {"record-kind", mark("'{0}' is no kind of record (player, game, team, lineup, lot)"),
     mark("Every line starts with its kind; # starts a comment.")},
    {"record-kind/like", mark("'{0}' is no kind of record; did you mean '{1}'?")},
    {"record-kind/blanks",
     mark("put a tab, or two blanks, between the fields of '{0}'; one blank is part of a field")},
    {"record-fields", mark("a '{0}' has at least {1} fields after its kind, this one has {2}"),
     mark("The first fields of a record stand in a fixed order; an empty one is written as two tabs, or as - "
          "where allowed.")},
    {"record-fields/extra",
     mark("'{1}' is one field too many for a '{0}'; further fields are written key=value")},
    {"field-value", mark("'{0}' cannot stand here"), mark("A field has a value that it cannot have.")},
    {"field-value/number", mark("'{0}' is no start number (a whole number from 1 to {1})")},
    {"field-value/player", mark("'{0}' is no player's start number (a whole number from 1 to {1})")},
    {"field-value/round", mark("'{0}' is no round (a whole number from 1 to {1})")},
    {"field-value/board", mark("'{0}' is no board (a whole number from 1 to {1}, or -)")},
    {"field-value/list",
     mark("'{0}' is no whole number from 1 to {1}; numbers in a list are separated by commas")},
    {"field-value/key", mark("'{1}' is no number that {0}= can have")},
    {"field-value/rating", mark("'{0}' is no rating (a whole number from 0 to 99999, or -)")},
    {"field-value/name", mark("the player has no name")},
    {"field-value/lot", mark("a lot has a purpose and a seed")},
    {"key-twice", mark("{0}= stands twice in this record"), mark("A record has each key once.")},
    {"key-like", mark("{0}= is not read by any tool; did you mean {1}=?"),
     mark("Unknown keys are kept as they are; this one looks like a slip.")},
    {"settings-open", mark("the settings never end: a line +++ is missing after them"),
     mark("The settings stand between the first line and a line +++.")},
    {"settings-syntax", mark("the settings cannot be read here: {0}"), mark("The settings are TOML.")},
    {"settings-key", mark("'{0}' is no setting"),
     mark("Settings that no tool reads are kept; this may be a slip.")},
    {"settings-key/like", mark("'{0}' is no setting; did you mean '{1}'?")},
    {"settings-value", mark("this is no value for {0}"), mark("A setting has a value that it cannot have.")},
    {"settings-value/text", mark("{0} is a text in quotation marks")},
    {"settings-value/word", mark("'{1}' is no value for {0}")},
    {"settings-value/like", mark("'{1}' is no value for {0}; did you mean '{2}'?")},
    {"settings-value/count", mark("{0} is a whole number from {1} to {2}")},
    {"settings-value/numbers", mark("{0} is a list of numbers: [1, 2]")},
    {"settings-value/date", mark("{0} is a date, or a list of dates: [2026-05-01]")},
    {"settings-value/pairs", mark("{0} is a list of pairs of start numbers: [[3, 7], [4, 9]]")},
    {"settings-value/table", mark("{0} is a table: {{ boards = 4 }}")},
    {"settings-value/truth", mark("{0} is true or false")},
    {"settings-value/stages", mark("a stage is written [[stage]] and has a name")},
    {"settings-value/scoring", mark("{0} is \"2-1-0\", \"1-0\", \"delft\", {{ win = 2, draw = 1, loss = 0 }} "
                                    "or a list of results, better side first: "
                                    "[\"12-0\", \"9-1\"]")},
    {"settings-missing", mark("the settings do not say {0}"),
     mark("Every event says its discipline and its system.")},
    {"stage-unknown", mark("there is no stage '{0}'"),
     mark("A stage is declared with [[stage]] or named by stage= in records.")},
    {"player-twice", mark("start number {0} is taken by line {1}"),
     mark("Two players cannot have one start number.")},
    {"name-twice", mark("'{0}' is also the name of line {1}; if they are two people, tell them apart"),
     mark("The same name twice is usually one player entered twice.")},
    {"player-unknown", mark("there is no player with start number {0}"),
     mark("Every number in a record belongs to a player line.")},
    {"team-twice", mark("team number {0} is taken by line {1}"), mark("Two teams cannot have one number.")},
    {"team-unknown", mark("there is no team with number {0}"),
     mark("Every team= and line-up names a team line.")},
    {"lineup-twice", mark("this team's line-up for the round stands in line {0} already"),
     mark("A team has one line-up a round.")},
    {"lineup-player", mark("player {0} is not in this team"),
     mark("A line-up names players of the team only.")},
    {"own-opponent", mark("player {0} is paired with himself"), mark("A player cannot be his own opponent.")},
    {"paired-twice", mark("player {0} has a pair in round {1} already, in line {2}"),
     mark("Nobody has two opponents in one round.")},
    {"pair-twice",
     mark("{0} and {1} have a game in round {2} already, in line {3}; games of a micro-match need leg=1, "
          "leg=2"),
     mark("Several records of one pair in one round are legs of one micro-match and say which.")},
    {"leg-twice", mark("leg {0} of this micro-match stands in line {1} already"),
     mark("The legs of a micro-match have different numbers.")},
    {"game-after-withdrawal", mark("player {0} withdrew after round {1}, this game is in round {2}"),
     mark("withdrawn= is the last round a player played; 0 is none.")},
    {"game-before-entry", mark("player {0} enters in round {1}, this game is in round {2}"),
     mark("enters= is a player's first round.")},
    {"result-absent", mark("player {0} is absent in round {1}, yet has a game in it"),
     mark("A player who has announced his absence has no opponent in that round.")},
    {"lot-twice", mark("the lot '{0}' was drawn in line {1} already"),
     mark("Every draw has its own purpose.")},
    {"result-form", mark("'{0}' is no result (2-0, 1-1, 0-2, +/-, -/+, -/-, *)"),
     mark("A result is what White has, a hyphen, what Black has; + and - stand for a game that was not "
          "played (1.12.2).")},
    {"result-scoring", mark("the event's scoring has no result '{0}'"),
     mark("The setting scoring says which results there are; 0-0 is a game lost by both.")},
    {"result-sum", mark("{1} games cannot add up to '{0}'"),
     mark("A micro-match is written as the sum of its games, or game by game: 2-0,1-1.")},
    {"result-bye", mark("a player without an opponent has + (the bye) or - (absent), not '{0}'"),
     mark("Where Black is -, the result is + or -.")},
    {"match-short", mark("a micro-match of two has fewer points"),
     mark("A micro-match with fewer games than the event's settings say.")},
    {"match-short/sum", mark("'{0}' is less than {1} games bring; was one of them lost by both?")},
    {"match-long", mark("'{0}' has more games than the {1} of a micro-match"),
     mark("The setting games says how many games a micro-match has.")},
});

} // namespace

catalogue const &event_catalogue()
{
    static catalogue const area{event::k_rules, k_messages};
    return area;
}

} // namespace arb::cli
