#pragma once

#include <compare>
#include <cstdint>
#include <numeric>
#include <string>

namespace arb
{

/// An exact rational number, always in lowest terms with a positive denominator.
/// Throws std::overflow_error where a result does not fit 64 bits, std::domain_error on a zero denominator.
class fraction
{
public:
    constexpr fraction(std::int64_t whole = 0) : m_numerator{whole} {} // NOLINT: numbers are fractions
    fraction(std::int64_t numerator, std::int64_t denominator);

    constexpr std::int64_t numerator() const { return m_numerator; }
    constexpr std::int64_t denominator() const { return m_denominator; }

    fraction &operator+=(fraction const &other);
    fraction &operator-=(fraction const &other);
    fraction &operator*=(fraction const &other);
    fraction &operator/=(fraction const &other);

    friend fraction operator+(fraction a, fraction const &b) { return a += b; }
    friend fraction operator-(fraction a, fraction const &b) { return a -= b; }
    friend fraction operator*(fraction a, fraction const &b) { return a *= b; }
    friend fraction operator/(fraction a, fraction const &b) { return a /= b; }
    friend fraction operator-(fraction const &a) { return fraction{} - a; }

    friend constexpr bool operator==(fraction const &, fraction const &) = default;
    friend std::strong_ordering operator<=>(fraction const &a, fraction const &b)
    {
        return a.m_denominator == b.m_denominator ? a.m_numerator <=> b.m_numerator : compare(a, b);
    }

    /// `3`, `7/2`, `-1/3`.
    std::string text() const;

    /// The value rounded half away from zero to DIGITS decimals, "." between; whole numbers without decimals.
    std::string decimal(int digits) const;

private:
    static std::strong_ordering compare(fraction const &a, fraction const &b);

    std::int64_t m_numerator = 0;
    std::int64_t m_denominator = 1;
};

} // namespace arb
