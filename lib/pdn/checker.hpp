#pragma once

#include "base/finding.hpp"
#include "pdn/encoding.hpp"
#include "pdn/line_index.hpp"
#include "pdn/reader.hpp"
#include "pdn/replay.hpp"
#include "pdn/tags.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace arb::pdn
{

/// What a checker looks for and how it reads.
struct check_options {
    std::optional<draughts::variant> variant = {}; ///< instead of GameType and evidence
    bool strict = false;                           ///< what PDN 3.0 forbids a writer
    bool draws = false;                            ///< name each draw reached or claimable
    bool strict_draws = false;                     ///< play after a complete count is an error
    bool idf = false;                              ///< 2.1.9.1.3-4 as other federations read them
    bool duplicates = false;                       ///< compute game keys
    bool english_first_is_white = false;   ///< 1-0 in English draughts is White's win, not the first mover's
    encoding spelling = encoding::unknown; ///< of names in messages
};

/// What tells whether two games are the same: their start and all moves.
struct game_key {
    std::uint64_t hash = 0;
    std::uint64_t game = 0; ///< number in the text, from 1
    std::uint64_t line = 0;
};

struct check_counts {
    std::uint64_t games = 0;
    std::uint64_t half_moves = 0; ///< of main lines
};

/// Checks one game after another; a visitor of reader. Numbers games from FIRST_GAME on.
class checker
{
public:
    checker(std::string_view file, std::string_view text, lexer &lex, check_options const &options,
            finding_sink &sink);

    void begin_game(std::size_t offset);
    void tag(token const &t);
    void on_move(token const &t);
    void item(token const &t);
    void end_game(game_end why, token const &t);

    check_counts const &counts() const { return m_counts; }
    std::vector<game_key> const &keys() const { return m_keys; }
    line_index &lines() { return m_lines; }

private:
    /// A level of play: the main line or a variation.
    struct level {
        std::uint64_t ply = 0;        ///< half-moves played, those before a variation included
        std::int64_t number_base = 0; ///< what the move numbers are ahead of the count
        bool number_known = false;
        bool has_move = false;
        bool said_text = false;
        bool after_setup = false;
        std::size_t offset = 0;
        bool active_before = false; ///< the line outside was being replayed
    };

    finding make(rule const &r, std::size_t offset, std::vector<argument> arguments = {}) const;
    void report(rule const &r, std::size_t offset, std::vector<argument> arguments = {},
                std::string_view detail = {});
    void report_strict(rule const &r, std::size_t offset, std::vector<argument> arguments = {},
                       std::string_view detail = {});
    void report(finding f);
    std::string players() const;

    void start_body(std::size_t offset);
    void choose_variant(std::size_t offset);
    void report_fen(std::string_view text, std::size_t offset, bool &valid, draughts::position &where);

    void after_move(token const &t);
    void check_form(token const &t, outcome o);
    void check_sign(token const &t, outcome o);
    void check_path(token const &t);
    void illegal(token t);
    bool is_result_of_tag(token const &t) const;
    bool join_split(token &t);
    bool by_lot(token const &t);
    void report_illegal(token const &t);
    std::string legal_texts() const;
    std::string other_variants(token const &t) const;
    void report_settled(token const &t);
    void report_unsettled();
    void stop_replay(std::size_t offset);
    void on_number(token const &t);
    void on_setup(token const &t);
    bool is_of_next_move() const;
    void on_open(token const &t);
    void on_close(token const &t);
    void on_comment(token const &t);
    void on_stray(token const &t);
    void check_clocks(token const &t);
    void check_draws(token const &t);
    void check_tags();
    void check_result(game_end why, token const &t);
    void check_result_position(result_text const &final, std::size_t offset);
    void report_result_form(token const &t);

    std::string_view m_file;
    std::string_view m_text;
    lexer &m_lexer;
    check_options const &m_options;
    finding_sink &m_sink;
    mutable line_index m_lines;
    check_counts m_counts;
    std::vector<game_key> m_keys;
    std::map<draughts::variant, std::unique_ptr<replay>> m_replays;

    // of the game being read
    replay *m_replay = nullptr;
    draughts::variant m_variant = draughts::variant::russian;
    draughts::colour m_first = draughts::colour::white; ///< who moves first
    bool m_guessed = false;
    bool m_started = false;
    bool m_active = false;  ///< moves are replayed
    bool m_complete = true; ///< every half-move of the main line was replayed
    std::size_t m_start = 0;
    std::uint64_t m_plies = 0;
    tags m_tags;
    std::vector<std::string_view> m_names;
    std::uint64_t m_name_bits = 0; ///< which names may stand in m_names
    result_text m_tag_result;
    std::vector<level> m_levels;
    std::string_view m_last_text;
    bool m_number_waits = false;
    std::size_t m_number_offset = 0;
    std::size_t m_stray_end = 0;
    std::size_t m_draws_seen = 0;
    bool m_draw_passed = false;
    bool m_first_illegal = true;
    std::int64_t m_clock[2] = {-1, -1};
    game_key m_key;
};

/// TEXT, cut with an ellipsis where it is too long for a message.
std::string shortened(std::string_view text);

/// Checks all games of TEXT, which starts between games; FILE names it in findings, whose lines and game
/// numbers count from 1 in TEXT. KEYS receives the games' keys where they are wanted.
check_counts check_games(std::string_view file, std::string_view text, check_options const &options,
                         finding_sink &sink, std::vector<game_key> &keys);

} // namespace arb::pdn
