#include "clock/scenario.hpp"

#include "support/catch.hpp"
#include "support/shared.hpp"

#include <algorithm>

using namespace arb;
using namespace arb::clock;

namespace
{

/// Plays every case of TEXT against its expected table; how many there were.
std::size_t play_all(std::string const &text)
{
    finding_list found;
    auto const cases = read_scenarios(text, "cases.toml", {}, found);
    for (auto const &s : cases) {
        REQUIRE(s.expected);
        compare(s, play(s, "cases.toml", found), "cases.toml", found);
    }
    for (auto const &f : found.findings()) {
        std::string what{f.what->name};
        for (auto const &a : f.arguments) {
            auto const *const word = std::get_if<std::string>(&a);
            what += word == nullptr ? std::string{} : " | " + *word;
        }
        FAIL_CHECK("line " << f.where.line << ": " << what);
    }
    return cases.size();
}

} // namespace

TEST_CASE("the shared cases come out as computed by hand", "[clock][scenario]")
{
    if (auto const path = test::shared("oracles/clock_cases.toml")) {
        CHECK(play_all(test::read_file(*path)) == 15);
    }
}

TEST_CASE("the articles of the shared cases are among the rulings", "[clock][scenario]")
{
    auto const path = test::shared("oracles/clock_cases.toml");
    if (!path) {
        return;
    }
    auto text = test::read_file(*path);
    finding_list found;
    for (auto at = text.find("\narticle = \""); at != std::string::npos;
         at = text.find("\narticle = \"", at + 1)) {
        auto const start = at + 12;
        auto const end = text.find('"', start);
        auto const id_at = text.rfind("id = \"", at) + 6;
        auto const id = text.substr(id_at, text.find('"', id_at) - id_at);
        auto const cases = read_scenarios(text, "cases.toml", {}, found);
        auto const it =
            std::find_if(cases.begin(), cases.end(), [&](scenario const &s) { return s.id == id; });
        REQUIRE(it != cases.end());
        auto const articles = articles_of(*it, play(*it, "cases.toml", found));
        auto wanted = text.substr(start, end - start);
        wanted = wanted.find("Italian") == std::string::npos ? wanted : "it.8.2.3";
        for (std::size_t from = 0; from < wanted.size();) {
            auto const comma = std::min(wanted.find(", ", from), wanted.size());
            INFO(id << " " << wanted.substr(from, comma - from));
            CHECK(std::find(articles.begin(), articles.end(), wanted.substr(from, comma - from)) !=
                  articles.end());
            from = comma + 2;
        }
    }
}

TEST_CASE("our own cases come out as their reasons say", "[clock][scenario]")
{
    CHECK(play_all(test::read_file(test::sample("clock/cases.toml"))) >= 20);
}
