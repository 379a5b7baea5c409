#include "cli/output.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace arb::cli
{

namespace
{

constexpr std::size_t k_buffer_size = std::size_t{1} << 16U;

/// The temporary that a signal has to remove; one a program.
std::array<char, 4096> g_temporary = {}; // NOLINT: a signal handler reaches nothing else

void remove_and_die(int signal)
{
    if (g_temporary[0] != '\0') {
        ::unlink(g_temporary.data());
    }
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void guard(std::string const &temporary)
{
    if (temporary.size() >= g_temporary.size()) {
        return;
    }
    std::copy(temporary.begin(), temporary.end(), g_temporary.begin());
    g_temporary[temporary.size()] = '\0';
    for (int const signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ}) {
        if (std::signal(signal, remove_and_die) == SIG_IGN) {
            std::signal(signal, SIG_IGN);
        }
    }
}

[[noreturn]] void fail(std::string const &name)
{
    if (errno == EPIPE) {
        throw closed_pipe{};
    }
    throw environment_error{
        fmt::format("{}: {}", name, std::strerror(errno))}; // NOLINT(concurrency-mt-unsafe)
}

mode_t usual_mode()
{
    mode_t const mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

} // namespace

output::output(std::string const &path, buffering mode) : m_name{path}, m_mode{mode}
{
    if (path == "-") {
        m_name = "<stdout>";
        return;
    }
    m_owned = true;
    std::error_code code;
    auto const target = std::filesystem::weakly_canonical(path, code);
    struct stat status = {};
    bool const exists = ::stat(path.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) {
        m_fd = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
        if (m_fd < 0) {
            fail(m_name);
        }
        return;
    }
    open_beside(code ? path : target.string());
    if (::fchmod(m_fd, exists ? status.st_mode & 07777U : usual_mode()) != 0) {
        fail(m_name);
    }
}

output::output(int descriptor, buffering mode) : m_name{"<stderr>"}, m_fd{descriptor}, m_mode{mode} {}

void output::open_beside(std::string const &target)
{
    m_target = target;
    auto const path = std::filesystem::path{target};
    m_temporary = (path.parent_path() / fmt::format(".{}.XXXXXX", path.filename().string())).string();
    m_fd = ::mkostemp(m_temporary.data(), O_CLOEXEC);
    if (m_fd < 0) {
        m_temporary.clear();
        fail(m_name);
    }
    guard(m_temporary);
}

output::~output()
{
    if (m_owned && m_fd >= 0) {
        ::close(m_fd);
    }
    if (!m_temporary.empty()) {
        ::unlink(m_temporary.c_str());
        g_temporary[0] = '\0';
    }
}

void output::write(std::string_view text)
{
    m_buffer += text;
    if (m_buffer.size() >= k_buffer_size || (m_mode == buffering::line && m_buffer.ends_with('\n'))) {
        flush();
    }
}

void output::flush()
{
    std::string_view rest = m_buffer;
    while (!rest.empty()) {
        ssize_t const put = ::write(m_fd, rest.data(), rest.size());
        if (put < 0 && errno != EINTR) {
            m_buffer.clear();
            fail(m_name);
        }
        rest.remove_prefix(put < 0 ? 0 : static_cast<std::size_t>(put));
    }
    m_buffer.clear();
}

void output::commit()
{
    flush();
    if (!m_owned) {
        return;
    }
    int const fd = m_fd;
    m_fd = -1;
    if (!m_temporary.empty() && ::fsync(fd) != 0) {
        ::close(fd);
        fail(m_name);
    }
    if (::close(fd) != 0) {
        fail(m_name);
    }
    if (!m_temporary.empty()) {
        if (::rename(m_temporary.c_str(), m_target.c_str()) != 0) {
            fail(m_name);
        }
        m_temporary.clear();
        g_temporary[0] = '\0';
    }
}

bool output::is_terminal() const
{
    return ::isatty(m_fd) == 1;
}

} // namespace arb::cli
