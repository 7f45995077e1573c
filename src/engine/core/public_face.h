// The common part of every title's public interface: its types under common names, and simple queries.
#pragma once

#include <string>

#include "engine/core/play.h"
#include "view/verb_form.h"

namespace bell {

// A title inherits this with its vocabulary and its own rules, truth and facts, which may still be incomplete:
// struct Stonks : PublicFace<Stonks, Vocabulary, Rules, State, Event> { … };
template <class G, class Vocabulary, class TheRules, class TheState, class TheEvent>
struct PublicFace : Vocabulary {
  using Rules = TheRules;
  using State = TheState;
  using Event = TheEvent;

  // A match at its first turn.
  static State initial(const Rules& rules, const Narrator<Event>& tell = {}) {
    State state;
    start<G>(rules, state, tell);
    return state;
  }
  static int seats(const Rules& rules) { return rules.seats; }
  static SeatMask winners(const State& now) { return now.board.winners; }  // empty until the match is over
  static std::string notation(const Action& act) { return write_action(Vocabulary::verbs(), act); }
};

}  // namespace bell
