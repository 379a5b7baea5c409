#include "pdn/clock_command.hpp"

#include "base/number.hpp"

#include <optional>

namespace arb::pdn
{

namespace
{

/// `h:mm:ss`, `m:ss`; a fraction of a second is dropped.
std::optional<std::int64_t> read_time(std::string_view text)
{
    std::int64_t total = 0;
    unsigned parts = 0;
    while (!text.empty()) {
        auto const colon = text.find(':');
        std::string_view part = text.substr(0, colon);
        if (colon == std::string_view::npos) {
            part = part.substr(0, part.find('.'));
        }
        auto const value = read_number<std::int64_t>(part);
        if (!value || *value < 0 || *value > 1'000'000 || ++parts > 3) {
            return std::nullopt;
        }
        total = total * 60 + *value;
        text = colon == std::string_view::npos ? std::string_view{} : text.substr(colon + 1);
    }
    return parts > 1 ? std::optional{total} : std::nullopt;
}

clock_reading read_word(std::string_view command, std::string_view word, bool elapsed)
{
    clock_reading reading{.elapsed = elapsed, .command = command, .text = word};
    switch (word.front()) {
    case 'w':
    case 'W':
        reading.side = clock_side::white;
        break;
    case 'b':
    case 'B':
        reading.side = clock_side::black;
        break;
    default:
        break;
    }
    std::string_view time = word;
    if (reading.side != clock_side::mover) {
        reading.running = word.front() < 'a';
        time.remove_prefix(1);
    }
    auto const seconds = read_time(time);
    reading.valid = seconds.has_value();
    reading.seconds = seconds.value_or(0);
    return reading;
}

} // namespace

std::vector<clock_reading> read_clocks(std::string_view comment, bool elapsed)
{
    std::vector<clock_reading> readings;
    for (auto start = comment.find("[%"); start != std::string_view::npos;
         start = comment.find("[%", start + 2)) {
        auto const end = comment.find(']', start);
        if (end == std::string_view::npos) {
            break;
        }
        std::string_view body = comment.substr(start + 2, end - start - 2);
        auto const blank = body.find(' ');
        std::string_view const command = body.substr(0, blank);
        bool const left = command == "clock" || command == "clk";
        bool const used = command == "emt" || command == "egt" || command == "mct";
        if (!(left || (used && elapsed)) || blank == std::string_view::npos) {
            continue;
        }
        body = body.substr(blank);
        while (!body.empty()) {
            auto const word_start = body.find_first_not_of(" \t\r\n");
            if (word_start == std::string_view::npos) {
                break;
            }
            auto const word_end = std::min(body.find_first_of(" \t\r\n", word_start), body.size());
            readings.push_back(read_word(command, body.substr(word_start, word_end - word_start), used));
            body = body.substr(word_end);
        }
    }
    return readings;
}

} // namespace arb::pdn
