#include "common/records.hpp"

#include "base/error.hpp"
#include "base/ordered_map.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "cli/progress.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <unistd.h>

namespace arb::common
{

using cli::tr;

namespace
{

struct job {
    std::string const *file;
    renju::record_batch batch;
};

renju::read_options read_options_of(record_options const &options)
{
    renju::read_options read;
    if (!options.from.empty() && options.from != "auto") {
        read.from = renju::read_format(options.from);
        if (!read.from) {
            throw usage_error{
                fmt::format(fmt::runtime(tr("--from takes auto, text, json, rif, sgf, psq, pairs, cells or "
                                            "ban, not '{0}'")),
                            options.from)};
        }
    }
    if (options.letters == "a-o") {
        read.spelling = renju::letters::a_to_o;
    } else if (options.letters == "a-p") {
        read.spelling = renju::letters::a_to_p;
    } else if (!options.letters.empty() && options.letters != "auto") {
        throw usage_error{
            fmt::format(fmt::runtime(tr("--letters takes auto, a-o or a-p, not '{0}'")), options.letters)};
    }
    return read;
}

/// The batches of all files one after the other.
class job_source
{
public:
    explicit job_source(record_options const &options)
    : m_options{options}
    , m_read{read_options_of(options)}
    , m_names{options.files}
    {
        for (auto &name : m_names) {
            name = name == "-" ? options.stdin_name : name;
        }
    }

    std::optional<job> next()
    {
        for (;;) {
            try {
                if (m_stream == nullptr && !open_next()) {
                    return std::nullopt;
                }
                if (auto batch = m_stream->next()) {
                    return job{&m_names[m_file - 1], std::move(*batch)};
                }
                m_input->close();
            } catch (environment_error const &error) {
                m_failed = true;
                fmt::print(stderr, "{}\n", error.what());
            }
            m_stream.reset();
        }
    }

    bool failed() const { return m_failed; }

private:
    bool open_next()
    {
        if (m_file == m_names.size()) {
            m_progress.reset();
            return false;
        }
        m_input = std::make_unique<cli::input>(m_options.files[m_file++], m_options.stdin_name);
        m_progress = std::make_unique<cli::progress>(m_input->size(), m_options.progress);
        m_stream = std::make_unique<renju::record_stream>(
            [this](std::span<char> buffer) {
                auto const got = m_input->read(buffer);
                m_progress->advance(got);
                return got;
            },
            m_read);
        if (m_options.progress && ::isatty(STDERR_FILENO) == 1) {
            fmt::print(stderr, fmt::runtime(tr("{0}: read as {1}, letters {2}\n")), m_input->name(),
                       renju::format_name(m_stream->format()), renju::letters_name(m_stream->spelling()));
        }
        return true;
    }

    record_options const &m_options;
    renju::read_options m_read;
    std::vector<std::string> m_names;
    std::size_t m_file = 0;
    bool m_failed = false;
    std::unique_ptr<cli::input> m_input;
    std::unique_ptr<cli::progress> m_progress;
    std::unique_ptr<renju::record_stream> m_stream;
};

} // namespace

void add_records(cli::tool &app, record_options &options)
{
    app.add_files(options.files);
    app.add_stdin_name(options.stdin_name);
    app.add_option("--from", options.from,
                   tr("Record format: auto, text, json, rif, sgf, psq, pairs, cells, ban"))
        ->type_name(tr("FORMAT"));
    app.add_option("--letters", options.letters,
                   tr("Column letters: auto, a-o (none left out), a-p (I or J left out)"))
        ->type_name(tr("LETTERS"));
    app.add_jobs(options.jobs);
}

cli::exit_code
run_records(record_options const &options,
            std::function<void(renju::record &&, std::string_view, record_output &)> const &work,
            std::function<void(record_output &&)> const &take)
{
    job_source source{options};
    ordered_map(
        options.jobs, [&] { return source.next(); },
        [&](job &&j) {
            record_output made;
            for (auto &one : renju::take_records(std::move(j.batch))) {
                work(std::move(one), *j.file, made);
            }
            return made;
        },
        [&](record_output &&made) { take(std::move(made)); });
    return source.failed() ? cli::exit_code::usage : cli::exit_code::well;
}

} // namespace arb::common
