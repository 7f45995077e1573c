// What a viewer can deduce about hidden cards: which are unseen, and what is certain nevertheless.
#pragma once

#include "engine/stonks/rules.h"

namespace bell::stonks {

// Cards in play that the viewer cannot locate.
CardSet unseen_cards(const View& view);

// Whether this seat has laid the start card it will show, but not shown it yet. Public.
bool has_laid_to_reveal(const Rules& rules, const Board& board, Seat seat);

// A seat's portfolio: the cards the viewer knows, and the number of others.
struct KnownCards {
  CardSet cards;
  int unseen = 0;
};
KnownCards known_portfolio(const Rules& rules, const View& view, Seat seat);

// The current trick, including the face-down card if the viewer knows it.
Trick known_trick(const View& view);

// The answer of `asked` about a trick, if it is the same for every card that may lie face down in it.
template <class Asked>
auto agreed(const View& view, Trick trick, Asked&& asked) {
  using Answer = decltype(asked(trick));
  if (trick.plays.is_empty() || trick.plays[0].card != kNoCard) return Seen<Answer>(asked(trick));
  Seen<Answer> common;
  bool differs = false;
  unseen_cards(view).for_each([&](Card card) {
    trick.plays[0].card = card;
    const Answer answer = asked(trick);
    differs = differs || answer != common.or_else(answer);
    common = Seen<Answer>(answer);
  });
  return differs ? Seen<Answer>() : common;
}

}  // namespace bell::stonks
