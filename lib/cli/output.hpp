#pragma once

#include <string>
#include <string_view>

namespace arb::cli
{

/// Where results go. "-" is standard output. A regular file is complete or absent: it is written beside its
/// place and renamed by commit(), with the old file's mode, through links; other targets are written
/// directly. A signal that ends the program removes the temporary. Throws environment_error where writing
/// fails, closed_pipe where nobody reads any more.
class output
{
public:
    enum class buffering : unsigned char { full, line };

    explicit output(std::string const &path = "-", buffering mode = buffering::full);
    /// Writes to an open descriptor that stays the caller's (2 for standard error).
    explicit output(int descriptor, buffering mode);
    output(output const &) = delete;
    output &operator=(output const &) = delete;
    ~output();

    void write(std::string_view text);
    void flush();

    /// Everything written, checked and in place. Without it a regular file is left as it was.
    void commit();

    bool is_terminal() const;

private:
    void open_beside(std::string const &target);

    std::string m_name;
    std::string m_temporary; ///< empty where the target is written directly
    std::string m_target;
    std::string m_buffer;
    int m_fd = 1;
    bool m_owned = false;
    buffering m_mode;
};

} // namespace arb::cli
