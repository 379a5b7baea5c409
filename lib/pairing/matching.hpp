#pragma once

#include "pairing/graph.hpp"

#include <cstdint>
#include <vector>

namespace arb::pairing
{

inline constexpr std::uint32_t k_nobody = 0xFFFFFFFF;

/// A maximum matching of the vertices ACTIVE of a graph (Edmonds' blossoms; the graph must outlive it).
/// After construction nobody can be added; sides of one graph may be matched apart and kept in one array.
class matching
{
public:
    matching(graph const &g, bit_set active);

    /// How many active vertices stay single in every maximum matching.
    std::size_t singles() const { return m_singles; }
    bool perfect() const { return m_singles == 0; }

    /// The vertices that some maximum matching leaves single (the D of Gallai and Edmonds).
    bit_set const &spare() const { return m_outer; }

    /// k_nobody for single and inactive vertices.
    std::uint32_t mate(std::size_t v) const { return m_mate[v]; }

private:
    void greedy();
    bool search();
    bool scan(std::uint32_t v);
    void grow(std::uint32_t v, std::uint32_t w);
    void contract(std::uint32_t v, std::uint32_t w, std::uint32_t apex);
    void lift(std::uint32_t v, std::uint32_t apex, std::uint32_t child);
    std::uint32_t apex_of(std::uint32_t v, std::uint32_t w);
    void flip(std::uint32_t v, std::uint32_t partner);

    graph const *m_graph;
    bit_set m_active;
    bit_set m_free;  ///< active and without a label in this search
    bit_set m_outer; ///< reached by an even path from a single vertex
    std::size_t m_singles = 0;
    std::vector<std::uint32_t> m_mate;
    std::vector<std::uint32_t> m_before; ///< the outer vertex from which an inner one was reached
    std::vector<std::uint32_t> m_base;   ///< of the blossom a vertex is in
    std::vector<std::uint32_t> m_queue;
    std::vector<std::uint8_t> m_marked;
};

} // namespace arb::pairing
