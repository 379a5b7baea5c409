#include "startpos/table.hpp"

#include "base/number.hpp"
#include "draughts/fen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace arb::data
{

extern std::string_view const fmjd64_tsv;
extern std::string_view const fmjd64_brazilian_tsv;
extern std::string_view const idf64_tsv;
extern std::string_view const idf64_brazilian_tsv;
extern std::string_view const idf64_basic_tsv;
extern std::string_view const acf_2move_tsv;
extern std::string_view const acf_3move_tsv;
extern std::string_view const acf_11man_tsv;

} // namespace arb::data

namespace arb::startpos
{

using namespace draughts;

namespace
{

struct source {
    std::string_view name;
    variant v;
    std::string_view const *text;
};

constexpr std::array k_sources{
    source{"fmjd64", variant::russian, &data::fmjd64_tsv},
    source{"idf64", variant::russian, &data::idf64_tsv},
    source{"idf64-basic", variant::russian, &data::idf64_basic_tsv},
    source{"fmjd64-brazilian", variant::brazilian, &data::fmjd64_brazilian_tsv},
    source{"idf64-brazilian", variant::brazilian, &data::idf64_brazilian_tsv},
    source{"acf-2move", variant::english, &data::acf_2move_tsv},
    source{"acf-3move", variant::english, &data::acf_3move_tsv},
    source{"acf-11man", variant::english, &data::acf_11man_tsv},
};

std::string_view take_field(std::string_view &line)
{
    auto const tab = line.find('\t');
    std::string_view const field = line.substr(0, tab);
    line = tab == std::string_view::npos ? std::string_view{} : line.substr(tab + 1);
    return field;
}

table parse(source const &from)
{
    table t{from.name, from.v, {}};
    std::string_view rest = *from.text;
    rest.remove_prefix(std::min(rest.find('\n') + 1, rest.size())); // the header line
    while (!rest.empty()) {
        auto const end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        cell c;
        c.category = take_field(line);
        c.row = take_field(line);
        c.kind = take_field(line);
        c.moves = take_field(line);
        take_field(line);
        c.fen = take_field(line);
        c.where = read_fen(from.v, c.fen).where;
        t.cells.push_back(c);
    }
    return t;
}

struct position_hash {
    std::size_t operator()(position const &p) const
    {
        return (p.white * 0x9E3779B97F4A7C15U) ^ (p.black * 0xC2B2AE3D27D4EB4FU) ^
               static_cast<std::size_t>(p.to_move);
    }
};

using cell_map = std::unordered_map<position, named_cell, position_hash>;

cell_map const &cells_of(variant v)
{
    static std::mutex mutex;
    static std::unordered_map<variant, std::unique_ptr<cell_map>> maps;
    std::lock_guard const lock{mutex};
    auto &map = maps[v];
    if (!map) {
        map = std::make_unique<cell_map>();
        for (source const &one : k_sources) {
            if (one.v == v) {
                table const *const t = built_in(one.name);
                for (cell const &c : t->cells) {
                    map->emplace(c.where, named_cell{t, &c});
                }
            }
        }
    }
    return *map;
}

} // namespace

std::string cell::name() const
{
    return read_number<unsigned>(category) ? fmt::format("{}-{}", category, row_number(row))
                                           : std::string{row};
}

std::span<std::string_view const> table_names()
{
    static constexpr auto names = [] {
        std::array<std::string_view, k_sources.size()> result;
        std::transform(k_sources.begin(), k_sources.end(), result.begin(),
                       [](source const &s) { return s.name; });
        return result;
    }();
    return names;
}

table const *built_in(std::string_view name)
{
    static std::array<std::once_flag, k_sources.size()> flags;
    static std::array<table, k_sources.size()> tables;
    for (std::size_t i = 0; i < k_sources.size(); ++i) {
        if (k_sources[i].name == name) {
            std::call_once(flags[i], [i] { tables[i] = parse(k_sources[i]); });
            return &tables[i];
        }
    }
    return nullptr;
}

unsigned row_number(std::string_view label)
{
    if (auto const number = read_number<unsigned>(label)) {
        return *number;
    }
    auto const value = [](char c) -> unsigned {
        switch (c) {
        case 'I':
            return 1;
        case 'V':
            return 5;
        case 'X':
            return 10;
        case 'L':
            return 50;
        default:
            return 0;
        }
    };
    unsigned total = 0;
    for (std::size_t i = 0; i < label.size(); ++i) {
        unsigned const here = value(label[i]);
        if (here == 0) {
            return 0;
        }
        bool const subtracts = i + 1 < label.size() && value(label[i + 1]) > here;
        total = subtracts ? total - here : total + here;
    }
    return total;
}

cell const *find_placement(std::string_view lifts)
{
    auto const same = [&](std::string_view moves) {
        constexpr std::string_view none = "---"; // that side lifts nothing
        if (moves.starts_with(none)) {
            moves.remove_prefix(none.size() + 1);
        } else if (moves.ends_with(none)) {
            moves.remove_suffix(none.size() + 1);
        }
        return moves == lifts;
    };
    for (source const &one : k_sources) {
        if (one.v != variant::russian) {
            continue;
        }
        auto const &cells = built_in(one.name)->cells;
        auto const it = std::find_if(cells.begin(), cells.end(),
                                     [&](cell const &c) { return c.kind == "placement" && same(c.moves); });
        if (it != cells.end()) {
            return &*it;
        }
    }
    return nullptr;
}

std::optional<named_cell> find(variant v, position const &p)
{
    auto const &map = cells_of(v);
    auto const it = map.find(p);
    return it == map.end() ? std::nullopt : std::optional{it->second};
}

} // namespace arb::startpos
