#include "pairing/cheapest.hpp"

#include "pairing/matching.hpp"

#include <algorithm>
#include <utility>

namespace arb::pairing
{

namespace
{

struct link {
    std::uint32_t from = k_nobody;
    std::uint32_t to = k_nobody;
};

enum class mark : std::uint8_t { none, outer, inner };

/// A vertex, or an odd cycle of nodes shrunk into one. links[i] leads from children[i] to the next child.
struct node {
    std::vector<std::uint32_t> children = {};
    std::vector<link> links = {};
    std::vector<std::uint32_t> vertices = {};
    std::uint32_t base = k_nobody; ///< the vertex whose mate is outside
    std::int64_t price = 0;        ///< dual of the odd set, in halves; its vertices' prices include it
    mark label = mark::none;
    std::uint32_t parent = k_nobody;
    link entry = {}; ///< from the parent to here
};

/// Edmonds' primal-dual method. All prices are kept doubled. A search is begun anew after every change of
/// prices: each raises the lower bound by at least one half for each of two single vertices, so with costs
/// of 0 and 1 there are no more changes than the answer costs.
class solver
{
public:
    solver(cost_table const &costs, std::vector<std::uint32_t> start)
    : m_costs{&costs}
    , m_mate{std::move(start)}
    , m_price(costs.size())
    , m_nodes(costs.size())
    , m_top(costs.size())
    {
        m_mate.resize(costs.size(), k_nobody);
        for (std::uint32_t v = 0; v < costs.size(); ++v) {
            m_nodes[v].vertices = {v};
            m_nodes[v].base = v;
            m_top[v] = v;
        }
    }

    std::optional<cheapest_result> solve(std::int64_t limit)
    {
        if (m_costs->size() % 2 != 0) {
            return std::nullopt;
        }
        while (label_roots()) {
            if (search()) {
                release([](node const &one) { return one.price == 0; });
            } else if (!change_prices() || m_bound > 2 * limit) {
                return std::nullopt;
            }
        }
        return result();
    }

private:
    cheapest_result result() const
    {
        cheapest_result answer{0, m_mate};
        for (std::uint32_t v = 0; v < m_mate.size(); ++v) {
            if (v < m_mate[v]) {
                answer.cost += m_costs->at(v, m_mate[v]);
            }
        }
        return answer;
    }

    bool is_top(std::uint32_t n) const { return !m_nodes[n].vertices.empty() && m_top[m_nodes[n].base] == n; }

    std::int64_t slack(std::uint32_t v, std::uint32_t w) const
    {
        return 2 * std::int64_t{m_costs->at(v, w)} - m_price[v] - m_price[w];
    }

    /// Starts the forest at every single node; false where none is left.
    bool label_roots()
    {
        m_queue.clear();
        for (std::uint32_t n = 0; n < m_nodes.size(); ++n) {
            auto &one = m_nodes[n];
            one.label = mark::none;
            one.parent = k_nobody;
            if (is_top(n) && m_mate[one.base] == k_nobody) {
                one.label = mark::outer;
                m_queue.insert(m_queue.end(), one.vertices.begin(), one.vertices.end());
            }
        }
        return !m_queue.empty();
    }

    bool search()
    {
        for (std::size_t next = 0; next < m_queue.size(); ++next) {
            auto const v = m_queue[next];
            for (std::uint32_t w = 0; w < m_top.size(); ++w) {
                if (m_top[v] != m_top[w] && m_costs->at(v, w) != cost_table::k_never && slack(v, w) == 0 &&
                    take(v, w)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Uses the tight edge from the outer V; true where it completed an augmenting path.
    bool take(std::uint32_t v, std::uint32_t w)
    {
        auto const label = m_nodes[m_top[w]].label;
        if (label == mark::none) {
            grow(v, w);
        } else if (label == mark::outer) {
            auto const apex = apex_of(m_top[v], m_top[w]);
            if (apex == k_nobody) {
                flip(v, w);
                flip(w, v);
                return true;
            }
            shrink(v, w, apex);
        }
        return false;
    }

    void grow(std::uint32_t v, std::uint32_t w)
    {
        auto &inner = m_nodes[m_top[w]];
        inner.label = mark::inner;
        inner.parent = m_top[v];
        inner.entry = {v, w};
        auto const mate = m_mate[inner.base];
        auto &outer = m_nodes[m_top[mate]];
        outer.label = mark::outer;
        outer.parent = m_top[w];
        outer.entry = {inner.base, mate};
        m_queue.insert(m_queue.end(), outer.vertices.begin(), outer.vertices.end());
    }

    std::uint32_t apex_of(std::uint32_t a, std::uint32_t b) const
    {
        std::vector<std::uint32_t> path;
        for (; a != k_nobody; a = m_nodes[a].parent) {
            path.push_back(a);
        }
        while (b != k_nobody && std::find(path.begin(), path.end(), b) == path.end()) {
            b = m_nodes[b].parent;
        }
        return b;
    }

    void shrink(std::uint32_t v, std::uint32_t w, std::uint32_t apex)
    {
        node made;
        for (auto at = m_top[v]; at != apex; at = m_nodes[at].parent) {
            made.children.push_back(at);
            made.links.push_back(m_nodes[at].entry);
        }
        made.children.push_back(apex);
        std::reverse(made.children.begin(), made.children.end());
        std::reverse(made.links.begin(), made.links.end());
        made.links.push_back({v, w});
        for (auto at = m_top[w]; at != apex; at = m_nodes[at].parent) {
            made.children.push_back(at);
            made.links.push_back({m_nodes[at].entry.to, m_nodes[at].entry.from});
        }
        made.base = m_nodes[apex].base;
        made.label = mark::outer;
        made.parent = m_nodes[apex].parent;
        made.entry = m_nodes[apex].entry;
        settle(std::move(made));
    }

    /// Gives the new outer node a number and its vertices to the search.
    void settle(node made)
    {
        auto const number = fresh();
        for (auto const child : made.children) {
            auto const &part = m_nodes[child];
            made.vertices.insert(made.vertices.end(), part.vertices.begin(), part.vertices.end());
            if (part.label == mark::inner) {
                m_queue.insert(m_queue.end(), part.vertices.begin(), part.vertices.end());
            }
        }
        for (auto const v : made.vertices) {
            m_top[v] = number;
        }
        for (auto &other : m_nodes) { // children hang under the new node from now on
            if (other.parent != k_nobody &&
                std::find(made.children.begin(), made.children.end(), other.parent) != made.children.end()) {
                other.parent = number;
            }
        }
        m_nodes[number] = std::move(made);
    }

    std::uint32_t fresh()
    {
        for (auto n = m_top.size(); n < m_nodes.size(); ++n) {
            if (m_nodes[n].vertices.empty()) {
                return static_cast<std::uint32_t>(n);
            }
        }
        m_nodes.emplace_back();
        return static_cast<std::uint32_t>(m_nodes.size() - 1);
    }

    /// Makes V the base of node N: its cycle is turned so that V's child comes first, the others pair up.
    void rebase(std::uint32_t n, std::uint32_t v)
    {
        auto &one = m_nodes[n];
        one.base = v;
        if (one.children.empty()) {
            return;
        }
        auto const at = std::find_if(one.children.begin(), one.children.end(), [&](std::uint32_t child) {
            auto const &inside = m_nodes[child].vertices;
            return std::find(inside.begin(), inside.end(), v) != inside.end();
        });
        auto const turn = at - one.children.begin();
        std::rotate(one.children.begin(), at, one.children.end());
        std::rotate(one.links.begin(), one.links.begin() + turn, one.links.end());
        rebase(one.children.front(), v);
        for (std::size_t i = 1; i < one.children.size(); i += 2) {
            auto const [from, to] = one.links[i];
            rebase(one.children[i], from);
            rebase(one.children[i + 1], to);
            m_mate[from] = to;
            m_mate[to] = from;
        }
    }

    /// Gives V the PARTNER and shifts the matching along the path to the root of V's tree.
    void flip(std::uint32_t v, std::uint32_t partner)
    {
        for (;;) {
            auto const outer = m_top[v];
            auto const inner = m_nodes[outer].parent;
            rebase(outer, v);
            m_mate[v] = partner;
            if (inner == k_nobody) {
                return;
            }
            auto const [from, to] = m_nodes[inner].entry;
            rebase(inner, to);
            m_mate[to] = from;
            partner = to;
            v = from;
        }
    }

    /// The largest change that keeps every price right; nothing where the prices may rise for ever.
    std::optional<std::int64_t> largest_change() const
    {
        std::optional<std::int64_t> change;
        auto const at_most = [&change](std::int64_t value) {
            change = std::min(change.value_or(value), value);
        };
        for (std::uint32_t v = 0; v < m_top.size(); ++v) {
            if (m_nodes[m_top[v]].label != mark::outer) {
                continue;
            }
            for (std::uint32_t w = 0; w < m_top.size(); ++w) {
                auto const label = m_nodes[m_top[w]].label;
                if (m_top[v] == m_top[w] || label == mark::inner ||
                    m_costs->at(v, w) == cost_table::k_never) {
                    continue;
                }
                at_most(label == mark::outer ? slack(v, w) / 2 : slack(v, w));
            }
        }
        for (std::uint32_t n = 0; n < m_nodes.size(); ++n) {
            if (is_top(n) && m_nodes[n].label == mark::inner && !m_nodes[n].children.empty()) {
                at_most(m_nodes[n].price);
            }
        }
        return change;
    }

    bool change_prices()
    {
        auto const change = largest_change();
        if (!change) {
            return false;
        }
        for (std::uint32_t n = 0; n < m_nodes.size(); ++n) {
            auto &one = m_nodes[n];
            if (!is_top(n) || one.label == mark::none) {
                continue;
            }
            auto const by = one.label == mark::outer ? *change : -*change;
            one.price += by;
            for (auto const v : one.vertices) {
                m_price[v] += by;
            }
            m_bound += by;
        }
        release([](node const &one) { return one.label == mark::inner && one.price == 0; });
        return true;
    }

    /// Opens the outermost shrunk nodes that WHICH wants, and what it wants of their children.
    template <typename Which>
    void release(Which which)
    {
        std::vector<std::uint32_t> open;
        for (auto n = static_cast<std::uint32_t>(m_top.size()); n < m_nodes.size(); ++n) {
            if (is_top(n) && which(m_nodes[n])) {
                open.push_back(n);
            }
        }
        while (!open.empty()) {
            auto const gone = std::exchange(m_nodes[open.back()], node{});
            open.pop_back();
            for (auto const child : gone.children) {
                for (auto const v : m_nodes[child].vertices) {
                    m_top[v] = child;
                }
                if (!m_nodes[child].children.empty() && m_nodes[child].price == 0) {
                    open.push_back(child);
                }
            }
        }
    }

    cost_table const *m_costs;
    std::vector<std::uint32_t> m_mate;
    std::vector<std::int64_t> m_price;
    std::vector<node> m_nodes; ///< the vertices first, then shrunk nodes; unused ones have no vertices
    std::vector<std::uint32_t> m_top;
    std::vector<std::uint32_t> m_queue;
    std::int64_t m_bound = 0; ///< lower bound of twice the cost
};

} // namespace

std::optional<cheapest_result> cheapest(cost_table const &costs, std::vector<std::uint32_t> start,
                                        std::int64_t limit)
{
    return solver{costs, std::move(start)}.solve(limit);
}

} // namespace arb::pairing
