#pragma once

#include "renju/record.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace arb::renju
{

/// What renju-convert writes.
enum class written_form : std::uint8_t { text, joined, skipped, json, rif, sgf, psq, pairs, cells, ban };

std::string_view form_name(written_form f);
std::optional<written_form> read_form(std::string_view name);

/// What stands before the first and after the last record.
std::string_view form_header(written_form f);
std::string_view form_footer(written_form f);

/// Why FORM cannot hold RECORD: what it would lose, for people; nothing where it can.
std::optional<std::string> loss(written_form form, record const &one);

/// RECORD in FORM, which can hold it.
std::string written(written_form form, record const &one);

} // namespace arb::renju
