#include "pairing/matching.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace arb::pairing
{

matching::matching(graph const &g, bit_set active)
: m_graph{&g}
, m_active{std::move(active)}
, m_mate(g.size(), k_nobody)
, m_before(g.size(), k_nobody)
, m_base(g.size())
, m_marked(g.size())
{
    greedy();
    while (search()) {
    }
    for_each(m_active, [this](std::size_t v) { m_singles += m_mate[v] == k_nobody ? 1U : 0U; });
}

void matching::greedy()
{
    m_free = m_active;
    for_each(m_active, [this](std::size_t v) {
        if (m_mate[v] != k_nobody) {
            return;
        }
        auto const &row = m_graph->row(v);
        for (std::size_t w = 0; w < row.words(); ++w) {
            if (auto const bits = row.word(w) & m_free.word(w); bits != 0) {
                auto const partner = w * 64 + static_cast<std::size_t>(std::countr_zero(bits));
                m_mate[v] = static_cast<std::uint32_t>(partner);
                m_mate[partner] = static_cast<std::uint32_t>(v);
                m_free.erase(v);
                m_free.erase(partner);
                return;
            }
        }
    });
}

/// One forest from all single vertices; true where it found and flipped an augmenting path.
bool matching::search()
{
    m_free = m_active;
    m_outer = bit_set{m_graph->size()};
    m_queue.clear();
    std::iota(m_base.begin(), m_base.end(), 0U);
    for_each(m_active, [this](std::size_t v) {
        if (m_mate[v] == k_nobody) {
            m_outer.insert(v);
            m_free.erase(v);
            m_before[v] = k_nobody;
            m_queue.push_back(static_cast<std::uint32_t>(v));
        }
    });
    for (std::size_t next = 0; next < m_queue.size(); ++next) {
        if (scan(m_queue[next])) {
            return true;
        }
    }
    return false;
}

bool matching::scan(std::uint32_t v)
{
    auto const &row = m_graph->row(v);
    for (std::size_t w = 0; w < row.words(); ++w) {
        for (auto bits = row.word(w) & m_free.word(w); bits != 0; bits &= bits - 1) {
            auto const next = w * 64 + static_cast<std::size_t>(std::countr_zero(bits));
            if (m_free.has(next)) {
                grow(v, static_cast<std::uint32_t>(next));
            }
        }
        for (auto bits = row.word(w) & m_outer.word(w); bits != 0; bits &= bits - 1) {
            auto const other =
                static_cast<std::uint32_t>(w * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
            if (m_base[v] == m_base[other]) {
                continue;
            }
            auto const apex = apex_of(v, other);
            if (apex == k_nobody) {
                flip(v, other);
                flip(other, v);
                return true;
            }
            contract(v, other, apex);
        }
    }
    return false;
}

void matching::grow(std::uint32_t v, std::uint32_t w)
{
    auto const next = m_mate[w];
    m_free.erase(w);
    m_free.erase(next);
    m_before[w] = v;
    m_outer.insert(next);
    m_queue.push_back(next);
}

/// Where the paths from V and W to their roots meet; k_nobody where the roots differ.
std::uint32_t matching::apex_of(std::uint32_t v, std::uint32_t w)
{
    std::vector<std::uint32_t> marked;
    for (auto at = m_base[v];; at = m_base[m_before[m_mate[at]]]) {
        m_marked[at] = 1;
        marked.push_back(at);
        if (m_mate[at] == k_nobody) {
            break;
        }
    }
    auto apex = k_nobody;
    for (auto at = m_base[w];; at = m_base[m_before[m_mate[at]]]) {
        if (m_marked[at] != 0) {
            apex = at;
            break;
        }
        if (m_mate[at] == k_nobody) {
            break;
        }
    }
    for (auto const at : marked) {
        m_marked[at] = 0;
    }
    return apex;
}

/// Makes one blossom with base APEX of the paths from V and W.
void matching::contract(std::uint32_t v, std::uint32_t w, std::uint32_t apex)
{
    lift(v, apex, w);
    lift(w, apex, v);
    for_each(m_active, [&](std::size_t u) {
        if (m_marked[m_base[u]] == 0) {
            return;
        }
        m_base[u] = apex;
        if (!m_outer.has(u)) {
            m_outer.insert(u);
            m_queue.push_back(static_cast<std::uint32_t>(u));
        }
    });
    std::fill(m_marked.begin(), m_marked.end(), std::uint8_t{0});
}

/// Marks the blossoms on the path from V up to APEX and lets paths run through them the other way round.
void matching::lift(std::uint32_t v, std::uint32_t apex, std::uint32_t child)
{
    while (m_base[v] != apex) {
        m_marked[m_base[v]] = 1;
        m_marked[m_base[m_mate[v]]] = 1;
        m_before[v] = child;
        child = m_mate[v];
        v = m_before[child];
    }
}

/// Gives the outer vertex V the PARTNER and shifts the matching along the path to its root.
void matching::flip(std::uint32_t v, std::uint32_t partner)
{
    for (;;) {
        auto const inner = m_mate[v];
        m_mate[v] = partner;
        if (inner == k_nobody) {
            return;
        }
        auto const next = m_before[inner];
        m_mate[inner] = next;
        partner = inner;
        v = next;
    }
}

} // namespace arb::pairing
