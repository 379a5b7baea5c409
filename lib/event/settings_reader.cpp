#include "event/settings_reader.hpp"

#include "base/suggest.hpp"
#include "event/character_place.hpp"
#include "event/rules.hpp"
#include "event/settings_words.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <type_traits>

namespace arb::event
{

namespace
{

using names = std::span<std::string_view const>;

constexpr unsigned k_most_games = 20;
constexpr unsigned k_most_boards = 100;
constexpr unsigned k_most_settings_round = 9999;

/// Reads tables of settings; one for a whole file.
class settings_reader
{
public:
    settings_reader(std::string_view text, std::string_view file, std::uint64_t first_line,
                    finding_sink &sink)
    : m_text{text}
    , m_file{file}
    , m_first_line{first_line}
    , m_sink{&sink}
    {
    }

    std::vector<stage> read();

private:
    struct key_handler {
        std::string_view name;
        void (settings_reader::*read)(toml::node const &, settings &);
    };
    static std::span<key_handler const> handlers();

    place where(toml::source_position at) const;
    void bad_value(toml::node const &node, std::string_view key, std::string_view wanted);
    void bad_word(toml::node const &node, std::string_view word, std::string_view key, names allowed);
    void unknown_key(toml::key const &key, std::vector<std::string_view> const &known);

    std::optional<std::string> text_of(toml::node const &node, std::string_view key);
    std::optional<unsigned> count_of(toml::node const &node, std::string_view key, unsigned least,
                                     unsigned most);
    std::optional<std::size_t> word_of(toml::node const &node, std::string_view key, names allowed);
    std::vector<unsigned> counts_of(toml::node const &node, std::string_view key, unsigned most);
    std::vector<criterion> criteria_of(toml::node const &node, std::string_view key, names allowed);
    std::optional<points> points_of(toml::table const &table, std::string_view name);

    void read_table(toml::table const &table, settings &into, stage *as_stage);
    void read_stage_key(std::string_view key, toml::node const &node, stage &into);
    void read_stages(toml::node const &node, std::vector<stage> &stages);

    template <std::string settings::*Member>
    void text_key(toml::node const &node, settings &s)
    {
        if (auto text = text_of(node, m_key)) {
            s.*Member = std::move(*text);
        }
    }
    template <unsigned settings::*Member, unsigned Least, unsigned Most>
    void count_key(toml::node const &node, settings &s)
    {
        s.*Member = count_of(node, m_key, Least, Most).value_or(s.*Member);
    }
    template <std::vector<unsigned> settings::*Member>
    void rounds_key(toml::node const &node, settings &s)
    {
        s.*Member = counts_of(node, m_key, k_most_settings_round);
    }
    /// One of WORDS; the member gets its place among them.
    template <auto Member, auto const &Words>
    void word_key(toml::node const &node, settings &s)
    {
        if (auto const at = word_of(node, m_key, Words)) {
            s.*Member = static_cast<std::remove_reference_t<decltype(s.*Member)>>(*at);
        }
    }
    /// Takes the elements of an array, or NODE itself where it is none.
    template <typename Take>
    static void each(toml::node const &node, Take take)
    {
        if (auto const *const array = node.as_array()) {
            std::for_each(array->begin(), array->end(), take);
        } else {
            take(node);
        }
    }
    void dates_key(toml::node const &node, settings &s);
    void discipline_key(toml::node const &node, settings &s);
    void system_key(toml::node const &node, settings &s);
    void scoring_key(toml::node const &node, settings &s);
    void tiebreaks_key(toml::node const &node, settings &s);
    void lot_colour_key(toml::node const &node, settings &s);
    void forbid_key(toml::node const &node, settings &s);
    void avoid_key(toml::node const &node, settings &s);
    void teams_key(toml::node const &node, settings &s);

    std::optional<scoring> scoring_table(toml::table const &table);
    std::optional<scoring> scoring_pairs(toml::array const &pairs);
    void team_key(std::string_view key, toml::node const &node, team_settings &teams);

    std::string_view m_text;
    std::string_view m_file;
    std::uint64_t m_first_line;
    finding_sink *m_sink;
    std::string_view m_key; ///< being read
};

std::span<settings_reader::key_handler const> settings_reader::handlers()
{
    using self = settings_reader;
    static constexpr auto k_handlers = std::to_array<key_handler>({
        {"event", &self::text_key<&settings::event>},
        {"place", &self::text_key<&settings::place>},
        {"arbiter", &self::text_key<&settings::arbiter>},
        {"dates", &self::dates_key},
        {"discipline", &self::discipline_key},
        {"pace", &self::word_key<&settings::pace, k_paces>},
        {"system", &self::system_key},
        {"rounds", &self::count_key<&settings::rounds, 1, k_most_settings_round>},
        {"cycles", &self::count_key<&settings::cycles, 1, 100>},
        {"scoring", &self::scoring_key},
        {"games", &self::count_key<&settings::games, 1, k_most_games>},
        {"match-scoring", &self::word_key<&settings::match_scoring, k_match_scorings>},
        {"tiebreaks", &self::tiebreaks_key},
        {"time-control", &self::text_key<&settings::time_control>},
        {"lateness", &self::text_key<&settings::lateness>},
        {"late-sanction", &self::text_key<&settings::late_sanction>},
        {"start-table", &self::text_key<&settings::start_table>},
        {"start-per", &self::word_key<&settings::start_per, k_start_pers>},
        {"seed", &self::text_key<&settings::seed>},
        {"lot-colour", &self::lot_colour_key},
        {"forbid", &self::forbid_key},
        {"avoid", &self::avoid_key},
        {"avoid-as", &self::word_key<&settings::avoid_always, k_avoid_as>},
        {"avoid-rounds", &self::rounds_key<&settings::avoid_rounds>},
        {"group-rounds", &self::rounds_key<&settings::group_rounds>},
        {"repeat", &self::word_key<&settings::repeat_least, k_repeats>},
        {"teams", &self::teams_key},
    });
    return k_handlers;
}

place settings_reader::where(toml::source_position at) const
{
    auto const found = character_place(m_text, at.line, at.column);
    return {m_file, m_first_line + found.line - 1, found.column};
}

void settings_reader::bad_value(toml::node const &node, std::string_view key, std::string_view wanted)
{
    finding f{k_settings_value, where(node.source().begin), {std::string{key}}};
    m_sink->report(f.with_detail(wanted));
}

void settings_reader::bad_word(toml::node const &node, std::string_view word, std::string_view key,
                               names allowed)
{
    auto const near = nearest(word, allowed);
    finding f{k_settings_value,
              where(node.source().begin),
              {std::string{key}, std::string{word}, std::string{near}}};
    m_sink->report(f.with_detail(near.empty() ? "word" : "like"));
}

void settings_reader::unknown_key(toml::key const &key, std::vector<std::string_view> const &known)
{
    auto const near = nearest(key.str(), known);
    finding f{k_settings_key, where(key.source().begin), {std::string{key.str()}, std::string{near}}};
    m_sink->report(f.with_detail(near.empty() ? "" : "like"));
}

std::optional<std::string> settings_reader::text_of(toml::node const &node, std::string_view key)
{
    auto text = node.value_exact<std::string>();
    if (!text) {
        bad_value(node, key, "text");
    }
    return text;
}

std::optional<unsigned> settings_reader::count_of(toml::node const &node, std::string_view key,
                                                  unsigned least, unsigned most)
{
    auto const number = node.value_exact<std::int64_t>();
    if (number && *number >= least && *number <= most) {
        return static_cast<unsigned>(*number);
    }
    finding f{k_settings_value,
              where(node.source().begin),
              {std::string{key}, std::int64_t{least}, std::int64_t{most}}};
    m_sink->report(f.with_detail("count"));
    return std::nullopt;
}

std::optional<std::size_t> settings_reader::word_of(toml::node const &node, std::string_view key,
                                                    names allowed)
{
    auto const word = text_of(node, key);
    if (!word) {
        return std::nullopt;
    }
    auto const it = std::find(allowed.begin(), allowed.end(), *word);
    if (it == allowed.end()) {
        bad_word(node, *word, key, allowed);
        return std::nullopt;
    }
    return static_cast<std::size_t>(it - allowed.begin());
}

std::vector<unsigned> settings_reader::counts_of(toml::node const &node, std::string_view key, unsigned most)
{
    std::vector<unsigned> counts;
    auto const *const array = node.as_array();
    if (array == nullptr) {
        bad_value(node, key, "numbers");
        return counts;
    }
    for (toml::node const &one : *array) {
        if (auto const count = count_of(one, key, 1, most)) {
            counts.push_back(*count);
        }
    }
    return counts;
}

std::vector<criterion> settings_reader::criteria_of(toml::node const &node, std::string_view key,
                                                    names allowed)
{
    std::vector<criterion> criteria;
    auto const add = [&](toml::node const &one) {
        if (auto const at = word_of(one, key, allowed)) {
            criteria.push_back(*read_criterion(allowed[*at]));
        }
    };
    each(node, add);
    return criteria;
}

void settings_reader::dates_key(toml::node const &node, settings &s)
{
    s.dates.clear();
    auto const add = [&](toml::node const &one) {
        if (auto const date = one.value_exact<toml::date>()) {
            std::ostringstream text;
            text << *date;
            s.dates.push_back(text.str());
        } else if (auto const text = one.value_exact<std::string>()) {
            s.dates.push_back(*text);
        } else {
            bad_value(one, m_key, "date");
        }
    };
    each(node, add);
}

void settings_reader::discipline_key(toml::node const &node, settings &s)
{
    if (auto const at = word_of(node, m_key, discipline_names())) {
        s.plays = read_discipline(discipline_names()[*at]);
    }
}

void settings_reader::system_key(toml::node const &node, settings &s)
{
    if (auto const at = word_of(node, m_key, system_names())) {
        s.system = static_cast<system>(*at);
    }
}

std::optional<points> settings_reader::points_of(toml::table const &table, std::string_view name)
{
    auto const *const node = table.get(name);
    std::optional<points> value;
    if (node != nullptr && node->is_integer()) {
        value = read_points(std::to_string(**node->as_integer()));
    } else if (node != nullptr && node->is_floating_point()) {
        auto const exact = **node->as_floating_point() * static_cast<double>(points::k_unit);
        auto const hundredths = static_cast<std::int64_t>(exact);
        if (exact >= 0 && exact <= 100'000 && static_cast<double>(hundredths) == exact) {
            value = points::hundredths(hundredths);
        }
    } else if (node != nullptr && node->is_string()) {
        value = read_points(**node->as_string());
    }
    return value;
}

std::optional<scoring> settings_reader::scoring_table(toml::table const &table)
{
    auto const win = points_of(table, "win");
    auto const draw = points_of(table, "draw");
    auto const loss = points_of(table, "loss");
    bool const is_order = win && draw && loss && *win > *draw && *draw >= *loss;
    return is_order ? std::optional{scoring::of(*win, *draw, *loss)} : std::nullopt;
}

std::optional<scoring> settings_reader::scoring_pairs(toml::array const &pairs)
{
    std::vector<score_pair> read;
    for (toml::node const &one : pairs) {
        auto const text = one.value_exact<std::string>();
        auto const pair = text ? read_score_pair(*text) : std::nullopt;
        if (!pair) {
            return std::nullopt;
        }
        read.push_back({std::max(pair->white, pair->black), std::min(pair->white, pair->black)});
    }
    return read.empty() ? std::nullopt : std::optional{scoring::of(read)};
}

void settings_reader::scoring_key(toml::node const &node, settings &s)
{
    std::optional<scoring> read;
    if (auto const *const table = node.as_table()) {
        read = scoring_table(*table);
    } else if (auto const *const array = node.as_array()) {
        read = scoring_pairs(*array);
    } else if (auto const name = node.value_exact<std::string>()) {
        read = scoring::named(*name);
    }
    if (read) {
        s.scoring = *read;
    } else {
        bad_value(node, m_key, "scoring");
    }
}

void settings_reader::tiebreaks_key(toml::node const &node, settings &s)
{
    s.tiebreaks = criteria_of(node, m_key, criterion_names());
}

void settings_reader::lot_colour_key(toml::node const &node, settings &s)
{
    static constexpr std::array<std::string_view, 2> k_words{"W", "B"};
    if (auto const at = word_of(node, m_key, k_words)) {
        s.lot_colour = static_cast<colour>(*at);
    }
}

void settings_reader::forbid_key(toml::node const &node, settings &s)
{
    s.forbid.clear();
    auto const *const array = node.as_array();
    if (array == nullptr) {
        bad_value(node, m_key, "pairs");
        return;
    }
    for (toml::node const &one : *array) {
        auto const pair = counts_of(one, m_key, 0xFFFFFFFEU);
        if (pair.size() == 2) {
            s.forbid.emplace_back(pair[0], pair[1]);
        } else {
            bad_value(one, m_key, "pairs");
        }
    }
}

void settings_reader::avoid_key(toml::node const &node, settings &s)
{
    s.avoid.clear();
    each(node, [&](toml::node const &one) {
        if (auto text = text_of(one, m_key)) {
            s.avoid.push_back(std::move(*text));
        }
    });
}

void settings_reader::teams_key(toml::node const &node, settings &s)
{
    auto const *const table = node.as_table();
    if (table == nullptr) {
        bad_value(node, m_key, "table");
        return;
    }
    team_settings teams;
    for (auto const &[key, value] : *table) {
        static std::vector<std::string_view> const known{"boards", "reserves", "shift", "score", "tiebreaks"};
        if (std::find(known.begin(), known.end(), key.str()) == known.end()) {
            unknown_key(key, known);
        } else {
            team_key(key.str(), value, teams);
        }
    }
    s.teams = teams;
}

void settings_reader::team_key(std::string_view key, toml::node const &node, team_settings &teams)
{
    if (key == "boards") {
        teams.boards = count_of(node, key, 1, k_most_boards).value_or(teams.boards);
    } else if (key == "reserves") {
        teams.reserves = count_of(node, key, 0, k_most_boards).value_or(0);
    } else if (key == "tiebreaks") {
        teams.tiebreaks = criteria_of(node, key, team_criterion_names());
    } else if (key == "score") {
        static constexpr std::array<std::string_view, 2> k_words{"boards", "match"};
        teams.score = static_cast<team_score>(word_of(node, key, k_words).value_or(0));
    } else if (auto const shift = node.value_exact<bool>()) {
        teams.shift = *shift;
    } else {
        bad_value(node, key, "truth");
    }
}

void settings_reader::read_stage_key(std::string_view key, toml::node const &node, stage &into)
{
    if (key == "name") {
        into.name = text_of(node, key).value_or("");
    } else if (key == "players") {
        into.players = counts_of(node, key, 0xFFFFFFFEU);
    } else if (key == "from") {
        into.from = text_of(node, key).value_or("");
    } else {
        into.top = count_of(node, key, 1, 0xFFFFFFFEU).value_or(0);
    }
}

void settings_reader::read_table(toml::table const &table, settings &into, stage *as_stage)
{
    static constexpr std::array<std::string_view, 4> k_stage_keys{"name", "players", "from", "top"};
    std::vector<std::string_view> known{"stage"};
    for (auto const &handler : handlers()) {
        known.push_back(handler.name);
    }
    if (as_stage != nullptr) {
        known.assign(known.begin() + 1, known.end());
        known.insert(known.end(), k_stage_keys.begin(), k_stage_keys.end());
    }
    for (auto const &[key, node] : table) {
        auto const all = handlers();
        auto const it = std::find_if(all.begin(), all.end(),
                                     [&, k = key.str()](key_handler const &h) { return h.name == k; });
        if (it != all.end()) {
            m_key = it->name;
            into.places[std::string{key.str()}] = where(node.source().begin);
            (this->*(it->read))(node, into);
        } else if (std::find(known.begin(), known.end(), key.str()) == known.end()) {
            unknown_key(key, known);
        } else if (as_stage != nullptr) {
            into.places[std::string{key.str()}] = where(node.source().begin);
            read_stage_key(key.str(), node, *as_stage);
        }
    }
}

void settings_reader::read_stages(toml::node const &node, std::vector<stage> &stages)
{
    auto const *const array = node.as_array();
    if (array == nullptr) {
        bad_value(node, "stage", "stages");
        return;
    }
    for (toml::node const &one : *array) {
        stage next;
        next.settings = stages[0].settings;
        if (auto const *const table = one.as_table()) {
            read_table(*table, next.settings, &next);
        }
        if (next.name.empty()) {
            bad_value(one, "stage", "stages");
        } else {
            stages.push_back(std::move(next));
        }
    }
}

std::vector<stage> settings_reader::read()
{
    std::vector<stage> stages(1);
    try {
        auto const table = toml::parse(m_text);
        read_table(table, stages[0].settings, nullptr);
        if (auto const *const more = table.get("stage")) {
            read_stages(*more, stages);
        }
    } catch (toml::parse_error const &error) {
        m_sink->report({k_settings_syntax, where(error.source().begin), {std::string{error.description()}}});
    }
    return stages;
}

} // namespace

std::vector<stage> read_settings(std::string_view text, std::string_view file, std::uint64_t first_line,
                                 finding_sink &sink)
{
    return settings_reader{text, file, first_line, sink}.read();
}

} // namespace arb::event
