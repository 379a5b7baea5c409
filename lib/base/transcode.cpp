#include "base/transcode.hpp"

#include "base/error.hpp"

#include <array>
#include <cerrno>
#include <iconv.h>

namespace arb
{

std::string transcode(std::string_view text, std::string const &from, std::size_t &faults)
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
    while (left > 0) {
        char *target = buffer.data();
        std::size_t room = buffer.size();
        bool const stopped =
            ::iconv(converter, &source, &left, &target, &room) == static_cast<std::size_t>(-1);
        out.append(buffer.data(), buffer.size() - room);
        if (stopped && errno != E2BIG) {
            ++faults;
            out += "\xEF\xBF\xBD";
            ++source;
            --left;
        }
    }
    ::iconv_close(converter);
    return out;
}

} // namespace arb
