#include "startpos/table_file.hpp"

#include "draughts/fen.hpp"
#include "startpos/rules.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <array>

namespace arb::startpos
{

namespace
{

class reader
{
public:
    reader(std::string_view name, draughts::variant v, finding_sink &sink) : m_name{name}, m_sink{sink}
    {
        m_result.cells.name = name;
        m_result.cells.variant = v;
    }

    table_file tsv(std::string text)
    {
        std::string_view rest = keep(std::move(text));
        for (std::uint64_t line = 1; !rest.empty(); ++line) {
            std::string_view const whole = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(std::min(whole.size() + 1, rest.size()));
            if (line > 1 && !whole.empty()) {
                add_line(whole, line);
            }
        }
        return std::move(m_result);
    }

    table_file toml(std::string const &text)
    {
        try {
            auto const root = toml::parse(text, m_name);
            if (auto const *const cells = root["cell"].as_array()) {
                for (auto const &one : *cells) {
                    add_entry(one);
                }
            }
        } catch (toml::parse_error const &error) {
            fault(error.source().begin.line, error.source().begin.column, std::string{error.description()});
        }
        if (m_result.cells.cells.empty()) {
            fault(1, 1, "[[cell]]");
        }
        return std::move(m_result);
    }

private:
    std::string_view keep(std::string text)
    {
        m_result.texts.push_back(std::make_unique<std::string>(std::move(text)));
        return *m_result.texts.back();
    }

    void fault(std::uint64_t line, std::uint64_t column, std::string what)
    {
        m_sink.report({k_table_form, {m_name, line, column}, {std::move(what)}});
    }

    void add(cell c, std::uint64_t line, std::uint64_t column)
    {
        auto const fen = draughts::read_fen(m_result.cells.variant, c.fen);
        if (!fen.valid || c.name().empty()) {
            return fault(line, column, std::string{c.fen});
        }
        c.where = fen.where;
        m_result.cells.cells.push_back(c);
    }

    void add_line(std::string_view line, std::uint64_t number)
    {
        std::array<std::string_view, 6> fields;
        std::size_t count = 0;
        std::string_view rest = line;
        while (count < fields.size()) {
            auto const tab = rest.find('\t');
            fields[count++] = rest.substr(0, tab);
            if (tab == std::string_view::npos) {
                break;
            }
            rest.remove_prefix(tab + 1);
        }
        if (count != fields.size()) {
            return fault(number, 1, std::string{line.substr(0, 40)});
        }
        add({fields[0], fields[1], fields[2], fields[3], fields[5], {}}, number, 1);
    }

    void add_entry(toml::node const &node)
    {
        auto const *const entry = node.as_table();
        auto const text = [&](std::string_view key) {
            auto const *const value = entry == nullptr ? nullptr : entry->get_as<std::string>(key);
            return keep(value == nullptr ? std::string{} : value->get());
        };
        std::string_view const name = text("name");
        auto const dash = name.find('-');
        bool const two = dash != std::string_view::npos;
        std::string_view const moves = text("moves");
        cell c{two ? name.substr(0, dash) : "standard",
               two ? name.substr(dash + 1) : name,
               moves.find('-') == std::string_view::npos ? "moves" : "placement",
               moves,
               text("fen"),
               {}};
        add(c, node.source().begin.line, node.source().begin.column);
    }

    std::string_view m_name;
    finding_sink &m_sink;
    table_file m_result;
};

} // namespace

table_file read_table(std::string text, std::string_view name, draughts::variant v, finding_sink &sink)
{
    reader r{name, v, sink};
    return name.ends_with(".toml") ? r.toml(text) : r.tsv(std::move(text));
}

} // namespace arb::startpos
