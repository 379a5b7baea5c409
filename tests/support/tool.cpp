#include "support/tool.hpp"

#include "support/shared.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace arb::test
{

tool_run run_tool(std::string const &name, std::string const &arguments, std::string const &input)
{
    auto const file = std::filesystem::temp_directory_path() / ("arb-test-" + std::to_string(::getpid()));
    std::ofstream{file, std::ios::binary} << input;
    auto const command = "LC_ALL=C.UTF-8 '" + tool(name).string() + "' " + arguments + " < '" +
                         file.string() + "' 2>/dev/null";
    FILE *const pipe = ::popen(command.c_str(), "r"); // NOLINT: the point of the test
    if (pipe == nullptr) {
        throw std::runtime_error{"cannot run " + name};
    }
    tool_run result;
    std::array<char, 65536> buffer{};
    for (std::size_t got = 0; (got = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
        result.out.append(buffer.data(), got);
    }
    int const status = ::pclose(pipe);
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    std::filesystem::remove(file);
    return result;
}

} // namespace arb::test
