// A Stonks table as a play describes it, turned into a state. The default is the start of a round: the row in the order
// of the companies, tokens on their start levels, speculation cards unused, all remaining cards in the deck.
#pragma once

#include <optional>

#include "engine/stonks/rules.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "plays/phrase.h"

namespace bell::plays {

class GivenTable {
 public:
  explicit GivenTable(const stonks::Rules& rules);

  // Shifts the defaults by that many seats.
  void move_on(int places);
  Fault note(Phrase& phrase);
  // The state just before the step given with `at`, or why these facts contradict each other.
  Outcome<stonks::State, Problem> state() const;

 private:
  using Note = Fault (GivenTable::*)(Phrase&);

  Fault row(Phrase& phrase);
  Fault level(Phrase& phrase);
  Fault black(Phrase& phrase);
  Fault opener(Phrase& phrase);
  Fault market(Phrase& phrase);
  Fault played(Phrase& phrase);
  Fault round(Phrase& phrase);
  Fault speculators(Phrase& phrase);
  Fault discard(Phrase& phrase);
  Fault last_winner(Phrase& phrase);
  Fault at(Phrase& phrase);
  Fault seat(Phrase& phrase);
  Fault cards_of(Seat seat, std::string_view thing, Phrase& phrase);

  // Takes cards out of the deck; no card may be given twice.
  Fault place(const stonks::CardSet& cards);
  void lay_row(stonks::Board& board) const;
  Fault check_hands() const;
  Fault check_step() const;

  const stonks::Rules& rules_;
  stonks::State draft_;
  PerSeat<stonks::CardSet> hands_;
  stonks::CardSet placed_;
  stonks::PerCompany<std::optional<int>> levels_;
  stonks::StepId at_ = stonks::StepId::open_market;
};

}  // namespace bell::plays
