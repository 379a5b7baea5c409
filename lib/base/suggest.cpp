#include "base/suggest.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace arb
{

namespace
{

std::size_t edit_distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            std::size_t const above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row.back();
}

} // namespace

std::string_view nearest(std::string_view word, std::span<std::string_view const> names)
{
    std::string_view best;
    std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
    if (word.size() > 64) {
        return best;
    }
    for (std::string_view const name : names) {
        if (std::size_t const distance = edit_distance(word, name); distance < least) {
            least = distance;
            best = name;
        }
    }
    return best;
}

} // namespace arb
