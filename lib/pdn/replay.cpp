#include "pdn/replay.hpp"

#include "draughts/generator.hpp"
#include "draughts/notation.hpp"

#include <algorithm>
#include <mutex>

namespace arb::pdn
{

using namespace draughts;

namespace
{

constexpr std::size_t k_most_branches = 64;

/// The fast way: no list of moves where nothing can be captured.
template <typename Rules>
class rules_replay final : public replay
{
public:
    explicit rules_replay(variant v) : replay{v} {}

protected:
    outcome play_simple(bitboard from, bitboard to) override
    {
        return now().to_move == colour::white ? play_by<colour::white>(from, to)
                                              : play_by<colour::black>(from, to);
    }

private:
    template <colour Us>
    outcome play_by(bitboard from, bitboard to)
    {
        position const &p = now();
        generator<Rules, Us> const g{p};
        if (g.can_capture()) {
            return capture<Us>(g, from, to);
        }
        bool const king = (p.kings & from) != 0;
        if ((p.side(Us) & from) == 0 || ((king ? g.king_reach(from) : g.man_reach(from)) & to) == 0) {
            return outcome::illegal;
        }
        move const m{.from = from,
                     .to = to,
                     .by_king = king,
                     .crowns = !king && generator<Rules, Us>::is_last_row(to)};
        advance(after<Us>(p, m), m);
        return outcome::quiet;
    }

    template <colour Us>
    outcome capture(generator<Rules, Us> const &g, bitboard from, bitboard to)
    {
        position const &p = now();
        move_list list;
        bool const all = Rules::k_precedence != precedence::free;
        g.captures(best_captures<Rules>{list, p.kings}, all ? ~bitboard{0} : from);
        move const *found = nullptr;
        for (move const &m : list) {
            if (m.from == from && m.to == to) {
                if (found != nullptr) {
                    return outcome::ambiguous;
                }
                found = &m;
            }
        }
        if (found == nullptr) {
            return outcome::illegal;
        }
        advance(after<Us>(p, *found), *found);
        return outcome::capture;
    }
};

bool is_subsequence(std::vector<square> const &part, std::vector<square> const &whole)
{
    std::size_t matched = 0;
    for (square const s : whole) {
        matched += matched < part.size() && part[matched] == s ? 1U : 0U;
    }
    return matched == part.size();
}

/// Whether one of the ways to carry out M satisfies TEST.
template <typename Test>
bool names_way(variant v, position const &p, move const &m, Test test)
{
    auto const all = m.is_capture() ? ways(v, p, m) : std::vector<capture_path>{};
    return std::any_of(all.begin(), all.end(), test);
}

/// What the raw squares mean in V; made once a variant.
std::array<bitboard, 256> const &squares_of(variant v)
{
    static std::array<std::array<bitboard, 256>, 8> tables = {};
    static std::array<std::once_flag, 8> made;
    auto const index = static_cast<std::size_t>(v);
    std::call_once(made[index], [&] {
        unsigned const squares = 2 * info(v).per_row * info(v).per_row;
        for (unsigned n = 1; n <= squares; ++n) {
            tables[index][n] = draughts::bit(v, square{static_cast<std::uint8_t>(n)});
        }
        for (unsigned file = 0; file < 8; ++file) {
            for (unsigned rank = 0; rank < 8; ++rank) {
                std::string const text{static_cast<char>('a' + file), static_cast<char>('1' + rank)};
                if (auto const read = read_square(v, text)) {
                    tables[index][k_by_letters + 8 * file + rank] = draughts::bit(v, read->where);
                }
            }
        }
    });
    return tables[index];
}

} // namespace

replay::replay(variant v) : m_variant{v}, m_bits{squares_of(v)} {}

std::unique_ptr<replay> replay::make(variant v)
{
    return with_rules(v, [v]<typename Rules>(Rules) -> std::unique_ptr<replay> {
        return std::make_unique<rules_replay<Rules>>(v);
    });
}

void replay::start(position const &p, draw_reading reading)
{
    m_reading = reading;
    m_saved.clear();
    m_settled.clear();
    set_position(p);
}

void replay::set_position(position const &p)
{
    m_line.open.clear();
    m_line.branches.resize(1);
    m_line.branches.front() = {p, p, {}};
    if (is_main_line()) {
        m_watches.assign(1, draw_watch{m_variant, p, m_reading});
    }
}

void replay::force(move const &m)
{
    m_line.branches.resize(1);
    m_line.open.clear();
    m_watches.erase(m_watches.begin() + 1, m_watches.end());
    advance(after(now(), m), m);
}

void replay::pass()
{
    for (branch &b : m_line.branches) {
        b.before = b.now;
        b.now.to_move = other(b.now.to_move);
    }
}

void replay::begin_variation(bool of_next)
{
    m_saved.push_back(m_line);
    m_line.open.clear();
    std::vector<branch> starts;
    for (branch const &b : m_saved.back().branches) {
        position const &start = of_next ? b.now : b.before;
        if (std::none_of(starts.begin(), starts.end(), [&](branch const &s) { return s.now == start; })) {
            starts.push_back({start, start, {}});
        }
    }
    m_line.branches = std::move(starts);
}

void replay::end_variation()
{
    m_line = std::move(m_saved.back());
    m_saved.pop_back();
}

std::vector<move> replay::fitting(position const &p, token const &t) const
{
    std::vector<move> found;
    bool const brief = (t.form & form::k_brief) != 0;
    std::vector<square> named;
    for (std::size_t i = brief ? 1 : 0; i < t.squares_count; ++i) {
        bitboard const one = m_bits[t.squares[i]];
        if (one == 0) {
            return found;
        }
        named.push_back(square_of(m_variant, one));
    }
    auto const fits = [&](move const &m) {
        if (draughts::bit(m_variant, named.back()) != m.to) {
            return false;
        }
        if (brief) {
            return square_text(m_variant, square_names::algebraic, square_of(m_variant, m.from))[0] ==
                   'a' + (t.squares[0] - k_file_only);
        }
        if (draughts::bit(m_variant, named.front()) != m.from) {
            return false;
        }
        if (named.size() == 2) {
            return true;
        }
        return names_way(m_variant, p, m, [&](capture_path const &way) {
            return is_subsequence(named, visited(m_variant, m, way));
        });
    };
    for (move const &m : legal_moves(m_variant, p)) {
        if (fits(m)) {
            found.push_back(m);
        }
    }
    if (named.size() > 2 &&
        found.size() > 1) { // a path written in full goes before one that only passes its squares
        auto const in_full = [&](move const &m) {
            return names_way(m_variant, p, m, [&](capture_path const &way) {
                return stops(m_variant, m, way, true) == named || stops(m_variant, m, way, false) == named;
            });
        };
        if (std::any_of(found.begin(), found.end(), in_full)) {
            std::erase_if(found, [&](move const &m) { return !in_full(m); });
        }
    }
    return found;
}

/// The index of M among DOUBT's candidates, added where it is new.
std::uint8_t replay::candidate(ambiguity &doubt, position const &p, move const &m) const
{
    std::string const full = move_text(m_variant, p, m, notation::full);
    auto const it = std::find(doubt.candidates.begin(), doubt.candidates.end(), full);
    auto const index = it - doubt.candidates.begin();
    if (it == doubt.candidates.end()) {
        doubt.candidates.push_back(full);
    }
    return static_cast<std::uint8_t>(index);
}

outcome replay::play_any(token const &t)
{
    std::vector<std::vector<move>> moves;
    bool several = false;
    for (branch const &b : m_line.branches) {
        moves.push_back(fitting(b.now, t));
        several = several || moves.back().size() > 1;
    }
    ambiguity doubt{.offset = t.offset, .text = std::string{t.text}};
    std::vector<branch> next;
    std::vector<draw_watch> watches;
    outcome result = outcome::illegal;
    for (std::size_t i = 0; i < m_line.branches.size(); ++i) {
        branch const &b = m_line.branches[i];
        for (move const &m : moves[i]) {
            if (next.size() == k_most_branches) {
                break;
            }
            result = several ? outcome::ambiguous : m.is_capture() ? outcome::capture : outcome::quiet;
            branch grown{after(b.now, m), b.now, b.chosen};
            if (several) {
                grown.chosen.push_back(candidate(doubt, b.now, m));
            }
            if (is_main_line()) {
                watches.push_back(m_watches[i]);
                watches.back().played(b.now, m, grown.now);
            }
            next.push_back(std::move(grown));
        }
    }
    if (result == outcome::illegal) {
        return result;
    }
    if (several) {
        m_line.open.push_back(std::move(doubt));
    }
    m_line.branches = std::move(next);
    if (is_main_line()) {
        m_watches = std::move(watches);
    }
    settle();
    return result;
}

/// Closes the ambiguities about which all branches agree.
void replay::settle()
{
    auto &branches = m_line.branches;
    for (std::size_t k = m_line.open.size(); k-- > 0;) {
        auto const chosen = branches.front().chosen[k];
        if (!std::all_of(branches.begin(), branches.end(),
                         [&](branch const &b) { return b.chosen[k] == chosen; })) {
            continue;
        }
        m_settled.push_back({std::move(m_line.open[k]), chosen});
        auto const at = static_cast<std::ptrdiff_t>(k);
        m_line.open.erase(m_line.open.begin() + at);
        for (branch &b : branches) {
            b.chosen.erase(b.chosen.begin() + at);
        }
    }
}

} // namespace arb::pdn
