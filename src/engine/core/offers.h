// Standing offers: actions that modules add to the choices of a seat that is deciding anyway.
#pragma once

#include "engine/core/step.h"
#include "kernel/action_list.h"
#include "kernel/fixed_vec.h"
#include "kernel/refusal.h"

namespace bell {

// One module's offers. Its verbs are its own, and higher than those of earlier offers.
template <class G>
struct Offer {
  using Rules = typename G::Rules;
  using State = typename G::State;
  bool (*asks)(const Rules&, const State&,
               Seat) = nullptr;  // whether the seat must be asked because of it; null: never
  void (*legal)(const Rules&, const State&, Seat, ActionList&) = nullptr;
  bool (*is_mine)(const Action&) = nullptr;
  Refusal (*refuse)(const Rules&, const State&, const Action&) = nullptr;
  void (*apply)(Ctx<G>&, const Action&) = nullptr;
  typename G::Prospect (*prospect)(const Rules&, const typename G::View&, const Action&) = nullptr;
};

template <class G>
class Offers {
 public:
  void add(const Offer<G>& offer) { rows_.push_back(offer); }
  bool ask(const typename G::Rules& rules, const typename G::State& now, Seat seat) const {
    for (const Offer<G>& row : rows_)
      if (row.asks != nullptr && row.asks(rules, now, seat)) return true;
    return false;
  }
  void legal(const typename G::Rules& rules, const typename G::State& now, Seat seat, ActionList& out) const {
    for (const Offer<G>& row : rows_) row.legal(rules, now, seat, out);
  }
  // The offer this action belongs to, or null.
  const Offer<G>* find(const Action& act) const {
    for (const Offer<G>& row : rows_)
      if (row.is_mine(act)) return &row;
    return nullptr;
  }

 private:
  FixedVec<Offer<G>, 4> rows_;
};

}  // namespace bell
