#include "cli/input.hpp"

#include "base/error.hpp"
#include "cli/language.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ; // NOLINT: the name POSIX gives it

namespace arb::cli
{

namespace
{

[[noreturn]] void fail(std::string const &name)
{
    throw environment_error{
        fmt::format("{}: {}", name, std::strerror(errno))}; // NOLINT(concurrency-mt-unsafe)
}

/// The program that reads a file with these first bytes, null for plain ones.
char const *decompressor(std::string_view magic)
{
    using namespace std::string_view_literals;
    if (magic.starts_with("\x1F\x8B"sv)) {
        return "gzip";
    }
    if (magic.starts_with("\x28\xB5\x2F\xFD"sv)) {
        return "zstd";
    }
    if (magic.starts_with("\xFD"
                          "7zXZ\0"sv)) {
        return "xz";
    }
    return nullptr;
}

} // namespace

input::input(std::string const &path, std::string const &stdin_name) : m_name{path == "-" ? stdin_name : path}
{
    if (path == "-") {
        m_fd = STDIN_FILENO;
        return;
    }
    m_fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (m_fd < 0) {
        fail(m_name);
    }
    struct stat status = {};
    if (::fstat(m_fd, &status) != 0) {
        fail(m_name);
    }
    if (S_ISDIR(status.st_mode)) {
        errno = EISDIR;
        fail(m_name);
    }
    if (S_ISREG(status.st_mode)) {
        std::array<char, 6> magic = {};
        ssize_t const got = ::pread(m_fd, magic.data(), magic.size(), 0);
        char const *const program =
            got > 0 ? decompressor({magic.data(), static_cast<std::size_t>(got)}) : nullptr;
        if (program != nullptr) {
            through(program);
        } else {
            m_size = static_cast<std::size_t>(status.st_size);
        }
    }
}

input::~input()
{
    if (m_fd > STDIN_FILENO) {
        ::close(m_fd);
    }
    if (m_child > 0) {
        ::waitpid(m_child, nullptr, 0);
    }
}

void input::through(char const *program)
{
    std::array<int, 2> ends = {};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        fail(m_name);
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, m_fd, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    std::string name{program};
    std::string options{"-dc"};
    std::array<char *, 3> arguments{name.data(), options.data(), nullptr};
    int const code = posix_spawnp(&m_child, program, &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    ::close(m_fd);
    m_fd = ends[0];
    m_program = program;
    if (code != 0) {
        m_child = -1;
        throw environment_error{
            fmt::format(fmt::runtime(tr("{0}: cannot run {1} to read it")), m_name, program)};
    }
}

std::size_t input::read(std::span<char> buffer)
{
    std::size_t filled = 0;
    while (filled < buffer.size()) {
        ssize_t const got = ::read(m_fd, buffer.data() + filled, buffer.size() - filled);
        if (got < 0) {
            if (errno == EINTR) {
                continue;
            }
            fail(m_name);
        }
        if (got == 0) {
            break;
        }
        filled += static_cast<std::size_t>(got);
        if (m_size == 0) {
            break; // a pipe: what is there now
        }
    }
    return filled;
}

std::string input::read_all()
{
    std::string text;
    if (m_size > 0) {
        text.reserve(m_size + 1);
    }
    constexpr std::size_t block = std::size_t{1} << 18U;
    for (;;) {
        std::size_t const before = text.size();
        text.resize(before + (m_size > before ? m_size - before + 1 : block));
        std::size_t const got = read({text.data() + before, text.size() - before});
        text.resize(before + got);
        if (got == 0) {
            break;
        }
    }
    close();
    return text;
}

void input::close()
{
    if (m_fd > STDIN_FILENO) {
        ::close(m_fd);
    }
    m_fd = -1;
    if (m_child > 0) {
        int status = 0;
        pid_t const child = m_child;
        m_child = -1;
        if (::waitpid(child, &status, 0) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
            throw environment_error{
                fmt::format(fmt::runtime(tr("{0}: {1} could not read it to the end")), m_name, m_program)};
        }
    }
}

} // namespace arb::cli
