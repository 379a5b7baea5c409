#pragma once

#include "standings/column.hpp"

#include <memory>

namespace arb::standings
{

/// Criteria that depend on who is level with whom: head-to-head, extra-match, placing-results,
/// fide-direct-encounter. Throws std::logic_error for any other.
std::unique_ptr<column> make_group_column(score_sheet const &sheet, criterion c);

} // namespace arb::standings
