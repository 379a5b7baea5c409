#include "clock/log.hpp"
#include "support/catch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <random>

using namespace arb;
using namespace arb::clock;

namespace
{

class log_maker
{
public:
    explicit log_maker(unsigned seed) : m_random{seed} {}

    std::string control()
    {
        static constexpr std::array k_controls{"300",  "60+2",  "10/60:5/30",    "20/120+5:60",
                                               "0+5",  "120S3", "90B4",          "40:3x10",
                                               "5/20", "30=60", "60/600:30/300", "3600"};
        static constexpr std::array k_disciplines{"russian", "international", "italian", "renju", "giveaway"};
        static constexpr std::array k_paces{"classical", "rapid", "blitz", "tiebreak_lehmann_georgiev"};
        return fmt::format("0:00:00\tcontrol\t{}\tdiscipline={}\tpace={}\tclock={}\tincrement={}",
                           pick(k_controls), pick(k_disciplines), pick(k_paces),
                           chance(6) ? "mechanical" : "electronic", chance(6) ? "before" : "after");
    }

    std::string event(who running)
    {
        m_now += time_span{2 * static_cast<std::int64_t>(m_random() % (chance(8) ? 400'000 : 6000))};
        auto const time = time_text(m_now);
        auto const mover = chance(20) ? opponent(running) : running;
        auto const player = who_name(mover == who::none || mover == who::both ? who::white : mover);
        static constexpr std::array k_anyone{"white", "black"};
        if (!chance(3)) {
            return fmt::format("{}\t{}\t{}", time, chance(12) ? "move" : "press", player);
        }
        static constexpr std::array k_plain{"show",
                                            "pause",
                                            "resume",
                                            "restore_begin",
                                            "restore_end\twhite_moves=7\tblack_moves=6",
                                            "record_check_begin",
                                            "record_check_end\tguilty=both",
                                            "record_check_end\tguilty=white",
                                            "verdict\trepetition=no\tpenalty=0:10:00",
                                            "verdict\trepetition=no",
                                            "clock_fix\twhite=0:01:00",
                                            "clock_fix\tblack=0:20:00\twhite=0:00:10",
                                            "clock_fix\tcertain=no\tby=0:00:20",
                                            "next_game",
                                            "next_game\tswap=no",
                                            "check_lateness",
                                            "draw",
                                            "flag_seen\tboth",
                                            "flag_seen\tboth\torder=unknown",
                                            "game_end\tresult=1-0"};
        static constexpr std::array k_with_player{"arrive\t{}",
                                                  "flag_seen\t{}",
                                                  "flag_seen\t{}\tby=opponent",
                                                  "record_order\t{}",
                                                  "record_done\t{}",
                                                  "claim_repetition\t{}\tmove_written=yes",
                                                  "claim_repetition\t{}",
                                                  "take_back\t{}",
                                                  "charge\t{}\ttime=0:00:07",
                                                  "infringement\t{}\tarticle=1.16.2",
                                                  "offer_draw\t{}",
                                                  "remind\t{}\tby=arbiter",
                                                  "press\t{}\tmove=no",
                                                  "move\t{}\tboard=opponent_blocked",
                                                  "press\t{}\tboard=five",
                                                  "stop_clocks\t{}\tmistake=yes"};
        if (chance(2)) {
            return time + '\t' + pick(k_plain);
        }
        return time + '\t' + fmt::format(fmt::runtime(pick(k_with_player)), pick(k_anyone));
    }

    bool chance(unsigned of) { return m_random() % of == 0; }
    template <typename List>
    char const *pick(List const &list)
    {
        return list.at(m_random() % list.size());
    }
    std::string start()
    {
        static constexpr std::array k_starts{
            "", "", "", "\twhite=absent", "\tblack=absent", "\twhite=absent\tblack=absent"};
        return std::string{"0:00:00\tstart"} + pick(k_starts);
    }

private:
    std::mt19937 m_random;
    time_span m_now{};
};

/// Records of a log without the counts of time.
struct taken {
    std::vector<std::string> records;

    void operator()(record const &r)
    {
        auto text = fmt::format("{} {} {} {} {} {} {} {} {}", time_text(r.at), r.event, who_name(r.player),
                                time_text(r.state->clocks[0].left), time_text(r.state->clocks[1].left),
                                who_name(r.state->running), r.state->clocks[0].moves,
                                r.state->clocks[1].moves, result_name(r.state->result));
        for (auto const &one : *r.said) {
            text += fmt::format(" {} {}", one.article, ruling_key(one));
        }
        records.push_back(std::move(text));
    }
};

void check_account(player_clock const &c)
{
    auto const &a = c.sum;
    if (a.given != a.used + c.left + a.taken || c.left < time_span{} || a.used < time_span{} ||
        a.taken < time_span{}) {
        FAIL_CHECK("given " << time_text(a.given) << " used " << time_text(a.used) << " left "
                            << time_text(c.left) << " taken " << time_text(a.taken));
    }
}

bool can_be_cut(game_state const &s)
{
    return s.is_started && !s.pair && s.board_winner == who::none;
}

} // namespace

namespace
{

struct pieces {
    std::vector<std::string> whole;
    std::vector<std::string> second; ///< records of the second piece
    std::size_t cut_at = 0;
    bool is_cut = false;
    bool is_over = false;
};

/// Plays a random log; from the cut on its lines also go to a log that begins with the state there.
pieces play(unsigned seed)
{
    log_maker make{seed};
    finding_list none;
    taken first;
    taken second;
    arb::clock::log all{{}, "log", none, [&](record const &r) {
                            first(r);
                            check_account(r.state->clocks[0]);
                            check_account(r.state->clocks[1]);
                        }};
    arb::clock::log rest{{}, "log", none, [&](record const &r) { second(r); }};
    auto const control = make.control();
    all.read(control, 1);
    all.read(make.start(), 2);
    pieces p;
    for (std::uint64_t line = 3; line < 23; ++line) {
        auto const &s = all.clock()->state();
        if (line > 6 && !p.is_cut && can_be_cut(s)) {
            p.is_cut = true;
            p.cut_at = first.records.size();
            rest.read(control, 1);
            rest.read(time_text(s.now) + '\t' + state_line(s, all.clock()->rules()), 2);
            second.records.clear();
        }
        auto const text = make.event(s.running);
        all.read(text, line);
        if (p.is_cut) {
            rest.read(text, line);
        }
    }
    all.finish();
    p.is_over = all.clock()->state().is_over();
    if (p.is_cut) {
        rest.finish();
    }
    p.whole = std::move(first.records);
    p.second = std::move(second.records);
    return p;
}

} // namespace

TEST_CASE("on random logs time is conserved, and a log in two pieces equals the whole", "[clock][property]")
{
    constexpr unsigned k_logs = 100'000;
    unsigned cuts = 0;
    unsigned ends = 0;
    unsigned faults = 0;
    for (unsigned seed = 0; seed < k_logs && faults < 5; ++seed) {
        auto p = play(seed);
        cuts += p.is_cut ? 1 : 0;
        ends += p.is_over ? 1 : 0;
        p.whole.erase(p.whole.begin(), p.whole.begin() + static_cast<std::ptrdiff_t>(p.cut_at));
        if (p.is_cut && p.whole != p.second) {
            ++faults;
            auto const at = std::mismatch(p.whole.begin(), p.whole.end(), p.second.begin(), p.second.end());
            FAIL_CHECK("log " << seed << ":\n"
                              << (at.first == p.whole.end() ? "nothing" : *at.first) << '\n'
                              << (at.second == p.second.end() ? "nothing" : *at.second));
        }
    }
    CHECK(cuts > k_logs / 2);
    CHECK(ends > k_logs / 10);
}

TEST_CASE("between two events only the running clock falls", "[clock][property]")
{
    for (unsigned seed = 0; seed < 20'000; ++seed) {
        log_maker make{seed};
        finding_list none;
        arb::clock::log all{{}, "log", none, [](record const &) {}};
        all.read(make.control(), 1);
        all.read(make.start(), 2);
        for (std::uint64_t line = 3; line < 23; ++line) {
            auto const before = all.clock()->state();
            auto text = make.event(before.running);
            auto const show = text.substr(0, text.find('\t')) + "\tshow";
            all.read(show, line);
            auto const &after = all.clock()->state();
            for (auto const w : {who::white, who::black}) {
                if (w != before.running && before.of(w).left != after.of(w).left) {
                    FAIL_CHECK("log " << seed << ", line " << line);
                }
            }
            all.read(text, line);
        }
    }
}
