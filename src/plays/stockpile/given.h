// A Stockpile table as a play describes it, turned into a state. The default is the start of a first round that seat 0
// begins: starting prices, $20K each ($30K for two), empty portfolios, empty stockpiles, and all other cards undrawn.
// Pairs that are not given are filled with the remaining cards in order.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/stockpile/rules.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "plays/phrase.h"

namespace bell::plays::stockpiles {

class GivenTable {
 public:
  explicit GivenTable(const stockpile::Rules& rules);

  // Shifts the defaults by that many seats.
  void move_on(int places);
  Fault note(Phrase& phrase);
  // The state just before the step given with `at`, or why these facts contradict each other.
  Outcome<stockpile::State, Problem> state() const;

 private:
  using Note = Fault (GivenTable::*)(Phrase&);
  using SeatNote = Fault (GivenTable::*)(Seat, Phrase&);
  struct DealtPair {
    stockpile::Company company{};
    stockpile::Forecast forecast{};
  };

  // Parses cards of the right kind, and records that they are somewhere.
  Fault read_cards(Phrase& phrase, bool (*fits)(stockpile::Card), int most, std::vector<stockpile::Card>& cards);
  Fault read_shares(Phrase& phrase, stockpile::Shares& shares);
  static Fault add_strategies(const std::vector<stockpile::Strategy>& cards, stockpile::StrategySet& place);
  Fault lay(stockpile::Pile pile, const Secret<stockpile::Card>& card);

  // About the table.
  Fault value(Phrase& phrase);
  Fault space(Phrase& phrase);
  Fault round(Phrase& phrase);
  Fault first_player(Phrase& phrase);
  Fault first_card(Phrase& phrase);
  Fault supply(Phrase& phrase);
  Fault discard(Phrase& phrase);
  Fault gone(Phrase& phrase);
  Fault played(Phrase& phrase);
  Fault pile(Phrase& phrase);
  Fault hidden(Phrase& phrase);
  Fault drawn(Phrase& phrase);
  Fault pair(Phrase& phrase);
  Fault covers(Phrase& phrase);
  Fault dice(Phrase& phrase);
  Fault auction(Phrase& phrase);
  Fault at(Phrase& phrase);
  Fault known_to_public(Phrase& phrase);
  Fault seat(Phrase& phrase);

  // About a seat.
  Fault cash(Seat seat, Phrase& phrase);
  Fault bonds(Seat seat, Phrase& phrase);
  Fault plays(Seat seat, Phrase& phrase);
  Fault regular(Seat seat, Phrase& phrase);
  Fault split(Seat seat, Phrase& phrase);
  Fault hand(Seat seat, Phrase& phrase);
  Fault kept(Seat seat, Phrase& phrase);
  Fault held(Seat seat, Phrase& phrase);
  Fault commerce(Seat seat, Phrase& phrase);
  Fault commerce_hand(Seat seat, Phrase& phrase);
  Fault investors(Seat seat, Phrase& phrase);
  Fault used(Seat seat, Phrase& phrase);
  Fault offered(Seat seat, Phrase& phrase);
  Fault strategies(Seat seat, Phrase& phrase);
  Fault bid(Seat seat, Phrase& phrase);
  Fault bought(Seat seat, Phrase& phrase);
  Fault knows(Seat seat, Phrase& phrase);

  // Whether play has passed this step.
  bool is_past(stockpile::StepId step) const;
  void count(stockpile::State& state) const;
  Fault leave_cards(stockpile::State& state) const;
  Fault leave_strategies(stockpile::State& state) const;
  Fault leave_investors(stockpile::State& state) const;
  Fault deal_pairs(stockpile::State& state) const;
  // The n-th pair to be filled: those of the first player come first.
  int pair_in_turn(int nth) const;
  void lay_pair(stockpile::State& state, int pair, DealtPair dealt) const;

  const stockpile::Rules& rules_;
  stockpile::State draft_;
  PerSeat<stockpile::StrategySet> strategies_;
  std::vector<stockpile::Card> cards_;          // all cards given, wherever they are
  std::vector<stockpile::Investor> investors_;  // the same
  std::array<std::optional<DealtPair>, stockpile::kPairs> pairs_{};
  std::array<SeatMask, stockpile::kPairs> lookers_{};
  std::array<bool, stockpile::kPairs> shown_{};
  stockpile::ForecastBag dice_;
  int moved_ = 0;
  stockpile::StepId at_ = stockpile::StepId::start_round;
};

}  // namespace bell::plays::stockpiles
