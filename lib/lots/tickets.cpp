#include "lots/tickets.hpp"

#include "lots/rules.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace arb::lots
{

std::vector<std::string_view> read_tickets(std::string_view text, std::string_view file, finding_sink &sink)
{
    std::vector<std::string_view> tickets;
    std::unordered_map<std::string_view, std::uint64_t> lines;
    for (std::uint64_t line = 1; !text.empty(); ++line) {
        auto const end = std::min(text.find('\n'), text.size());
        auto ticket = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (ticket.ends_with('\r')) {
            ticket.remove_suffix(1);
        }
        if (ticket.empty()) {
            continue;
        }
        auto const [first, is_new] = lines.emplace(ticket, line);
        if (is_new) {
            tickets.push_back(ticket);
        } else {
            sink.report({k_ticket_twice,
                         {file, line, 1},
                         {std::string{ticket.substr(0, 60)}, static_cast<std::int64_t>(first->second)}});
        }
    }
    if (tickets.empty()) {
        sink.report({k_no_tickets, {file, 1, 1}});
    }
    return tickets;
}

} // namespace arb::lots
