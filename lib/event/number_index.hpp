#pragma once

#include "event/records.hpp"

#include <unordered_map>
#include <vector>

namespace arb::event
{

/// Finds records by their numbers: a table for small numbers, a hash for the rest, so that large and sparse
/// numbers cost no memory.
class number_index
{
public:
    /// False where the number is there already.
    bool add(std::uint32_t number, index place)
    {
        if (number >= k_table_limit) {
            return m_large.emplace(number, place).second;
        }
        if (number >= m_small.size()) {
            m_small.resize(number + 1, k_nobody);
        }
        bool const is_new = m_small[number] == k_nobody;
        m_small[number] = is_new ? place : m_small[number];
        return is_new;
    }

    index find(std::uint32_t number) const
    {
        if (number < k_table_limit) {
            return number < m_small.size() ? m_small[number] : k_nobody;
        }
        auto const it = m_large.find(number);
        return it == m_large.end() ? k_nobody : it->second;
    }

private:
    static constexpr std::uint32_t k_table_limit = 1U << 20U;

    std::vector<index> m_small;
    std::unordered_map<std::uint32_t, index> m_large;
};

} // namespace arb::event
