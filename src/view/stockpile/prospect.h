// What a choice at a Stockpile table certainly does, as far as the one who chooses can know. What does not belong to
// the choice, or is not certain, is absent. Money is in thousands of dollars and belongs to the one who
// chooses.
#pragma once

#include <optional>

#include "kernel/rule.h"
#include "kernel/seat.h"
#include "view/stockpile/components.h"
#include "view/stockpile/landing.h"

namespace bell::stockpile {

struct Prospect {
  Rule rule = Rule::none;  // the one that says most about the choice

  // Money. A bid is paid for when its stockpile is taken, everything else at once.
  std::optional<int> costs{};        // for a bid less than nothing means money received
  std::optional<int> pays{};         // a dividend's with every mark that this movement still passes
  std::optional<int> each{};         // of things alike: what one share brings, one bond costs, one player is given
  std::optional<int> fees_paid{};    // held fees that what it pays allows to be paid, and that are paid out of it
  std::optional<int> other_worth{};  // by how much bonds, goods and taxes are worth more, if the match ended now
  std::optional<int> interest{};     // what bonds bought now bring at the end of each round

  // A bid: what is printed on its space, and whose meeple comes off. A bid paid back: what was printed there.
  std::optional<int> bid{};
  std::optional<Seat> outbids{};
  std::optional<int> starting_cash{};  // of the investors, less the bid for one

  // A movement of a company, and a dividend declared for every share of it.
  std::optional<int> spaces{};  // negative is down
  std::optional<Landing> landing{};
  std::optional<int> dividend{};

  // What the action itself does not name, if the one who chooses knows it: an insider pair's cards, the company that
  // pays a dividend, a card in its place.
  std::optional<Company> company{};
  std::optional<Forecast> forecast{};
  std::optional<Card> card{};

  std::optional<int> to_go{};  // choices of this kind still to be made, this one included

  friend bool operator==(const Prospect&, const Prospect&) = default;
};

}  // namespace bell::stockpile
