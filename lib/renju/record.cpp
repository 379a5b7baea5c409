#include "renju/record.hpp"

#include "base/utf8.hpp"

namespace arb::renju
{

std::string_view letters_name(letters l)
{
    switch (l) {
    case letters::a_to_o:
        return "a-o";
    case letters::a_to_p:
        return "a-p";
    case letters::unsure:
        return "a-o?";
    case letters::numbers:
        break;
    }
    return "xy";
}

std::string shown_text(std::string_view text)
{
    std::string shown;
    while (!text.empty()) {
        auto const next = utf8::decode(text);
        std::size_t const bytes = next ? next->bytes : 1;
        if (shown.size() + bytes > k_longest_shown) {
            return shown + "...";
        }
        if (next && next->code >= U' ' && next->code != 0x7F) {
            shown.append(text.substr(0, bytes));
        } else {
            shown += '?';
        }
        text.remove_prefix(bytes);
    }
    return shown;
}

void record::add_bad(entry_kind kind, colour turn, std::string_view text, std::string_view why)
{
    entries.push_back({kind, turn, {}, shown_text(text), why});
}

void record::complain(std::string_view text)
{
    add_bad(entry_kind::unreadable, colour::black, text, entry::k_whole_record);
}

} // namespace arb::renju
