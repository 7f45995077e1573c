// Rules of thumb for 1920 Wall Street, cheap enough to be asked thousands of times a second.
#include "bots/wall_street_1920/outlook.h"

#include <algorithm>

#include "engine/wall_street_1920/piles.h"
#include "engine/wall_street_1920/prices.h"
#include "engine/wall_street_1920/rondel.h"
#include "engine/wall_street_1920/scoring.h"

namespace bell::bots {
namespace {

using namespace wall_street_1920;

Action any_of(const ActionList& choices, Rng& rng) {
  return choices[static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.size())))];
}

// A move that capital and cash can pay; sales and raises as they come; flips and options seldom.
bool is_sensible(const Rules& rules, const State& now, const Action& act, Rng& rng) {
  constexpr std::uint32_t kSeldom = 8;
  const Board& board = now.board;
  if (verb_of(act) == Verb::move)
    return price_of_move(rules, now, act.by, spaces_in(act)) <= Money(board.capital[act.by]) + board.cash[act.by];
  if (verb_of(act) == Verb::flip || verb_of(act) == Verb::lay_option)
    return board.cash[act.by] > Money(0) && rng.below(kSeldom) == 0;
  if (verb_of(act) == Verb::raise_capital) return board.cash[act.by] >= Money(rules.printed.tariff.raise);
  return true;
}

// Shares short of a minimum are worth a part of their value: the nearer, the more.
int prospect(const Rules& rules, const State& now, Company company, int shares) {
  const int needed = std::max(rules.minimum(company), 1);
  return shares * value_now(rules, now.board, company) * std::min(shares, needed) / needed;
}

}  // namespace

Action Outlook<WallStreet1920>::likely(const Rules& rules, const State& now, const ActionList& choices, Rng& rng) {
  constexpr int kTries = 6;
  if (verb_of(choices[0]) == Verb::keep && (is_share(card_in(choices[0])) || rng.below(2) == 0)) return choices[0];
  for (int tries = 0; tries < kTries; ++tries)
    if (const Action act = any_of(choices, rng); is_sensible(rules, now, act, rng)) return act;
  return any_of(choices, rng);
}

std::int32_t Outlook<WallStreet1920>::worth(const Rules& rules, const State& now, Seat seat) {
  if (!now.board.winners.is_empty()) return now.board.points[seat].amount();
  const Result result = result_of(rules, now, seat, event_of(dynamite(rules, now)));
  std::int32_t points = (result.secret + result.extras + result.cash).amount();
  for (const Company company : kAllCompanies) points += prospect(rules, now, company, result.companies.shares[company]);
  return points;
}

}  // namespace bell::bots
