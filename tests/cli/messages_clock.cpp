#include "cli/messages.hpp"
#include "clock/ruling.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <string>

using namespace arb;

TEST_CASE("every rule of clocks has a sentence and every code of a ruling a sentence")
{
    auto const &area = cli::clock_catalogue();
    for (rule const *const r : area.rules) {
        INFO(r->name);
        bool const found = std::any_of(area.messages.begin(), area.messages.end(),
                                       [&](cli::message const &m) { return m.key == r->name; });
        CHECK(found);
        CHECK_FALSE(cli::explanation(*r).empty());
    }
    for (auto c = clock::code::both_absent; c <= clock::code::contradiction;
         c = static_cast<clock::code>(static_cast<unsigned>(c) + 1)) {
        auto const key = "ruling/" + std::string{clock::code_name(c)};
        INFO(key);
        CHECK(std::any_of(area.messages.begin(), area.messages.end(),
                          [&](cli::message const &m) { return m.key.starts_with(key); }));
    }
    for (cli::message const &m : area.messages) {
        INFO(m.key);
        rule const one{m.key};
        finding f{one, {}, {std::string{"a"}, std::string{"b"}, std::string{"c"}, std::string{"d"}}};
        std::string text;
        CHECK_NOTHROW(text = cli::sentence(f));
        CHECK(text != std::string{m.key} + " ");
    }
}
