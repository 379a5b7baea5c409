#pragma once

#include "pairing/brackets.hpp"
#include "pairing/region.hpp"
#include "pairing/swiss.hpp"

#include <optional>
#include <vector>

namespace arb::pairing
{

/// Somebody who would drop and the opponent he would meet; both still stand in the lists.
struct drop_trial {
    place_number player;
    place_number opponent;
};

/// Which drops are looked for: from GROUP, later in the order than LAST, to the group NEXT or, WIDE, to any.
struct drop_state {
    std::size_t group = 0;
    std::size_t next = 0;
    bool wide = false;
    std::optional<place_number> last = {};
};

/// What one side (a score group, or all below it) allows as long as J of it leave.
struct drop_side {
    bool roomy = true; ///< it can always be paired
    std::size_t singles = 0;
    region const *players = nullptr;
    bit_set spare = {};

    /// Whether the side can give up P and J - 1 others.
    bool can_spare(place_number p, std::size_t j) const;
};

/// Looks ahead while the players who drop from a score group are chosen.
class drop_oracle
{
public:
    drop_oracle(brackets const &left, meetings const &rules, swiss_order order)
    : m_left{&left}
    , m_rules{&rules}
    , m_order{order}
    {
    }

    /// Whether exactly J drops that STATE looks for let everybody else be paired on his side, TRIAL's two
    /// being gone. J must be the least number with which it could be.
    bool can_finish(drop_state const &state, std::size_t j, std::optional<drop_trial> trial = {});

    drop_side above(std::size_t group, std::size_t j);
    drop_side below(std::size_t group, std::size_t j);

    /// A graph that holds at least the players left in GROUP, good until another group is asked for, and
    /// the numbers of those players in it.
    region const &around(std::size_t group);
    bit_set members(region const &players, std::size_t group) const
    {
        return members(players, group, group + 1);
    }

    place_number first_to_drop(std::size_t group) const;
    place_number next_to_drop(place_number p) const;
    /// The opponents that STATE allows, nearer groups first; end() after the last.
    place_number first_to_meet(drop_state const &state) const;
    place_number next_to_meet(drop_state const &state, place_number p) const;

    /// A graph with the two sides of a drop: who may still drop, whom they may meet.
    struct crossing {
        region const *players;
        bit_set upper;
        bit_set lower;
        bit_set eligible;
        bit_set targets;
    };

private:
    bool later(drop_state const &state, place_number p) const;
    place_number begin_of(drop_state const &state) const;
    place_number meet_in(std::size_t group) const;
    streak_counts streaks_below(std::size_t group) const;
    bool any_allowed(drop_state const &state, std::optional<drop_trial> trial) const;

    bool small() const;
    region const &field();
    drop_side side(region const &players, std::size_t from, std::size_t to) const;
    bit_set members(region const &players, std::size_t from, std::size_t to) const;
    std::vector<place_number> list(std::size_t from, std::size_t to) const;

    crossing cross(drop_state const &state, std::optional<drop_trial> trial);
    bool can_finish_beside(bool upper_roomy, drop_state const &state, std::size_t j,
                           std::optional<drop_trial> trial);
    bool known_to_finish(bool upper_roomy, drop_state const &state, std::size_t j, drop_trial trial);
    std::vector<place_number> droppers(drop_state const &state, std::optional<drop_trial> trial,
                                       std::size_t j) const;
    std::vector<place_number> opponents(drop_state const &state, std::optional<drop_trial> trial,
                                        std::size_t j) const;
    brackets const *m_left;
    meetings const *m_rules;
    swiss_order m_order;
    std::optional<region> m_field;   ///< all that were left when it was first needed
    std::optional<region> m_part;    ///< one group of a large field
    std::optional<region> m_lower;   ///< the groups below it
    std::optional<region> m_reduced; ///< for one question
    std::size_t m_part_group = 0;
    std::vector<drop_trial>
        m_known;                ///< drops that are known to finish, from the last yes beside a roomy side
    bool m_known_upper = false; ///< which side was roomy then
};

} // namespace arb::pairing
