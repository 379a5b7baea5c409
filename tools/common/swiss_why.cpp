#include "common/swiss_why.hpp"

#include "cli/language.hpp"

#include <fmt/format.h>

#include <map>

namespace arb::common
{

namespace
{

using cli::tr;
using pairing::swiss_step;

template <typename... Values>
std::string say(char const *text, Values const &...values)
{
    return fmt::format(fmt::runtime(tr(text)), values...);
}

char const *reason(swiss_step::reason why)
{
    switch (why) {
    case swiss_step::reason::met:
        return cli::mark("have met");
    case swiss_step::reason::forbidden:
        return cli::mark("forbidden pair");
    case swiss_step::reason::avoided:
        return cli::mark("kept apart by wish");
    case swiss_step::reason::colour:
        return cli::mark("same colour three times running");
    case swiss_step::reason::plus:
        return cli::mark("had a + already");
    case swiss_step::reason::rest:
        return cli::mark("the others could not all be paired then");
    case swiss_step::reason::none:
        break;
    }
    return "";
}

char const *colour_reason(pairing::colour_rule rule)
{
    switch (rule) {
    case pairing::colour_rule::third_running:
        return cli::mark("one had a colour three times running");
    case pairing::colour_rule::dues:
        return cli::mark("each gets the colour he is due");
    case pairing::colour_rule::first_game:
        return cli::mark("neither has played: by the number and the lot of round 1");
    case pairing::colour_rule::streak:
        return cli::mark("same due: the longer streak decides");
    case pairing::colour_rule::excess:
        return cli::mark("same due: the greater excess of the other colour decides");
    case pairing::colour_rule::last_difference:
        return cli::mark("same due: the last round in which their colours differed is reversed");
    case pairing::colour_rule::higher:
        break;
    }
    return cli::mark("same due: the higher in classification decides");
}

/// Turns the decisions of one field into the comments of its pairs.
class field_story
{
public:
    field_story(event::tournament const &event, pairing::paired_field const &made)
    : m_event{&event}
    , m_made{&made}
    {
    }

    /// Comments by the higher one's place; the bye's under k_nobody.
    std::map<pairing::place_number, std::string> tell()
    {
        for (swiss_step const &one : m_made->path) {
            add(one);
        }
        for (auto const &[group, header] : m_headers) {
            auto const &groups = m_made->field.table.groups;
            for (auto &[place, comment] : m_comments) {
                if (place < groups.size() && groups[place] == group) {
                    comment.insert(0, header);
                    break;
                }
            }
        }
        return std::move(m_comments);
    }

private:
    std::uint32_t number(pairing::place_number p) const
    {
        return m_event->players[m_made->field.order[p].player].number;
    }

    void line(std::string const &text) { m_open += "# " + text + '\n'; }

    void add(swiss_step const &one)
    {
        using kind = swiss_step::kind;
        switch (one.what) {
        case kind::no_bye:
            line(say("no bye for {0}: {1}", number(one.a), tr(reason(one.why))));
            break;
        case kind::bye:
            line(say("bye: {0}, the last who may have it", number(one.a)));
            m_comments[event::k_nobody] = std::exchange(m_open, {});
            break;
        case kind::group:
            m_headers[one.a] =
                "# " +
                say("score group {0}: {1} points, {2} players left", one.a + 1, points_of(one.a), one.count) +
                '\n';
            break;
        case kind::drops:
            m_headers[one.a] +=
                "# " +
                (one.wide ? say("{0} must drop, the next group is not enough: any lower group", one.count)
                          : say("{0} must drop to the next group", one.count)) +
                '\n';
            break;
        case kind::stays:
            line(say("{0} does not drop: {1}", number(one.a), tr(reason(one.why))));
            break;
        case kind::passed_over:
            line(say("{0} passes over {1}: {2}", number(one.a), number(one.b), tr(reason(one.why))));
            break;
        case kind::dropped:
            line(say("{0} drops and meets {1}", number(one.a), number(one.b)));
            m_comments[one.a] = std::exchange(m_open, {});
            break;
        case kind::paired:
            line(say("{0} meets {1}", number(one.a), number(one.b)));
            m_comments[one.a] = std::exchange(m_open, {});
            break;
        }
    }

    std::string points_of(std::uint32_t group) const
    {
        auto const &groups = m_made->field.table.groups;
        for (std::size_t p = 0; p < groups.size(); ++p) {
            if (groups[p] == group) {
                return event::points_text(m_made->field.order[p].points);
            }
        }
        return {};
    }

    event::tournament const *m_event;
    pairing::paired_field const *m_made;
    std::string m_open;
    std::map<std::uint32_t, std::string> m_headers; ///< by group; stands above its first board
    std::map<pairing::place_number, std::string> m_comments;
};

} // namespace

std::vector<std::string> explain_boards(event::tournament const &event, pairing::swiss_round const &made)
{
    std::vector<std::map<pairing::place_number, std::string>> stories;
    for (auto const &field : made.fields) {
        stories.push_back(field_story{event, field}.tell());
    }
    std::vector<std::string> comments;
    for (auto const &board : made.boards) {
        comments.push_back(stories[board.field][board.higher] + "# " +
                           say("colours: {0}", tr(colour_reason(board.colour_by))) + '\n');
    }
    auto &last = comments.emplace_back();
    for (auto &story : stories) {
        last += story[event::k_nobody];
    }
    return comments;
}

} // namespace arb::common
