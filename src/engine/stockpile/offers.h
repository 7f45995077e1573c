// Standing offers: actions that modules add to the list of a seat that is deciding anyway.
#pragma once

#include "engine/stockpile/stockpile.h"
#include "kernel/action_list.h"
#include "kernel/fixed_vec.h"
#include "kernel/refusal.h"

namespace bell::stockpile {

// One module's additions. Its verbs are its own, and higher than those of the offers before it.
struct Offer {
  bool (*asks)(const Rules&, const State&, Seat) = nullptr;  // whether the seat must be asked for its sake
  void (*legal)(const Rules&, const State&, Seat, ActionList&) = nullptr;
  bool (*is_mine)(const Action&) = nullptr;
  Refusal (*refuse)(const Rules&, const State&, const Action&) = nullptr;
  void (*apply)(Ctx&, const Action&) = nullptr;
  Prospect (*prospect)(const Rules&, const View&, const Action&) = nullptr;
};

class Offers {
 public:
  void add(const Offer& offer) { rows_.push_back(offer); }
  bool ask(const Rules& rules, const State& now, Seat seat) const {
    for (const Offer& row : rows_)
      if (row.asks(rules, now, seat)) return true;
    return false;
  }
  void legal(const Rules& rules, const State& now, Seat seat, ActionList& out) const {
    for (const Offer& row : rows_) row.legal(rules, now, seat, out);
  }
  // Whose action this is, or null.
  const Offer* find(const Action& act) const {
    for (const Offer& row : rows_)
      if (row.is_mine(act)) return &row;
    return nullptr;
  }

 private:
  FixedVec<Offer, 4> rows_;
};

}  // namespace bell::stockpile
