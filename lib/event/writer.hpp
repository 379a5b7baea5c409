#pragma once

#include "event/tournament.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arb::event
{

using key_values = std::vector<std::pair<std::string_view, std::string>>;

// Each appends one line with tabs and LF. Tabs and line ends inside a text become blanks.
void write_player(std::string &out, std::uint32_t number, std::string_view name,
                  std::optional<std::int32_t> rating, key_values const &keys = {});
/// Board 0 is `-`; Black 0 is `-`. RESULT is as the stream writes it, empty = none yet.
void write_game(std::string &out, std::uint32_t round, std::uint32_t board, std::uint32_t white,
                std::uint32_t black, std::string_view result, key_values const &keys = {});
void write_team(std::string &out, std::uint32_t number, std::string_view name, key_values const &keys = {});
/// PLAYERS by board, 0 = empty board.
void write_lineup(std::string &out, std::uint32_t round, std::uint32_t team,
                  std::vector<std::uint32_t> const &players);
void write_lot(std::string &out, std::string_view purpose, std::string_view seed,
               key_values const &keys = {});

/// Changes to an event's bytes: fields filled in place, records at the end. Everything else stays as it was.
class edits
{
public:
    explicit edits(tournament const &of) : m_event{&of} {}

    /// Puts RESULT into the game's result field, adding the field where the line ends before it.
    void fill_result(game const &g, std::string_view result);
    void fill_number(player const &p, std::uint32_t number);
    /// Whole lines to stand after the last one.
    void append(std::string_view lines) { m_appended += lines; }

    /// The whole stream with the changes made.
    std::string whole() const;

private:
    struct change {
        std::size_t offset;
        std::size_t length;
        std::string text;
    };

    void replace(std::string_view field, std::string text);

    tournament const *m_event;
    std::vector<change> m_changes;
    std::string m_appended;
};

} // namespace arb::event
