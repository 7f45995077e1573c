// A bot is called with a sight and a budget; a function that takes the state is not a bot.
#include "bots/bot.h"
#include "engine/stonks/rules.h"

using bell::stonks::Stonks;

struct Peeker {
#ifdef SHOULD_COMPILE
  bell::Action choose(const bell::bots::Sight<Stonks>& sight, const bell::bots::Budget&, bell::Rng&) {
    return sight.legal.front();
  }
#else
  bell::Action choose(const Stonks::State& state, const bell::bots::Budget&, bell::Rng&) {
    return {state.board.round, bell::kChance, {}};
  }
#endif
};
static_assert(bell::bots::Bot<Peeker, Stonks>);
