// How much a player of 1920 Wall Street wants a card, in points at current prices.
#pragma once

#include "engine/wall_street_1920/scoring.h"

namespace bell::bots {

// Shares below a minimum are worth part of their value: the nearer, the more.
int prospect(const wall_street_1920::Rules& rules, const wall_street_1920::Board& board,
             wall_street_1920::Company company, int shares);

// The rules and the state must outlive it.
class Appetite {
 public:
  using Rules = wall_street_1920::Rules;
  using State = wall_street_1920::State;
  using Card = wall_street_1920::Card;
  using Company = wall_street_1920::Company;

  Appetite(const Rules& rules, const State& now, Seat seat);

  int for_card(Card card) const;   // bought and kept; may be negative
  int for_move(int spaces) const;  // including buying there, minus all costs
  int for_sale(Card share) const;
  int for_raise() const;
  int for_price(Company company) const;  // to rise by a space, compared with an average rival

 private:
  int for_share(Company company, int shares) const;
  int for_any_share() const;
  int for_variation(Card variation) const;
  int best_swing() const;
  int turns_left() const { return now_.board.deck_size / rules_.seats; }

  const Rules& rules_;
  const State& now_;
  Seat seat_;
  wall_street_1920::Portfolio mine_;
  wall_street_1920::PerCompany<int> interest_;  // own shares minus those of an average rival
};

}  // namespace bell::bots
