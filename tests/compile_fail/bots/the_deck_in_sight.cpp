// What is left in the deck is counted in a sight, never listed.
#include "bots/bot.h"
#include "engine/stonks/rules.h"

using bell::stonks::Stonks;

int cards_left(const bell::bots::Sight<Stonks>& sight) {
#ifdef SHOULD_COMPILE
  return sight.view.board.deck_size;
#else
  return sight.view.deck.size();
#endif
}
