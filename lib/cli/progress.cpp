#include "cli/progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace arb::cli
{

namespace
{

constexpr std::size_t k_bar_width = 30;
constexpr std::chrono::milliseconds k_pause{100};

} // namespace

progress::progress(std::size_t total, bool shown)
: m_total{total}
, m_shown{shown && ::isatty(STDERR_FILENO) == 1}
{
}

progress::~progress()
{
    if (m_drawn) {
        std::fputs("\r\033[K", stderr);
    }
}

void progress::advance(std::size_t bytes)
{
    m_done += bytes;
    if (!m_shown) {
        return;
    }
    auto const now = std::chrono::steady_clock::now();
    if (now - m_last >= k_pause) {
        m_last = now;
        draw();
    }
}

void progress::draw()
{
    m_drawn = true;
    double const mib = static_cast<double>(m_done) / (1024.0 * 1024.0);
    std::string line = fmt::format("\r\033[K{:.1f} MiB", mib);
    if (m_total > 0) {
        auto const filled = std::min(k_bar_width, m_done * k_bar_width / m_total);
        line = fmt::format("\r\033[K[{:<{}}] {:3}%  {:.1f} MiB", std::string(filled, '#'), k_bar_width,
                           std::min<std::size_t>(100, m_done * 100 / m_total), mib);
    }
    std::fputs(line.c_str(), stderr);
}

} // namespace arb::cli
