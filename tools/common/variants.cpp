#include "common/variants.hpp"

#include "base/error.hpp"
#include "base/number.hpp"
#include "base/suggest.hpp"
#include "cli/language.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <vector>

namespace arb::common
{

using cli::tr;

namespace
{

std::vector<std::string_view> names()
{
    std::vector<std::string_view> result;
    for (auto const &i : draughts::all_variants()) {
        result.push_back(i.name);
    }
    return result;
}

} // namespace

void add_variant(CLI::App &app, std::string &name, std::string const &description)
{
    app.add_option("--variant", name, fmt::format("{}: {}", description, fmt::join(names(), ", ")))
        ->type_name(tr("NAME"));
}

draughts::variant named_variant(std::string const &name)
{
    if (auto const v = draughts::read_variant(name == "draughts64" ? "russian" : name)) {
        return *v;
    }
    auto const near = nearest(name, names());
    throw usage_error{
        near.empty()
            ? fmt::format(fmt::runtime(tr("'{0}' is not a variant ({1})")), name, fmt::join(names(), ", "))
            : fmt::format(fmt::runtime(tr("'{0}' is not a variant; did you mean '{1}'?")), name, near)};
}

std::optional<pdn::encoding> named_encoding(std::string const &name)
{
    if (name.empty()) {
        return std::nullopt;
    }
    if (auto const e = pdn::read_encoding(name)) {
        return e;
    }
    throw usage_error{fmt::format(
        fmt::runtime(tr("'{0}' is not an encoding (utf-8, latin-1, windows-1251, koi8-r)")), name)};
}

std::pair<std::uint64_t, std::uint64_t> named_range(std::string const &text)
{
    std::string_view const whole = text;
    auto const dots = whole.find("..");
    auto const first = read_number<std::uint64_t>(whole.substr(0, dots));
    std::string_view const rest =
        dots == std::string_view::npos ? std::string_view{} : whole.substr(dots + 2);
    auto const last = dots == std::string_view::npos ? first
                      : rest.empty()                 ? std::optional{UINT64_MAX}
                                                     : read_number<std::uint64_t>(rest);
    if (!first || !last || *first < 1 || *last < *first) {
        throw usage_error{fmt::format(fmt::runtime(tr("'{0}' is not a range of games; write N..M")), text)};
    }
    return {*first, *last};
}

} // namespace arb::common
