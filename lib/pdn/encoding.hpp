#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arb::pdn
{

/// How the bytes of an archive spell what is not ASCII. `unknown`: nothing but ASCII so far.
enum class encoding : std::uint8_t { unknown, utf8, latin1, cp1251, koi8r };

std::string_view encoding_name(encoding e);
std::optional<encoding> read_encoding(std::string_view name);

/// From the first sequence in TEXT that is not ASCII: UTF-8 where that sequence is valid UTF-8, else by what
/// the bytes of TEXT look like; unknown where all is ASCII.
encoding detect_encoding(std::string_view text);

/// TEXT as UTF-8; what does not translate becomes U+FFFD.
std::string to_utf8(encoding e, std::string_view text);

} // namespace arb::pdn
