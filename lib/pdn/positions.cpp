#include "pdn/positions.hpp"

#include "draughts/fen.hpp"
#include "pdn/reader.hpp"
#include "pdn/replay.hpp"
#include "pdn/variant_guess.hpp"

namespace arb::pdn
{

using namespace draughts;

namespace
{

class finder
{
public:
    finder(lexer const &lex, position_query query, std::optional<variant> v)
    : m_lexer{lex}
    , m_query{query}
    , m_variant{v}
    {
    }

    position_found found;

    void begin_game(std::size_t)
    {
        ++found.games;
        m_tags = {};
        m_started = false;
        m_depth = 0;
    }
    void tag(token const &t)
    {
        if (auto *const field = m_tags.field(t.name)) {
            *field = t.value;
        }
    }
    void on_move(token const &t)
    {
        if (!is_wanted() || m_depth > 0) {
            return;
        }
        start(t.offset);
        if (m_replay && found.ply < m_query.ply) {
            if (m_replay->play(t) == outcome::illegal) {
                m_replay.reset();
                return;
            }
            ++found.ply;
            found.where = m_replay->now();
        }
    }
    void item(token const &t)
    {
        m_depth += t.kind == token_kind::open ? 1 : 0;
        m_depth -= t.kind == token_kind::close && m_depth > 0 ? 1 : 0;
    }
    void end_game(game_end, token const &t)
    {
        if (is_wanted()) {
            start(t.offset);
        }
    }

private:
    bool is_wanted() const { return found.games == m_query.game; }

    void start(std::size_t offset)
    {
        if (m_started) {
            return;
        }
        m_started = true;
        auto const by_type = variant_of(read_game_type(trimmed(m_tags.game_type)).number);
        found.variant = m_variant ? *m_variant : by_type ? *by_type : guess_variant(m_tags, m_lexer, offset);
        position p = start_position(found.variant);
        if (!m_tags.fen.empty()) {
            auto const fen = read_fen(found.variant, m_tags.fen);
            if (!fen.valid) {
                return;
            }
            p = fen.where;
        }
        m_replay = replay::make(found.variant);
        m_replay->start(p, {});
        found.where = p;
    }

    lexer const &m_lexer;
    position_query m_query;
    std::optional<variant> m_variant;
    tags m_tags;
    bool m_started = false;
    std::size_t m_depth = 0;
    std::unique_ptr<replay> m_replay;
};

} // namespace

position_found find_position(std::string_view text, position_query query, std::optional<variant> v)
{
    lexer lex{text};
    finder visitor{lex, query, v};
    reader<finder>{lex, visitor}.read();
    return visitor.found;
}

} // namespace arb::pdn
