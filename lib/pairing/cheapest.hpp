#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace arb::pairing
{

/// What it costs to pair two of a small field; k_never where they must not meet. Costs are not negative.
class cost_table
{
public:
    static constexpr std::int32_t k_never = -1;

    explicit cost_table(std::size_t size) : m_size{size}, m_costs(size * size, k_never) {}

    std::size_t size() const { return m_size; }
    std::int32_t at(std::size_t a, std::size_t b) const { return m_costs[a * m_size + b]; }
    void set(std::size_t a, std::size_t b, std::int32_t cost)
    {
        m_costs[a * m_size + b] = cost;
        m_costs[b * m_size + a] = cost;
    }

private:
    std::size_t m_size;
    std::vector<std::int32_t> m_costs;
};

struct cheapest_result {
    std::int64_t cost = 0;
    std::vector<std::uint32_t> mates;
};

/// A perfect matching of least total cost; nothing where there is none or it would cost more than LIMIT.
/// START may hold a matching over pairs of cost 0 to begin with (mates, k_nobody for single ones).
/// Time O(n^2 (n + cost)), far less where START leaves few single.
std::optional<cheapest_result> cheapest(cost_table const &costs, std::vector<std::uint32_t> start = {},
                                        std::int64_t limit = std::numeric_limits<std::int32_t>::max());

} // namespace arb::pairing
