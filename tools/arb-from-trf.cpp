#include "base/error.hpp"
#include "base/utf8.hpp"
#include "cli/app.hpp"
#include "cli/input.hpp"
#include "cli/language.hpp"
#include "cli/output.hpp"
#include "event/encoding.hpp"
#include "event/rules.hpp"
#include "event/settings.hpp"
#include "event/trf_import.hpp"

#include <fmt/format.h>

using namespace arb;
using cli::tr;

namespace
{

struct options {
    std::vector<std::string> files;
    std::string output = "-";
    std::string stdin_name = "<stdin>";
    std::string encoding;
    event::trf_import_options import;
    cli::finding_options findings;
};

/// The file as UTF-8: as told, as it is, or else as the Western European CP1252.
std::string decoded(std::string text, std::string_view name, options const &o, finding_sink &sink)
{
    bool const guess = o.encoding.empty() && utf8::first_invalid(text).has_value();
    if (o.encoding.empty() && !guess) {
        return text;
    }
    std::string const from = guess ? "CP1252" : o.encoding;
    auto converted = event::to_utf8(text, from);
    if (guess) {
        sink.report({event::k_trf_encoding, {name, 1, 1}, {from}});
    } else if (!converted) {
        throw usage_error{fmt::format(fmt::runtime(tr("the file is not in the encoding {0}")), from)};
    }
    return converted ? *std::move(converted) : text;
}

cli::exit_code run(options const &o)
{
    if (o.files.size() > 1) {
        throw usage_error{tr("one report file at a time")};
    }
    cli::output out{o.output};
    cli::output errors{2, cli::output::buffering::line};
    cli::reporter reporter{o.findings, "arb-from-trf", errors};
    cli::input in{o.files[0], o.stdin_name};
    auto const text = decoded(in.read_all(), in.name(), o, reporter);
    auto const event = event::event_from_trf(text, in.name(), o.import, reporter);
    if (event.empty()) {
        return cli::worse(reporter.finish(), cli::exit_code::no);
    }
    out.write(event);
    out.commit();
    return reporter.finish();
}

std::vector<std::string> texts(std::span<std::string_view const> names)
{
    return {names.begin(), names.end()};
}

} // namespace

int main(int argc, char **argv)
{
    cli::set_language();
    options o;
    cli::tool tool{
        "arb-from-trf", tr("Turns a FIDE tournament report file (TRF16, TRF26) into an event."),
        tr("  arb-from-trf open.trf > open.arb\n"
           "  arb-from-trf --discipline international --encoding CP1251 old.trf | tiebreak --all\n")};
    tool.add_files(o.files);
    tool.add_output(o.output);
    tool.add_stdin_name(o.stdin_name);
    tool.add_option("--discipline", o.import.discipline, tr("What was played; the file does not say it"))
        ->type_name(tr("NAME"))
        ->check(CLI::IsMember(texts(discipline_names())).description(""));
    tool.add_option("--system", o.import.system, tr("The event's system"))
        ->type_name(tr("NAME"))
        ->check(CLI::IsMember(texts(event::system_names())).description(""));
    tool.add_option("--encoding", o.encoding, tr("The file's encoding; default UTF-8, else CP1252"))
        ->type_name(tr("NAME"));
    tool.add_findings(o.findings, {&cli::event_catalogue()}, {});
    return tool.run(argc, argv, [&] { return run(o); });
}
