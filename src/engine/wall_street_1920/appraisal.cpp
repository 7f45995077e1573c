// Appraises a player's possessions. A viewer knows their own share cards, those the memory aid lists, and at the end
// all.
#include "engine/wall_street_1920/appraisal.h"

#include <algorithm>

#include "engine/wall_street_1920/scoring.h"

namespace bell::wall_street_1920 {
namespace {

std::int16_t small(Points points) { return whole(points.amount()); }

PerCompany<CompanyCount> counts_of(const Rules& rules, const Board& board, const Hand& hand, const Assignment& best) {
  const Market market = market_at_end(rules, board, board.event);
  const Portfolio portfolio = portfolio_of(rules, hand, board.event);
  const PerCompany<int> gold = gold_in(best, portfolio);
  PerCompany<CompanyCount> counts;
  for (const Company company : kAllCompanies) {
    const int shares = best.shares[company];
    counts[company] = {.points = whole(company_points(market, company, shares)),
                       .shares = whole(shares),
                       .gold = whole(gold[company]),
                       .duals = whole(shares - portfolio.shares[company] - gold[company])};
  }
  return counts;
}

KnownHolding appraise_hand(const Rules& rules, const Board& board, Seat seat, const Hand& hand) {
  const Result result = result_of(rules, board, seat, hand, board.event);
  KnownHolding holding;
  holding.stakes = stakes_of(rules, hand);
  holding.counts = counts_of(rules, board, hand, result.companies);
  holding.worth = small(result.total());
  holding.secret = small(result.secret);
  holding.variations = small(result.variations);
  holding.loans = small(result.loans);
  holding.rest = small(result.rest);
  return holding;
}

// One unknown card of the hand is gone: whichever it is, at least this much is left.
KnownHolding appraise_unsure(const Rules& rules, const Board& board, Seat seat, const Hand& seen) {
  KnownHolding least = appraise_hand(rules, board, seat, seen);
  PerCompany<std::uint8_t> sure;
  for (const Company company : kAllCompanies) sure[company] = least.stakes[company].shares;
  const Stakes stakes = least.stakes;
  seen.shares.for_each([&](Card gone, int) {
    Shares left = seen.shares;
    left.remove(gone);
    const KnownHolding without = appraise_hand(rules, board, seat, {left, seen.back});
    for (const Company company : kAllCompanies) sure[company] = std::min(sure[company], without.stakes[company].shares);
    if (without.worth < least.worth) least = without;
  });
  least.stakes = stakes;
  for (const Company company : kAllCompanies) least.stakes[company].shares = sure[company];
  return least;
}

}  // namespace

KnownHolding appraise(const Rules& rules, const View& view, Seat seat) {
  const Back back = view.backs[seat].or_else(kNoBack);
  if (view.shares[seat].is_known()) {
    const Shares shares = view.shares[seat].or_else({});
    return appraise_hand(rules, view.board, seat, {shares, back});
  }
  if (view.memory_aid.is_known()) {
    const MemoryAid aid = view.memory_aid.or_else({});
    const Hand seen{aid.shares[seat], back};
    return aid.unsure.has(seat) ? appraise_unsure(rules, view.board, seat, seen)
                                : appraise_hand(rules, view.board, seat, seen);
  }
  const Shares none;
  KnownHolding holding = appraise_hand(rules, view.board, seat, {none, back});
  holding.unseen = view.board.share_cards[seat];
  return holding;
}

}  // namespace bell::wall_street_1920
