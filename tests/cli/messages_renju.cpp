#include "cli/messages.hpp"
#include "support/catch.hpp"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <string>

using namespace arb;

TEST_CASE("every rule of renju has a sentence that formats and an explanation of its own", "[cli][renju]")
{
    auto const &area = cli::renju_catalogue();
    fmt::dynamic_format_arg_store<fmt::format_context> arguments;
    for (int i = 0; i < 5; ++i) {
        arguments.push_back(std::string{"x"});
    }
    arguments.push_back(fmt::arg("ply", 1));
    arguments.push_back(fmt::arg("game", 1));
    for (auto const *const rule : area.rules) {
        INFO(rule->name);
        CHECK(cli::explanation(*rule).size() > 20);
    }
    for (auto const &m : area.messages) {
        INFO(m.key);
        CHECK_FALSE(fmt::vformat(m.text, arguments).empty());
        auto const name = std::string_view{m.key}.substr(0, std::string_view{m.key}.find('/'));
        CHECK(std::any_of(area.rules.begin(), area.rules.end(),
                          [&](auto const *rule) { return rule->name == name; }));
    }
}
