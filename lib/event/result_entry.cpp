#include "event/result_entry.hpp"

#include "base/number.hpp"
#include "event/rules.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <unordered_map>

namespace arb::event
{

namespace
{

constexpr std::string_view k_blanks = " \t\r";

std::vector<std::string_view> words_of(std::string_view line)
{
    std::vector<std::string_view> words;
    for (;;) {
        auto const begin = line.find_first_not_of(k_blanks);
        if (begin == std::string_view::npos) {
            return words;
        }
        line.remove_prefix(begin);
        auto const end = std::min(line.find_first_of(k_blanks), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

class entry_reader
{
public:
    entry_reader(tournament const &event, std::string_view file, result_entry_options const &options,
                 edits &changes, finding_sink &sink)
    : m_event{&event}
    , m_file{file}
    , m_options{options}
    , m_changes{&changes}
    , m_sink{&sink}
    , m_results{event.stages[options.stage].settings.scoring, event.stages[options.stage].settings.games}
    {
        find_round();
        for (index i = 0; i < event.games.size(); ++i) {
            if (event.games[i].round == m_options.round && event.games[i].stage == options.stage) {
                m_games.push_back(i);
            }
        }
    }

    void line(origin const &at);

private:
    void find_round();
    void report(rule const &what, std::string_view at, std::vector<argument> args,
                std::string_view detail = {})
    {
        finding f{what, {m_file, m_line.line, m_line.column(at)}, std::move(args)};
        m_sink->report(f.with_detail(detail));
    }
    std::optional<std::uint32_t> number(std::string_view word);
    std::optional<index> by_board(std::string_view word, std::uint32_t leg);
    std::optional<index> by_players(std::string_view white, std::string_view black, std::uint32_t leg);
    bool accepts(game const &g, std::string_view written);
    bool is_free(index which, std::string_view written);

    tournament const *m_event;
    std::string_view m_file;
    result_entry_options m_options;
    edits *m_changes;
    finding_sink *m_sink;
    result_reader m_results;
    std::vector<index> m_games;
    std::unordered_map<index, std::uint32_t> m_filled; ///< game to the line that filled it
    origin m_line;
};

void entry_reader::find_round()
{
    if (m_options.round != 0) {
        return;
    }
    for (game const &g : m_event->games) {
        if (g.stage == m_options.stage && g.result.is_pending()) {
            m_options.round = std::max(m_options.round, g.round);
        }
    }
    if (m_options.round == 0) {
        m_options.round = m_event->last_round(m_options.stage);
    }
}

std::optional<std::uint32_t> entry_reader::number(std::string_view word)
{
    auto const value = read_number<std::uint32_t>(word);
    if (!value) {
        report(k_entry_form, word, {std::string{word.substr(0, 60)}}, "number");
    }
    return value;
}

std::optional<index> entry_reader::by_board(std::string_view word, std::uint32_t leg)
{
    auto const board = number(word);
    if (!board) {
        return std::nullopt;
    }
    std::vector<index> found;
    std::copy_if(m_games.begin(), m_games.end(), std::back_inserter(found), [&](index i) {
        auto const &g = m_event->games[i];
        return g.board == *board && (leg == 0 || g.leg == leg);
    });
    if (found.size() != 1) {
        report(k_entry_game, word, {std::int64_t{*board}, std::int64_t{m_options.round}},
               found.empty() ? "board" : "boards");
        return std::nullopt;
    }
    return found[0];
}

std::optional<index> entry_reader::by_players(std::string_view white, std::string_view black,
                                              std::uint32_t leg)
{
    auto const one = number(white);
    auto const other = black == "-" ? std::optional{0U} : number(black);
    if (!one || !other) {
        return std::nullopt;
    }
    bool turned = false;
    for (index const i : m_games) {
        auto const &g = m_event->games[i];
        auto const first = m_event->players[g.white].number;
        auto const second = g.black == k_nobody ? 0 : m_event->players[g.black].number;
        if (first == *one && second == *other && (leg == 0 || g.leg == leg)) {
            return i;
        }
        turned = turned || (first == *other && second == *one);
    }
    report(k_entry_game, white, {std::int64_t{*one}, std::int64_t{*other}, std::int64_t{m_options.round}},
           turned ? "turned" : "pair");
    return std::nullopt;
}

bool entry_reader::accepts(game const &g, std::string_view written)
{
    auto const read = g.black == k_nobody ? m_results.alone(written) : m_results.meeting(written, g.leg != 0);
    auto const text = std::string{written.substr(0, 60)};
    auto const games = std::int64_t{m_event->stages[g.stage].settings.games};
    switch (read.fault) {
    case result_fault::none:
        break;
    case result_fault::form:
        report(k_result_form, written, {text});
        break;
    case result_fault::scoring:
        report(k_result_scoring, written, {text});
        break;
    case result_fault::sum:
        report(k_result_sum, written, {text, games});
        break;
    case result_fault::bye:
        report(k_result_bye, written, {text});
        break;
    case result_fault::short_sum:
        report(k_match_short, written, {text, games}, "sum");
        break;
    case result_fault::extra_games:
        report(k_match_long, written, {text, games});
        break;
    }
    return read.is_read();
}

/// Whether the game may be filled: nobody did so before, here or in the event.
bool entry_reader::is_free(index which, std::string_view written)
{
    game const &g = m_event->games[which];
    auto const [before, is_new] = m_filled.emplace(which, m_line.line);
    if (!is_new) {
        report(k_entry_twice, written, {std::int64_t{before->second}});
        return false;
    }
    if (!g.result.is_pending() && g.written != written && !m_options.replace) {
        report(k_result_stands, written, {std::string{g.written}, std::int64_t{g.from.line}});
        return false;
    }
    return g.written != written;
}

void entry_reader::line(origin const &at)
{
    m_line = at;
    auto words = words_of(at.text);
    if (words.empty() || words[0].starts_with('#')) {
        return;
    }
    std::uint32_t leg = 0;
    if (words.back().starts_with("leg=")) {
        leg = number(words.back().substr(4)).value_or(0);
        words.pop_back();
    }
    if (words.size() != 2 && words.size() != 3) {
        report(k_entry_form, at.text, {static_cast<std::int64_t>(words.size())});
        return;
    }
    auto const which = words.size() == 2 ? by_board(words[0], leg) : by_players(words[0], words[1], leg);
    auto const written = words.back();
    if (which && accepts(m_event->games[*which], written) && is_free(*which, written)) {
        m_changes->fill_result(m_event->games[*which], written);
    }
}

} // namespace

void enter_results(tournament const &event, std::string_view text, std::string_view file,
                   result_entry_options const &options, edits &changes, finding_sink &sink)
{
    entry_reader reader{event, file, options, changes, sink};
    for (std::uint32_t line = 1; !text.empty(); ++line) {
        auto const end = std::min(text.find('\n'), text.size());
        reader.line({line, text.substr(0, end)});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

} // namespace arb::event
