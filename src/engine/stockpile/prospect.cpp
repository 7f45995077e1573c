// Asks the step that offers a choice for its prospect, with the player's view and nothing else.
#include "engine/stockpile/dividend.h"
#include "engine/stockpile/known.h"
#include "engine/stockpile/prices.h"
#include "engine/stockpile/prospects.h"
#include "engine/stockpile/sales.h"

namespace bell::stockpile {
namespace {

// What a movement pays a seat for splits, and automatically at the marks after one. False if it passes a mark before
// any split: then the seat is asked what to show, and its income is its own choice.
bool follow_pay(Purse& purse, const Rules& rules, const View& view, Seat seat, Company company, int steps) {
  const Ladder& ladder = rules.ladders[company];
  Travel travel{.place = view.board.place[company], .left = steps};
  int split = view.board.split[seat][company];
  bool has_split = false;
  while (travel.left != 0) {
    const Arrival arrival = take_space(ladder, travel);
    const int dollars = arrival == Arrival::up ? ladder.dollars[static_cast<std::size_t>(travel.place)] : 0;
    if (dollars > 0 && !has_split) return false;
    if (dollars > 0) purse.earn(dividend_for({0, static_cast<std::uint8_t>(split)}, dollars));
    if (arrival != Arrival::split) continue;
    purse.earn(split_bonus(rules, split));
    if (!has_split) split += view.regular[seat][company];
    has_split = true;
  }
  return true;
}

}  // namespace

void Purse::pay(Money amount) {
  paid_ = paid_.value_or(Money(0)) + amount;
  board_.cash[seat_] -= amount;
}

void Purse::earn(Money amount) {
  earned_ = earned_.value_or(Money(0)) + amount;
  for (const Card fee : receive(rules_, board_, seat_, amount)) fees_ += rules_.fee_of(fee);
}

void Purse::tell(Prospect& prospect) const {
  if (paid_) prospect.costs = paid_->amount();
  if (earned_) prospect.pays = earned_->amount();
  if (fees_ > Money(0)) prospect.fees_paid = fees_.amount();
  const Money before = rules_.other_worth(rules_, view_.board, seat_, {}).sum();
  const Money after = rules_.other_worth(rules_, board_, seat_, {}).sum();
  if (after != before) prospect.other_worth = (after - before).amount();
}

Prospect prospect_of_income(const Rules& rules, const View& view, Seat seat, Money amount) {
  Prospect prospect;
  Purse purse(rules, view, seat);
  purse.earn(amount);
  purse.tell(prospect);
  return prospect;
}

Prospect prospect_of_move(const Rules& rules, const View& view, Seat seat, Company company, int steps) {
  Prospect prospect;
  prospect.spaces = steps;
  prospect.price_now = view.board.value[company];
  prospect.landing = landing_of(rules, view.board, company, steps);
  Purse purse(rules, view, seat);
  if (follow_pay(purse, rules, view, seat, company, steps)) purse.tell(prospect);
  return prospect;
}

Prospect prospect_of_short_sale(const Rules& rules, const View& view, Seat seat, Money price) {
  const Money money = price_of_share(rules, view.board, seat, price);
  Prospect prospect = prospect_of_income(rules, view, seat, money);
  prospect.each = money.amount();
  return prospect;
}

void tell_pair(const View& view, int pair, Prospect& prospect) {
  const KnownPair known = known_pair(view, pair);
  if (known.company != kNoCompany) prospect.company = known.company;
  if (known.forecast != kNoForecast) prospect.forecast = known.forecast;
  const SeenPair& seen = view.pairs[static_cast<std::size_t>(pair)];
  if (seen.owner != kNoSeat) prospect.owner = seen.owner;
  prospect.open_to_all = seen.face == Face::up;
}

Prospect prospect_of_pair(const View& view, int pair) {
  Prospect prospect;
  tell_pair(view, pair, prospect);
  return prospect;
}

Prospect Stockpile::prospect(const Rules& rules, const View& view, const Action& act) {
  const StepOps& step = rules.program[top(view.board.cursor).step];
  const auto says = step.answers->prospect;
  Prospect prospect = says == nullptr ? Prospect{} : says(rules, view, act);
  if (prospect.rule == Rule::none) prospect.rule = step.cite;
  return prospect;
}

}  // namespace bell::stockpile
