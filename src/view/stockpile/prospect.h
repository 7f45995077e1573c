// The certain effects of a choice in Stockpile, as far as the player can know them. What does not apply, or is not
// certain, is absent. Money is in thousands of dollars and belongs to the player who chooses.
#pragma once

#include <optional>

#include "kernel/rule.h"
#include "kernel/seat.h"
#include "view/stockpile/components.h"
#include "view/stockpile/landing.h"

namespace bell::stockpile {

struct Prospect {
  Rule rule = Rule::none;  // the most relevant one

  // Money. Bids are paid when the stockpile is taken, everything else at once.
  std::optional<int> costs{};        // for a bid, negative means money received
  std::optional<int> pays{};         // for a dividend, including every mark this movement still passes
  std::optional<int> each{};         // per item: of a share sold, a bond bought, a player who receives money
  std::optional<int> fees_paid{};    // held fees that the income allows to pay, and that are paid out of it
  std::optional<int> other_worth{};  // the change in the worth of bonds, goods and taxes, if the match ended now
  std::optional<int> interest{};     // what bonds bought now pay at the end of each round

  // A bid: what is printed on its space, and whose meeple is replaced. For a refund: what was printed there.
  std::optional<int> bid{};
  std::optional<Seat> outbids{};
  std::optional<int> starting_cash{};  // of the investors, minus the bid for one

  // A sale: cards of this kind in the portfolio.
  std::optional<int> held{};

  // The movement of a company, its price until then, and the dividend declared per share.
  std::optional<int> spaces{};  // negative is down
  std::optional<int> price_now{};
  std::optional<Landing> landing{};
  std::optional<int> dividend{};

  // What the action itself does not name, if the player knows it: an insider pair's cards, the company that pays a
  // dividend, the card at a position.
  std::optional<Company> company{};
  std::optional<Forecast> forecast{};
  std::optional<Card> card{};

  // An insider pair: whose it is, and whether it is open to all; absent without a pair.
  std::optional<Seat> owner{};
  std::optional<bool> open_to_all{};

  std::optional<int> to_go{};  // how many choices of this kind remain, including this one

  friend bool operator==(const Prospect&, const Prospect&) = default;
};

}  // namespace bell::stockpile
