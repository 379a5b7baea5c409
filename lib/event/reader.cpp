#include "event/reader.hpp"

#include "base/utf8.hpp"
#include "event/record_reader.hpp"
#include "event/rules.hpp"
#include "event/settings_reader.hpp"

#include <algorithm>

namespace arb::event
{

namespace
{

constexpr std::string_view k_fence = "+++";

/// Cuts the text into lines, keeps count, and says once what is odd about the bytes.
class line_cutter
{
public:
    line_cutter(std::string_view text, std::string_view file, finding_sink &sink)
    : m_rest{text}
    , m_file{file}
    , m_sink{&sink}
    {
        if (m_rest.starts_with(utf8::k_bom)) {
            m_sink->report({k_byte_order_mark, {m_file, 1, 1}});
            m_rest.remove_prefix(utf8::k_bom.size());
        }
    }

    bool at_end() const { return m_rest.empty(); }
    char const *position() const { return m_rest.data(); }

    /// The next line without its end.
    origin next()
    {
        auto const end = std::min(m_rest.find('\n'), m_rest.size());
        auto line = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        ++m_line;
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
            if (!m_said_crlf) {
                m_sink->report({k_carriage_returns, {m_file, m_line, line.size() + 1}});
            }
            m_said_crlf = true;
        }
        return {m_line, line};
    }

private:
    std::string_view m_rest;
    std::string_view m_file;
    finding_sink *m_sink;
    std::uint32_t m_line = 0;
    bool m_said_crlf = false;
};

/// Whether LINE can be read; reports the first byte that cannot.
bool check_bytes(origin const &line, std::string_view file, finding_sink &sink)
{
    if (auto const nul = line.text.find('\0'); nul != std::string_view::npos) {
        sink.report({k_nul_byte, {file, line.line, nul + 1}});
        return false;
    }
    auto const first = utf8::first_non_ascii(line.text);
    if (first == line.text.size()) {
        return true;
    }
    if (auto const bad = utf8::first_invalid(line.text.substr(first))) {
        sink.report({k_invalid_utf8, {file, line.line, first + *bad + 1}});
        return false;
    }
    return true;
}

bool is_fence(std::string_view line)
{
    return line.substr(0, line.find_last_not_of(' ') + 1) == k_fence;
}

/// The first line: `+++`, or `+++ arb 1`.
bool check_header(origin const &line, std::string_view file, finding_sink &sink)
{
    if (is_fence(line.text) || line.text == "+++ arb 1") {
        return true;
    }
    bool const other = line.text.starts_with("+++ arb ");
    sink.report({other ? k_event_version : k_event_header,
                 {file, line.line, 1},
                 {std::string{line.text.substr(0, 40)}}});
    return false;
}

/// The settings' text up to the closing fence; CUTTER is left after it.
bool read_head(line_cutter &cutter, tournament &event, finding_sink &sink)
{
    if (cutter.at_end()) {
        sink.report({k_event_header, {event.file, 1, 1}, {std::string{}}});
        return false;
    }
    if (!check_header(cutter.next(), event.file, sink)) {
        return false;
    }
    char const *const begin = cutter.position();
    bool readable = true;
    while (!cutter.at_end()) {
        char const *const end = cutter.position();
        auto const line = cutter.next();
        if (is_fence(line.text)) {
            if (readable) {
                event.stages = read_settings({begin, end}, event.file, 2, sink);
            }
            return true;
        }
        readable = check_bytes(line, event.file, sink) && readable;
    }
    sink.report({k_settings_open, {event.file, 1, 1}});
    return false;
}

void require(tournament const &event, std::string_view key, bool is_there, finding_sink &sink)
{
    if (!is_there && event.settings().where(key).line == 0) {
        sink.report({k_settings_missing, {event.file, 1, 1}, {std::string{key}}});
    }
}

/// Passes findings on and remembers whether one was about the settings' own text.
class syntax_watch : public finding_sink
{
public:
    explicit syntax_watch(finding_sink &next) : m_next{&next} {}
    void report(finding const &f) override
    {
        m_broken =
            m_broken || f.what == &k_settings_syntax || f.what == &k_invalid_utf8 || f.what == &k_nul_byte;
        m_next->report(f);
    }
    bool is_broken() const { return m_broken; }

private:
    finding_sink *m_next;
    bool m_broken = false;
};

} // namespace

tournament read(std::string text, std::string_view file, finding_sink &sink)
{
    tournament event;
    event.text = std::make_shared<std::string const>(std::move(text));
    event.file = file;
    line_cutter cutter{*event.text, file, sink};
    syntax_watch watch{sink};
    if (!read_head(cutter, event, watch)) {
        return event;
    }
    if (!watch.is_broken()) {
        require(event, "discipline", event.settings().plays.has_value(), sink);
        require(event, "system", event.settings().system.has_value(), sink);
    }
    record_reader records{event, sink};
    while (!cutter.at_end()) {
        auto const line = cutter.next();
        if (!line.text.empty() && line.text[0] != '#' && check_bytes(line, file, sink)) {
            records.add(line);
        }
    }
    records.finish();
    return event;
}

} // namespace arb::event
