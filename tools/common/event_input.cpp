#include "common/event_input.hpp"

#include "cli/input.hpp"
#include "event/rules.hpp"
#include "event/trf_import.hpp"

#include <algorithm>

namespace arb::common
{

namespace
{

class error_watch : public finding_sink
{
public:
    error_watch(finding_sink &next, std::vector<rule const *> const &tolerated)
    : m_next{&next}
    , m_tolerated{&tolerated}
    {
    }
    void report(finding const &f) override
    {
        if (std::find(m_tolerated->begin(), m_tolerated->end(), f.what) != m_tolerated->end()) {
            return;
        }
        m_has_error = m_has_error || f.level == severity::error;
        m_next->report(f);
    }
    bool has_error() const { return m_has_error; }

private:
    finding_sink *m_next;
    std::vector<rule const *> const *m_tolerated;
    bool m_has_error = false;
};

} // namespace

std::optional<loaded_event> load_event(std::string const &path, std::string const &stdin_name,
                                       finding_sink &sink, std::vector<rule const *> const &tolerated)
{
    cli::input in{path, stdin_name};
    loaded_event loaded{std::make_unique<std::string>(in.name()), {}};
    error_watch watch{sink, tolerated};
    loaded.event = event::read(in.read_all(), *loaded.name, watch);
    if (!watch.has_error() && loaded.event.players.empty()) {
        watch.report({event::k_event_empty, {*loaded.name, 1, 1}});
    }
    return watch.has_error() ? std::nullopt : std::optional{std::move(loaded)};
}

std::optional<loaded_event> load_trf(std::string const &path, std::string const &stdin_name,
                                     std::string const &system, finding_sink &sink)
{
    cli::input in{path, stdin_name};
    loaded_event loaded{std::make_unique<std::string>(in.name()), {}};
    std::vector<rule const *> const tolerated;
    error_watch watch{sink, tolerated};
    auto text = event::event_from_trf(in.read_all(), *loaded.name,
                                      {.discipline = "russian", .system = system}, watch);
    if (text.empty()) {
        return std::nullopt;
    }
    loaded.event = event::read(std::move(text), *loaded.name, watch);
    return watch.has_error() ? std::nullopt : std::optional{std::move(loaded)};
}

} // namespace arb::common
