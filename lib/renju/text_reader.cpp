#include "renju/text_reader.hpp"

#include "base/utf8.hpp"
#include "renju/notation.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace arb::renju
{

namespace
{

using json = nlohmann::ordered_json;

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    auto const first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// A value that is no list, as text; what is nested is not written out, however deep it goes.
std::string plain(json const &value)
{
    if (value.is_string()) {
        return value.get<std::string>();
    }
    return value.is_structured() ? "[...]" : value.dump();
}

/// A list of strings, or one string of moves run together, as one text.
std::string joined(json const &value)
{
    if (!value.is_array()) {
        return plain(value);
    }
    std::string text;
    for (auto const &one : value) {
        text += plain(one);
        text += ' ';
    }
    return text;
}

std::string id_of(json const &object)
{
    auto const id = object.find("id");
    return id == object.end() || id->is_null() ? std::string{} : plain(*id);
}

struct stone_key {
    char const *name;
    colour side;
};

constexpr std::array<stone_key, 4> k_stone_keys{{{"black", colour::black},
                                                 {"white", colour::white},
                                                 {"blackStones", colour::black},
                                                 {"whiteStones", colour::white}}};
/// `stones`: a composed position, the stones in turn.
constexpr std::array<char const *, 2> k_move_keys{"moves", "stones"};

bool has_stones(json const &object)
{
    return std::any_of(k_stone_keys.begin(), k_stone_keys.end(),
                       [&](auto const &key) { return object.contains(key.name); }) ||
           std::any_of(k_move_keys.begin(), k_move_keys.end(),
                       [&](char const *key) { return object.contains(key); });
}

void make_set_up(entry &e)
{
    if (e.kind == entry_kind::stone) {
        e.kind = entry_kind::set_up;
    } else if (e.kind == entry_kind::off_board || e.kind == entry_kind::unreadable) {
        e.kind = entry_kind::unreadable;
        e.why = entry::k_whole_record;
    }
}

void read_object(json const &object, record &into)
{
    into.id = id_of(object);
    std::size_t difference[2] = {};
    for (auto const &[key, side] : k_stone_keys) {
        if (auto const it = object.find(key); it != object.end()) {
            auto const before = into.entries.size();
            read_stones(joined(*it), into.spelling, side, into);
            difference[side == colour::black ? 0 : 1] += into.entries.size() - before;
        }
    }
    auto const first = difference[0] > difference[1] ? colour::white : colour::black;
    if (auto const it = object.find("moves"); it != object.end()) {
        read_moves(joined(*it), into.spelling, first, into);
    }
    if (auto const it = object.find("stones"); it != object.end()) {
        auto const before = into.entries.size();
        read_moves(joined(*it), into.spelling, first, into);
        for (auto i = before; i < into.entries.size(); ++i) {
            make_set_up(into.entries[i]);
        }
    }
}

void read_json_line(std::string_view text, record &into)
{
    auto const object = json::parse(text, nullptr, false);
    if (object.is_discarded() || !object.is_object() || !has_stones(object)) {
        into.complain(text);
        return;
    }
    read_object(object, into);
}

bool starts_with_label(std::string_view text, std::string_view label)
{
    return text.size() >= label.size() &&
           std::equal(label.begin(), label.end(), text.begin(),
                      [](char a, char b) { return a == b || (b >= 'A' && b <= 'Z' && a == b + 32); });
}

/// `black: h8 i9 white: k3`, either order.
void read_set_up(std::string_view text, record &into)
{
    constexpr std::string_view labels[] = {"black:", "white:"};
    while (!text.empty()) {
        bool const black = starts_with_label(text, labels[0]);
        text.remove_prefix(labels[0].size());
        std::size_t end = 0;
        while (end < text.size() && !starts_with_label(text.substr(end), labels[0]) &&
               !starts_with_label(text.substr(end), labels[1])) {
            ++end;
        }
        read_stones(text.substr(0, end), into.spelling, black ? colour::black : colour::white, into);
        text.remove_prefix(end);
    }
}

record read_line(std::string_view text, std::uint64_t line, letters spelling)
{
    record one;
    one.line = line;
    one.spelling = spelling;
    if (text.front() == '{') {
        read_json_line(text, one);
    } else if (starts_with_label(text, "black:") || starts_with_label(text, "white:")) {
        read_set_up(text, one);
    } else {
        read_moves(text, spelling, colour::black, one);
    }
    return one;
}

constexpr int k_deepest = 100;

void collect(json const &value, letters spelling, std::vector<record> &into, int depth)
{
    if (value.is_object() && has_stones(value)) {
        record one;
        one.spelling = spelling;
        read_object(value, one);
        into.push_back(std::move(one));
        return;
    }
    if (value.is_structured() && depth < k_deepest) {
        for (auto const &inner : value) {
            collect(inner, spelling, into, depth + 1);
        }
    }
}

/// The lines of the objects with stones, in order: of the brace that opens the innermost object around each.
std::vector<std::uint64_t> object_lines(std::string_view text)
{
    std::vector<std::uint64_t> lines;
    std::vector<std::uint64_t> open;
    std::uint64_t line = 1;
    bool quoted = false;
    std::uint64_t done = 0; // the last brace already listed
    for (std::size_t i = 0; i < text.size(); ++i) {
        char const c = text[i];
        line += c == '\n' ? 1 : 0;
        if (quoted) {
            i += c == '\\' ? 1 : 0;
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
            auto const rest = text.substr(i);
            bool const key = std::any_of(k_stone_keys.begin(), k_stone_keys.end(),
                                         [&](auto const &k) {
                                             return rest.starts_with(std::string{'"'} + k.name + "\"");
                                         }) ||
                             std::any_of(k_move_keys.begin(), k_move_keys.end(), [&](char const *k) {
                                 return rest.starts_with(std::string{'"'} + k + "\"");
                             });
            if (key && !open.empty() && open.back() != done) {
                done = open.back();
                lines.push_back(done);
            }
        } else if (c == '{') {
            open.push_back(line);
        } else if (c == '}' && !open.empty()) {
            open.pop_back();
        }
    }
    return lines;
}

} // namespace

std::vector<record> read_lines(std::string_view lines, std::uint64_t first_line, letters spelling)
{
    std::vector<record> records;
    auto line = first_line;
    while (!lines.empty()) {
        auto const end = std::min(lines.find('\n'), lines.size());
        auto text = lines.substr(0, end);
        if (line == 1 && text.starts_with(utf8::k_bom)) {
            text.remove_prefix(utf8::k_bom.size());
        }
        text = trimmed(text);
        if (!text.empty() && text.front() != '#') {
            records.push_back(read_line(text, line, spelling));
        }
        lines.remove_prefix(std::min(end + 1, lines.size()));
        ++line;
    }
    return records;
}

std::vector<record> read_json_document(std::string_view text, letters spelling)
{
    std::vector<record> records;
    auto const document = json::parse(text, nullptr, false);
    if (document.is_discarded() && json::accept(text.substr(0, text.find('\n')))) {
        return read_lines(text, 1, spelling); // an object a line
    }
    if (document.is_discarded()) {
        record bad;
        bad.spelling = spelling;
        bad.complain(text);
        return {bad};
    }
    collect(document, spelling, records, 0);
    auto const lines = object_lines(text);
    for (std::size_t i = 0; i < records.size() && lines.size() == records.size(); ++i) {
        records[i].line = lines[i];
    }
    return records;
}

} // namespace arb::renju
