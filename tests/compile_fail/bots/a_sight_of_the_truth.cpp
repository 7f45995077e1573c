// A sight is built from a view, not from a state.
#include "bots/bot.h"
#include "engine/stonks/rules.h"

using bell::stonks::Stonks;

bell::bots::Sight<Stonks> sight_of(const Stonks::Rules& rules, const Stonks::View& view, const Stonks::State& state) {
#ifdef SHOULD_COMPILE
  (void)state;
  return {rules, view, {}, {}, bell::seat_at(0)};
#else
  (void)view;
  return {rules, state, {}, {}, bell::seat_at(0)};
#endif
}
