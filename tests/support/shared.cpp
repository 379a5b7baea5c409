#include "support/shared.hpp"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>

namespace arb::test
{

namespace
{

std::filesystem::path shared_folder()
{
    if (char const *const folder = std::getenv("ARB_SHARED")) {
        return folder;
    }
    return std::filesystem::path{ARB_SOURCE_DIR} / ".." / "shared";
}

} // namespace

std::optional<std::filesystem::path> shared(std::string const &name)
{
    auto const path = shared_folder() / name;
    if (std::filesystem::exists(path)) {
        return path;
    }
    std::cout << "note: " << path.string() << " is not here; only the committed samples are tested\n";
    return std::nullopt;
}

std::filesystem::path sample(std::string const &name)
{
    return std::filesystem::path{ARB_SOURCE_DIR} / "tests" / "data" / name;
}

std::filesystem::path tool(std::string const &name)
{
    return std::filesystem::path{ARB_BIN_DIR} / name;
}

std::string read_file(std::filesystem::path const &path)
{
    std::ifstream in{path, std::ios::binary};
    if (!in) {
        throw std::runtime_error{"cannot read " + path.string()};
    }
    return {std::istreambuf_iterator<char>{in}, {}};
}

std::vector<std::string> read_lines(std::filesystem::path const &path)
{
    std::ifstream in{path, std::ios::binary};
    if (!in) {
        throw std::runtime_error{"cannot read " + path.string()};
    }
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

} // namespace arb::test
