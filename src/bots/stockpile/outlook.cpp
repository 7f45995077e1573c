// Heuristics for Stockpile, cheap enough for thousands of calls per second. A player in a playout knows what that seat
// would know in the imagined world, and no more.
#include "bots/stockpile/outlook.h"

#include "bots/pick.h"
#include "bots/stockpile/insight.h"
#include "engine/stockpile/portfolio.h"
#include "view/stockpile/actions.h"

namespace bell::bots {
namespace {

using namespace stockpile;

// Bids on the stockpile with the highest worth above its price.
Action bid(const Rules& rules, const State& now, const ActionList& choices, Rng& rng) {
  constexpr std::uint32_t kDoubt = 3 * Insight::kUnit;
  const PerPile<int> worth = Insight(rules, now, choices[0].by).stockpiles(rules, now);
  return best_of(choices, rng, kDoubt, [&](const Action& act) {
    return worth[pile_in(act)] - rules.bid_at(act.args[1]).amount() * Insight::kUnit;
  });
}

// Sells whatever brings more now than later.
Action sell(const Rules& rules, const State& now, const ActionList& choices, Rng& rng) {
  constexpr std::uint32_t kDoubt = Insight::kUnit;
  const Insight insight(rules, now, choices[0].by);
  return best_of(choices, rng, kDoubt, [&](const Action& act) {
    if (verb_of(act) != Verb::sell) return verb_of(act) == Verb::pass ? 0 : -Insight::kUnit;
    const int shares = act.args[2] * (portion_in(act) == Portion::whole_split ? 2 : 1);
    return shares * (now.board.value[company_in(act)] * Insight::kUnit - insight.kept(company_in(act)));
  });
}

// How many shares more than an average rival the mover holds, times the number of rivals, as far as the mover knows.
PerCompany<int> interests(const Rules& rules, const State& now, Seat mover) {
  PerCompany<int> interest;
  for (const Seat seat : seats_of(rules.seats))
    for (const Company company : kAllCompanies)
      interest[company] += seat == mover ? (rules.seats - 1) * shares_of(now, seat, company)
                                         : -now.known[mover][seat][company] - 2 * split_of(now, seat, company);
  return interest;
}

Action move_price(const Rules& rules, const State& now, const ActionList& choices, Rng& rng) {
  constexpr std::uint32_t kDoubt = 3;
  const PerCompany<int> interest = interests(rules, now, choices[0].by);
  return best_of(choices, rng, kDoubt, [&](const Action& act) {
    if (verb_of(act) != Verb::play_action) return 0;
    const int mine = interest[static_cast<Company>(act.args[1])];
    return card_in(act) == Card::boom ? mine : -mine;
  });
}

}  // namespace

Action Outlook<Stockpile>::likely(const Rules& rules, const State& now, const ActionList& choices, Rng& rng) {
  if (choices.size() == 1) return choices[0];
  const Verb first = verb_of(choices[0]);
  if (first == Verb::bid) return bid(rules, now, choices, rng);
  if (first == Verb::sell) return sell(rules, now, choices, rng);
  if (first == Verb::play_action) return move_price(rules, now, choices, rng);
  if (first == Verb::show) return choices[choices.size() - 1];  // all cards, since showing them pays
  return any_of(choices, rng);
}

std::int32_t Outlook<Stockpile>::worth(const Rules& rules, const State& now, Seat seat) {
  return Stockpile::score(rules, now, seat);
}

}  // namespace bell::bots
