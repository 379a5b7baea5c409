#include "standings/group_column.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace arb::standings
{

namespace
{

/// What the members of a group scored against each other; nothing where not all of them met.
class encounters
{
public:
    explicit encounters(score_sheet const &sheet) : m_sheet{&sheet}, m_member(sheet.players()) {}

    std::optional<std::vector<points>> among(std::span<index const> group)
    {
        std::vector<points> scores(group.size());
        for (index const who : group) {
            m_member[who] = 1;
        }
        bool all_met = true;
        for (std::size_t i = 0; i < group.size() && all_met; ++i) {
            std::vector<index> met;
            for (entry const &e : m_sheet->of(group[i])) {
                if (e.opponent != event::k_nobody && m_member[e.opponent] != 0) {
                    scores[i] += e.brought;
                    met.push_back(e.opponent);
                }
            }
            std::sort(met.begin(), met.end());
            all_met = std::unique(met.begin(), met.end()) - met.begin() ==
                      static_cast<std::ptrdiff_t>(group.size()) - 1;
        }
        for (index const who : group) {
            m_member[who] = 0;
        }
        return all_met ? std::optional{scores} : std::nullopt;
    }

private:
    score_sheet const *m_sheet;
    std::vector<char> m_member;
};

/// Keys that hold for the groups prepared so far; empty where the criterion said nothing.
class keyed_column : public column
{
public:
    explicit keyed_column(std::size_t players) : m_keys(players) {}

    std::partial_ordering compare(index a, index b) const override
    {
        auto const &x = m_keys[a];
        auto const &y = m_keys[b];
        return std::lexicographical_compare_three_way(x.begin(), x.end(), y.begin(), y.end());
    }
    std::vector<fraction> shown(index player) const override { return m_keys[player]; }

protected:
    std::vector<fraction> &key(index player) { return m_keys[player]; }

private:
    std::vector<std::vector<fraction>> m_keys;
};

/// 1.13.3: points in the games between those who are level, only where all of them met; one pass.
class head_to_head : public keyed_column
{
public:
    explicit head_to_head(score_sheet const &sheet) : keyed_column{sheet.players()}, m_encounters{sheet} {}

    void prepare(std::span<index const> group, order const &) override
    {
        auto const scores = m_encounters.among(group);
        for (std::size_t i = 0; scores && i < group.size(); ++i) {
            key(group[i]) = {fraction{(*scores)[i].hundredths()}};
        }
    }

private:
    encounters m_encounters;
};

/// FIDE: the same, and again among those whom it leaves level.
class direct_encounter : public keyed_column
{
public:
    explicit direct_encounter(score_sheet const &sheet) : keyed_column{sheet.players()}, m_encounters{sheet}
    {
    }

    void prepare(std::span<index const> group, order const &) override
    {
        refine({group.begin(), group.end()});
    }

private:
    void refine(std::vector<index> group)
    {
        auto const scores = group.size() < 2 ? std::nullopt : m_encounters.among(group);
        if (!scores) {
            return;
        }
        for (std::size_t i = 0; i < group.size(); ++i) {
            key(group[i]).emplace_back((*scores)[i].hundredths());
        }
        std::sort(group.begin(), group.end(), [&](index a, index b) { return compare(a, b) > 0; });
        for (auto begin = group.begin(); begin != group.end();) {
            auto const end =
                std::find_if(begin, group.end(), [&](index other) { return compare(*begin, other) != 0; });
            if (static_cast<std::size_t>(end - begin) < group.size()) {
                refine({begin, end});
            }
            begin = end;
        }
    }

    encounters m_encounters;
};

/// 1.13.2: points in additional games between those who are level, played in a stage that the settings do
/// not declare.
class extra_match : public keyed_column
{
public:
    explicit extra_match(score_sheet const &sheet) : keyed_column{sheet.players()}, m_group(sheet.players())
    {
        auto const &stages = sheet.event().stages;
        for (std::uint32_t i = 1; i < stages.size(); ++i) {
            if (!stages[i].declared && sheet.stage() == 0) {
                m_games.emplace_back(sheet.event(), i);
            }
        }
    }

    void prepare(std::span<index const> group, order const &) override
    {
        ++m_now;
        for (index const who : group) {
            m_group[who] = m_now;
        }
        for (index const who : group) {
            for (event::history const &extra : m_games) {
                add(who, extra.of(who));
            }
        }
    }

private:
    void add(index who, std::span<entry const> rows)
    {
        for (entry const &e : rows) {
            if (e.opponent != event::k_nobody && m_group[e.opponent] == m_now) {
                key(who).resize(1);
                key(who)[0] += e.brought.hundredths();
            }
        }
    }

    std::vector<event::history> m_games;
    std::vector<std::size_t> m_group;
    std::size_t m_now = 0;
};

/// 1.13.3: the better result against the others in order of places; those one did not meet bring nothing.
class placing_results : public column
{
public:
    explicit placing_results(score_sheet const &sheet) : m_sheet{&sheet}, m_results(sheet.players()) {}

    void prepare(std::span<index const> group, order const &so_far) override
    {
        for (index const who : group) {
            m_results[who] = results_of(who, so_far);
        }
    }

    std::partial_ordering compare(index a, index b) const override
    {
        auto const &x = m_results[a];
        auto const &y = m_results[b];
        auto const [i, j] = std::mismatch(x.begin(), x.end(), y.begin(), y.end());
        if (i == x.end() && j == y.end()) {
            return std::partial_ordering::equivalent;
        }
        if (i == x.end() || (j != y.end() && j->place < i->place)) {
            return std::partial_ordering::less;
        }
        if (j == y.end() || i->place < j->place) {
            return std::partial_ordering::greater;
        }
        return i->score <=> j->score;
    }

    std::vector<fraction> shown(index player) const override
    {
        std::vector<fraction> all;
        for (against const &one : m_results[player]) {
            all.emplace_back(one.score.hundredths());
        }
        return all;
    }

private:
    /// What one took from those of one place; nothing taken is left out.
    struct against {
        std::size_t place;
        points score;
        friend bool operator==(against const &, against const &) = default;
    };

    std::vector<against> results_of(index who, order const &so_far) const
    {
        std::vector<against> all;
        for (entry const &e : m_sheet->of(who)) {
            bool const other_group =
                e.opponent != event::k_nobody && so_far.group[e.opponent] != so_far.group[who];
            if (other_group && e.brought != points{}) {
                all.push_back({so_far.group[e.opponent], e.brought});
            }
        }
        std::stable_sort(all.begin(), all.end(),
                         [](against const &a, against const &b) { return a.place < b.place; });
        for (std::size_t i = 1; i < all.size();) {
            if (all[i].place == all[i - 1].place) {
                all[i - 1].score += all[i].score;
                all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
            } else {
                ++i;
            }
        }
        return all;
    }

    score_sheet const *m_sheet;
    std::vector<std::vector<against>> m_results;
};

} // namespace

std::unique_ptr<column> make_group_column(score_sheet const &sheet, criterion c)
{
    switch (c) {
    case criterion::head_to_head:
        return std::make_unique<head_to_head>(sheet);
    case criterion::fide_direct_encounter:
        return std::make_unique<direct_encounter>(sheet);
    case criterion::extra_match:
        return std::make_unique<extra_match>(sheet);
    case criterion::placing_results:
        return std::make_unique<placing_results>(sheet);
    default:
        throw std::logic_error{"this criterion does not depend on who is level"};
    }
}

} // namespace arb::standings
