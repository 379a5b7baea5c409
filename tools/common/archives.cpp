#include "common/archives.hpp"

#include "base/error.hpp"
#include "base/ordered_map.hpp"
#include "base/table.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "cli/progress.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <memory>

namespace arb::common
{

using cli::tr;

namespace
{

struct job {
    std::size_t file;
    pdn::chunk chunk;
};

struct done {
    std::size_t file;
    pdn::chunk_result result;
};

/// The chunks of all files one after the other. A file that cannot be read is said and passed over.
class job_source
{
public:
    explicit job_source(archive_options const &options) : m_options{options} {}

    std::optional<job> next()
    {
        while (m_chunks != nullptr || open_next()) {
            try {
                if (auto chunk = m_chunks->next()) {
                    return job{m_file - 1, std::move(*chunk)};
                }
                m_input->close();
            } catch (environment_error const &error) {
                complain(error);
            }
            m_chunks.reset();
        }
        return std::nullopt;
    }

    bool failed() const { return m_failed; }

private:
    bool open_next()
    {
        while (m_file < m_options.files.size()) {
            try {
                m_input = std::make_unique<cli::input>(m_options.files[m_file++], m_options.stdin_name);
            } catch (environment_error const &error) {
                complain(error);
                continue;
            }
            m_progress = std::make_unique<cli::progress>(m_input->size(), m_options.progress);
            m_chunks = std::make_unique<pdn::chunk_reader>(
                [this](std::span<char> buffer) {
                    std::size_t const got = m_input->read(buffer);
                    m_progress->advance(got);
                    return got;
                },
                m_options.encoding);
            return true;
        }
        m_progress.reset();
        return false;
    }

    void complain(environment_error const &error)
    {
        m_failed = true;
        fmt::print(stderr, "{}\n", error.what());
    }

    archive_options const &m_options;
    std::size_t m_file = 0;
    bool m_failed = false;
    std::unique_ptr<cli::input> m_input;
    std::unique_ptr<cli::progress> m_progress;
    std::unique_ptr<pdn::chunk_reader> m_chunks;
};

std::string shown_name(archive_options const &options, std::size_t file)
{
    return options.files[file] == "-" ? options.stdin_name : options.files[file];
}

} // namespace

cli::exit_code archive_run::run(cli::reporter &reporter)
{
    for (std::size_t i = 0; i < m_options.files.size(); ++i) {
        m_counts.push_back({shown_name(m_options, i), {}, {}});
    }
    filtered_sink counter{reporter.policy(), reporter};
    pdn::assembler assembler{counter};
    assembler.limit(m_games.first, m_games.second);
    job_source source{m_options};
    std::size_t current = SIZE_MAX;
    pdn::check_counts before;
    tally findings_before;
    auto const close_file = [&] {
        if (current != SIZE_MAX) {
            auto &file = m_counts[current];
            file.counts.games = assembler.counts().games - before.games;
            file.counts.half_moves = assembler.counts().half_moves - before.half_moves;
            file.findings = counter.counts();
            file.findings.errors -= findings_before.errors;
            file.findings.warnings -= findings_before.warnings;
            file.findings.notes -= findings_before.notes;
        }
        before = assembler.counts();
        findings_before = counter.counts();
    };
    ordered_map(
        m_options.jobs, [&] { return source.next(); },
        [&](job &&j) {
            return done{j.file, pdn::check_chunk(j.chunk, m_counts[j.file].name, m_check)};
        },
        [&](done &&d) {
            if (d.file != current) {
                close_file();
                current = d.file;
                assembler.begin_file(m_counts[current].name);
            }
            assembler.add(std::move(d.result));
        });
    close_file();
    m_all = counter.counts();
    return source.failed() ? cli::exit_code::usage : cli::exit_code::well;
}

std::string archive_run::summary_text() const
{
    text_table table{{align::left, align::right, align::right, align::right, align::right, align::right}};
    table.add({tr("file"), tr("games"), tr("half-moves"), tr("errors"), tr("warnings"), tr("notes")});
    pdn::check_counts sum;
    for (auto const &[name, counts, findings] : m_counts) {
        table.add({name, fmt::format("{}", counts.games), fmt::format("{}", counts.half_moves),
                   fmt::format("{}", findings.errors), fmt::format("{}", findings.warnings),
                   fmt::format("{}", findings.notes)});
        sum.games += counts.games;
        sum.half_moves += counts.half_moves;
    }
    table.add({tr("all"), fmt::format("{}", sum.games), fmt::format("{}", sum.half_moves),
               fmt::format("{}", m_all.errors), fmt::format("{}", m_all.warnings),
               fmt::format("{}", m_all.notes)});
    std::string text = table.aligned();
    text_table rules{{align::left, align::right}};
    for (auto const &[name, count] : m_all.by_rule) {
        rules.add({std::string{name}, fmt::format("{}", count)});
    }
    return text + '\n' + rules.aligned();
}

} // namespace arb::common
