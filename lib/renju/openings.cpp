#include "renju/openings.hpp"

#include "base/number.hpp"
#include "renju/notation.hpp"

#include <algorithm>
#include <cstdlib>

namespace arb::renju
{

namespace
{

struct offset {
    int column;
    int row;
    friend bool operator==(offset, offset) = default;
};

struct named {
    opening what;
    offset second;
    offset third;
};

constexpr offset k_direct{0, 1};
constexpr offset k_indirect{1, 1};

constexpr std::array<named, 26> k_openings{{
    {{"D1", "Kansei"}, k_direct, {0, 2}},        {{"D2", "Keigetsu"}, k_direct, {1, 2}},
    {{"D3", "Sosei"}, k_direct, {2, 2}},         {{"D4", "Kagetsu"}, k_direct, {1, 1}},
    {{"D5", "Zangetsu"}, k_direct, {2, 1}},      {{"D6", "Ugetsu"}, k_direct, {1, 0}},
    {{"D7", "Kinsei"}, k_direct, {2, 0}},        {{"D8", "Shogetsu"}, k_direct, {0, -1}},
    {{"D9", "Kyugetsu"}, k_direct, {1, -1}},     {{"D10", "Shingetsu"}, k_direct, {2, -1}},
    {{"D11", "Zuisei"}, k_direct, {0, -2}},      {{"D12", "Sangetsu"}, k_direct, {1, -2}},
    {{"D13", "Yusei"}, k_direct, {2, -2}},       {{"I1", "Chosei"}, k_indirect, {2, 2}},
    {{"I2", "Kyogetsu"}, k_indirect, {2, 1}},    {{"I3", "Kosei"}, k_indirect, {2, 0}},
    {{"I4", "Suigetsu"}, k_indirect, {2, -1}},   {{"I5", "Ryusei"}, k_indirect, {2, -2}},
    {{"I6", "Ungetsu"}, k_indirect, {1, 0}},     {{"I7", "Hogetsu"}, k_indirect, {1, -1}},
    {{"I8", "Rangetsu"}, k_indirect, {1, -2}},   {{"I9", "Gingetsu"}, k_indirect, {0, -1}},
    {{"I10", "Myojo"}, k_indirect, {0, -2}},     {{"I11", "Shagetsu"}, k_indirect, {-1, -1}},
    {{"I12", "Meigetsu"}, k_indirect, {-1, -2}}, {{"I13", "Suisei"}, k_indirect, {-2, -2}},
}};

constexpr int k_symmetries = 8;

offset turned(offset o, int symmetry)
{
    if ((symmetry & 1) != 0) {
        o.column = -o.column;
    }
    if ((symmetry & 2) != 0) {
        o.row = -o.row;
    }
    return (symmetry & 4) != 0 ? offset{o.row, o.column} : o;
}

offset from_centre(point p)
{
    return {p.column() - k_centre.column(), p.row() - k_centre.row()};
}

point turned(point p, int symmetry)
{
    auto const o = turned(from_centre(p), symmetry);
    return point::at(o.column + k_centre.column(), o.row + k_centre.row());
}

int zone_of(point p)
{
    auto const o = from_centre(p);
    return 2 * std::max(std::abs(o.column), std::abs(o.row)) + 1;
}

/// The moves of a record that starts from the empty board.
std::vector<entry> opening_moves(record const &game, std::size_t count)
{
    std::vector<entry> moves;
    for (auto const &e : game.entries) {
        if (!e.is_move()) {
            return moves;
        }
        if (moves.size() == count) {
            break;
        }
        moves.push_back(e);
    }
    return moves;
}

/// The stones of C among the first four moves, turned and in order.
std::vector<point> stones_of(std::vector<entry> const &moves, colour c, int symmetry)
{
    std::vector<point> list;
    for (std::size_t i = 0; i < 4; ++i) {
        if (moves[i].turn == c) {
            list.push_back(turned(moves[i].where, symmetry));
        }
    }
    std::sort(list.begin(), list.end());
    return list;
}

/// Symmetries that leave the four stones with their colours as they are; the identity comes first.
std::vector<int> symmetries_of(std::vector<entry> const &moves)
{
    std::vector<int> kept;
    for (int s = 0; s < k_symmetries; ++s) {
        if (stones_of(moves, colour::black, s) == stones_of(moves, colour::black, 0) &&
            stones_of(moves, colour::white, s) == stones_of(moves, colour::white, 0)) {
            kept.push_back(s);
        }
    }
    return kept;
}

class opening_checker
{
public:
    opening_checker(opening_rule const &rule, record const &game, game_report &report)
    : m_rule{&rule}
    , m_game{&game}
    , m_report{&report}
    , m_moves{opening_moves(game, 5)}
    {
    }

    void run()
    {
        if (!m_rule->centre) {
            std::erase_if(m_report->findings, [](auto const &f) { return f.what == &k_not_centre; });
        }
        zones();
        passes();
        swaps();
        if (m_moves.size() == 5 && std::all_of(m_moves.begin(), m_moves.end(),
                                               [](entry const &e) { return e.kind == entry_kind::stone; })) {
            offers();
        }
        sort_findings(m_report->findings);
    }

private:
    void zones();
    void passes();
    void swaps();
    void offers();
    void distinct(std::vector<point> const &offered);

    game_finding &add(rule const &what, std::size_t move, std::string text)
    {
        m_report->findings.push_back({&what, move, std::nullopt, std::move(text)});
        if (move > 0 && move <= m_moves.size()) {
            m_report->findings.back().side = m_moves[move - 1].turn;
        }
        return m_report->findings.back();
    }

    opening_rule const *m_rule;
    record const *m_game;
    game_report *m_report;
    std::vector<entry> m_moves;
};

void opening_checker::zones()
{
    bool inside = true;
    for (std::size_t i = 1; i < m_moves.size(); ++i) {
        int const zone = m_rule->zones[i - 1];
        bool const free = zone == 0 || (i == 4 && m_rule->offers_optional && !m_game->offers.empty());
        if (m_moves[i].kind == entry_kind::stone && !free && zone_of(m_moves[i].where) > zone) {
            add(k_opening_zone, i + 1, name(m_moves[i].where)).text = std::to_string(zone);
            inside = inside && i > 2;
        }
    }
    if (m_rule->shape && inside && m_moves.size() >= 3 && !name_opening(*m_game)) {
        add(k_opening_shape, 3, "");
    }
}

/// The first three are RIF 12.9 whatever the rule of the opening.
void opening_checker::passes()
{
    for (std::size_t i = 3; i < m_moves.size(); ++i) {
        if (m_moves[i].kind == entry_kind::pass) {
            add(k_opening_pass, i + 1, "");
        }
    }
}

void opening_checker::swaps()
{
    auto const &text = m_game->swaps;
    if (m_rule->swaps > 0 && (text.size() > static_cast<std::size_t>(m_rule->swaps) ||
                              text.find_first_not_of("R-") != std::string::npos)) {
        add(k_opening_swaps, 0, shown_text(text)).text = std::to_string(m_rule->swaps);
    }
}

void opening_checker::offers()
{
    if (m_game->offers.empty() && (m_rule->offers_optional || !m_game->has_opening)) {
        return;
    }
    record read;
    read_stones(m_game->offers, m_game->spelling, colour::black, read);
    std::vector<point> offered{m_moves[4].where};
    for (auto const &e : read.entries) {
        if (e.kind == entry_kind::set_up) {
            offered.push_back(e.where);
        } else {
            add(k_opening_offers, 5, e.text).detail = "unreadable";
        }
    }
    if (m_rule->offers > 0 && offered.size() != static_cast<std::size_t>(m_rule->offers)) {
        auto &f = add(k_opening_offers, 5, std::to_string(offered.size()));
        f.detail = "count";
        f.text = std::to_string(m_rule->offers);
    }
    distinct(offered);
}

void opening_checker::distinct(std::vector<point> const &offered)
{
    auto const same = symmetries_of(m_moves);
    for (std::size_t i = 0; i < offered.size(); ++i) {
        if (std::any_of(m_moves.begin(), m_moves.begin() + 4,
                        [&](entry const &e) { return e.where == offered[i]; })) {
            add(k_opening_offers, 5, name(offered[i])).detail = "occupied";
        }
        for (std::size_t other = 0; other < i; ++other) {
            auto const hit = std::find_if(same.begin(), same.end(),
                                          [&](int s) { return turned(offered[i], s) == offered[other]; });
            if (hit != same.end()) {
                auto &f = add(k_opening_offers, 5, name(offered[i]));
                f.detail = *hit == 0 ? "twice" : "mirror";
                f.text = name(offered[other]);
                break;
            }
        }
    }
}

constexpr std::array<opening_rule, 7> k_rules{{
    {"rif", {3, 5, 0, 0}, true, true, 2, 1, false},
    {"yamaguchi", {3, 5, 0, 0}, true, true, 0, 1, false},
    {"soosyrv", {3, 5, 0, 0}, true, true, 0, 2, false},
    {"tarannikov", {3, 5, 7, 9}, true, true, 0, 5, true},
    {"taraguchi", {3, 5, 7, 9}, true, true, 5, 5, true},
    {"swap", {3, 5, 0, 0}, true, true, 2, 1, false},
    {"swap2", {0, 0, 0, 0}, false, false, 0, 0, true},
}};

constexpr int k_most_offers = 50;

} // namespace

std::optional<opening> name_opening(point first, point second, point third)
{
    if (first != k_centre) {
        return std::nullopt;
    }
    for (auto const &one : k_openings) {
        for (int s = 0; s < k_symmetries; ++s) {
            if (turned(one.second, s) == from_centre(second) && turned(one.third, s) == from_centre(third)) {
                return one.what;
            }
        }
    }
    return std::nullopt;
}

std::optional<opening> name_opening(record const &game)
{
    auto const moves = opening_moves(game, 3);
    bool const played = moves.size() == 3 && std::all_of(moves.begin(), moves.end(), [](entry const &e) {
                            return e.kind == entry_kind::stone;
                        });
    return played ? name_opening(moves[0].where, moves[1].where, moves[2].where) : std::nullopt;
}

std::optional<opening_rule> read_opening_rule(std::string_view name)
{
    auto const dash = name.find('-');
    auto const it = std::find_if(k_rules.begin(), k_rules.end(),
                                 [&](auto const &r) { return r.name == name.substr(0, dash); });
    if (it == k_rules.end()) {
        return std::nullopt;
    }
    auto rule = *it;
    if (dash != std::string_view::npos) {
        auto const count = read_number<int>(name.substr(dash + 1));
        if (!count || *count < 1 || *count > k_most_offers ||
            (rule.name != "soosyrv" && rule.name != "taraguchi")) {
            return std::nullopt;
        }
        rule.offers = *count;
    }
    return rule;
}

void check_opening(opening_rule const &rule, record const &game, game_report &report)
{
    opening_checker{rule, game, report}.run();
}

} // namespace arb::renju
