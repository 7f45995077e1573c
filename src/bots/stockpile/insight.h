// Estimates what shares and stockpiles will bring, from the insider pairs and cards a Stockpile player knows.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::bots {

// Money in sixteenths.
class Insight {
 public:
  using Rules = stockpile::Rules;
  using State = stockpile::State;
  using Company = stockpile::Company;
  static constexpr int kUnit = 16;

  Insight(const Rules& rules, const State& now, Seat seat);

  // What a share brings if it is kept during this round's movement: its dividend, its value afterwards, and what a
  // share is likely to gain in later rounds.
  int kept(Company company) const { return kept_[company]; }
  // What the cards on each stockpile would bring to the player who takes them, as far as this seat knows them.
  stockpile::PerPile<int> stockpiles(const Rules& rules, const State& now) const;

 private:
  int card(const Rules& rules, stockpile::Card card) const;

  Viewer viewer_;
  stockpile::PerCompany<int> kept_;
  int unseen_ = 0;  // value of a card unknown to the seat
};

// What a share is likely to gain in every round after this one: forecasts rise more than they fall.
int growth(const stockpile::Rules& rules, const stockpile::State& now);

}  // namespace bell::bots
