#include "event/scoring.hpp"

#include <algorithm>
#include <set>

namespace arb::event
{

namespace
{

using sum = std::pair<std::int64_t, std::int64_t>;

std::set<sum> one_more_game(std::set<sum> const &before, std::vector<score_pair> const &pairs)
{
    std::set<sum> after = before; // one more 0-0
    for (auto const &[white, black] : before) {
        for (score_pair const &pair : pairs) {
            after.emplace(white + pair.white.hundredths(), black + pair.black.hundredths());
            after.emplace(white + pair.black.hundredths(), black + pair.white.hundredths());
        }
    }
    return after;
}

} // namespace

scoring scoring::of(points win, points draw, points loss)
{
    scoring s;
    s.m_win = win;
    s.m_draw = draw;
    s.m_loss = loss;
    s.m_pairs = {{win, loss}, {draw, draw}};
    return s;
}

scoring scoring::of(std::vector<score_pair> const &pairs)
{
    auto const gap = [](score_pair const &p) { return p.white - p.black; };
    auto const widest = *std::max_element(pairs.begin(), pairs.end(),
                                          [&](auto const &a, auto const &b) { return gap(a) < gap(b); });
    auto const even =
        std::find_if(pairs.begin(), pairs.end(), [](auto const &p) { return p.white == p.black; });
    scoring s;
    s.m_win = widest.white;
    s.m_loss = widest.black;
    s.m_draw = even != pairs.end() ? even->white : points::hundredths((s.m_win + s.m_loss).hundredths() / 2);
    s.m_pairs = pairs;
    return s;
}

std::optional<scoring> scoring::named(std::string_view name)
{
    auto const whole = points::whole;
    if (name == "2-1-0") {
        return of(whole(2), whole(1), whole(0));
    }
    if (name == "1-0") {
        return of(whole(1), points::hundredths(points::k_unit / 2), whole(0));
    }
    if (name == "delft") {
        return of({{whole(4), whole(0)}, {whole(3), whole(1)}, {whole(2), whole(2)}});
    }
    return std::nullopt;
}

bool scoring::allows(score_pair pair) const
{
    return pair == score_pair{} || std::any_of(m_pairs.begin(), m_pairs.end(), [&](score_pair const &one) {
               return one == pair || one == score_pair{pair.black, pair.white};
           });
}

bool scoring::allows_sum(score_pair pair, unsigned count) const
{
    std::set<sum> reached{{0, 0}};
    for (unsigned i = 0; i < count; ++i) {
        reached = one_more_game(reached, m_pairs);
    }
    return reached.contains({pair.white.hundredths(), pair.black.hundredths()});
}

std::optional<score_pair> read_score_pair(std::string_view text)
{
    auto const hyphen = text.find('-');
    if (hyphen == std::string_view::npos) {
        return std::nullopt;
    }
    auto const white = read_points(text.substr(0, hyphen));
    auto const black = read_points(text.substr(hyphen + 1));
    return white && black ? std::optional{score_pair{*white, *black}} : std::nullopt;
}

} // namespace arb::event
