#include "draughts/engine_impl.hpp"

template struct arb::draughts::engine<arb::draughts::international>;
