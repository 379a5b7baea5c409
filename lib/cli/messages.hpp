#pragma once

#include "base/finding.hpp"

#include <span>
#include <string>
#include <string_view>

namespace arb::cli
{

/// The English sentence of a rule. `key` is the rule's name, or `NAME/DETAIL` for one of several sentences.
/// `text` is a fmt string with numbered fields for the finding's arguments, {game} and {ply}; `explanation`
/// is what `--explain` says (only on a rule's first entry). Both are marked for translation.
struct message {
    std::string_view key;
    char const *text;
    char const *explanation = "";
};

/// One area's rules (for --list-rules, severities, articles) and their sentences.
struct catalogue {
    std::span<rule const *const> rules;
    std::span<message const> messages;
};

// One source each in lib/cli/messages/. A tool names those it can report.
catalogue const &base_catalogue();
catalogue const &pdn_catalogue();
catalogue const &event_catalogue();
catalogue const &standings_catalogue();
catalogue const &pairing_catalogue();
catalogue const &clock_catalogue();
catalogue const &renju_catalogue();
catalogue const &startpos_catalogue();

/// The finding's sentence in the reader's language.
std::string sentence(finding const &f);

/// The words under KEY that take no arguments (`column/points`), in the reader's language; KEY where there
/// are none.
std::string heading(std::string_view key);
/// What the column KEY is, in one line; empty where nothing is said of it.
std::string heading_explanation(std::string_view key);

/// What the rule checks and why, in the reader's language; empty where nothing is said of it.
std::string explanation(rule const &r);

} // namespace arb::cli
