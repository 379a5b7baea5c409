#include "cli/messages.hpp"

#include "cli/language.hpp"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <unordered_map>

namespace arb::cli
{

namespace
{

using message_map = std::unordered_map<std::string_view, message const *>;

std::array<catalogue const *, 8> areas()
{
    return {&base_catalogue(),    &pdn_catalogue(),   &event_catalogue(), &standings_catalogue(),
            &pairing_catalogue(), &clock_catalogue(), &renju_catalogue(), &startpos_catalogue()};
}

message_map const &messages_of(catalogue const &area)
{
    static std::unordered_map<catalogue const *, message_map> const maps = [] {
        std::unordered_map<catalogue const *, message_map> all;
        for (catalogue const *const one : areas()) {
            for (message const &m : one->messages) {
                all[one].emplace(m.key, &m);
            }
        }
        return all;
    }();
    static message_map const none;
    auto const it = maps.find(&area);
    return it == maps.end() ? none : it->second;
}

/// KEY in any area, for what is said under a rule that no list of rules shows.
message const *find_anywhere(std::string_view key)
{
    for (catalogue const *const area : areas()) {
        auto const &map = messages_of(*area);
        if (auto const it = map.find(key); it != map.end()) {
            return it->second;
        }
    }
    return nullptr;
}

/// The area that RULE belongs to; two areas may have a rule of one name.
catalogue const *area_of(rule const &wanted)
{
    for (catalogue const *const one : areas()) {
        if (std::find(one->rules.begin(), one->rules.end(), &wanted) != one->rules.end()) {
            return one;
        }
    }
    return nullptr;
}

message const *find(catalogue const *area, std::string_view key)
{
    if (area == nullptr) {
        return find_anywhere(key);
    }
    auto const &map = messages_of(*area);
    auto const it = map.find(key);
    return it == map.end() ? nullptr : it->second;
}

struct add_argument {
    fmt::dynamic_format_arg_store<fmt::format_context> &store;

    void operator()(std::int64_t number) const { store.push_back(number); }
    void operator()(std::string const &text) const { store.push_back(text); }
    void operator()(term const &word) const
    {
        store.push_back(std::string{tr(std::string{word.id}.c_str())});
    }
};

} // namespace

std::string sentence(finding const &f)
{
    std::string const key =
        f.detail.empty() ? std::string{f.what->name} : fmt::format("{}/{}", f.what->name, f.detail);
    message const *const m = find(area_of(*f.what), key);
    if (m == nullptr) {
        return fmt::format("{} {}", f.what->name, f.detail);
    }
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    for (argument const &one : f.arguments) {
        std::visit(add_argument{store}, one);
    }
    store.push_back(fmt::arg("game", f.game));
    store.push_back(fmt::arg("ply", f.ply));
    return fmt::vformat(tr(m->text), store);
}

std::string heading(std::string_view key)
{
    message const *const m = find(&standings_catalogue(), key);
    return m == nullptr ? std::string{key} : std::string{tr(m->text)};
}

std::string heading_explanation(std::string_view key)
{
    message const *const m = find(&standings_catalogue(), key);
    return m == nullptr ? std::string{} : std::string{tr(m->explanation)};
}

std::string explanation(rule const &r)
{
    message const *const m = find(area_of(r), r.name);
    return m == nullptr ? std::string{} : std::string{tr(*m->explanation == '\0' ? m->text : m->explanation)};
}

} // namespace arb::cli
