#include "renju/as_finding.hpp"

#include "renju/report.hpp"

namespace arb::renju
{

namespace
{

/// A word that sinks translate; no word is no text.
argument word(std::string_view id)
{
    return id.empty() ? argument{std::string{}} : argument{term{id}};
}

} // namespace

finding as_finding(game_finding const &f, std::string_view file, record const &game)
{
    finding made{*f.what,
                 {file, game.line},
                 {f.point, joined(f.lines, ", "), word(colour_name(f.side)), word(claim_name(f.may_claim)),
                  f.what == &k_tag ? word(verdict_name(game.tag)) : argument{f.text}}};
    made.with_detail(f.detail).in_game(0, f.move);
    return made;
}

} // namespace arb::renju
