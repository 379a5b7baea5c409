#include "common/archived_games.hpp"

#include "base/number.hpp"
#include "cli/input.hpp"
#include "event/records.hpp"
#include "pdn/chunk.hpp"
#include "pdn/line_index.hpp"
#include "pdn/reader.hpp"
#include "pdn/tags.hpp"

#include <algorithm>

namespace arb::common
{

namespace
{

using event::archived_game;
using event::outcome;

constexpr unsigned k_english = 21;

std::optional<discipline> discipline_of(unsigned game_type)
{
    switch (game_type) {
    case 20:
        return discipline::international;
    case 21:
        return discipline::english;
    case 22:
        return discipline::italian;
    case 25:
        return discipline::russian;
    case 26:
        return discipline::brazilian;
    default:
        return std::nullopt;
    }
}

/// Collects the tags of the games of one chunk.
class collector
{
public:
    collector(archive_games_options const &options, std::string_view file, std::uint64_t first_line,
              std::string_view text, archive_games &into)
    : m_options{&options}
    , m_file{file}
    , m_first_line{first_line}
    , m_lines{text}
    , m_into{&into}
    {
    }

    void begin_game(std::size_t offset)
    {
        auto const spot = m_lines.of(offset);
        m_game = {};
        m_game.where = {m_file, m_first_line + spot.line - 1, spot.column};
        m_game.number = m_into->games.size() + 1;
        m_result = {};
        m_type = 0;
        m_has_tag = false;
    }

    void tag(pdn::token const &t);
    void on_move(pdn::token const &) {}
    void item(pdn::token const &) {}

    void end_game(pdn::game_end why, pdn::token const &at)
    {
        if (m_result.value == pdn::result_value::none && why == pdn::game_end::terminator) {
            m_result = at.result;
        }
        settle_result();
        if (m_has_tag) {
            m_into->games.push_back(std::move(m_game));
        }
    }

private:
    void settle_result();
    void read_round(std::string_view value);

    archive_games_options const *m_options;
    std::string_view m_file;
    std::uint64_t m_first_line;
    pdn::line_index m_lines;
    archive_games *m_into;
    archived_game m_game;
    pdn::result_text m_result;
    unsigned m_type = 0;
    bool m_has_tag = false;
};

/// `3`, `3.2` (round and board).
void collector::read_round(std::string_view value)
{
    auto const dot = std::min(value.find('.'), value.size());
    auto const round = read_number<std::uint32_t>(value.substr(0, dot)).value_or(0);
    m_game.round = round <= event::k_most_rounds ? round : 0;
    m_game.board = dot < value.size() ? read_number<std::uint32_t>(value.substr(dot + 1)).value_or(0) : 0;
}

void collector::tag(pdn::token const &t)
{
    auto const value = std::string{pdn::trimmed(pdn::unescaped(t.value))};
    auto const known = value == "?" ? std::string{} : value;
    if (t.name == "Event") {
        m_game.event = known;
    } else if (t.name == "Site") {
        m_game.site = known;
    } else if (t.name == "Date") {
        m_game.date = value.find('?') == std::string::npos ? value : "";
    } else if (t.name == "Round") {
        read_round(value);
    } else if (t.name == "White" || t.name == "Bianco") {
        m_game.white = known;
    } else if (t.name == "Black" || t.name == "Nero") {
        m_game.black = known;
    } else if (t.name == "WhiteRating") {
        m_game.white_rating = read_number<std::int32_t>(value);
    } else if (t.name == "BlackRating") {
        m_game.black_rating = read_number<std::int32_t>(value);
    } else if (t.name == "Result" || t.name == "Risultato") {
        m_result = pdn::read_result(value);
    } else if (t.name == "GameType") {
        m_type = pdn::read_game_type(value).number;
        m_into->plays = m_into->plays ? m_into->plays : discipline_of(m_type);
    }
    m_has_tag = true;
}

/// In English draughts the result's first side is Black, who moves first.
void collector::settle_result()
{
    bool const black_first = m_type == k_english && !m_options->english_white;
    auto first = outcome::none;
    auto second = outcome::none;
    switch (m_result.value) {
    case pdn::result_value::none:
        break;
    case pdn::result_value::draw:
        first = second = outcome::draw;
        break;
    case pdn::result_value::both_lose:
        first = second = outcome::loss;
        break;
    case pdn::result_value::first_wins:
        first = outcome::win;
        second = outcome::loss;
        break;
    case pdn::result_value::second_wins:
        first = outcome::loss;
        second = outcome::win;
        break;
    }
    m_game.white_result = black_first ? second : first;
    m_game.black_result = black_first ? first : second;
}

} // namespace

void read_games(std::string const &path, archive_games_options const &options, archive_games &into)
{
    cli::input in{path, options.stdin_name};
    into.names.push_back(in.name());
    pdn::chunk_reader chunks{[&](std::span<char> buffer) { return in.read(buffer); }, options.encoding};
    std::uint64_t line = 1;
    while (auto chunk = chunks.next()) {
        line = chunk->first ? chunk->line : line;
        auto const lines = pdn::count_line_ends(chunk->text);
        if (chunk->spelling != pdn::encoding::unknown && chunk->spelling != pdn::encoding::utf8) {
            chunk->text = pdn::to_utf8(chunk->spelling, chunk->text);
        }
        collector games{options, into.names.back(), line, chunk->text, into};
        pdn::lexer lex{chunk->text};
        pdn::reader reader{lex, games};
        reader.read();
        line += lines + chunk->skipped_lines;
    }
    in.close();
}

} // namespace arb::common
