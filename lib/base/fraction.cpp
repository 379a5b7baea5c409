#include "base/fraction.hpp"

#include <fmt/format.h>

#include <limits>
#include <stdexcept>

namespace arb
{

namespace
{

__extension__ using wide = __int128;

std::int64_t narrow(wide value)
{
    if (value > std::numeric_limits<std::int64_t>::max() ||
        value < std::numeric_limits<std::int64_t>::min()) {
        throw std::overflow_error{"a fraction does not fit 64 bits"};
    }
    return static_cast<std::int64_t>(value);
}

wide gcd(wide a, wide b)
{
    while (b != 0) {
        wide const rest = a % b;
        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

fraction reduced(wide numerator, wide denominator)
{
    if (denominator == 0) {
        throw std::domain_error{"a fraction with denominator 0"};
    }
    if (denominator < 0) {
        numerator = -numerator;
        denominator = -denominator;
    }
    if (wide const divisor = gcd(numerator, denominator); divisor > 1) {
        numerator /= divisor;
        denominator /= divisor;
    }
    fraction result{narrow(numerator)};
    return denominator == 1 ? result : fraction{narrow(numerator), narrow(denominator)};
}

} // namespace

fraction::fraction(std::int64_t numerator, std::int64_t denominator)
: m_numerator{numerator}
, m_denominator{denominator}
{
    if (denominator <= 0 || std::gcd(numerator, denominator) != 1) {
        *this = reduced(numerator, denominator);
    }
}

fraction &fraction::operator+=(fraction const &other)
{
    if (std::int64_t sum = 0; m_denominator == 1 && other.m_denominator == 1 &&
                              !__builtin_add_overflow(m_numerator, other.m_numerator, &sum)) {
        m_numerator = sum;
        return *this;
    }
    wide const numerator = wide{m_numerator} * other.m_denominator + wide{other.m_numerator} * m_denominator;
    return *this = reduced(numerator, wide{m_denominator} * other.m_denominator);
}

fraction &fraction::operator-=(fraction const &other)
{
    wide const numerator = wide{m_numerator} * other.m_denominator - wide{other.m_numerator} * m_denominator;
    return *this = reduced(numerator, wide{m_denominator} * other.m_denominator);
}

fraction &fraction::operator*=(fraction const &other)
{
    return *this = reduced(wide{m_numerator} * other.m_numerator, wide{m_denominator} * other.m_denominator);
}

fraction &fraction::operator/=(fraction const &other)
{
    return *this = reduced(wide{m_numerator} * other.m_denominator, wide{m_denominator} * other.m_numerator);
}

std::strong_ordering fraction::compare(fraction const &a, fraction const &b)
{
    return wide{a.m_numerator} * b.m_denominator <=> wide{b.m_numerator} * a.m_denominator;
}

std::string fraction::text() const
{
    return m_denominator == 1 ? fmt::format("{}", m_numerator)
                              : fmt::format("{}/{}", m_numerator, m_denominator);
}

std::string fraction::decimal(int digits) const
{
    if (m_denominator == 1) {
        return text();
    }
    wide scale = 1;
    for (int i = 0; i < digits; ++i) {
        scale *= 10;
    }
    wide const magnitude = m_numerator < 0 ? -wide{m_numerator} : wide{m_numerator};
    wide const scaled = (2 * magnitude * scale + m_denominator) / (2 * wide{m_denominator});
    return fmt::format("{}{}.{:0{}}", m_numerator < 0 ? "-" : "", static_cast<std::int64_t>(scaled / scale),
                       static_cast<std::int64_t>(scaled % scale), digits);
}

} // namespace arb
