// A 1920 Wall Street table as a play describes it, turned into a state. The default is the position after set-up: duals
// and three single shares in the rondel, all pawns at the market trend, starting prices, all other cards undrawn.
#pragma once

#include <optional>

#include "engine/wall_street_1920/rules.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "plays/phrase.h"

namespace bell::plays::wall_street {

class GivenTable {
 public:
  explicit GivenTable(const wall_street_1920::Rules& rules);

  // Shifts the defaults by that many seats.
  void move_on(int places);
  Fault note(Phrase& phrase);
  // The state just before the step given with `at`, or why these facts contradict each other.
  Outcome<wall_street_1920::State, Problem> state() const;

 private:
  using Note = Fault (GivenTable::*)(Phrase&);

  Fault rondel(Phrase& phrase);
  Fault place(Phrase& phrase);
  Fault top(Phrase& phrase);
  Fault deck(Phrase& phrase);
  Fault pile(Phrase& phrase);
  Fault rest(Phrase& phrase);
  Fault level(Phrase& phrase);
  Fault trend(Phrase& phrase);
  Fault coins(Phrase& phrase);
  Fault active(Phrase& phrase);
  Fault start(Phrase& phrase);
  Fault exploded(Phrase& phrase);
  Fault magnate(Phrase& phrase);
  Fault option(Phrase& phrase);
  Fault at(Phrase& phrase);
  Fault seat(Phrase& phrase);
  Fault cards_of(Seat seat, std::string_view thing, Phrase& phrase);

  void lay_usual_rondel();
  // Removes the cards that are somewhere; a fault if there are too few.
  Fault take_placed(wall_street_1920::Deck& left) const;

  const wall_street_1920::Rules& rules_;
  wall_street_1920::State draft_;
  PerSeat<wall_street_1920::Shares> shares_;
  std::optional<wall_street_1920::Deck> deck_;
  wall_street_1920::Pile rest_ = wall_street_1920::Pile::a;
  wall_street_1920::StepId at_ = wall_street_1920::StepId::start_turn;
};

}  // namespace bell::plays::wall_street
