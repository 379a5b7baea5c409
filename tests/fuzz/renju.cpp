// libFuzzer target: every reader of renju records, the checker, the maps and the writers on any bytes. The
// first byte chooses the format. What is checked besides not crashing: places lie in the text, the two
// readings agree where they are said to, and SGF that is written reads back as the same stones.
#include "renju/game_check.hpp"
#include "renju/openings.hpp"
#include "renju/record_stream.hpp"
#include "renju/record_writer.hpp"
#include "renju/report.hpp"

#include <algorithm>
#include <cstdlib>

namespace
{

using namespace arb::renju;

void require(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

record_stream::source bytes_of(std::string_view text)
{
    return [rest = text](std::span<char> buffer) mutable {
        auto const size = std::min(buffer.size(), rest.size());
        std::copy_n(rest.begin(), size, buffer.begin());
        rest.remove_prefix(size);
        return size;
    };
}

std::vector<record> read_all(std::string_view text, read_options const &options)
{
    record_stream stream{bytes_of(text), options};
    std::vector<record> all;
    while (auto batch = stream.next()) {
        auto records = take_records(std::move(*batch));
        all.insert(all.end(), records.begin(), records.end());
    }
    return all;
}

void judge_record(record const &one)
{
    board position;
    auto report = check_game(one, three_reading::international, position);
    for (auto const &f : report.findings) {
        require(f.move <= report.moves);
    }
    check_opening(*read_opening_rule("taraguchi-10"), one, report);
    auto const map = map_fouls(position, three_reading::international);
    auto const literal = map_fouls(position, three_reading::permitted);
    require(map.differs == literal.differs && map.overline == literal.overline &&
            map.double_four == literal.double_four && map.fives == literal.fives);
    require(!map.differs.empty() || map.double_three == literal.double_three);
    std::string out;
    report_writer{report_format::jsonl, "fuzz", true}.game(out, one, report);
    require(out.back() == '\n');
}

bool same_stones(board const &a, board const &b)
{
    for (int index = 0; index < k_points; ++index) {
        point const p{static_cast<std::uint8_t>(index)};
        if (a.at(p) != b.at(p)) {
            return false;
        }
    }
    return true;
}

void write_record(record const &one)
{
    for (auto const form : {written_form::text, written_form::json, written_form::sgf, written_form::rif}) {
        if (one.entries.empty() || loss(form, one)) {
            continue;
        }
        auto const text =
            std::string{form_header(form)} + written(form, one) + std::string{form_footer(form)};
        auto const again = read_all(text, {read_format(form_name(form)), letters::a_to_o});
        require(again.size() == 1);
        require(form != written_form::sgf || same_stones(final_position(again.front()), final_position(one)));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const *data, std::size_t size)
{
    if (size == 0) {
        return 0;
    }
    std::string_view const text{reinterpret_cast<char const *>(data) + 1, size - 1}; // NOLINT: bytes
    read_options options;
    if (data[0] % 9 < 8) {
        options.from = static_cast<record_format>(data[0] % 9);
    }
    auto const is_line_end = [](char c) { return c == '\n' || c == '\r'; }; // a lone CR is one in XML
    auto const lines = static_cast<std::uint64_t>(std::count_if(text.begin(), text.end(), is_line_end)) + 1;
    for (auto const &one : read_all(text, options)) {
        require(one.line >= 1 && one.line <= lines);
        judge_record(one);
        write_record(one);
    }
    return 0;
}
