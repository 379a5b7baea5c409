#pragma once

#include "pairing/bit_set.hpp"

#include <utility>
#include <vector>

namespace arb::pairing
{

/// A small graph, one bit set of neighbours a vertex.
class graph
{
public:
    graph() = default;
    explicit graph(std::size_t size) : m_rows(size, bit_set{size}) {}

    std::size_t size() const { return m_rows.size(); }
    void join(std::size_t a, std::size_t b)
    {
        m_rows[a].insert(b);
        m_rows[b].insert(a);
    }
    void set_row(std::size_t v, bit_set row) { m_rows[v] = std::move(row); }
    bit_set const &row(std::size_t v) const { return m_rows[v]; }

private:
    std::vector<bit_set> m_rows;
};

} // namespace arb::pairing
