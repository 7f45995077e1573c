// Another seat's hand is blank in a sight: its value cannot be read without saying what to do if it is hidden.
#include "bots/bot.h"
#include "engine/stonks/rules.h"

using bell::stonks::Stonks;

bell::stonks::CardSet hand_of(const bell::bots::Sight<Stonks>& sight, bell::Seat other) {
#ifdef SHOULD_COMPILE
  return sight.view.hands[other].or_else({});
#else
  return sight.view.hands[other].truth();
#endif
}
