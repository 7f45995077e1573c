// Known forecasts are certain; all other companies share the forecasts the seat has not seen.
#include "bots/stockpile/insight.h"

#include <algorithm>

namespace bell::bots {

using namespace stockpile;

namespace {

Push printed(Forecast forecast) {
  return {static_cast<std::int8_t>(dollars_of(forecast)), static_cast<std::int8_t>(steps_of(forecast))};
}

// A share's dividend and value after a push; past the end it becomes two, before the start it is lost.
int after(const Rules& rules, const Board& board, Company company, Push push) {
  const Ladder& ladder = rules.ladders[company];
  const int place = board.place[company] + push.steps;
  if (place < 0) return push.dividend;
  if (place < ladder.spaces) return push.dividend + ladder.values[static_cast<std::size_t>(place)];
  const int beyond = std::min(ladder.after_split + place - ladder.spaces, ladder.spaces - 1);
  return push.dividend + 2 * ladder.values[static_cast<std::size_t>(beyond)];
}

// The mean over the forecasts the company may still have, in units.
int expected(const Rules& rules, const Board& board, Company company, const ForecastBag& left) {
  int sum = 0;
  int cards = 0;
  for (int kind = 0; kind < kForecasts; ++kind) {
    const Forecast forecast = ForecastBag::kind_at(kind);
    const int count = left.count(forecast);
    if (count == 0) continue;
    sum += count * after(rules, board, company, printed(forecast));
    cards += count;
  }
  return cards == 0 ? board.value[company] * Insight::kUnit : sum * Insight::kUnit / cards;
}

}  // namespace

Insight::Insight(const Rules& rules, const State& now, Seat seat) : viewer_(viewer_of(seat)) {
  CompanySet open = CompanySet::all();
  ForecastBag left = now.board.forecasts;
  for (std::size_t at = 0; at < kPairs; ++at) {
    const Company company = now.pairs[at].company.seen_by(viewer_).or_else(kNoCompany);
    const Forecast forecast = now.pairs[at].forecast.seen_by(viewer_).or_else(kNoForecast);
    if (company == kNoCompany || forecast == kNoForecast) continue;
    open.remove(company);
    left.remove(forecast);
    const Push push = rules.forecast_applied(rules, now.board, static_cast<int>(at), printed(forecast));
    kept_[company] = after(rules, now.board, company, push) * kUnit;
  }
  const int later = growth(rules, now);
  for (const Company company : kAllCompanies) {
    if (open.has(company)) kept_[company] = expected(rules, now.board, company, left);
    unseen_ += kept_[company];
    kept_[company] += later;
  }
  unseen_ = unseen_ / kCompanies * 4 / 5;  // some are fees
}

int Insight::card(const Rules& rules, Card card) const {
  constexpr int kActionCard = 3 * kUnit;
  if (is_stock(card)) return kept(company_of(card));
  if (is_fee(card)) return -rules.fee_of(card).amount() * kUnit;
  return is_action_card(card) ? kActionCard : unseen_;
}

PerPile<int> Insight::stockpiles(const Rules& rules, const State& now) const {
  PerPile<int> worth;
  for (const Laid& laid : now.laid) worth[laid.pile] += card(rules, laid.card.seen_by(viewer_).or_else(kNoCard));
  return worth;
}

int growth(const Rules& rules, const State& now) { return (rules.rounds - now.board.round) * Insight::kUnit / 2; }

}  // namespace bell::bots
