#include "common/clock_records.hpp"

#include "base/error.hpp"
#include "cli/language.hpp"
#include "cli/messages.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <iterator>

namespace arb::common
{

namespace
{

std::string_view running_name(clock::who w)
{
    return w == clock::who::none ? "none" : clock::who_name(w);
}

/// Whom a ruling concerns in columns: nobody named where it is both.
std::string_view whom_name(clock::who w)
{
    return w == clock::who::both ? "" : clock::who_name(w);
}

std::string quoted(std::string const &text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace

std::string ruling_sentence(clock::ruling const &r)
{
    auto const key = clock::ruling_key(r);
    finding f{clock::k_ruling, {}, r.arguments};
    return cli::sentence(f.with_detail(key));
}

record_format named_record_format(std::string_view name)
{
    if (name == "text") {
        return record_format::text;
    }
    if (name == "tsv") {
        return record_format::tsv;
    }
    if (name == "jsonl") {
        return record_format::jsonl;
    }
    throw usage_error{fmt::format(fmt::runtime(cli::tr("'{0}' is not a format (text, tsv, jsonl)")), name)};
}

void clock_records::begin()
{
    if (m_format == record_format::tsv) {
        m_out->write(
            "t\tline\tevent\twho\twhite\tblack\trunning\twhite_moves\tblack_moves\tresult\trulings\n");
    }
}

void clock_records::write(clock::record const &r)
{
    m_out->write(format(r));
}

std::string const &clock_records::format(clock::record const &r)
{
    m_buffer.clear();
    switch (m_format) {
    case record_format::text:
        text(r);
        break;
    case record_format::tsv:
        tsv(r);
        break;
    case record_format::jsonl:
        jsonl(r);
        break;
    }
    return m_buffer;
}

void clock_records::text(clock::record const &r)
{
    auto &b = m_buffer;
    clock::append_time(b, r.at);
    for (auto const w : {clock::who::white, clock::who::black}) {
        b += "  ";
        clock::append_time(b, r.state->of(w).left);
        if (r.state->running == w) {
            b += '*';
        }
    }
    b += "  ";
    b += r.event;
    if (r.player != clock::who::none) {
        b += ' ';
        b += clock::who_name(r.player);
    }
    b += '\n';
    for (auto const &one : *r.said) {
        fmt::format_to(std::back_inserter(b), "  {}: {}\n", one.article, ruling_sentence(one));
    }
    if (r.ends) {
        fmt::format_to(std::back_inserter(b), "result  {}{}{}\n", clock::result_name(r.state->result),
                       r.state->article.empty() ? "" : "  ", r.state->article);
    }
}

void clock_records::tsv(clock::record const &r)
{
    auto const &s = *r.state;
    auto &b = m_buffer;
    auto const time = [&](clock::time_span value) {
        clock::append_time(b, value);
        b += '\t';
    };
    auto const word = [&](std::string_view value) {
        b += value;
        b += '\t';
    };
    auto const count = [&](std::uint64_t value) { word(fmt::format_int{value}.c_str()); };
    time(r.at);
    count(r.line);
    word(r.event);
    word(clock::who_name(r.player));
    time(s.clocks[0].left);
    time(s.clocks[1].left);
    word(running_name(s.running));
    count(s.clocks[0].moves);
    count(s.clocks[1].moves);
    word(clock::result_name(s.result));
    std::string_view separator;
    for (auto const &one : *r.said) {
        fmt::format_to(std::back_inserter(b), "{}{} {}", separator, one.article, clock::code_name(one.what));
        separator = "; ";
    }
    b += '\n';
}

void clock_records::jsonl(clock::record const &r)
{
    auto const &s = *r.state;
    auto &b = m_buffer;
    auto const time = [&](std::string_view before, clock::time_span value) {
        b += before;
        clock::append_time(b, value);
    };
    auto const word = [&](std::string_view before, std::string_view value) {
        b += before;
        b += value;
    };
    auto const count = [&](std::string_view before, std::uint64_t value) {
        b += before;
        b += fmt::format_int{value}.c_str();
    };
    time(R"({"t":")", r.at);
    count(R"(","line":)", r.line);
    word(R"(,"event":")", r.event);
    word(R"(","who":")", clock::who_name(r.player));
    time(R"(","white":")", s.clocks[0].left);
    time(R"(","black":")", s.clocks[1].left);
    word(R"(","running":")", running_name(s.running));
    count(R"(","white_moves":)", s.clocks[0].moves);
    count(R"(,"black_moves":)", s.clocks[1].moves);
    word(R"(,"result":")", clock::result_name(s.result));
    b += R"(","rulings":[)";
    std::string_view separator;
    for (auto const &one : *r.said) {
        fmt::format_to(std::back_inserter(b), R"({}{{"article":{},"code":"{}","who":"{}","text":{}}})",
                       separator, quoted(one.article), clock::code_name(one.what), whom_name(one.whom),
                       quoted(ruling_sentence(one)));
        separator = ",";
    }
    b += "]}\n";
}

} // namespace arb::common
