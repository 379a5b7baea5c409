#include "renju/as_finding.hpp"

#include "renju/report.hpp"

namespace arb::renju
{

finding as_finding(game_finding const &f, std::string_view file, record const &game)
{
    finding made{
        *f.what,
        {file, game.line},
        {f.point, joined(f.lines, ", "), term{colour_name(f.side)}, term{claim_name(f.may_claim)}, f.text}};
    made.with_detail(f.detail).in_game(0, f.move);
    return made;
}

} // namespace arb::renju
