#include "renju/game_check.hpp"

#include <algorithm>

namespace arb::renju
{

namespace
{

constexpr std::array k_report_order{&k_unreadable, &k_off_board,   &k_occupied,     &k_not_centre,
                                    &k_overline,   &k_double_four, &k_double_three, &k_early_pass,
                                    &k_after_end,  &k_tag,         &k_no_five,      &k_three_reading};

constexpr std::size_t k_no_early_pass = 3;
/// Fewer black stones cannot stand in every window of White.
constexpr int k_fewest_to_block = k_points / 5;

class checker
{
public:
    checker(record const &game, three_reading reading, board &position)
    : m_game{&game}
    , m_reading{reading}
    , m_position{&position}
    {
    }

    game_report run()
    {
        for (auto const &e : m_game->entries) {
            if (e.is_move()) {
                play(e);
            } else {
                set_up(e);
            }
        }
        settle_claims();
        judge_tag();
        sort_findings(m_report.findings);
        return std::move(m_report);
    }

private:
    void play(entry const &e);
    void set_up(entry const &e);
    void put_stone(entry const &e);
    void bad_move(entry const &e, rule const &what);
    void black_stone(entry const &e);
    void white_stone(entry const &e);
    void pass(entry const &e);
    void fouls(entry const &e, kinds const &k);
    void after_move(entry const &e);
    void end(verdict result, ended_by by)
    {
        if (m_report.at == 0) {
            m_report.result = result;
            m_report.by = by;
            m_report.at = m_report.moves;
        }
    }
    void settle_claims();
    void judge_tag();

    bool told_before() const { return m_report.moves <= m_game->shared_moves; }
    game_finding &add(rule const &what, entry const &e)
    {
        m_report.findings.push_back(
            {&what, m_report.moves, e.turn,
             e.kind == entry_kind::stone || e.kind == entry_kind::set_up ? name(e.where) : e.text});
        return m_report.findings.back();
    }

    record const *m_game;
    three_reading m_reading;
    board *m_position;
    game_report m_report;
    bool m_set_up = false;
    bool m_passed = false;
    bool m_after_end_told = false;
    bool m_no_five_told = false;
    std::size_t m_last_white = 0;
    std::size_t m_last_black_five = 0;
};

void checker::set_up(entry const &e)
{
    m_set_up = true;
    if (e.kind == entry_kind::unreadable && m_report.moves < m_game->shared_moves) {
        return; // told in an earlier variation
    }
    if (e.kind == entry_kind::unreadable) {
        auto &f = add(k_unreadable, e);
        f.side.reset();
        f.detail = e.why;
    } else if (e.kind == entry_kind::cleared) {
        if (!m_position->is_empty(e.where)) {
            m_position->remove(e.where);
        }
    } else if (!m_position->is_empty(e.where)) {
        add(k_occupied, e);
    } else {
        m_position->put(e.where, e.turn);
    }
}

void checker::bad_move(entry const &e, rule const &what)
{
    m_passed = false;
    add(what, e).detail = e.why;
}

void checker::play(entry const &e)
{
    ++m_report.moves;
    auto const first_finding = m_report.findings.size();
    bool const was_over = m_report.at != 0;
    switch (e.kind) {
    case entry_kind::unreadable:
        bad_move(e, k_unreadable);
        break;
    case entry_kind::off_board:
        bad_move(e, k_off_board);
        break;
    case entry_kind::pass:
        pass(e);
        break;
    default:
        put_stone(e);
    }
    if (was_over && !m_after_end_told) {
        m_after_end_told = true;
        auto &f = add(k_after_end, e);
        f.text = std::to_string(m_report.at);
    }
    after_move(e);
    if (told_before()) {
        m_report.findings.resize(first_finding, {&k_tag});
    }
    if (e.turn == colour::white) {
        m_last_white = m_report.moves;
    }
}

void checker::put_stone(entry const &e)
{
    if (!m_position->is_empty(e.where)) {
        return bad_move(e, k_occupied);
    }
    m_passed = false;
    if (m_report.moves == 1 && !m_set_up && e.where != k_centre) {
        add(k_not_centre, e);
    }
    if (e.turn == colour::black) {
        black_stone(e);
    } else {
        white_stone(e);
    }
    if (m_position->is_full()) {
        end(verdict::draw, ended_by::full);
    }
}

void checker::black_stone(entry const &e)
{
    auto const made = judge(*m_position, e.where, m_reading);
    if (made.foul()) {
        fouls(e, made);
    } else if (!made.five && readings_differ(*m_position, e.where)) {
        add(k_three_reading, e);
    }
    m_position->put(e.where, colour::black);
    if (made.five) {
        m_last_black_five = m_report.moves;
        end(verdict::black, ended_by::five);
    }
}

/// Called before the stone is put. The kinds can differ only by a double-three, so a note of its own is
/// needed only where nothing else is wrong.
void checker::fouls(entry const &e, kinds const &k)
{
    bool const differs = readings_differ(*m_position, e.where);
    auto const report = [&](rule const &what, std::vector<stones> lines) {
        auto &f = add(what, e);
        f.lines = std::move(lines);
        f.differs = differs;
        f.may_claim = claim::open;
    };
    if (k.overline) {
        report(k_overline, overline_rows(*m_position, e.where));
    }
    if (k.double_four) {
        report(k_double_four, fours_at(*m_position, e.where));
    }
    if (k.double_three) {
        report(k_double_three, threes_at(*m_position, e.where, m_reading));
    }
}

void checker::white_stone(entry const &e)
{
    m_position->put(e.where, colour::white);
    auto const row = m_position->row_length(e.where, colour::white);
    if (row >= 5) {
        end(verdict::white, row == 5 ? ended_by::five : ended_by::long_row);
    }
}

void checker::pass(entry const &e)
{
    if (m_report.moves <= k_no_early_pass && !m_set_up) {
        add(k_early_pass, e);
    }
    if (m_passed) {
        end(verdict::draw, ended_by::passes);
    }
    m_passed = true;
}

void checker::after_move(entry const &e)
{
    if (m_no_five_told || m_report.at != 0 || m_position->count(colour::black) < k_fewest_to_block) {
        return;
    }
    if (!five_possible(*m_position, colour::black) && !five_possible(*m_position, colour::white)) {
        m_no_five_told = true;
        add(k_no_five, e);
    }
}

/// RIF 9.8: a double-three or double-four until White's next move, a long row until Black's next five.
void checker::settle_claims()
{
    for (auto &f : m_report.findings) {
        if (f.may_claim == claim::none) {
            continue;
        }
        auto const ends = f.what == &k_overline ? m_last_black_five : m_last_white;
        f.may_claim = ends > f.move ? claim::lapsed : claim::open;
    }
}

/// A result that the board does not give may come from resigning, the clock or an agreement
/// (5.2.6.3, 5.2.6.4, 5.2.7.1a); only one against the board is wrong. White may have claimed a foul
/// (RIF 9.2).
void checker::judge_tag()
{
    auto const tag = m_game->tag;
    if (tag == verdict::open || m_report.result == verdict::open || tag == m_report.result) {
        return;
    }
    bool const claimable = std::any_of(m_report.findings.begin(), m_report.findings.end(),
                                       [](auto const &f) { return f.may_claim == claim::open; });
    if (tag == verdict::white && claimable) {
        return;
    }
    game_finding wrong{&k_tag, m_report.moves};
    wrong.text = verdict_name(tag);
    m_report.findings.push_back(std::move(wrong));
}

/// The cells from which five in a row are all in CELLS.
constexpr std::uint32_t starts_of_five(std::uint32_t cells)
{
    auto const pairs = cells & cells >> 1;
    return pairs & pairs >> 2 & cells >> 4;
}

} // namespace

std::string_view verdict_name(verdict v)
{
    constexpr std::string_view names[] = {"", "black", "white", "draw"};
    return names[static_cast<std::size_t>(v)];
}

std::string_view ended_by_name(ended_by b)
{
    constexpr std::string_view names[] = {"", "five", "long_row", "passes", "full"};
    return names[static_cast<std::size_t>(b)];
}

void sort_findings(std::vector<game_finding> &findings)
{
    auto const rank = [](game_finding const &f) {
        return std::find(k_report_order.begin(), k_report_order.end(), f.what) - k_report_order.begin();
    };
    std::stable_sort(findings.begin(), findings.end(), [&](auto const &a, auto const &b) {
        return a.move != b.move ? a.move < b.move : rank(a) < rank(b);
    });
}

game_report check_game(record const &game, three_reading reading, board &position)
{
    return checker{game, reading, position}.run();
}

board final_position(record const &game)
{
    board position;
    for (auto const &e : game.entries) {
        if (e.kind == entry_kind::cleared) {
            if (!position.is_empty(e.where)) {
                position.remove(e.where);
            }
        } else if ((e.kind == entry_kind::stone || e.kind == entry_kind::set_up) &&
                   position.is_empty(e.where)) {
            position.put(e.where, e.turn);
        }
    }
    return position;
}

bool five_possible(board const &position, colour c)
{
    for (int number = 0; number < k_lines; ++number) {
        auto const &line = position.line_at(number);
        int const length = line_length(number);
        if (length < 5) {
            continue;
        }
        std::uint32_t const inside = ((1U << length) - 1) << pattern_table::k_reach;
        if (c == colour::white) {
            if (starts_of_five(inside & ~line.black) != 0) {
                return true;
            }
            continue;
        }
        auto const free = starts_of_five(~line.blocked);
        if ((free & ~(line.black << 1) & ~(line.black >> 5)) != 0) {
            return true;
        }
    }
    return false;
}

} // namespace arb::renju
