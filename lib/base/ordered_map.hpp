#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace arb
{

/// Runs WORK on everything that NEXT gives, on JOBS threads, and hands the results to TAKE in the order of
/// NEXT. NEXT and TAKE run on the calling thread; at most 2 * JOBS items are alive at a time, so memory is
/// bounded. NEXT: () -> std::optional<Item>; WORK: (Item &&) -> Result; TAKE: (Result &&). The first
/// exception ends it. With one job nothing is started and everything runs on the calling thread.
template <typename Next, typename Work, typename Take>
void ordered_map(unsigned jobs, Next next, Work work, Take take)
{
    using item = typename decltype(next())::value_type;
    using result = decltype(work(std::declval<item &&>()));
    if (jobs <= 1) {
        while (auto one = next()) {
            take(work(std::move(*one)));
        }
        return;
    }

    std::mutex mutex;
    std::condition_variable_any wake;
    std::deque<std::packaged_task<result()>> waiting;
    std::vector<std::jthread> threads;
    threads.reserve(jobs);
    for (unsigned i = 0; i < jobs; ++i) {
        threads.emplace_back([&](std::stop_token const &stop) {
            for (;;) {
                std::packaged_task<result()> task;
                {
                    std::unique_lock lock{mutex};
                    if (!wake.wait(lock, stop, [&] { return !waiting.empty(); })) {
                        return;
                    }
                    task = std::move(waiting.front());
                    waiting.pop_front();
                }
                task();
            }
        });
    }

    std::deque<std::future<result>> promised;
    auto const take_first = [&] {
        auto first = std::move(promised.front());
        promised.pop_front();
        take(first.get());
    };
    while (auto one = next()) {
        std::packaged_task<result()> task{
            [&work, moved = std::make_shared<item>(std::move(*one))] { return work(std::move(*moved)); }};
        promised.push_back(task.get_future());
        {
            std::lock_guard const lock{mutex};
            waiting.push_back(std::move(task));
        }
        wake.notify_one();
        if (promised.size() >= 2 * static_cast<std::size_t>(jobs)) {
            take_first();
        }
    }
    while (!promised.empty()) {
        take_first();
    }
}

} // namespace arb
