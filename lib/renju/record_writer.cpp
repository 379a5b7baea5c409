#include "renju/record_writer.hpp"

#include "base/xml.hpp"
#include "renju/game_check.hpp"
#include "renju/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace arb::renju
{

namespace
{

constexpr std::array<std::string_view, 10> k_names{"text", "joined", "skipped", "json",  "rif",
                                                   "sgf",  "psq",    "pairs",   "cells", "ban"};

bool holds_passes(written_form f)
{
    return f == written_form::text || f == written_form::skipped || f == written_form::json ||
           f == written_form::rif || f == written_form::sgf;
}

bool holds_set_up(written_form f)
{
    return f == written_form::text || f == written_form::skipped || f == written_form::json ||
           f == written_form::sgf;
}

bool is_set_up(record const &one)
{
    return std::any_of(one.entries.begin(), one.entries.end(), [](entry const &e) { return !e.is_move(); });
}

/// A..P with I left out.
std::string skipped_name(point p)
{
    return fmt::format("{:c}{}", 'A' + p.column() + (p.column() >= 8 ? 1 : 0), p.row() + 1);
}

std::string sgf_name(point p)
{
    return fmt::format("{:c}{:c}", 'a' + p.column(), 'a' + (k_size - 1 - p.row()));
}

std::string move_name(written_form form, entry const &e)
{
    if (e.kind == entry_kind::pass) {
        return "-";
    }
    return form == written_form::skipped ? skipped_name(e.where) : name(e.where);
}

std::string move_list(written_form form, record const &one, std::string_view separator)
{
    std::string text;
    for (auto const &e : one.entries) {
        if (e.is_move()) {
            text += text.empty() ? "" : separator;
            text += move_name(form, e);
        }
    }
    return text;
}

std::string stone_list(written_form form, record const &one, colour c, std::string_view separator)
{
    auto const position = final_position(one);
    std::string text;
    for (int index = 0; index < k_points; ++index) {
        point const p{static_cast<std::uint8_t>(index)};
        if (position.at(p) == c) {
            text += text.empty() ? "" : separator;
            text += move_name(form, {entry_kind::stone, c, p});
        }
    }
    return text;
}

std::string as_text(written_form form, record const &one)
{
    if (is_set_up(one)) {
        return fmt::format("black: {} white: {}\n", stone_list(form, one, colour::black, " "),
                           stone_list(form, one, colour::white, " "));
    }
    return move_list(form, one, form == written_form::joined ? "" : " ") + '\n';
}

std::string json_list(std::string const &points)
{
    return points.empty() ? "[]" : "[\"" + points + "\"]";
}

std::string as_json(record const &one)
{
    auto const id = one.id.empty() ? "" : "\"id\":" + json_string(one.id) + ',';
    constexpr auto form = written_form::json;
    if (is_set_up(one)) {
        return fmt::format("{{{}\"black\":{},\"white\":{}}}\n", id,
                           json_list(stone_list(form, one, colour::black, "\",\"")),
                           json_list(stone_list(form, one, colour::white, "\",\"")));
    }
    return fmt::format("{{{}\"moves\":{}}}\n", id, json_list(move_list(form, one, "\",\"")));
}

std::string as_rif(record const &one)
{
    std::string attributes = one.id.empty() ? "" : fmt::format(" id=\"{}\"", xml_escaped(one.id));
    constexpr std::string_view scores[] = {"", "1", "0", "0.5"};
    if (one.tag != verdict::open) {
        attributes += fmt::format(" bresult=\"{}\"", scores[static_cast<std::size_t>(one.tag)]);
    }
    for (auto const &[key, value] :
         {std::pair{"opening", one.opening}, std::pair{"alt", one.offers}, std::pair{"swap", one.swaps}}) {
        attributes += value.empty() ? "" : fmt::format(" {}=\"{}\"", key, xml_escaped(value));
    }
    return fmt::format("<game{}><move>{}</move></game>\n", attributes,
                       move_list(written_form::rif, one, " "));
}

std::string as_sgf(record const &one)
{
    std::string text = "(;GM[4]FF[4]SZ[15]";
    constexpr std::string_view results[] = {"", "B+", "W+", "0"};
    if (one.tag != verdict::open) {
        text += fmt::format("RE[{}]", results[static_cast<std::size_t>(one.tag)]);
    }
    bool in_root = true;
    for (auto const &e : one.entries) {
        if (e.is_move()) {
            text += e.turn == colour::black ? ";B[" : ";W[";
            text += e.kind == entry_kind::pass ? "" : sgf_name(e.where);
            text += ']';
            in_root = false;
            continue;
        }
        text += in_root ? "" : ";";
        text += e.kind == entry_kind::cleared ? "AE[" : e.turn == colour::black ? "AB[" : "AW[";
        text += sgf_name(e.where) + ']';
    }
    return text + ")\n";
}

std::string as_numbers(written_form form, record const &one)
{
    std::string text;
    auto const into = std::back_inserter(text);
    if (form == written_form::psq) {
        text = "Piskvorky 15x15, 0:0, 0\n";
    } else if (form == written_form::pairs) {
        auto const result = one.tag == verdict::black ? 1 : one.tag == verdict::white ? 2 : 0;
        fmt::format_to(into, "{0}\n{0}\n", result);
    }
    for (auto const &e : one.entries) {
        int const x = e.where.column() + 1;
        int const y = e.where.row() + 1;
        if (form == written_form::psq) {
            fmt::format_to(into, "{},{},0\n", x, k_size + 1 - y);
        } else if (form == written_form::pairs) {
            fmt::format_to(into, "{}\n{}\n", x, y);
        } else if (form == written_form::cells) {
            fmt::format_to(into, "{}{}", text.empty() ? "" : ",", (k_size - y) * k_size + x - 1);
        } else {
            fmt::format_to(into, "{}\n", 100 * x + y);
        }
    }
    constexpr std::string_view ends[] = {"-1\n", "-1\n-1\n", "\n", ""};
    text += ends[static_cast<std::size_t>(form) - static_cast<std::size_t>(written_form::psq)];
    return text;
}

} // namespace

std::string_view form_name(written_form f)
{
    return k_names[static_cast<std::size_t>(f)];
}

std::optional<written_form> read_form(std::string_view name)
{
    auto const it = std::find(k_names.begin(), k_names.end(), name);
    return it == k_names.end() ? std::nullopt
                               : std::optional{static_cast<written_form>(it - k_names.begin())};
}

std::string_view form_header(written_form f)
{
    return f == written_form::rif ? "<?xml version=\"1.0\"?>\n<database>\n<games>\n" : "";
}

std::string_view form_footer(written_form f)
{
    return f == written_form::rif ? "</games>\n</database>\n" : "";
}

std::optional<std::string> loss(written_form form, record const &one)
{
    for (auto const &e : one.entries) {
        switch (e.kind) {
        case entry_kind::unreadable:
        case entry_kind::off_board:
            return e.text;
        case entry_kind::pass:
            if (!holds_passes(form)) {
                return "-";
            }
            break;
        case entry_kind::set_up:
        case entry_kind::cleared:
            if (!holds_set_up(form)) {
                return name(e.where);
            }
            break;
        default:
            break;
        }
    }
    return std::nullopt;
}

std::string written(written_form form, record const &one)
{
    switch (form) {
    case written_form::json:
        return as_json(one);
    case written_form::rif:
        return as_rif(one);
    case written_form::sgf:
        return as_sgf(one);
    case written_form::psq:
    case written_form::pairs:
    case written_form::cells:
    case written_form::ban:
        return as_numbers(form, one);
    default:
        return as_text(form, one);
    }
}

} // namespace arb::renju
