#pragma once

namespace arb::cli
{

/// Chooses the language of messages from the environment; the first thing a main does.
/// A missing locale falls back to C.UTF-8 with the language from LANGUAGE, LC_ALL, LC_MESSAGES, LANG.
/// Numbers and input never depend on it.
void set_language();

/// TEXT in the reader's language, itself where there is no translation. TEXT is English and a literal.
char const *tr(char const *text);

/// Marks TEXT for translation where it is a constant; tr() translates it when it is used.
constexpr char const *mark(char const *text)
{
    return text;
}

} // namespace arb::cli
