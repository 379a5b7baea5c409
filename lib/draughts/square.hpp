#pragma once

#include <compare>
#include <cstdint>

namespace arb::draughts
{

/// A playing square by its PDN number, from 1; 0 = none.
class square
{
public:
    constexpr square() = default;
    constexpr explicit square(std::uint8_t number) : m_number{number} {}

    constexpr unsigned number() const { return m_number; }
    constexpr explicit operator bool() const { return m_number != 0; }
    friend constexpr auto operator<=>(square, square) = default;

private:
    std::uint8_t m_number = 0;
};

enum class colour : std::uint8_t { white, black };

constexpr colour other(colour c)
{
    return c == colour::white ? colour::black : colour::white;
}

} // namespace arb::draughts
