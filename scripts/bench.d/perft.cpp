// Leaves a second per variant, distinct captures, bulk counting at the last ply. `spin` is a calibration
// loop: a fixed number of dependent multiplications, so that figures of two runs can be compared.
#include "draughts/perft.hpp"

#include <benchmark/benchmark.h>

using namespace arb::draughts;

namespace
{

void count(benchmark::State &state, variant v, unsigned depth)
{
    std::uint64_t leaves = 0;
    for (auto _ : state) {
        leaves += perft(v, start_position(v), depth);
    }
    state.counters["leaves"] = benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

/// Every leaf is a position that was made: no bulk counting, what a program that plays moves does.
template <typename Rules, colour Us>
std::uint64_t made(position const &p, unsigned depth)
{
    if (depth == 0) {
        benchmark::DoNotOptimize(&p);
        return 1;
    }
    generator<Rules, Us> const g{p};
    std::uint64_t leaves = 0;
    if (!g.can_capture()) {
        g.quiet_successors([&](position const &next) { leaves += made<Rules, other(Us)>(next, depth - 1); });
        return leaves;
    }
    move_list list;
    g.captures(best_captures<Rules>{list, p.kings});
    for (move const &m : list) {
        leaves += made<Rules, other(Us)>(after<Us>(p, m), depth - 1);
    }
    return leaves;
}

void make(benchmark::State &state)
{
    std::uint64_t leaves = 0;
    for (auto _ : state) {
        leaves += made<international, colour::white>(start_position(variant::international), 9);
    }
    state.counters["leaves"] = benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

void spin(benchmark::State &state)
{
    for (auto _ : state) {
        std::uint64_t x = 1;
        for (int i = 0; i < 100'000'000; ++i) {
            x = x * 6364136223846793005U + 1;
            benchmark::DoNotOptimize(x);
        }
    }
    state.counters["multiplications"] =
        benchmark::Counter(1e8 * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

} // namespace

BENCHMARK(make)->Name("international_9_each_leaf_made")->Unit(benchmark::kMillisecond);
BENCHMARK(spin)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, international_10, variant::international, 10)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, russian_11, variant::russian, 11)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, italian_11, variant::italian, 11)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, italian_fid_11, variant::italian_fid, 11)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, brazilian_11, variant::brazilian, 11)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, english_11, variant::english, 11)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
