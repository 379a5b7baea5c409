#include "standings/explanation.hpp"

#include "standings/number_text.hpp"
#include "standings/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arb::standings
{

namespace
{

using event::manner;
using event::outcome;
using words = std::function<std::string(std::string_view)>;

class explainer
{
public:
    explainer(ranking const &table, index player, words const &heading, words const &meaning)
    : m_table{&table}
    , m_sheet{&table.sheet()}
    , m_player{player}
    , m_heading{&heading}
    , m_meaning{&meaning}
    {
    }

    std::vector<finding> explain()
    {
        place();
        points_section();
        for (std::size_t i = 0; i < m_table->criteria().size(); ++i) {
            criterion_section(i);
        }
        decision();
        return std::move(m_said);
    }

private:
    void say(std::string_view sentence, std::vector<argument> args)
    {
        finding f{k_explained, {}, std::move(args)};
        m_said.push_back(f.with_detail(sentence));
    }
    std::int64_t number(index who) const { return m_sheet->event().players[who].number; }
    std::string name(index who) const { return std::string{m_sheet->event().players[who].name}; }
    ranked const &row() const
    {
        auto const &rows = m_table->rows();
        return *std::find_if(rows.begin(), rows.end(), [&](ranked const &r) { return r.player == m_player; });
    }

    void place();
    void points_section();
    void criterion_section(std::size_t which);
    void opponents(criterion c);
    void cuts(criterion c);
    void decision();
    static std::string_view row_sentence(entry const &e);

    ranking const *m_table;
    score_sheet const *m_sheet;
    index m_player;
    words const *m_heading;
    words const *m_meaning;
    std::vector<finding> m_said;
};

void explainer::place()
{
    auto const &r = row();
    if (r.first_place == 0) {
        say("player-out", {number(m_player), name(m_player)});
        return;
    }
    auto const place =
        r.is_shared() ? fmt::format("{}-{}", r.first_place, r.last_place) : fmt::format("{}", r.first_place);
    auto const title = m_sheet->event().players[m_player].keys.find("title").value_or("");
    say("player", {number(m_player), name(m_player), std::string{title}, place});
}

std::string_view explainer::row_sentence(entry const &e)
{
    if (e.opponent == event::k_nobody) {
        return e.how == manner::bye ? "bye" : "absent";
    }
    if (e.meeting == event::k_nobody) {
        return e.result == outcome::win ? "plus-left" : "minus-left";
    }
    if (!e.is_played()) {
        return e.result == outcome::win ? "plus" : "minus";
    }
    return e.result == outcome::win ? "win" : e.result == outcome::draw ? "draw" : "loss";
}

void explainer::points_section()
{
    say("points", {exact_text(m_sheet->points_of(m_player).hundredths())});
    for (entry const &e : m_sheet->of(m_player)) {
        bool const is_named = e.opponent != event::k_nobody;
        say(row_sentence(e), {std::int64_t{e.round}, is_named ? number(e.opponent) : 0,
                              is_named ? name(e.opponent) : "", exact_text(e.brought.hundredths())});
    }
}

void explainer::opponents(criterion c)
{
    for (entry const &e : m_sheet->of(m_player)) {
        auto const halves = weight_halves(c, e.result);
        if (!is_opponent(e) || !halves || *halves == 0) {
            continue;
        }
        auto const worth = opponent_worth(*m_sheet, e);
        std::vector<argument> args{fraction{*halves, 2}.text(), exact_text(worth),
                                   exact_text(worth * fraction{*halves, 2})};
        if (e.opponent == event::k_nobody) {
            say("opponent-bye", std::move(args));
            continue;
        }
        args.insert(args.end(), {number(e.opponent), name(e.opponent)});
        fraction const real = m_sheet->points_of(e.opponent).hundredths();
        bool const left = m_sheet->event().players[e.opponent].last < m_sheet->rounds() &&
                          m_sheet->settings().system && event::is_swiss(*m_sheet->settings().system);
        if (left) {
            args.insert(args.end(), {exact_text(real), exact_text(worth - real)});
        }
        say(left ? "opponent-left" : "opponent", std::move(args));
    }
}

void explainer::cuts(criterion c)
{
    bool const cuts_worst = c == criterion::solkoff || c == criterion::truncated_solkoff ||
                            c == criterion::short_truncated_solkoff;
    std::vector<fraction> worths;
    for (entry const &e : m_sheet->of(m_player)) {
        if (is_opponent(e)) {
            worths.push_back(opponent_worth(*m_sheet, e));
        }
    }
    if (!cuts_worst || worths.empty()) {
        return;
    }
    std::sort(worths.begin(), worths.end());
    if (c == criterion::solkoff) {
        say("cut", {exact_text(worths.front()) + ", " + exact_text(worths.back())});
    } else if (c == criterion::short_truncated_solkoff) {
        say("cut", {exact_text(worths.front())});
    } else {
        say("cut", {exact_list(worths)});
    }
}

void explainer::criterion_section(std::size_t which)
{
    auto const c = m_table->criteria()[which];
    auto const key = "column/" + std::string{event::criterion_name(c)};
    auto const values = m_table->values(which).shown(m_player);
    if (values.empty()) {
        say("criterion-none", {(*m_heading)(key), (*m_meaning)(key)});
        return;
    }
    say("criterion", {(*m_heading)(key), exact_list(values), (*m_meaning)(key)});
    opponents(c);
    cuts(c);
}

void explainer::decision()
{
    auto const &r = row();
    if (r.is_shared()) {
        say("shared", {});
    } else if (r.first_place != 0) {
        auto const key =
            r.decided_by ? std::string{event::criterion_name(m_table->criteria()[*r.decided_by])} : "points";
        say("decided", {(*m_heading)("column/" + key)});
    }
}

} // namespace

std::vector<finding> explain(ranking const &table, index player, words const &heading, words const &meaning)
{
    return explainer{table, player, heading, meaning}.explain();
}

} // namespace arb::standings
