#include "draughts/draws.hpp"

#include <algorithm>

namespace arb::draughts
{

namespace
{

unsigned count(bitboard set)
{
    return static_cast<unsigned>(std::popcount(set));
}

} // namespace

/// Who has what, from the side that has more (White where both have one king each).
struct draw_watch::balance {
    unsigned strong_kings = 0;
    unsigned strong_men = 0;
    bool lone_king = false; ///< the other side has one king and nothing else
    colour strong = colour::white;
    bitboard strong_set = 0;
    bitboard weak_set = 0;
    unsigned pieces = 0;
    bool both_have_kings = false;

    explicit balance(position const &p)
    {
        strong = count(p.black) > count(p.white) ? colour::black : colour::white;
        strong_set = p.side(strong);
        weak_set = p.side(other(strong));
        strong_kings = count(strong_set & p.kings);
        strong_men = count(strong_set) - strong_kings;
        lone_king = count(weak_set) == 1 && (weak_set & p.kings) != 0;
        pieces = count(p.occupied());
        both_have_kings = strong_kings > 0 && (weak_set & p.kings) != 0;
    }
    unsigned strong_pieces() const { return strong_kings + strong_men; }
};

draw_watch::draw_watch(variant v, position const &start, draw_reading reading)
: m_family{family::none}
, m_reading{reading}
, m_road{main_road(v)}

{
    switch (v) {
    case variant::russian:
        m_family = family::russian;
        break;
    case variant::giveaway:
        m_family = family::giveaway;
        break;
    case variant::international:
        m_family = family::international;
        break;
    case variant::italian:
    case variant::italian_fid:
        m_family = family::italian;
        m_counts_all = true;
        break;
    default:
        break;
    }
    count_balances(move{}, start); // what holds at the start of the record counts from its first ply
}

void draw_watch::count_balances(move const &m, position const &now)
{
    if (now.kings == 0) {
        if (m_running) {
            m_runs = {};
            m_running = false;
        }
        return;
    }
    m_running = true;
    if (m_family == family::russian || m_family == family::giveaway) {
        count_russian(m, now, balance{now});
    } else if (m_family == family::international) {
        count_international(m, now, balance{now});
    }
}

void draw_watch::played_slowly(position const &before, move const &m, position const &now)
{
    if (m_family == family::none) {
        return;
    }
    count_repetition(before, m, now);
    if (m_family == family::italian) {
        m_unchanged = m.is_capture() || m.crowns ? 0 : m_unchanged + 1;
        if (m_unchanged == 80) { // it.8.2.4: 40 moves of each side
            reached("it.8.2.4");
        }
        return;
    }
    if (m_family == family::international) {
        count_kings_only(m, "3.5.1", 50);
    } else {
        count_kings_only(m, "2.1.9.1.8", 30);
    }
    count_balances(m, now);
}

void draw_watch::count_kings_only(move const &m, std::string_view article, std::uint64_t plies)
{
    m_kings_only = m.by_king && !m.is_capture() ? m_kings_only + 1 : 0;
    if (m_kings_only == plies) {
        reached(article);
    }
}

/// R goes on where its condition held before and HOLDS after the move, unless the move RESETS it.
bool draw_watch::advance(run &r, bool holds, bool resets, bool own_move) const
{
    if (!holds || !r.held || resets || m_ply == 0) {
        r = {.held = holds};
        return false;
    }
    ++r.plies;
    r.own += own_move ? 1U : 0U;
    return true;
}

void draw_watch::count_russian(move const &m, position const &now, balance const &b)
{
    bool const own = now.to_move != b.strong; // the stronger side has just moved
    bool const balance_changes = m.is_capture() || m.crowns;

    bool const three =
        b.lone_king && (m_reading.idf ? b.strong_kings >= 3 : b.strong_kings == 3 && b.strong_men == 0);
    bool const road = m_reading.idf || ((b.strong_set & m_road) != 0 && (b.weak_set & m_road) == 0);
    if (advance(m_runs.three_kings, three, balance_changes, own) && own && m_runs.three_kings.own >= 15 &&
        road) {
        reached("2.1.9.1.3");
    }
    if (m_family == family::giveaway) {
        return;
    }
    bool const four = !m_reading.idf && b.lone_king && b.strong_kings >= 3 && b.strong_pieces() >= 4;
    if (advance(m_runs.four_pieces, four, balance_changes, own) && own && m_runs.four_pieces.own == 15) {
        reached("2.1.9.1.4");
    }
    if (advance(m_runs.both_kings, b.both_have_kings && b.pieces <= 7, balance_changes, own)) {
        std::uint64_t const limit = b.pieces <= 3 ? 10 : b.pieces <= 5 ? 60 : 120;
        if (m_runs.both_kings.plies == limit) {
            reached("2.1.9.1.5");
        }
    }
    bool const on_road = b.lone_king && b.strong_pieces() == 3 && (b.weak_set & m_road) != 0;
    if (advance(m_runs.on_road, on_road, m.is_capture(), own) && own && m_runs.on_road.own == 5) {
        reached("2.1.9.1.7");
    }
}

void draw_watch::count_international(move const &m, position const &now, balance const &b)
{
    bool const own = now.to_move != b.strong;
    bool const with_king = b.lone_king && b.strong_kings > 0;
    if (advance(m_runs.three_v_one, with_king && b.strong_pieces() == 3, m.is_capture(), own) && own &&
        m_runs.three_v_one.own == 16) {
        reached("3.5.2");
    }
    if (advance(m_runs.two_v_one, with_king && b.strong_pieces() <= 2, m.is_capture(), own)) {
        bool const king_v_king = b.strong_pieces() == 1;
        if (king_v_king ? m_runs.two_v_one.plies == 10 : own && m_runs.two_v_one.own == 5) {
            reached("3.5.3");
        }
    }
}

void draw_watch::count_repetition(position const &before, move const &m, position const &now)
{
    if (!m.by_king || m.is_capture()) {
        m_repetition.restart();
        return;
    }
    bool const is_italian = m_family == family::italian;
    unsigned const times = m_repetition.again(before, now, is_italian);
    if (is_italian ? times >= 4 : times >= 3) {
        reached(is_italian ? "it.8.2.3" : "2.1.9.1.9", true);
    }
}

void draw_watch::reached(std::string_view article, bool claimed)
{
    bool const stands =
        std::any_of(m_draws.begin(), m_draws.end(), [&](draw const &d) { return d.article == article; });
    if (!stands) {
        m_draws.push_back({article, m_ply, claimed});
    }
}

} // namespace arb::draughts
