// Only a sight can be evaluated.
#include "bots/evaluate.h"
#include "engine/stonks/rules.h"

using bell::stonks::Stonks;

auto judge(const bell::bots::Sight<Stonks>& sight, const Stonks::State& state, bell::Rng& rng) {
#ifdef SHOULD_COMPILE
  (void)state;
  return bell::bots::evaluate<Stonks>(sight, {.iterations = 1}, rng);
#else
  (void)sight;
  return bell::bots::evaluate<Stonks>(state, {.iterations = 1}, rng);
#endif
}
