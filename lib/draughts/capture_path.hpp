#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace arb::draughts
{

/// The way of one capture: for each piece taken its square and the square where the taker stopped behind it
/// (where it turned; straight on: the square right behind). Squares are board indexes.
class capture_path
{
public:
    void push(unsigned victim, unsigned stop)
    {
        m_victims[m_size] = static_cast<std::uint8_t>(victim);
        m_stops[m_size] = static_cast<std::uint8_t>(stop);
        ++m_size;
    }
    void pop() { --m_size; }
    void set_stop(unsigned stop) { m_stops[m_size - 1U] = static_cast<std::uint8_t>(stop); }
    void set_end(unsigned stop) { set_stop(stop); }

    std::span<std::uint8_t const> victims() const { return {m_victims.data(), m_size}; }
    std::span<std::uint8_t const> stops() const { return {m_stops.data(), m_size}; }

private:
    static constexpr std::size_t k_most =
        32; // pieces on an edge cannot be taken: at most the inner squares of 10x10
    std::array<std::uint8_t, k_most> m_victims = {};
    std::array<std::uint8_t, k_most> m_stops = {};
    std::uint8_t m_size = 0;
};

} // namespace arb::draughts
