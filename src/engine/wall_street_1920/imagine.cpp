// The only way from a view back to a state: guesses what is hidden, consistent with everything the viewer has seen.
#include "engine/wall_street_1920/guess.h"
#include "engine/wall_street_1920/offering.h"

namespace bell::wall_street_1920 {
namespace {

// Little is unknown: backs of capital cards, a share card returned face down, and offers not yet revealed.
class Completion {
 public:
  Completion(const Rules& rules, const View& view, const Recollection& recollection, Rng& rng)
      : rules_(rules), view_(view), recollection_(recollection), rng_(rng) {}

  State complete() {
    state_.board = view_.board;
    state_.discarded = recollection_.discarded;
    state_.deck = recollection_.deck;
    guess_backs();
    for (const Seat seat : seats_of(rules_.seats)) {
      guess_returned(seat);
      take_shares(seat);
      guess_offer(seat);
    }
    return state_;
  }

 private:
  bool is_over() const { return !view_.board.winners.is_empty(); }
  template <class T>
  Secret<T> owned(T value, Seat seat) const {
    return is_over() ? Secret<T>::known_to_all(value) : Secret<T>(value, seat);
  }

  // Unseen backs go to the seats that have one, every order equally likely.
  void guess_backs() {
    FixedVec<Back, kBacks> unseen;
    for (int back = 1; back <= kBacks; ++back) unseen.push_back(Back(back));
    for (const Seat seat : seats_of(rules_.seats)) drop(unseen, view_.backs[seat].or_else(kNoBack));
    for (const Seat seat : seats_of(rules_.seats)) {
      Back back = view_.backs[seat].or_else(kNoBack);
      if (back == kNoBack && has_back(seat)) {
        back = unseen[static_cast<int>(rng_.below(static_cast<std::uint32_t>(unseen.size())))];
        drop(unseen, back);
      }
      if (back != kNoBack) state_.backs[seat] = owned(back, seat);
    }
  }
  static void drop(FixedVec<Back, kBacks>& backs, Back gone) {
    for (int at = 0; at < backs.size(); ++at)
      if (backs[at] == gone) return backs.erase(at);
  }
  bool has_back(Seat seat) const { return index(seat) < recollection_.backs_dealt; }  // dealt in the order of seats

  // The card returned face down: each physical card it can have been is equally likely.
  void guess_returned(Seat seat) {
    const Seen<Card>& seen = view_.returned[seat];
    const bool is_open = is_variation(seen.or_else(kNoCard)) || recollection_.shown_since.has(seat);
    if (seen.is_known() && seen.or_else(kNoCard) != kNoCard) {
      const Card card = seen.or_else(kNoCard);
      state_.returned[seat] = is_open ? Secret<Card>::known_to_all(card) : Secret<Card>(card, seat);
    } else if (recollection_.missing_one.has(seat)) {
      state_.returned[seat] = Secret<Card>(suspect(seat), seat);
    }
  }
  Card any_of(const Shares& shares) {
    return shares.nth(static_cast<int>(rng_.below(static_cast<std::uint32_t>(shares.size()))));
  }
  Card suspect(Seat seat) {
    Shares fitting;
    recollection_.suspects[seat].for_each([&](Card card, int count) {
      if (leaves_enough(seat, card)) fitting.add(card, count);
    });
    return any_of(fitting);
  }
  // A seat that is asked to show or offer a card must still have one.
  bool leaves_enough(Seat seat, Card missing) const {
    Shares rest = recollection_.seen[seat];
    rest.remove(missing);
    const Exchange& exchange = view_.board.exchange;
    if (exchange.offering.has(seat)) return has_offer(rest, exchange.company);
    const Frame& frame = view_.board.cursor.frames.back();
    const bool must_show =
        rules_.program[frame.step].id == StepId::exchange && frame.actor == seat && exchange.shown == kNoCard;
    return !must_show || rest.size() > rest.count(Card::gold);
  }

  void take_shares(Seat seat) {
    Shares held = recollection_.seen[seat];
    if (const Card missing = state_.returned[seat].truth(); is_share(missing)) held.remove(missing);
    if (view_.shares[seat].is_known()) held = view_.shares[seat].or_else({});
    state_.shares[seat] = owned(held, seat);
  }

  void guess_offer(Seat seat) {
    const Exchange& exchange = view_.board.exchange;
    if (!exchange.offering.has(seat)) return;
    if (!view_.board.cursor.turn.is_for(seat) && !view_.offers[seat].is_known()) {
      Shares valid;
      state_.shares[seat].truth().for_each([&](Card card, int count) {
        if (can_offer(card, exchange.company)) valid.add(card, count);
      });
      const Card offer = any_of(valid);
      state_.offers[seat] = Secret<Card>(offer, seat);
      return;
    }
    if (const Card offer = view_.offers[seat].or_else(kNoCard); offer != kNoCard)
      state_.offers[seat] = is_revealed() ? Secret<Card>::known_to_all(offer) : Secret<Card>(offer, seat);
  }
  // Nobody is choosing any more.
  bool is_revealed() const {
    for (const Seat seat : view_.board.exchange.offering)
      if (view_.board.cursor.turn.is_for(seat)) return false;
    return true;
  }

  const Rules& rules_;
  const View& view_;
  const Recollection& recollection_;
  Rng& rng_;
  State state_;
};

}  // namespace

State Guess::complete(Rng& rng) const { return Completion(rules_, view_, recollection_, rng).complete(); }

State WallStreet1920::imagine(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng) {
  return Guess(rules, view, memory).complete(rng);
}

}  // namespace bell::wall_street_1920
