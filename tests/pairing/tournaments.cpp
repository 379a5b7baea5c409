#include "event/reader.hpp"
#include "pairing/plain_search.hpp"
#include "pairing/swiss_round.hpp"
#include "support/catch.hpp"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/max_cardinality_matching.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <string>

using namespace arb::pairing;

namespace
{

/// The bookkeeping of one player, kept by the test itself.
struct record {
    unsigned points = 0;
    std::string colours; ///< of played games
    std::set<unsigned> met;
    bool plus = false;
    unsigned enters = 1;
    unsigned withdrawn = 9999; ///< last round
    std::set<unsigned> absent;

    bool is_present(unsigned round) const
    {
        return round >= enters && round <= withdrawn && !absent.contains(round);
    }
    char run() const
    {
        auto const size = colours.size();
        auto const three =
            size >= 3 && colours[size - 1] == colours[size - 2] && colours[size - 2] == colours[size - 3];
        return three ? colours.back() : '-';
    }
};

/// A tournament with random results, forfeits, absences, withdrawals and late entries.
class random_tournament
{
public:
    random_tournament(unsigned seed, unsigned least, unsigned most)
    : m_random{seed}
    , m_size{least + pick(most - least + 1)}
    , m_games{pick(6) == 0 ? 2U : 1U}
    , m_system{std::array{"random", "rating", "solkoff", "buchholz"}[pick(4)]}
    , m_chaos{pick(3) == 0}
    , m_draws{pick(10)}
    , m_coloured{pick(3) == 0}
    {
        for (unsigned i = 1; i <= m_size; ++i) {
            auto &p = m_players[i];
            if (m_chaos && pick(8) == 0) {
                p.enters = 2 + pick(2);
            }
        }
    }

    unsigned size() const { return m_size; }
    unsigned games() const { return m_games; }
    std::string_view system() const { return m_system; }
    std::map<unsigned, record> const &players() const { return m_players; }

    /// Decides who is away and gives the stream before ROUND.
    std::string text(unsigned round)
    {
        if (m_chaos && round > 1) {
            for (auto &[number, p] : m_players) {
                if (pick(25) == 0) {
                    p.absent.insert(round);
                } else if (pick(40) == 0 && p.withdrawn > round && !p.absent.contains(round)) {
                    p.withdrawn = pick(2) == 0 ? round : round - 1; // equal to the round: he still plays
                }
            }
        }
        std::string all = fmt::format("+++ arb 1\ndiscipline = \"russian\"\nsystem = \"{}\"\nseed = \"s{}\"\n"
                                      "games = {}\nmatch-scoring = \"result\"\n+++\n",
                                      m_system, m_size, m_games);
        for (auto const &[number, p] : m_players) {
            all += fmt::format("player\t{}\tP{}\t{}\tenters={}", number, number, 2500 - number, p.enters);
            all += p.withdrawn != 9999 ? fmt::format("\twithdrawn={}", p.withdrawn) : "";
            std::string rounds;
            for (auto const r : p.absent) {
                rounds += fmt::format("{}{}", rounds.empty() ? "" : ",", r);
            }
            all += rounds.empty() ? "\n" : fmt::format("\tabsent={}\n", rounds);
        }
        return all + m_lines;
    }

    void play(unsigned round, unsigned white, unsigned black)
    {
        if (m_coloured && m_random() % 2 == 0) {
            std::swap(white, black); // colours as a careless arbiter gives them
        }
        auto &w = m_players[white];
        auto &b = m_players[black];
        auto const forfeit = pick(m_chaos ? 12 : 40) == 0;
        auto const draw = !forfeit && pick(10) < m_draws;
        auto const white_wins = pick(2) == 0;
        auto const result = forfeit      ? (white_wins ? "+/-" : "-/+")
                            : draw       ? "1-1"
                            : white_wins ? "2-0"
                                         : "0-2";
        m_lines += fmt::format("game\t{}\t-\t{}\t{}\t{}\n", round, white, black,
                               m_games == 1 || forfeit ? result : doubled(result));
        w.points += draw ? 1U : white_wins ? 2U : 0U;
        b.points += draw ? 1U : white_wins ? 0U : 2U;
        if (forfeit) {
            (white_wins ? w : b).plus = true;
            return;
        }
        w.colours += 'W';
        b.colours += 'B';
        w.met.insert(black);
        b.met.insert(white);
    }

    void bye(unsigned round, unsigned number)
    {
        m_lines += fmt::format("game\t{}\t-\t{}\t-\t+\n", round, number);
        m_players[number].points += 2;
        m_players[number].plus = true;
    }

private:
    unsigned pick(unsigned below) { return static_cast<unsigned>(m_random() % below); }
    static std::string doubled(std::string_view result)
    {
        return result == "2-0" ? "3-1" : result == "0-2" ? "1-3" : "2-2";
    }

    std::mt19937 m_random;
    unsigned m_size;
    unsigned m_games;
    std::string m_system;
    bool m_chaos;
    unsigned m_draws;
    bool m_coloured;
    std::map<unsigned, record> m_players;
    std::string m_lines;
};

bool allowed(random_tournament const &t, unsigned a, unsigned b)
{
    auto const &x = t.players().at(a);
    auto const &y = t.players().at(b);
    return !x.met.contains(b) && !(t.games() == 1 && x.run() != '-' && x.run() == y.run());
}

/// Whether those present can all be paired, the bye included, by Boost's matching.
bool can_pair(random_tournament const &t, std::vector<unsigned> const &present)
{
    auto const odd = present.size() % 2;
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS> g(present.size() + odd);
    for (std::size_t a = 0; a < present.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            if (allowed(t, present[a], present[b])) {
                boost::add_edge(a, b, g);
            }
        }
        if (odd != 0 && !t.players().at(present[a]).plus) {
            boost::add_edge(a, present.size(), g);
        }
    }
    std::vector<std::size_t> mate(boost::num_vertices(g));
    boost::edmonds_maximum_cardinality_matching(g, mate.data());
    return 2 * boost::matching_size(g, mate.data()) == boost::num_vertices(g);
}

std::vector<unsigned> present_in(random_tournament const &t, unsigned round)
{
    std::vector<unsigned> numbers;
    for (auto const &[number, p] : t.players()) {
        if (p.is_present(round)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

/// The classification keeps to the test's own points.
void check_order(random_tournament const &t, swiss_field const &field, arb::event::tournament const &event)
{
    for (std::size_t p = 1; p < field.order.size(); ++p) {
        auto const points = [&](std::size_t q) {
            return t.players().at(event.players[field.order[q].player].number).points;
        };
        REQUIRE(points(p - 1) >= points(p));
        REQUIRE((points(p - 1) == points(p)) == (field.table.groups[p - 1] == field.table.groups[p]));
    }
}

void check_plain(random_tournament const &t, paired_field const &made, arb::event::tournament const &event)
{
    auto const number = [&](std::size_t p) { return event.players[made.field.order[p].player].number; };
    auto table = made.field.table;
    std::vector<barred_pair> bars;
    for (place_number p = 0; p < made.field.order.size(); ++p) {
        table.had_plus[p] = t.players().at(number(p)).plus;
        for (place_number q = 0; q < p; ++q) {
            if (!allowed(t, number(p), number(q))) {
                bars.push_back({p, q, bar::met});
            }
        }
    }
    meetings const rules{std::vector<streak>(made.field.order.size(), streak::none), bars};
    auto const expected = arb::test::plain_search{table, rules}.run();
    REQUIRE(made.answer.possible == expected.possible);
    REQUIRE(made.answer.bye == expected.bye);
    REQUIRE(made.answer.pairs.size() == expected.pairs.size());
    for (std::size_t i = 0; i < expected.pairs.size(); ++i) {
        REQUIRE(made.answer.pairs[i].first == expected.pairs[i].first);
        REQUIRE(made.answer.pairs[i].second == expected.pairs[i].second);
    }
}

void check_round(random_tournament &t, unsigned round, swiss_round const &made,
                 arb::event::tournament const &event)
{
    std::set<unsigned> seen;
    for (auto const &board : made.boards) {
        auto const white = event.players[board.white].number;
        auto const black = event.players[board.black].number;
        REQUIRE(seen.insert(white).second);
        REQUIRE(seen.insert(black).second);
        REQUIRE(allowed(t, white, black));
        REQUIRE(
            (t.games() > 1 || (t.players().at(white).run() != 'W' && t.players().at(black).run() != 'B')));
    }
    for (auto const i : made.byes) {
        auto const number = event.players[i].number;
        REQUIRE(seen.insert(number).second);
        REQUIRE(!t.players().at(number).plus);
    }
    auto const present = present_in(t, round);
    REQUIRE(seen == std::set<unsigned>(present.begin(), present.end()));
}

/// Plays to the last round that can be paired; the number of rounds.
unsigned play_to_the_end(random_tournament &t, bool with_plain)
{
    for (unsigned round = 1;; ++round) {
        arb::finding_list findings;
        auto const event = arb::event::read(t.text(round), "event", findings);
        INFO(t.system() << ", " << t.size() << " players, round " << round);
        REQUIRE(!findings.has_error());
        auto const present = present_in(t, round);
        if (present.size() < 2 || round > 70) {
            return round;
        }
        round_options options;
        options.round = round;
        options.system = *event.settings().system;
        auto const made = pair_round(event, options);
        REQUIRE(made.possible() == can_pair(t, present));
        check_order(t, made.fields[0].field, event);
        if (with_plain) {
            check_plain(t, made.fields[0], event);
        }
        if (!made.possible()) {
            REQUIRE(!made.fields[0].blocking.empty());
            return round;
        }
        check_round(t, round, made, event);
        for (auto const &board : made.boards) {
            t.play(round, event.players[board.white].number, event.players[board.black].number);
        }
        for (auto const i : made.byes) {
            t.bye(round, event.players[i].number);
        }
    }
}

/// How many tournaments: ARB_TOURNAMENTS, else a number that takes seconds.
unsigned tournaments()
{
    auto const *const wish = std::getenv("ARB_TOURNAMENTS");
    return wish == nullptr ? 400 : static_cast<unsigned>(std::strtoul(wish, nullptr, 10));
}

} // namespace

TEST_CASE("tournaments of 2 to 60 players to the last round keep the rules", "[pairing][swiss][1.15.2]")
{
    unsigned rounds = 0;
    for (unsigned seed = 1; seed <= tournaments(); ++seed) {
        random_tournament t{seed, 2, 60};
        rounds += play_to_the_end(t, false);
    }
    CHECK(rounds > 2 * tournaments());
}

TEST_CASE("tournaments of up to 12 players are paired as the plain search pairs them",
          "[pairing][swiss][plain]")
{
    for (unsigned seed = 1; seed <= 2 * tournaments(); ++seed) {
        random_tournament t{1'000'000 + seed, 2, 12};
        play_to_the_end(t, true);
    }
}
