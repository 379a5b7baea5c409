// libFuzzer target: the reader, the checker, the splitter and the converter on any bytes. What is checked
// besides not crashing: chunks give back the text, and every finding has a place inside it.
#include "pdn/converter.hpp"
#include "pdn/splitter.hpp"
#include "pdn/validator.hpp"

#include <algorithm>
#include <cstdlib>

namespace
{

arb::pdn::chunk_reader::source bytes_of(std::string_view text)
{
    return [rest = text](std::span<char> buffer) mutable {
        auto const size = std::min(buffer.size(), rest.size());
        std::copy_n(rest.begin(), size, buffer.begin());
        rest.remove_prefix(size);
        return size;
    };
}

void require(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const *data, std::size_t size)
{
    using namespace arb;
    std::string_view const text{reinterpret_cast<char const *>(data), size}; // NOLINT: bytes are characters
    pdn::check_options const options{.strict = size % 2 == 1, .draws = true, .duplicates = true};
    pdn::chunk_reader archive{bytes_of(text), {}, 4096};
    finding_list found;
    pdn::assembler all{found};
    all.begin_file("fuzz");
    while (auto const chunk = archive.next()) {
        auto result = pdn::check_chunk(*chunk, "fuzz", options);
        for (auto const &f : result.findings) {
            require(f.where.line >= 1 && f.where.line <= result.lines + 1);
        }
        all.add(std::move(result));
        pdn::convert_games("fuzz", chunk->text, {.spelling = chunk->spelling}, found,
                           [](pdn::converted_game const &game) {
                               require(!game.complete || !pdn::canonical_text(game).empty());
                           });
    }
    pdn::chunk_reader again{bytes_of(text), {}, 4096};
    pdn::split(again, {.games = 2}, [](pdn::piece const &piece) { require(!piece.text.empty()); });
    return 0;
}
