#include "renju/notation.hpp"
#include "renju/record_parser.hpp"

#include <expat.h>

#include <algorithm>
#include <type_traits>

namespace arb::renju
{

namespace
{

verdict score_of_black(std::string_view value)
{
    if (value == "1") {
        return verdict::black;
    }
    if (value == "0") {
        return verdict::white;
    }
    return value == "0.5" ? verdict::draw : verdict::open;
}

class rif_parser : public record_parser
{
public:
    explicit rif_parser(letters spelling) : m_spelling{spelling}, m_parser{XML_ParserCreate(nullptr)}
    {
        XML_SetUserData(m_parser.get(), this);
        XML_SetElementHandler(m_parser.get(), &rif_parser::on_start, &rif_parser::on_end);
        XML_SetCharacterDataHandler(m_parser.get(), &rif_parser::on_text);
        XML_SetUnknownEncodingHandler(m_parser.get(), &rif_parser::on_encoding, nullptr);
    }

    void feed(std::string_view bytes, bool last, std::vector<record> &into) override
    {
        m_into = &into;
        while (!m_done && (!bytes.empty() || last)) {
            auto const part = bytes.substr(0, k_part);
            bytes.remove_prefix(part.size());
            parse(part, last && bytes.empty());
            if (bytes.empty()) {
                break;
            }
        }
    }

private:
    static constexpr std::size_t k_part = std::size_t{1} << 16;

    struct release {
        void operator()(XML_Parser parser) const { XML_ParserFree(parser); }
    };

    static rif_parser &self(void *data) { return *static_cast<rif_parser *>(data); }
    static void on_start(void *data, char const *element, char const **attributes)
    {
        self(data).start(element, attributes);
    }
    static void on_end(void *data, char const *element) { self(data).end(element); }
    static void on_text(void *data, char const *text, int size)
    {
        self(data).text({text, static_cast<std::size_t>(size)});
    }
    /// Old code pages: the moves are ASCII in all of them, names are not shown.
    static int on_encoding(void *, char const *, XML_Encoding *encoding)
    {
        for (int i = 0; i < 256; ++i) {
            encoding->map[i] = i;
        }
        return XML_STATUS_OK;
    }

    std::uint64_t line() const { return XML_GetCurrentLineNumber(m_parser.get()); }

    void parse(std::string_view part, bool last)
    {
        if (XML_Parse(m_parser.get(), part.data(), static_cast<int>(part.size()), last ? 1 : 0) ==
            XML_STATUS_OK) {
            return;
        }
        m_done = true;
        if (m_root_closed && !m_in_game) {
            return; // something stands after the end of the XML; joined dumps have it
        }
        if (!m_in_game) {
            m_game = {};
            m_game.spelling = m_spelling;
            m_game.line = line();
        }
        finish_moves();
        m_game.complain(XML_ErrorString(XML_GetErrorCode(m_parser.get())));
        m_into->push_back(std::move(m_game));
    }

    void start(std::string_view element, char const **attributes)
    {
        ++m_depth;
        if (element == "game") {
            m_in_game = true;
            m_game = {};
            m_game.spelling = m_spelling;
            m_game.line = line();
            m_moves.clear();
            for (; *attributes != nullptr; attributes += 2) {
                attribute(attributes[0], attributes[1]);
            }
        } else if (element == "move") {
            m_in_move = m_in_game;
        }
    }

    void attribute(std::string_view key, std::string_view value)
    {
        if (key == "id") {
            m_game.id = value;
        } else if (key == "bresult") {
            m_game.tag = score_of_black(value);
        } else if (key == "opening" || key == "alt" || key == "swap") {
            m_game.has_opening = true;
            (key == "opening" ? m_game.opening : key == "alt" ? m_game.offers : m_game.swaps) = value;
        }
    }

    void end(std::string_view element)
    {
        m_root_closed = --m_depth == 0;
        if (element == "move") {
            m_in_move = false;
            m_moves += ' ';
        } else if (element == "game" && m_in_game) {
            m_in_game = false;
            finish_moves();
            m_into->push_back(std::move(m_game));
            m_game = {};
        }
    }

    void text(std::string_view part)
    {
        if (m_in_move) {
            m_moves.append(part.substr(0, k_longest_text - std::min(m_moves.size(), k_longest_text)));
        }
    }

    void finish_moves()
    {
        read_moves(m_moves, m_spelling, colour::black, m_game);
        if (m_moves.size() >= k_longest_text) {
            m_game.complain(m_moves);
        }
        m_moves.clear();
    }

    letters m_spelling;
    std::unique_ptr<std::remove_pointer_t<XML_Parser>, release> m_parser;
    std::vector<record> *m_into = nullptr;
    record m_game;
    std::string m_moves;
    int m_depth = 0;
    bool m_in_game = false;
    bool m_in_move = false;
    bool m_root_closed = false;
    bool m_done = false;
};

} // namespace

std::unique_ptr<record_parser> make_rif_parser(letters spelling)
{
    return std::make_unique<rif_parser>(spelling);
}

} // namespace arb::renju
