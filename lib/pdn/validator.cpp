#include "pdn/validator.hpp"

#include "base/utf8.hpp"
#include "pdn/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::pdn
{

namespace
{

/// Appends findings to a vector.
class vector_sink : public finding_sink
{
public:
    explicit vector_sink(std::vector<finding> &target) : m_target{target} {}
    void report(finding const &f) override { m_target.push_back(f); }

private:
    std::vector<finding> &m_target;
};

void check_bytes(chunk const &c, std::string_view file, std::vector<finding> &findings)
{
    line_index lines{c.text};
    auto const at = [&](std::size_t offset) {
        auto const spot = lines.of(offset);
        return place{file, spot.line, spot.column};
    };
    if (c.had_bom) {
        findings.emplace_back(k_bom, place{file, 1, 1});
    }
    if (c.guessed) {
        findings.emplace_back(k_encoding, at(utf8::first_non_ascii(c.text)),
                              std::vector<argument>{std::string{encoding_name(c.spelling)}});
        findings.back().level = severity::warning;
    } else if (c.spelling == encoding::utf8 || c.spelling == encoding::unknown) {
        if (auto const bad = utf8::first_invalid(c.text)) {
            findings.emplace_back(
                k_invalid_utf8, at(*bad),
                std::vector<argument>{fmt::format("{:02X}", static_cast<unsigned char>(c.text[*bad]))});
        }
    }
    if (auto const nul = c.text.find('\0'); nul != std::string::npos) {
        findings.emplace_back(k_nul_byte, at(nul));
    }
    if (c.cut) {
        findings.emplace_back(
            k_game_too_long, at(c.text.size()),
            std::vector<argument>{static_cast<std::int64_t>(chunk_reader::k_longest_game >> 20U)});
    }
}

} // namespace

std::string once_a_file(finding const &f)
{
    rule const *const r = f.what;
    if (r == &k_variant_guessed && f.detail.empty()) {
        return fmt::format("{}/{}", r->name, std::get<term>(f.arguments.front()).id);
    }
    bool const once = r == &k_bom || r == &k_encoding || r == &k_invalid_utf8 || r == &k_nul_byte ||
                      r == &k_broken_line_end;
    return once ? std::string{r->name} : std::string{};
}

chunk_result check_chunk(chunk const &c, std::string_view file, check_options const &options)
{
    chunk_result result{.first = c.first,
                        .line = c.line,
                        .game = c.game,
                        .file = c.file,
                        .said = c.said,
                        .lines = c.skipped_lines,
                        .counts = {},
                        .findings = {},
                        .keys = {}};
    check_bytes(c, file, result.findings);
    vector_sink found{result.findings};
    check_options here = options;
    here.spelling = c.spelling;
    result.counts = check_games(file, c.text, here, found, result.keys);
    result.lines += line_index{c.text}.count_all();
    auto const earlier = [](finding const &a, finding const &b) {
        return std::pair{a.where.line, a.where.column} < std::pair{b.where.line, b.where.column};
    };
    if (!std::is_sorted(result.findings.begin(), result.findings.end(), earlier)) {
        std::stable_sort(result.findings.begin(), result.findings.end(), earlier);
    }
    return result;
}

void assembler::begin_file(std::string const &name)
{
    m_files.push_back(name);
    m_marked_file = {};
    m_line = 0;
    m_game = 0;
    m_said.clear();
}

bool assembler::is_news(finding const &f)
{
    std::string key = once_a_file(f);
    return key.empty() || m_said.insert(std::move(key)).second;
}

void assembler::add(chunk_result &&result)
{
    if (result.first) {
        m_line = result.line - 1;
        m_game = result.game - 1;
        if (!result.file.empty() && result.file != m_marked_file) {
            m_marked_file = result.file;
            m_said.clear();
        }
    }
    add_keys(result.said, m_said);
    for (finding &f : result.findings) {
        f.where.line += m_line;
        f.game += f.game > 0 ? m_game : 0;
        if (!m_marked_file.empty()) {
            f.where.file = m_marked_file;
        }
        bool const in_range = f.game == 0 || (f.game >= m_first_game && f.game <= m_last_game);
        if (in_range && is_news(f)) {
            m_sink.report(f);
        }
    }
    report_duplicates(result);
    m_line += result.lines;
    m_game += result.counts.games;
    m_counts.games += result.counts.games;
    m_counts.half_moves += result.counts.half_moves;
}

assembler::seen_game const *assembler::insert(seen_game const &game)
{
    if (2 * (m_seen_count + 1) > m_seen.size()) {
        std::vector<seen_game> old(std::max<std::size_t>(1024, 2 * m_seen.size()));
        old.swap(m_seen);
        m_seen_count = 0;
        for (seen_game const &one : old) {
            if (one.key != 0) {
                insert(one);
            }
        }
    }
    std::size_t at = game.key & (m_seen.size() - 1);
    while (m_seen[at].key != 0) {
        if (m_seen[at].key == game.key) {
            return &m_seen[at];
        }
        at = (at + 1) & (m_seen.size() - 1);
    }
    m_seen[at] = game;
    ++m_seen_count;
    return nullptr;
}

void assembler::report_duplicates(chunk_result const &result)
{
    for (game_key const &key : result.keys) {
        auto const number = m_game + key.game;
        seen_game const game{key.hash | 1U, static_cast<std::uint32_t>(m_files.size() - 1),
                             static_cast<std::uint32_t>(number)};
        if (seen_game const *const before = insert(game)) {
            finding f{k_duplicate_game,
                      {m_marked_file.empty() ? std::string_view{m_files.back()} : m_marked_file,
                       key.line + m_line, 1},
                      {static_cast<std::int64_t>(before->game), m_files[before->file]}};
            f.game = number;
            m_sink.report(f);
        }
    }
}

} // namespace arb::pdn
