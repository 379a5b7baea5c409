#pragma once

#include <array>
#include <cstdint>

namespace arb::renju
{

/// What a black stone in the middle of a line makes there, as fields that can be added over the four lines:
/// exact fives, longer rows, fours, shape threes (5.2.3).
struct shape {
    std::uint16_t bits = 0;

    static constexpr std::uint16_t k_five = 1;
    static constexpr std::uint16_t k_overline = 1U << 3;
    static constexpr std::uint16_t k_four = 1U << 6;
    static constexpr std::uint16_t k_three = 1U << 10;

    constexpr int fives() const { return bits & 7; }
    constexpr int overlines() const { return bits >> 3 & 7; }
    constexpr int fours() const { return bits >> 6 & 15; }
    constexpr int threes() const { return bits >> 10; }

    constexpr shape &operator+=(shape other)
    {
        bits = static_cast<std::uint16_t>(bits + other.bits);
        return *this;
    }
};

/// Every window of eleven cells, the stone asked about in the middle: five cells each way decide fives, fours
/// and straight fours to the end. Built once from the definitions, in about a millisecond.
class pattern_table
{
public:
    static constexpr int k_reach = 5;
    static constexpr unsigned k_window = (1U << (2 * k_reach + 1)) - 1;
    static constexpr unsigned k_middle = 1U << k_reach;

    static pattern_table const &get();

    /// BLACK, BLOCKED: the cells of the window with a black stone; with a white stone or off the board. The
    /// middle is ignored.
    shape make(unsigned black, unsigned blocked) const { return m_shapes[key(black, blocked)]; }

    /// The cells of the window whose filling turns the shape three into a straight four.
    unsigned eyes(unsigned black, unsigned blocked) const { return m_eyes[key(black, blocked)]; }

private:
    static constexpr std::size_t k_keys = 59049; // 3^10

    pattern_table();

    std::size_t key(unsigned black, unsigned blocked) const
    {
        return std::size_t{m_ternary[black]} + std::size_t{2} * m_ternary[blocked];
    }

    std::array<std::uint16_t, k_window + 1> m_ternary{}; ///< the middle has weight 0
    std::array<shape, k_keys> m_shapes{};
    std::array<std::uint16_t, k_keys> m_eyes{};
};

} // namespace arb::renju
