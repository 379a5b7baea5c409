#pragma once

#include "base/finding.hpp"
#include "draughts/notation.hpp"
#include "pdn/encoding.hpp"
#include "pdn/line_index.hpp"
#include "pdn/reader.hpp"
#include "pdn/replay.hpp"
#include "pdn/tags.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arb::pdn
{

struct convert_options {
    std::optional<draughts::variant> variant = {}; ///< instead of GameType and evidence
    std::optional<draughts::notation> moves = {};  ///< nothing: the usual one of the variant
    encoding spelling = encoding::unknown;
};

/// A game as it was understood: what a writer needs.
struct converted_game {
    std::uint64_t line = 0;
    std::uint64_t number = 0;
    std::string_view original; ///< the text of the game as it stands
    bool complete = false;     ///< every move was understood
    draughts::variant variant = draughts::variant::russian;
    std::vector<std::pair<std::string, std::string>> tags; ///< values unescaped, UTF-8
    std::optional<std::string> start;                      ///< FEN, where the game has one
    std::vector<std::string> main_line;
    std::vector<std::string> movetext; ///< words of the canonical movetext
    std::string result = "*";
};

/// Reads games and writes each move anew; a visitor of reader. A game that cannot be understood to its end
/// comes with complete = false and one finding, so that nothing is lost.
class converter
{
public:
    using taker = std::function<void(converted_game const &)>;
    converter(std::string_view file, std::string_view text, lexer &lex, convert_options options,
              finding_sink &sink, taker take);

    void begin_game(std::size_t offset);
    void tag(token const &t);
    void on_move(token const &t);
    void item(token const &t);
    void end_game(game_end why, token const &t);

    std::uint64_t games() const { return m_games; }

private:
    /// A place in the texts that an ambiguous capture fills once it is settled.
    struct slot {
        std::size_t offset;
        std::size_t word;
        std::size_t move;
    };

    void start_body(std::size_t offset);
    void give_up(std::size_t offset, std::string_view what);
    void add_move(std::string text, std::size_t offset, bool open);
    void fill_slots();
    void on_setup(token const &t);
    void write_number();
    std::string last_move_text() const;

    std::string_view m_file;
    std::string_view m_text;
    lexer &m_lexer;
    convert_options m_options;
    finding_sink &m_sink;
    taker m_take;
    line_index m_lines;
    std::uint64_t m_games = 0;
    std::size_t m_start = 0;
    converted_game m_game;
    tags m_tags;
    std::unique_ptr<replay> m_replay;
    bool m_started = false;
    bool m_failed = false;
    bool m_number_wanted = true;
    std::vector<std::uint64_t> m_plies; ///< per level, the main line first
    std::vector<slot> m_slots;
};

/// GAME in the writing grammar of PDN 3.0, lines of at most 79 columns, a blank line behind it.
std::string canonical_text(converted_game const &game);

/// Converts all games of TEXT; their number.
std::uint64_t convert_games(std::string_view file, std::string_view text, convert_options const &options,
                            finding_sink &sink, converter::taker const &take);

} // namespace arb::pdn
