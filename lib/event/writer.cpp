#include "event/writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace arb::event
{

namespace
{

/// TEXT as a field: no tab and no line end can stand in one.
std::string clean(std::string_view text)
{
    std::string field{text};
    std::replace_if(
        field.begin(), field.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    return field;
}

void end_record(std::string &out, key_values const &keys)
{
    for (auto const &[key, value] : keys) {
        fmt::format_to(std::back_inserter(out), "\t{}={}", key, clean(value));
    }
    out += '\n';
}

std::string or_dash(std::uint32_t number)
{
    return number == 0 ? "-" : fmt::format("{}", number);
}

} // namespace

void write_player(std::string &out, std::uint32_t number, std::string_view name,
                  std::optional<std::int32_t> rating, key_values const &keys)
{
    fmt::format_to(std::back_inserter(out), "player\t{}\t{}\t{}", or_dash(number), clean(name),
                   rating ? fmt::format("{}", *rating) : "-");
    end_record(out, keys);
}

void write_game(std::string &out, std::uint32_t round, std::uint32_t board, std::uint32_t white,
                std::uint32_t black, std::string_view result, key_values const &keys)
{
    fmt::format_to(std::back_inserter(out), "game\t{}\t{}\t{}\t{}\t{}", round, or_dash(board), white,
                   or_dash(black), result);
    end_record(out, keys);
}

void write_team(std::string &out, std::uint32_t number, std::string_view name, key_values const &keys)
{
    fmt::format_to(std::back_inserter(out), "team\t{}\t{}", number, clean(name));
    end_record(out, keys);
}

void write_lineup(std::string &out, std::uint32_t round, std::uint32_t team,
                  std::vector<std::uint32_t> const &players)
{
    fmt::format_to(std::back_inserter(out), "lineup\t{}\t{}\t", round, team);
    for (std::size_t i = 0; i < players.size(); ++i) {
        fmt::format_to(std::back_inserter(out), "{}{}", i == 0 ? "" : ",", or_dash(players[i]));
    }
    out += '\n';
}

void write_lot(std::string &out, std::string_view purpose, std::string_view seed, key_values const &keys)
{
    fmt::format_to(std::back_inserter(out), "lot\t{}\t{}", purpose, seed);
    end_record(out, keys);
}

void edits::replace(std::string_view field, std::string text)
{
    auto const offset = static_cast<std::size_t>(field.data() - m_event->text->data());
    m_changes.push_back({offset, field.size(), std::move(text)});
}

void edits::fill_result(game const &g, std::string_view result)
{
    std::vector<std::string_view> fields;
    split_fields(g.from.text, fields);
    bool const is_there = fields.size() > 5;
    bool const tabs = g.from.text.find('\t') != std::string_view::npos;
    replace(g.written, (is_there ? "" : tabs ? "\t" : "  ") + std::string{result});
}

void edits::fill_number(player const &p, std::uint32_t number)
{
    std::vector<std::string_view> fields;
    split_fields(p.from.text, fields);
    replace(fields[1], fmt::format("{}", number));
}

std::string edits::whole() const
{
    auto changes = m_changes;
    std::sort(changes.begin(), changes.end(),
              [](change const &a, change const &b) { return a.offset < b.offset; });
    std::string out;
    out.reserve(m_event->text->size() + m_appended.size());
    std::size_t at = 0;
    for (change const &c : changes) {
        out.append(*m_event->text, at, c.offset - at);
        out += c.text;
        at = c.offset + c.length;
    }
    out.append(*m_event->text, at);
    if (!m_appended.empty() && !out.empty() && out.back() != '\n') {
        out += '\n';
    }
    return out + m_appended;
}

} // namespace arb::event
