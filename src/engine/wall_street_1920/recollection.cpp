// Reads a memory. Share cards are bought and sold openly, so only a card returned face down is unknown; every later
// sight of the hand narrows down which one it was.
#include "engine/wall_street_1920/recollection.h"

namespace bell::wall_street_1920 {
namespace {

class Reader {
 public:
  explicit Reader(const Rules& rules) { known_.deck = whole_deck(rules.printed); }
  const Recollection& known() const { return known_; }

  void read(const SeenEvent& event) {
    const Card card = event.card.or_else(kNoCard);
    if (event.what == Happening::card_laid || event.what == Happening::card_removed ||
        event.what == Happening::card_turned_up)
      drawn(card);
    if (event.what == Happening::capital_dealt) ++known_.backs_dealt;
    if (event.what == Happening::card_discarded) known_.discarded.push_back(Discarded(card, Pile(event.value)));
    if (event.what == Happening::discard_taken) lifted(Pile(event.value));
    if (is_share(card)) read_share(event, card);
    if (event.what == Happening::card_returned) returned(event.seat, event.card);
    if (event.what == Happening::all_shares_shown && known_.missing_one.has(event.seat))
      known_.shown_since.add(event.seat);
  }

 private:
  void read_share(const SeenEvent& event, Card share) {
    if (event.what == Happening::card_kept || event.what == Happening::discard_taken)
      known_.seen[event.seat].add(share);
    if (event.what == Happening::share_sold) left(event.seat, share);
    if (event.what == Happening::share_shown || event.what == Happening::offer_revealed ||
        event.what == Happening::sale_announced)
      shown(event.seat, share);
    if (event.what == Happening::swapped) pass(event.seat, event.other, share);
    if (event.what == Happening::swapped_back) pass(event.other, event.seat, share);
  }
  void drawn(Card card) {
    if (!is_dual(card)) known_.deck.remove(card);
  }
  void lifted(Pile pile) {
    int at = known_.discarded.size() - 1;
    while (known_.discarded[at].pile() != pile) --at;
    known_.discarded.erase(at);
  }
  // The missing card does not have a face of which every card is accounted for. Otherwise each card of that face may be
  // the missing one, since nobody knows which of them was shown or sold.
  void clear_if_all_here(Seat seat, Card share, int accounted) {
    if (accounted < known_.seen[seat].count(share)) return;
    known_.suspects[seat].remove(share, known_.suspects[seat].count(share));
  }
  void shown(Seat seat, Card share) { clear_if_all_here(seat, share, 1); }
  void left(Seat seat, Card share) {
    known_.seen[seat].remove(share);
    clear_if_all_here(seat, share, 0);
  }
  void pass(Seat from, Seat to, Card share) {
    left(from, share);
    known_.seen[to].add(share);
  }
  void returned(Seat seat, const Seen<Card>& card) {
    if (is_variation(card.or_else(kNoCard))) return;
    known_.missing_one.add(seat);
    known_.suspects[seat] = known_.seen[seat];
  }

  Recollection known_;
};

}  // namespace

Recollection recall(const Rules& rules, std::span<const SeenEvent> memory) {
  Reader reader(rules);
  for (const SeenEvent& event : memory) reader.read(event);
  return reader.known();
}

}  // namespace bell::wall_street_1920
