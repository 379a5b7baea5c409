#include "base/error.hpp"
#include "base/number.hpp"
#include "cli/app.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "common/variants.hpp"
#include "pdn/splitter.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string stdin_name = "<stdin>";
    std::string output = "-";
    std::string encoding;
    std::string framing = "nul";
    std::uint64_t games = 0;
    std::string bytes;
};

/// `512`, `64K`, `10M`, `1G`.
std::uint64_t read_size(std::string const &text)
{
    std::string_view digits = text;
    unsigned shift = 0;
    constexpr std::string_view units{"KMG"};
    if (!digits.empty() && units.find(digits.back()) != std::string_view::npos) {
        shift = 10 * (static_cast<unsigned>(units.find(digits.back())) + 1);
        digits.remove_suffix(1);
    }
    auto const value = read_number<std::uint64_t>(digits);
    if (!value || *value == 0 || *value > UINT64_MAX >> (shift + 1)) {
        throw usage_error{fmt::format(fmt::runtime(tr("'{0}' is not a size; write 500000, 64K, 10M")), text)};
    }
    return *value << shift;
}

std::string json_line(pdn::piece const &piece, std::string const &file)
{
    nlohmann::ordered_json const object{{"file", file},
                                        {"line", piece.line},
                                        {"game", piece.game},
                                        {"encoding", pdn::encoding_name(piece.spelling)},
                                        {"text", piece.text}};
    return object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

/// Writes pieces in the chosen frame.
class piece_writer
{
public:
    explicit piece_writer(options const &o) : m_options{o}
    {
        if (o.framing != "files") {
            m_out = std::make_unique<cli::output>(o.output);
        } else if (o.output == "-") {
            throw usage_error{tr("--framing files needs -o PREFIX")};
        }
    }

    void write(pdn::piece const &piece, std::string const &file)
    {
        ++m_count;
        std::string const text = pdn::marker(piece.line, piece.game, piece.spelling, file) + piece.text;
        if (m_options.framing == "jsonl") {
            m_out->write(json_line(piece, file));
        } else if (m_options.framing == "nul") {
            m_out->write(text);
            m_out->write({"\0", 1});
        } else {
            cli::output out{fmt::format("{}{:05}.pdn", m_options.output, m_count)};
            out.write(text);
            out.commit();
        }
    }

    void finish()
    {
        if (m_out) {
            m_out->commit();
        }
    }

private:
    options const &m_options;
    std::unique_ptr<cli::output> m_out;
    std::uint64_t m_count = 0;
};

cli::exit_code run(options const &o)
{
    pdn::piece_size size{.games = o.games, .bytes = o.bytes.empty() ? 0 : read_size(o.bytes)};
    if (size.games == 0 && size.bytes == 0) {
        size.bytes = std::uint64_t{10} << 20U;
    }
    piece_writer writer{o};
    for (auto const &file : o.files) {
        cli::input in{file, o.stdin_name};
        pdn::chunk_reader archive{[&](std::span<char> buffer) { return in.read(buffer); },
                                  common::named_encoding(o.encoding)};
        pdn::split(archive, size, [&](pdn::piece const &piece) { writer.write(piece, in.name()); });
        in.close();
    }
    writer.finish();
    return cli::exit_code::well;
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool app{
        "pdn-split", tr("Cuts archives of games at game boundaries; each piece says where it stood."),
        tr("  pdn-split --bytes 10M big.pdn | parallel --pipe --recend '\\0' --rrs -N1 -k pdn-validate\n"
           "  pdn-split --games 1000 --framing files -o part- big.pdn\n"
           "  pdn-split --games 1 --framing jsonl games.pdn | head -n 3\n")};
    app.add_files(o.files);
    app.add_stdin_name(o.stdin_name);
    app.add_option("-o,--output", o.output,
                   tr("Write to FILE; with --framing files the beginning of the names"))
        ->type_name(tr("FILE"));
    app.add_option("--encoding", o.encoding,
                   tr("utf-8, latin-1, windows-1251 or koi8-r; else detected once a file"))
        ->type_name(tr("NAME"));
    app.add_option("--games", o.games, tr("Games in a piece"))
        ->type_name(tr("N"))
        ->check(CLI::Range(std::uint64_t{1}, UINT64_MAX).description(""));
    app.add_option("--bytes", o.bytes, tr("Bytes in a piece, with K, M or G; 10M when nothing is said"))
        ->type_name(tr("SIZE"));
    app.add_option("--framing", o.framing,
                   tr("nul: a NUL byte behind each piece; files: one file each; jsonl: one object a line"))
        ->type_name(tr("FRAME"))
        ->check(CLI::IsMember({"nul", "files", "jsonl"}).description(""));
    return app.run(argc, argv, [&] { return run(o); });
}
