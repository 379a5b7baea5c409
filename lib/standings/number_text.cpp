#include "standings/number_text.hpp"

#include <fmt/format.h>

namespace arb::standings
{

namespace
{

constexpr std::int64_t k_unit = 100;

bool is_whole(fraction const &hundredths)
{
    return hundredths.denominator() == 1 && hundredths.numerator() % k_unit == 0;
}

template <typename Text>
std::string list(std::span<fraction const> hundredths, Text text)
{
    std::string all;
    for (fraction const &one : hundredths) {
        all += all.empty() ? "" : " ";
        all += text(one);
    }
    return all;
}

} // namespace

std::string exact_text(fraction const &hundredths)
{
    return is_whole(hundredths) ? fmt::format_int(hundredths.numerator() / k_unit).str()
                                : (hundredths / k_unit).text();
}

std::string plain_text(fraction const &hundredths)
{
    if (is_whole(hundredths)) {
        return fmt::format_int(hundredths.numerator() / k_unit).str();
    }
    auto const value = hundredths / k_unit;
    auto const magnitude = value < fraction{} ? -value : value;
    std::string const sign = value < fraction{} ? "-" : "";
    auto const whole = magnitude.numerator() / magnitude.denominator();
    auto const rest = magnitude - fraction{whole};
    if (k_unit % rest.denominator() == 0) {
        auto const cents = rest.numerator() * (k_unit / rest.denominator());
        return cents % 10 == 0 ? fmt::format("{}{}.{}", sign, whole, cents / 10)
                               : fmt::format("{}{}.{:02}", sign, whole, cents);
    }
    return whole == 0 ? sign + rest.text() : fmt::format("{}{} {}", sign, whole, rest.text());
}

std::string exact_list(std::span<fraction const> hundredths)
{
    return list(hundredths, exact_text);
}

std::string plain_list(std::span<fraction const> hundredths)
{
    return list(hundredths, plain_text);
}

} // namespace arb::standings
