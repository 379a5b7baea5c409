#include "common/clock_replay.hpp"

#include "cli/input.hpp"
#include "clock/rules.hpp"

#include <array>
#include <vector>

namespace arb::common
{

namespace
{

constexpr std::size_t k_longest_line = std::size_t{1} << 16U;

class player
{
public:
    player(std::string const &path, clock::given_conditions const &given, replay_options const &o,
           record_format format, cli::reporter &reporter, cli::output &out)
    : m_options{&o}
    , m_reporter{&reporter}
    , m_out{&out}
    , m_in{path, o.stdin_name}
    , m_records{format, out}
    , m_log{given, m_in.name(), reporter, [this](clock::record const &r) { take(r); }}
    {
    }

    cli::exit_code run()
    {
        if (!m_reporter->quiet()) {
            m_records.begin();
        }
        read_blocks();
        if (m_options->at) {
            m_log.finish_at(*m_options->at);
        } else {
            m_log.finish();
        }
        m_out->write(m_last);
        return finish();
    }

private:
    void read_blocks();
    void lines_of(std::string_view block);
    void line(std::string_view text);
    bool is_later(std::string_view text) const;

    void take(clock::record const &r)
    {
        if (m_reporter->quiet()) {
            return;
        }
        if (m_options->only_last || (m_options->at && r.event != "at")) {
            m_last = m_records.format(r);
        } else {
            m_last.clear();
            m_records.write(r);
        }
    }

    cli::exit_code finish()
    {
        if (m_log.lacks_control()) {
            return cli::exit_code::usage;
        }
        auto const &clock = *m_log.clock();
        if (m_options->prints_state && clock.state().is_started) {
            m_out->write(clock::time_text(clock.state().now) + '\t' +
                         clock::state_line(clock.state(), clock.rules()) + '\n');
        }
        return clock.flag_ever_fell() || clock.ruled_end() ? cli::exit_code::no : cli::exit_code::well;
    }

    replay_options const *m_options;
    cli::reporter *m_reporter;
    cli::output *m_out;
    cli::input m_in;
    clock_records m_records;
    clock::log m_log;
    std::string m_part; ///< of a line whose end has not come yet
    std::string m_last;
    std::uint64_t m_line = 0;
    bool m_too_long = false;
    bool m_stopped = false;
};

/// Whether the line's time is past --at, where reading stops.
bool player::is_later(std::string_view text) const
{
    auto const time = clock::read_time(text.substr(0, text.find('\t')));
    return m_options->at && time && *time > *m_options->at;
}

void player::line(std::string_view text)
{
    ++m_line;
    if (m_too_long || text.size() > k_longest_line) {
        m_too_long = false;
        finding f{clock::k_log_form, {m_in.name(), m_line, 1}};
        m_reporter->report(f.with_detail("long"));
        return;
    }
    m_stopped = m_stopped || is_later(text);
    if (!m_stopped) {
        m_log.read(text, m_line);
    }
}

void player::lines_of(std::string_view block)
{
    for (auto end = block.find('\n'); end != std::string_view::npos && !m_stopped; end = block.find('\n')) {
        if (m_part.empty()) {
            line(block.substr(0, end));
        } else {
            m_part += block.substr(0, end);
            line(m_part);
            m_part.clear();
        }
        block.remove_prefix(end + 1);
    }
    if (m_part.size() + block.size() <= k_longest_line) {
        m_part += block;
    } else {
        m_too_long = true;
        m_part = "#";
    }
}

void player::read_blocks()
{
    std::vector<char> buffer(k_longest_line);
    while (!m_stopped && !m_log.lacks_control()) {
        m_out->flush();
        auto const got = m_in.read(buffer);
        if (got == 0) {
            break;
        }
        lines_of({buffer.data(), got});
    }
    if (!m_stopped && !m_part.empty()) {
        line(m_part);
    }
}

} // namespace

cli::exit_code replay_log(std::string const &path, clock::given_conditions const &given,
                          replay_options const &o, record_format format, cli::reporter &reporter,
                          cli::output &out)
{
    return player{path, given, o, format, reporter, out}.run();
}

} // namespace arb::common
