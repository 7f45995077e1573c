// A sight is made of a view; a state does not fit in.
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
