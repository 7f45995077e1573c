// The table of 1920 Wall Street as a play describes it, made into a state. What is not said is as after set-up: duals
// and three single shares in the rondel, all pawns at the market trend, prices at their start, all other cards undrawn.
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

  // What is not said of seats is moved so many places on.
  void move_on(int places);
  Fault note(Phrase& phrase);
  // The state just before the step it is `at`, or why these facts do not go together.
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
  // Takes away what lies somewhere; a fault if there are not so many.
  Fault take_placed(wall_street_1920::Deck& left) const;

  const wall_street_1920::Rules& rules_;
  wall_street_1920::State draft_;
  PerSeat<wall_street_1920::Shares> shares_;
  std::optional<wall_street_1920::Deck> deck_;
  wall_street_1920::Pile rest_ = wall_street_1920::Pile::a;
  wall_street_1920::StepId at_ = wall_street_1920::StepId::start_turn;
};

}  // namespace bell::plays::wall_street
