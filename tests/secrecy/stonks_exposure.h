// Who may know which card of Stonks, derived from the rulebook and from what was done, independently of the engine's
// own bookkeeping. Errs, by a node or two, on the early side: nobody is blamed for knowing then.
#pragma once

#include "kernel/per.h"
#include "view/stonks/actions.h"

namespace bell::exam {

class StonksExposure {
 public:
  StonksExposure(int seats, int hand) : seats_(seats), hand_(hand) {}

  void see(const Action& act) {
    using stonks::Verb;
    const stonks::Card card = stonks::card_in(act);
    switch (stonks::verb_of(act)) {
      case Verb::remove_company:
      case Verb::place_tile:
        break;
      case Verb::deal:
        deal(card, stonks::seat_in(act));
        break;
      case Verb::open_market:
        show(card);
        break;
      case Verb::lay_to_reveal:
        to_reveal_.add(card);
        lay();
        break;
      case Verb::lay_face_down:
        face_down_.add(card);
        lay();
        break;
      case Verb::play:
      case Verb::speculate:
        play(act);
        break;
      case Verb::raise:
      case Verb::lower:
      case Verb::take:
        break;
    }
  }

  bool may_know(Viewer viewer, stonks::Card card) const {
    return shown_.has(card) || (is_seat(viewer) && own_[seat_of(viewer)].has(card));
  }

 private:
  void show(stonks::Card card) { shown_.add(card); }

  // Before the first card of a round all cards are shuffled, except with two players.
  void deal(stonks::Card card, Seat to) {
    if (seats_ > 2 && dealt_ % (seats_ * hand_) == 0) {
      shown_ = {};
      own_ = {};
      face_down_ = {};
    }
    ++dealt_;
    own_[to].add(card);
  }

  // The start cards to be revealed are turned up when all have laid both.
  void lay() {
    if (++laid_ < 2 * seats_) return;
    laid_ = 0;
    shown_ |= to_reveal_;
    to_reveal_ = {};
  }

  void play(const Action& act) {
    const bool opens = played_ == 0;
    if (opens && stonks::verb_of(act) == stonks::Verb::speculate)
      under_.add(stonks::card_in(act));
    else
      show(stonks::card_in(act));
    if (++played_ < seats_) return;
    played_ = 0;
    shown_ |= under_;
    under_ = {};
    if (++tricks_ < hand_ - 3) return;
    tricks_ = 0;
    ++rounds_;
    if (seats_ > 2 || rounds_ == 2) shown_ |= face_down_;
  }

  int seats_, hand_;
  int dealt_ = 0, laid_ = 0, played_ = 0, tricks_ = 0, rounds_ = 0;
  stonks::CardSet shown_, to_reveal_, face_down_, under_;
  PerSeat<stonks::CardSet> own_;
};

}  // namespace bell::exam
