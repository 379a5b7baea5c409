#pragma once

#include "pdn/checker.hpp"
#include "pdn/chunk.hpp"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace arb::pdn
{

/// What checking one chunk gave; lines and games count from 1 in the chunk.
struct chunk_result {
    bool first = false;
    std::uint64_t line = 1;
    std::uint64_t game = 1;
    std::string file;
    std::uint64_t lines = 0; ///< line ends in the chunk and in what was left out behind it
    check_counts counts;
    std::vector<finding> findings;
    std::vector<game_key> keys;
};

/// Checks one chunk; runs on any thread. FILE outlives the result.
chunk_result check_chunk(chunk const &c, std::string_view file, check_options const &options);

/// Puts the results of an archive's chunks together, in order: places and game numbers as in the whole file,
/// what is said once a file said once, games that occur twice.
class assembler
{
public:
    explicit assembler(finding_sink &sink) : m_sink{sink} {}

    /// Only games FIRST..LAST are reported.
    void limit(std::uint64_t first, std::uint64_t last)
    {
        m_first_game = first;
        m_last_game = last;
    }

    void begin_file(std::string const &name);
    void add(chunk_result &&result);

    check_counts const &counts() const { return m_counts; }

private:
    bool is_news(finding const &f);
    void report_duplicates(chunk_result const &result);

    struct seen_game {
        std::uint64_t key;
        std::uint32_t file;
        std::uint32_t game;
        friend auto operator<=>(seen_game const &, seen_game const &) = default;
    };
    seen_game const *insert(seen_game const &game);

    finding_sink &m_sink;
    std::vector<std::string> m_files;
    std::string m_marked_file;
    std::uint64_t m_line = 0; ///< lines before the chunk
    std::uint64_t m_game = 0; ///< games before the chunk
    bool m_later_piece = false;
    std::uint64_t m_first_game = 1;
    std::uint64_t m_last_game = UINT64_MAX;
    std::set<std::string> m_said;
    std::vector<seen_game> m_seen; ///< open addressing, 16 bytes a game; key 0 = free
    std::size_t m_seen_count = 0;
    check_counts m_counts;
};

} // namespace arb::pdn
