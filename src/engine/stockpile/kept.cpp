// Cards of a kind are interchangeable: when one goes, nobody can tell which, so everybody who was sure of some is sure
// of one fewer.
#include "engine/stockpile/kept.h"

namespace bell::stockpile {

void keep(State& state, Seat seat, const Secret<Card>& card, int seats) {
  state.kept[seat][seat].add(card.truth());
  for (const Seat other : seats_of(seats))
    if (other != seat && card.seen_by(viewer_of(other)).is_known()) state.kept[other][seat].add(card.truth());
  if (card.seen_by(Viewer::spectator).is_known()) state.board.surely_kept[seat].add(card.truth());
}

void discard_kept(State& state, Seat seat, Card card) {
  const auto lower = [card](ActionCards& bound) {
    if (bound.has(card)) bound.remove(card);
  };
  for (PerSeat<ActionCards>& known : state.kept) lower(known[seat]);
  lower(state.board.surely_kept[seat]);
  state.board.discard.add(card);
}

}  // namespace bell::stockpile
