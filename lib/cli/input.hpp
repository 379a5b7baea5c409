#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace arb::cli
{

/// One input: a file, or standard input for "-". A gzip, zstd or xz file is read through the system's
/// program. Throws environment_error where it cannot be opened or read, and at close() where the program
/// failed.
class input
{
public:
    explicit input(std::string const &path, std::string const &stdin_name = "<stdin>");
    input(input const &) = delete;
    input &operator=(input const &) = delete;
    ~input();

    /// The name for findings.
    std::string const &name() const { return m_name; }

    /// Fills BUFFER as far as one or more reads give; 0 only at the end.
    std::size_t read(std::span<char> buffer);

    /// Everything that is left, and close().
    std::string read_all();

    /// Releases the input; throws where a decompressing program ended badly.
    void close();

    /// Size in bytes where it is known (plain regular files), for progress; else 0.
    std::size_t size() const { return m_size; }

private:
    void through(char const *program);

    std::string m_name;
    int m_fd = -1;
    pid_t m_child = -1;
    std::string m_program;
    std::size_t m_size = 0;
};

} // namespace arb::cli
