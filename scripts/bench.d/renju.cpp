// Replay of real games, each black move judged; forbidden points of real positions with the board built and
// with its set-up. Games: the corpus where it is there, else games made here.
#include "renju/fouls.hpp"
#include "renju/notation.hpp"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <random>
#include <string>

namespace
{

using namespace arb::renju;
using game = std::vector<point>;

std::vector<game> made_games()
{
    std::mt19937 random{7119};
    std::vector<game> games(2000);
    for (auto &one : games) {
        board position;
        while (one.size() < 46) {
            auto const p = point::at(static_cast<int>(3 + random() % 9), static_cast<int>(3 + random() % 9));
            if (position.is_empty(p)) {
                position.put(p, one.size() % 2 == 0 ? colour::black : colour::white);
                one.push_back(p);
            }
        }
    }
    return games;
}

std::vector<game> const &games()
{
    static std::vector<game> const all = [] {
        char const *const shared = std::getenv("ARB_SHARED");
        std::ifstream in{std::string{shared != nullptr ? shared : "../shared"} +
                         "/corpus/renju/lists/games_original.txt"};
        std::vector<game> list;
        for (std::string line; std::getline(in, line);) {
            record one;
            read_moves(line, letters::a_to_o, colour::black, one);
            list.emplace_back();
            for (auto const &e : one.entries) {
                list.back().push_back(e.where);
            }
        }
        return list.empty() ? made_games() : list;
    }();
    return all;
}

/// Positions after an even number of moves.
std::vector<board> const &positions()
{
    static std::vector<board> const all = [] {
        std::vector<board> list;
        for (auto const &one : games()) {
            list.emplace_back();
            for (std::size_t i = 0; i + 1 < one.size(); ++i) {
                list.back().put(one[i], i % 2 == 0 ? colour::black : colour::white);
            }
        }
        return list;
    }();
    return all;
}

void replay(benchmark::State &state)
{
    std::int64_t moves = 0;
    for (auto _ : state) {
        for (auto const &one : games()) {
            board position;
            auto turn = colour::black;
            for (point const p : one) {
                if (turn == colour::black) {
                    benchmark::DoNotOptimize(judge(position, p, three_reading::international));
                }
                position.put(p, turn);
                turn = other(turn);
            }
            moves += static_cast<std::int64_t>(one.size());
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(games().size()));
    state.counters["moves/s"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

void maps_built(benchmark::State &state)
{
    auto boards = positions();
    for (auto _ : state) {
        for (auto &position : boards) {
            benchmark::DoNotOptimize(map_fouls(position, three_reading::international));
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(boards.size()));
}

void maps_with_set_up(benchmark::State &state)
{
    for (auto _ : state) {
        for (auto const &one : games()) {
            board position;
            for (std::size_t i = 0; i + 1 < one.size(); ++i) {
                position.put(one[i], i % 2 == 0 ? colour::black : colour::white);
            }
            benchmark::DoNotOptimize(map_fouls(position, three_reading::international));
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(games().size()));
}

BENCHMARK(replay)->Unit(benchmark::kMillisecond);
BENCHMARK(maps_built)->Unit(benchmark::kMillisecond);
BENCHMARK(maps_with_set_up)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
