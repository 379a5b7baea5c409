#include "pdn/splitter.hpp"

#include "pdn/line_index.hpp"
#include "pdn/reader.hpp"

#include <utility>
#include <vector>

namespace arb::pdn
{

namespace
{

struct starts {
    std::vector<std::size_t> offsets;
    void begin_game(std::size_t offset) { offsets.push_back(offset); }
    void tag(token const &) {}
    void on_move(token const &) {}
    void item(token const &) {}
    void end_game(game_end, token const &) {}
};

/// The start of the line of OFFSET where only blanks stand before it; OFFSET itself elsewhere, where nothing
/// is cut.
std::size_t line_start(std::string_view text, std::size_t offset)
{
    std::size_t at = offset;
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) {
        --at;
    }
    return at == 0 || text[at - 1] == '\n' ? at : std::string_view::npos;
}

class splitter
{
public:
    splitter(piece_size size, std::function<void(piece const &)> const &take) : m_size{size}, m_take{take} {}

    void add(chunk const &c)
    {
        if (c.first) {
            flush();
            m_line = c.line;
            m_game = c.game;
        }
        lexer lex{c.text};
        starts found;
        reader<starts>{lex, found}.read();
        std::size_t from = 0;
        for (std::size_t const offset : found.offsets) {
            std::size_t const at = line_start(c.text, offset);
            if (at != std::string_view::npos && is_full(at - from)) {
                append(c, from, at);
                flush();
                from = at;
            }
            ++m_games_in_piece;
        }
        append(c, from, c.text.size());
    }

    void flush()
    {
        if (!m_piece.text.empty()) {
            m_take(m_piece);
        }
        m_piece.text.clear();
        m_game += std::exchange(m_games_in_piece, 0);
    }

private:
    bool is_full(std::size_t waiting) const
    {
        return (m_size.games > 0 && m_games_in_piece >= m_size.games) ||
               (m_size.bytes > 0 && m_piece.text.size() + waiting >= m_size.bytes && m_games_in_piece > 0);
    }

    void append(chunk const &c, std::size_t from, std::size_t to)
    {
        if (m_piece.text.empty()) {
            m_piece.line = m_line;
            m_piece.game = m_game;
        }
        m_piece.spelling = c.spelling;
        std::string_view const part = std::string_view{c.text}.substr(from, to - from);
        m_piece.text += part;
        m_line += count_line_ends(part);
    }

    piece_size m_size;
    std::function<void(piece const &)> const &m_take;
    piece m_piece;
    std::uint64_t m_line = 1;
    std::uint64_t m_game = 1; ///< number of the piece's first game
    std::uint64_t m_games_in_piece = 0;
};

} // namespace

void split(chunk_reader &archive, piece_size size, std::function<void(piece const &)> const &take)
{
    splitter s{size, take};
    while (auto const c = archive.next()) {
        s.add(*c);
    }
    s.flush();
}

} // namespace arb::pdn
