#include "event/result.hpp"

#include <algorithm>

namespace arb::event
{

namespace
{

read_result fault(result_fault kind)
{
    return {.value = {}, .fault = kind};
}

result forfeit(outcome white, outcome black, scoring const &score)
{
    auto const worth = [&](outcome o) { return o == outcome::win ? score.win() : score.loss(); };
    result r;
    r.how = manner::forfeit;
    r.white = white;
    r.black = black;
    r.white_points = worth(white);
    r.black_points = worth(black);
    return r;
}

std::optional<result> read_forfeit(std::string_view text, scoring const &score)
{
    if (text == "+/-") {
        return forfeit(outcome::win, outcome::loss, score);
    }
    if (text == "-/+") {
        return forfeit(outcome::loss, outcome::win, score);
    }
    if (text == "-/-") {
        return forfeit(outcome::loss, outcome::loss, score);
    }
    return std::nullopt;
}

result played(score_pair pair)
{
    result r;
    r.how = manner::played;
    r.white_points = pair.white;
    r.black_points = pair.black;
    decide(r);
    return r;
}

} // namespace

void decide(result &r)
{
    if (r.white_points == points{} && r.black_points == points{}) {
        r.white = r.black = outcome::loss;
    } else if (r.white_points == r.black_points) {
        r.white = r.black = outcome::draw;
    } else {
        bool const white_won = r.white_points > r.black_points;
        r.white = white_won ? outcome::win : outcome::loss;
        r.black = white_won ? outcome::loss : outcome::win;
    }
}

read_result result_reader::meeting(std::string_view text, bool single) const
{
    if (text.empty() || text == "*") {
        return {};
    }
    if (auto const walkover = read_forfeit(text, *m_scoring)) {
        result whole = *walkover;
        if (!single) {
            whole.white_points = whole.white_points * m_games;
            whole.black_points = whole.black_points * m_games;
        }
        return {.value = whole, .fault = result_fault::none};
    }
    if (single) {
        return one_game(text);
    }
    if (text.find(',') != std::string_view::npos) {
        return list(text);
    }
    return m_games == 1 ? one_game(text) : sum(text);
}

read_result result_reader::alone(std::string_view text) const
{
    result r;
    if (text == "+") {
        r.how = manner::bye;
        r.white = outcome::win;
        r.white_points = m_scoring->win() * m_games;
        return {.value = r, .fault = result_fault::none};
    }
    if (text == "-") {
        r.how = manner::absent;
        r.white = outcome::loss;
        r.white_points = m_scoring->loss() * m_games;
        return {.value = r, .fault = result_fault::none};
    }
    return fault(result_fault::bye);
}

read_result result_reader::one_game(std::string_view text) const
{
    auto const pair = read_score_pair(text);
    if (!pair) {
        return fault(result_fault::form);
    }
    return m_scoring->allows(*pair) ? read_result{.value = played(*pair), .fault = result_fault::none}
                                    : fault(result_fault::scoring);
}

read_result result_reader::sum(std::string_view text) const
{
    auto const pair = read_score_pair(text);
    if (!pair) {
        return fault(result_fault::form);
    }
    if (!reaches(*pair)) {
        return fault(result_fault::sum);
    }
    auto const least =
        std::min_element(m_scoring->pairs().begin(), m_scoring->pairs().end(),
                         [](auto const &a, auto const &b) { return a.white + a.black < b.white + b.black; });
    bool const is_short =
        *pair != score_pair{} && pair->white + pair->black < (least->white + least->black) * m_games;
    return {.value = played(*pair), .fault = is_short ? result_fault::short_sum : result_fault::none};
}

read_result result_reader::list(std::string_view text) const
{
    result whole;
    whole.games = 0;
    if (text.ends_with(',')) {
        return fault(result_fault::form);
    }
    while (!text.empty()) {
        auto const comma = std::min(text.find(','), text.size());
        auto const game = text.substr(0, comma);
        text.remove_prefix(std::min(comma + 1, text.size()));
        auto const one = meeting(game, true);
        if (!one.is_read()) {
            return one;
        }
        if (one.value.is_pending()) {
            return {};
        }
        whole.how = whole.how == manner::played ? manner::played : one.value.how;
        whole.white_points += one.value.white_points;
        whole.black_points += one.value.black_points;
        ++whole.games;
    }
    decide(whole);
    return {.value = whole, .fault = whole.games > m_games ? result_fault::extra_games : result_fault::none};
}

bool result_reader::reaches(score_pair pair) const
{
    auto const key = std::pair{pair.white.hundredths(), pair.black.hundredths()};
    if (m_reached.contains(key)) {
        return true;
    }
    bool const possible = m_scoring->allows_sum(pair, m_games);
    if (possible) {
        m_reached.insert(key);
    }
    return possible;
}

} // namespace arb::event
