// What the prospects of several steps and modules have in common.
#pragma once

#include "engine/stockpile/money.h"

namespace bell::stockpile {

// The money of the seat that chooses, followed on a copy of the board.
class Purse {
 public:
  Purse(const Rules& rules, const View& view, Seat seat)
      : rules_(rules), view_(view), seat_(seat), board_(view.board) {}

  Board& board() { return board_; }
  void pay(Money amount);
  void earn(Money amount);
  // What was paid and earned, which held fees took their part of it, and how the worth besides has changed.
  void tell(Prospect& prospect) const;

 private:
  const Rules& rules_;
  const View& view_;
  Seat seat_;
  Board board_;
  std::optional<Money> paid_;
  std::optional<Money> earned_;
  Money fees_;
};

// One income of the seat that chooses, and nothing else.
Prospect prospect_of_income(const Rules& rules, const View& view, Seat seat, Money amount);

// A company moves at once by so many spaces.
Prospect prospect_of_move(const Rules& rules, const View& view, Seat seat, Company company, int steps);

// One share sold, or half a split card, at what is not its value.
Prospect prospect_of_short_sale(const Rules& rules, const View& view, Seat seat, Money price);

// A choice about an insider pair, as far as its cards are known.
Prospect prospect_of_pair(const View& view, int pair);

}  // namespace bell::stockpile
