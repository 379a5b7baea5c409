#pragma once

#include "pdn/encoding.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace arb::pdn
{

/// A piece of an archive that holds whole games.
struct chunk {
    std::string text;
    encoding spelling = encoding::unknown;
    bool first = false;   ///< of its file, or a piece with a marker
    bool guessed = false; ///< the encoding was detected in this piece, and is not UTF-8
    bool had_bom = false;
    bool cut = false;                ///< a game longer than the limit was cut: the rest of it is left out
    std::uint64_t skipped_lines = 0; ///< lines left out behind a cut game
    // from a marker comment; only where first
    std::uint64_t line = 1; ///< line number of the text's first line
    std::uint64_t game = 1; ///< number of its first game
    std::string file = {};  ///< the file it was cut from, empty = as it is read
    std::string said = {};  ///< what is said once a file and was said before this piece, commas between
};

/// The comment that starts each piece cut by pdn-split; SAID are once_a_file() keys, commas between.
std::string marker(std::uint64_t line, std::uint64_t game, encoding e, std::string_view file,
                   std::string_view said = {});

/// Adds the keys of SAID, commas between, to KEYS.
void add_keys(std::string_view said, std::set<std::string> &keys);

/// Offset of the last place in TEXT, not 0, where a game starts for certain: a tag pair at the start of a
/// line with a blank line before it and no tag before that. Without one, the last start that reading the text
/// gives; 0 = none.
std::size_t last_game_start(std::string_view text);

/// Cuts a stream of bytes into chunks; memory is bounded by the chunk size and the longest game up to the
/// limit.
class chunk_reader
{
public:
    /// READ fills a buffer and says how many bytes it gave, 0 at the end. FORCED: the encoding, not detected.
    using source = std::function<std::size_t(std::span<char>)>;
    explicit chunk_reader(source read, std::optional<encoding> forced = {}, std::size_t size = k_usual_size);

    std::optional<chunk> next();

    static constexpr std::size_t k_usual_size = std::size_t{256} << 10U;
    static constexpr std::size_t k_longest_game = std::size_t{8} << 20U;

private:
    bool fill(std::size_t wanted);
    void open_piece(chunk &c);
    void fix_line_ends(std::size_t from);
    std::size_t skip_rest_of_game(chunk &c);
    void settle_encoding(chunk &c);

    source m_read;
    std::optional<encoding> m_forced;
    std::size_t m_size;
    std::string m_buffer;
    bool m_at_end = false;
    bool m_started = false;
    bool m_marked = false; ///< pieces of pdn-split
    bool m_only_cr = false;
    bool m_line_ends_known = false;
    encoding m_encoding = encoding::unknown;
};

} // namespace arb::pdn
