#pragma once

#include "base/fraction.hpp"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arb::event
{

/// Points of a game, a meeting or a player: exact, in hundredths of a point.
class points
{
public:
    static constexpr std::int64_t k_unit = 100;

    constexpr points() = default;
    static constexpr points hundredths(std::int64_t count)
    {
        points p;
        p.m_hundredths = count;
        return p;
    }
    static constexpr points whole(std::int64_t count) { return hundredths(count * k_unit); }

    constexpr std::int64_t hundredths() const { return m_hundredths; }
    fraction exact() const { return {m_hundredths, k_unit}; }

    constexpr points &operator+=(points other)
    {
        m_hundredths += other.m_hundredths;
        return *this;
    }
    friend constexpr points operator+(points a, points b) { return a += b; }
    friend constexpr points operator-(points a, points b)
    {
        return hundredths(a.m_hundredths - b.m_hundredths);
    }
    friend constexpr points operator*(points a, std::int64_t times)
    {
        return hundredths(a.m_hundredths * times);
    }
    friend constexpr bool operator==(points, points) = default;
    friend constexpr std::strong_ordering operator<=>(points, points) = default;

private:
    std::int64_t m_hundredths = 0;
};

/// `2`, `1.5`, `1/2`, `½`, `1½`: at most two decimals and 1000 points; nothing else.
std::optional<points> read_points(std::string_view text);

/// `2`, `1.5`, as results are written.
std::string points_text(points value);

} // namespace arb::event
