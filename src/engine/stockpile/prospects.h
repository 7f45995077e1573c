// The common parts of several steps' and modules' prospects.
#pragma once

#include "engine/stockpile/money.h"

namespace bell::stockpile {

// Follows the money of the seat that chooses, on a copy of the board.
class Purse {
 public:
  Purse(const Rules& rules, const View& view, Seat seat)
      : rules_(rules), view_(view), seat_(seat), board_(view.board) {}

  Board& board() { return board_; }
  void pay(Money amount);
  void earn(Money amount);
  // Fills in costs and income, the held fees paid out of it, and the change in other worth.
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

// A company moves at once by that many spaces.
Prospect prospect_of_move(const Rules& rules, const View& view, Seat seat, Company company, int steps);

// One share, or half of a split card, sold at a fixed price.
Prospect prospect_of_short_sale(const Rules& rules, const View& view, Seat seat, Money price);

// A choice about an insider pair: whose it is, and its cards as far as they are known.
void tell_pair(const View& view, int pair, Prospect& prospect);
Prospect prospect_of_pair(const View& view, int pair);

}  // namespace bell::stockpile
