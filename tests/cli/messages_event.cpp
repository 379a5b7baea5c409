#include "cli/messages.hpp"
#include "support/catch.hpp"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <string>

using namespace arb;

namespace
{

bool has_sentence(cli::catalogue const &area, std::string_view name)
{
    return std::any_of(area.messages.begin(), area.messages.end(),
                       [&](cli::message const &m) { return m.key == name; });
}

/// Whether TEXT is a format that takes up to nine arguments.
bool formats(char const *text)
{
    fmt::dynamic_format_arg_store<fmt::format_context> arguments;
    for (int i = 0; i < 9; ++i) {
        arguments.push_back(std::string{"x"});
    }
    return !fmt::vformat(text, arguments).empty();
}

} // namespace

TEST_CASE("every rule of events and standings has a sentence that formats and an explanation")
{
    for (auto const *const area : {&cli::event_catalogue(), &cli::standings_catalogue()}) {
        for (rule const *const r : area->rules) {
            INFO(r->name);
            CHECK(has_sentence(*area, r->name));
            CHECK_FALSE(cli::explanation(*r).empty());
        }
        for (cli::message const &m : area->messages) {
            INFO(m.key);
            CHECK_NOTHROW(formats(m.text));
            CHECK(formats(m.text));
        }
    }
}
