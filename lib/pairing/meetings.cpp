#include "pairing/meetings.hpp"

#include <algorithm>
#include <utility>

namespace arb::pairing
{

meetings::meetings(std::vector<streak> streaks, std::vector<barred_pair> const &bars)
: m_streaks{std::move(streaks)}
, m_from(m_streaks.size() + 1)
{
    std::vector<std::uint32_t> at(m_streaks.size() + 1);
    for (auto const &one : bars) {
        ++at[one.a];
        ++at[one.b];
    }
    std::uint32_t total = 0;
    for (auto &count : at) {
        total += std::exchange(count, total);
    }
    std::vector<std::pair<place_number, bar>> listed(total);
    for (auto const &one : bars) {
        listed[at[one.a]++] = {one.b, one.why};
        listed[at[one.b]++] = {one.a, one.why};
    }
    auto const by_place = [](auto const &x, auto const &y) { return x.first < y.first; };
    auto const same_place = [](auto const &x, auto const &y) { return x.first == y.first; };
    auto first = listed.begin();
    for (std::size_t p = 0; p < m_streaks.size(); ++p) {
        auto const last = listed.begin() + at[p];
        std::stable_sort(first, last, by_place);
        auto const end = std::unique(first, last, same_place);
        for (auto each = first; each != end; ++each) {
            m_barred.push_back(each->first);
            m_why.push_back(each->second);
        }
        m_from[p + 1] = static_cast<std::uint32_t>(m_barred.size());
        m_most = std::max<std::size_t>(m_most, m_from[p + 1] - m_from[p]);
        first = last;
    }
}

bool meetings::allowed(place_number a, place_number b) const
{
    if (m_streaks[a] != streak::none && m_streaks[a] == m_streaks[b]) {
        return false;
    }
    auto const others = barred(a);
    return !std::binary_search(others.begin(), others.end(), b);
}

std::optional<bar> meetings::why_not(place_number a, place_number b) const
{
    auto const others = barred(a);
    auto const at = std::lower_bound(others.begin(), others.end(), b);
    if (at != others.end() && *at == b) {
        return m_why[m_from[a] + static_cast<std::size_t>(at - others.begin())];
    }
    if (m_streaks[a] != streak::none && m_streaks[a] == m_streaks[b]) {
        return bar::colour;
    }
    return std::nullopt;
}

bool meetings::roomy(std::size_t size, streak_counts const &streaks) const
{
    auto const longest = std::max<std::size_t>(streaks[1], streaks[2]);
    if (size == 0) {
        return true;
    }
    return longest <= size / 2 &&
           (size / 2 >= m_most + std::max<std::size_t>(longest, 1) || size >= 4 * m_most);
}

} // namespace arb::pairing
