#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace arb::test
{

/// The file or folder NAME of the shared oracles and corpus; says aloud and gives nothing when it is not
/// there.
std::optional<std::filesystem::path> shared(std::string const &name);

/// A file of tests/data, which a plain clone has.
std::filesystem::path sample(std::string const &name);

/// The built program NAME.
std::filesystem::path tool(std::string const &name);

std::string read_file(std::filesystem::path const &path);
std::vector<std::string> read_lines(std::filesystem::path const &path);

} // namespace arb::test
