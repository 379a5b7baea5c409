// A million draws from the table of 150: how they fall on the cells (chi-square, 149 degrees of freedom: 95 %
// of fair draws lie between 117 and 184) and how long one takes.
#include "startpos/drawing.hpp"

#include <chrono>
#include <cstdio>
#include <map>
#include <string>

int main()
{
    using namespace arb::startpos;
    auto const &table = *built_in("idf64-basic");
    constexpr int draws = 1'000'000;
    for (auto const how : {tickets::one, tickets::column_and_row}) {
        drawing const lot{table, "million", how};
        std::map<cell const *, double> counts;
        auto const start = std::chrono::steady_clock::now();
        for (int i = 0; i < draws; ++i) {
            counts[lot.draw("start-1-" + std::to_string(i), [](cell const &) { return false; })] += 1;
        }
        std::chrono::duration<double> const time = std::chrono::steady_clock::now() - start;
        double const expected = draws / static_cast<double>(table.cells.size());
        double chi = 0;
        for (cell const &c : table.cells) {
            chi += (counts[&c] - expected) * (counts[&c] - expected) / expected;
        }
        std::printf("%s: chi-square %.1f, %.1f microseconds a draw\n",
                    how == tickets::one ? "one ticket" : "column and row", chi, 1e6 * time.count() / draws);
    }
}
