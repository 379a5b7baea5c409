#include "event/encoding.hpp"

#include "base/error.hpp"

#include <array>
#include <cerrno>
#include <iconv.h>

namespace arb::event
{

std::optional<std::string> to_utf8(std::string_view text, std::string const &from)
{
    iconv_t const converter = ::iconv_open("UTF-8", from.c_str());
    if (converter == reinterpret_cast<iconv_t>(-1)) { // NOLINT: as iconv_open says it failed
        throw usage_error{"there is no encoding '" + from + "'"};
    }
    std::string in{text};
    std::string out;
    std::array<char, 4096> buffer{};
    char *source = in.data();
    std::size_t left = in.size();
    bool valid = true;
    while (valid && left > 0) {
        char *target = buffer.data();
        std::size_t room = buffer.size();
        valid = ::iconv(converter, &source, &left, &target, &room) != static_cast<std::size_t>(-1) ||
                errno == E2BIG;
        out.append(buffer.data(), buffer.size() - room);
    }
    ::iconv_close(converter);
    return valid ? std::optional{out} : std::nullopt;
}

} // namespace arb::event
