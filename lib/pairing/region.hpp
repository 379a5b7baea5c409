#pragma once

#include "pairing/graph.hpp"
#include "pairing/meetings.hpp"

#include <vector>

namespace arb::pairing
{

/// Some of the players as a graph: numbered from 0 in rising order of place, an edge where two may meet.
class region
{
public:
    region() = default;
    region(std::vector<place_number> places, meetings const &rules);

    std::size_t size() const { return m_places.size(); }
    graph const &allowed() const { return m_graph; }
    place_number place(std::size_t number) const { return m_places[number]; }
    bool has(place_number p) const;
    std::size_t number(place_number p) const;

private:
    std::vector<place_number> m_places;
    graph m_graph;
};

} // namespace arb::pairing
