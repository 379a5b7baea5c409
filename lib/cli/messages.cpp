#include "cli/messages.hpp"

#include "cli/language.hpp"

#include <fmt/args.h>
#include <fmt/format.h>

#include <unordered_map>

namespace arb::cli
{

namespace
{

using message_map = std::unordered_map<std::string_view, message const *>;

message_map const &all_messages()
{
    static message_map const map = [] {
        message_map m;
        for (auto const *area :
             {&base_catalogue(), &pdn_catalogue(), &event_catalogue(), &standings_catalogue(),
              &pairing_catalogue(), &clock_catalogue(), &renju_catalogue(), &startpos_catalogue()}) {
            for (message const &one : area->messages) {
                m.emplace(one.key, &one);
            }
        }
        return m;
    }();
    return map;
}

message const *find(std::string_view key)
{
    auto const it = all_messages().find(key);
    return it == all_messages().end() ? nullptr : it->second;
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

std::string explanation_of(message const &m)
{
    return tr(*m.explanation == '\0' ? m.text : m.explanation);
}

} // namespace

std::string sentence(finding const &f)
{
    message const *const m =
        f.detail.empty() ? find(f.what->name) : find(fmt::format("{}/{}", f.what->name, f.detail));
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
    message const *const m = find(key);
    return m == nullptr ? std::string{key} : std::string{tr(m->text)};
}

std::string explanation(std::string_view name)
{
    message const *const m = find(name);
    return m == nullptr ? std::string{} : explanation_of(*m);
}

std::string explanation(std::string_view name, std::span<catalogue const *const> areas)
{
    for (catalogue const *const area : areas) {
        for (message const &m : area->messages) {
            if (m.key == name) {
                return explanation_of(m);
            }
        }
    }
    return {};
}

} // namespace arb::cli
