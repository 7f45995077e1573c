// Unseen cards are all cards minus those seen.
#include "engine/stonks/known.h"

namespace bell::stonks {
namespace {

void drop(CardSet& cards, Card card) {
  if (card != kNoCard) cards.remove(card);
}
template <int N>
void drop(CardSet& cards, const FixedVec<Seen<Card>, N>& seen) {
  for (const Seen<Card>& card : seen) drop(cards, card.or_else(kNoCard));
}

}  // namespace

CardSet unseen_cards(const View& view) {
  const Board& board = view.board;
  CardSet unseen;
  for (const Company company : board.row) unseen |= CardSet::of(company);
  unseen -= board.discard;
  drop(unseen, board.trick.market);
  for (const Played& played : board.trick.plays) drop(unseen, played.card);
  drop(unseen, view.face_down.or_else(kNoCard));
  for (const Seat seat : seats_of(view.seats)) {
    unseen -= board.portfolio[seat];
    unseen -= view.hands[seat].or_else({});
    drop(unseen, view.to_reveal[seat].or_else(kNoCard));
    drop(unseen, view.hidden[seat]);
    drop(unseen, view.last_cards[seat]);
  }
  return unseen;
}

bool has_laid_to_reveal(const Rules& rules, const Board& board, Seat seat) {
  const bool choosing = rules.program[top(board.cursor).step].id == StepId::start_portfolio;
  return choosing && board.hand_size[seat] < rules.hand;
}

KnownCards known_portfolio(const Rules& rules, const View& view, Seat seat) {
  KnownCards known{.cards = view.board.portfolio[seat]};
  const auto add = [&known](const Seen<Card>& card) {
    if (card.is_known())
      known.cards.add(card.or_else(kNoCard));
    else
      ++known.unseen;
  };
  for (const Seen<Card>& card : view.hidden[seat]) add(card);
  if (has_laid_to_reveal(rules, view.board, seat)) add(view.to_reveal[seat]);
  return known;
}

Trick known_trick(const View& view) {
  Trick trick = view.board.trick;
  if (view.face_down.is_known() && !trick.plays.is_empty()) trick.plays[0].card = view.face_down.or_else(kNoCard);
  return trick;
}

}  // namespace bell::stonks
