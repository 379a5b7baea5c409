#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace arb::pairing
{

/// A set of small numbers below a size fixed at its making.
class bit_set
{
public:
    bit_set() = default;
    explicit bit_set(std::size_t size) : m_words((size + 63) / 64) {}

    static bit_set full(std::size_t size)
    {
        bit_set set{size};
        for (std::size_t i = 0; i < size; ++i) {
            set.insert(i);
        }
        return set;
    }

    bool has(std::size_t i) const { return ((m_words[i / 64] >> (i % 64)) & 1U) != 0; }
    void insert(std::size_t i) { m_words[i / 64] |= std::uint64_t{1} << (i % 64); }
    void erase(std::size_t i) { m_words[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }

    std::size_t words() const { return m_words.size(); }
    std::uint64_t word(std::size_t w) const { return m_words[w]; }

    std::size_t count() const
    {
        std::size_t total = 0;
        for (auto const word : m_words) {
            total += static_cast<std::size_t>(std::popcount(word));
        }
        return total;
    }
    bool empty() const
    {
        for (auto const word : m_words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    bit_set &operator&=(bit_set const &other)
    {
        for (std::size_t w = 0; w < m_words.size(); ++w) {
            m_words[w] &= other.m_words[w];
        }
        return *this;
    }
    bit_set &operator|=(bit_set const &other)
    {
        for (std::size_t w = 0; w < m_words.size(); ++w) {
            m_words[w] |= other.m_words[w];
        }
        return *this;
    }
    friend bit_set operator&(bit_set a, bit_set const &b) { return a &= b; }
    friend bit_set operator|(bit_set a, bit_set const &b) { return a |= b; }

    bool meets(bit_set const &other) const
    {
        for (std::size_t w = 0; w < m_words.size(); ++w) {
            if ((m_words[w] & other.m_words[w]) != 0) {
                return true;
            }
        }
        return false;
    }

private:
    std::vector<std::uint64_t> m_words;
};

/// VISIT(i) for each member in rising order.
template <typename Visit>
void for_each(bit_set const &set, Visit visit)
{
    for (std::size_t w = 0; w < set.words(); ++w) {
        for (auto bits = set.word(w); bits != 0; bits &= bits - 1) {
            visit(w * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
        }
    }
}

} // namespace arb::pairing
