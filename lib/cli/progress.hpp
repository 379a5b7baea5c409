#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace arb::cli
{

/// A progress line on standard error while it is a terminal; nothing otherwise.
class progress
{
public:
    /// TOTAL in bytes, 0 = not known. SHOWN false keeps it silent (--quiet, results on the same terminal).
    progress(std::size_t total, bool shown);
    ~progress();
    progress(progress const &) = delete;
    progress &operator=(progress const &) = delete;

    void advance(std::size_t bytes);

private:
    void draw();

    std::size_t m_total;
    std::size_t m_done = 0;
    bool m_shown;
    bool m_drawn = false;
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

} // namespace arb::cli
