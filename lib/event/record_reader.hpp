#pragma once

#include "event/tournament.hpp"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace arb::event
{

/// Reads the lines after the settings into a tournament. Order does not matter: numbers are looked up in
/// finish(), which also sets the records against each other.
class record_reader
{
public:
    record_reader(tournament &event, finding_sink &sink);

    /// Reads one line that is neither empty nor a comment.
    void add(origin const &line);
    /// After the last line.
    void finish();

private:
    struct numbers {
        std::uint32_t white;
        std::uint32_t black;
        std::string_view white_field;
        std::string_view black_field;
    };
    struct team_wish {
        index player;
        std::string_view field;
    };
    struct lineup_text {
        std::uint32_t team;
        std::string_view team_field;
        std::string_view players;
    };

    void add_player();
    void add_game();
    void add_team();
    void add_lineup();
    void add_lot();

    void report(rule const &what, std::string_view field, std::vector<argument> arguments = {},
                std::string_view detail = {});
    bool has_fields(std::size_t least);
    record_keys read_keys(std::size_t first, std::span<std::string_view const> known);
    std::optional<std::uint32_t> number(std::string_view field, std::string_view what, std::uint32_t most);
    std::optional<std::uint32_t> key_number(record_keys const &keys, std::string_view key,
                                            std::uint32_t otherwise, std::uint32_t least = 1);
    bool read_list(std::string_view text, std::uint32_t most, std::vector<std::uint32_t> &into);
    bool read_rating(player &p);
    bool read_player_keys(player &p);
    bool read_game_keys(game &g);
    void read_result_field(game &g, bool alone);
    std::uint32_t stage_of(record_keys const &keys);

    void resolve_games();
    void resolve_teams();
    void resolve_lineups();
    index resolve(origin const &from, std::uint32_t number, std::string_view field);

    tournament *m_event;
    finding_sink *m_sink;
    std::vector<scoring> m_scorings;      ///< by declared stage
    std::vector<result_reader> m_results; ///< by declared stage; the others count as the event itself
    std::unordered_map<std::string_view, std::uint32_t> m_stages;
    origin m_line;
    std::vector<std::string_view> m_fields;
    std::vector<numbers> m_opponents;     ///< by game
    std::vector<team_wish> m_team_wishes; ///< `team=` of players
    std::vector<lineup_text> m_lineups;   ///< by lineup
};

} // namespace arb::event
