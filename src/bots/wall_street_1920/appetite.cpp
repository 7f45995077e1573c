// Estimates what cards are worth: a share by what it adds to the score, a variation by its points and price changes.
#include "bots/wall_street_1920/appetite.h"

#include <algorithm>
#include <cstdlib>

#include "engine/wall_street_1920/holdings.h"
#include "engine/wall_street_1920/prices.h"
#include "engine/wall_street_1920/rondel.h"

namespace bell::bots {

using namespace wall_street_1920;

int prospect(const Rules& rules, const Board& board, Company company, int shares) {
  const int needed = std::max(rules.minimum(company), 1);
  return shares * value_now(rules, board, company) * std::min(shares, needed) / needed;
}

Appetite::Appetite(const Rules& rules, const State& now, Seat seat)
    : rules_(rules), now_(now), seat_(seat), mine_(portfolio_of(rules, now, seat, kNoPile)) {
  for (const Seat other : seats_of(rules.seats)) {
    if (other == seat) continue;
    const Portfolio theirs = portfolio_of(rules, now, other, kNoPile);
    for (const Company company : kAllCompanies) interest_[company] -= theirs.shares[company];
  }
  for (const Company company : kAllCompanies)
    interest_[company] = mine_.shares[company] + interest_[company] / (rules.seats - 1);
}

int Appetite::for_share(Company company, int shares) const {
  const int held = mine_.shares[company];
  return prospect(rules_, now_.board, company, held + shares) - prospect(rules_, now_.board, company, held);
}

int Appetite::for_any_share() const {
  int most = 0;
  for (const Company company : kAllCompanies) most = std::max(most, for_share(company, 1));
  return most;
}

int Appetite::for_price(Company company) const { return interest_[company]; }

int Appetite::best_swing() const {
  int most = 0;
  for (const int interest : interest_) most = std::max(most, std::abs(interest));
  return most;
}

int Appetite::for_variation(Card variation) const {
  const int points = rules_.printed.points[variation];
  if (is_company_variation(variation))
    return points + spaces_of(shift_of(variation)) * interest_[variation_company(variation)];
  const bool is_surprise = variation >= Card::surprise_up_1 && variation <= Card::surprise_down_2;
  return points + (is_surprise ? best_swing() : 0);
}

int Appetite::for_card(Card card) const {
  if (is_variation(card)) return for_variation(card);
  if (card == Card::gold) return for_any_share();
  if (is_dual(card)) {
    const auto& [one, other] = rules_.companies_of(card);
    return std::max(for_share(one, 1), for_share(other, 1));
  }
  if (!is_company_share(card)) return 0;
  const Form form = form_of(card);
  return for_share(share_company(card), shares_on(form)) + spaces_of(form) * interest_[share_company(card)];
}

int Appetite::for_move(int spaces) const {
  const Board& board = now_.board;
  const int place = destination(rules_, board, seat_, spaces);
  const int price = price_of_move(rules_, board, seat_, spaces).amount();
  int cost = std::max(0, price - board.capital[seat_]);
  int gain = 0;
  if (place == kTrendPlace) {
    gain = board.coins;
  } else {
    const Place& here = board.rondel[place];
    gain = std::max(0, for_card(here.card)) + (here.is_set() ? std::max(0, for_card(here.second)) : 0);
    cost += rivals_at(rules_, board, seat_, place).size() * rules_.printed.tariff.pawn;
  }
  const int missing = std::max(0, cost - board.cash[seat_].amount());
  return gain - cost - missing;  // borrowing costs more than the amount borrowed
}

int Appetite::for_sale(Card share) const {
  const int income = sale_price(rules_, now_.board, share);
  if (!is_company_share(share)) return income - for_any_share();
  const Company company = share_company(share);
  const int held = mine_.shares[company];
  const int left = held - shares_on(form_of(share));
  return income - prospect(rules_, now_.board, company, held) + prospect(rules_, now_.board, company, left);
}

int Appetite::for_raise() const { return turns_left() / 2 - 2 * rules_.printed.tariff.raise; }

}  // namespace bell::bots
