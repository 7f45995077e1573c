// A sight has the number of cards in the deck, never the cards.
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
