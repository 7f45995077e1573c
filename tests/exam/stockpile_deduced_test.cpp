// Tests that what is deduced from a Stockpile view is true: for everybody, at every node of random matches, against the
// truth.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "exam/setups.h"
#include "exam/walk.h"
#include "view/stockpile/actions.h"

namespace bell::exam::stockpile_game {
namespace {

using namespace stockpile;
using Stockpile = Subject<stockpile::Stockpile>;
using Met = std::map<std::string, int>;  // how often something was seen

int shares_in(const State& truth, Seat seat, Company company) {
  return truth.regular[seat][company] + 2 * truth.board.split[seat][company];
}

void expect_holdings(const Rules& rules, const State& truth, const View& view, Seat seat, Met& met) {
  const KnownHoldings& known = view.deduced.holdings[seat];
  int unseen = 0;
  for (const Company company : kAllCompanies) {
    const int more = shares_in(truth, seat, company) - known.held[company];
    EXPECT_GE(more, 0);
    unseen += more;
  }
  EXPECT_EQ(known.unseen, unseen);
  EXPECT_TRUE(unseen == 0 || view.viewer != viewer_of(seat));
  const int score = Stockpile::score(rules, truth, seat);
  if (unseen == 0) {
    EXPECT_EQ(known.worth.amount(), score);
  }
  EXPECT_LE(known.worth.amount(), score);
  EXPECT_EQ(known.commerce, known.goods - known.taxes);
  if (!truth.cursor().turn.is_over()) {
    EXPECT_EQ(known.worth, truth.board.cash[seat] + known.shares + known.bonds + known.commerce);
  }
  Money owed;
  for (const HeldFee& fee : truth.board.held_fees)
    if (fee.by == seat) owed += rules.fee_of(fee.fee);
  EXPECT_EQ(known.held_fees, owed);
  ++met[unseen == 0 ? "all cards known" : "cards unknown"];
  met["fees"] += owed > Money(0) ? 1 : 0;
}

// Moves space by space, as by hand on the board.
Landing landing_by_hand(const Ladder& track, int place, int steps) {
  Landing landing;
  for (; steps > 0; --steps) {
    ++place;
    if (place < track.spaces) continue;
    place = track.after_split;
    ++landing.splits;
  }
  for (; steps < 0 && landing.bankrupt == 0; ++steps) {
    --place;
    if (place >= 0) continue;
    place = track.start;
    landing.bankrupt = 1;
  }
  landing.place = static_cast<std::uint8_t>(place);
  landing.value = track.values[landing.place];
  return landing;
}

void expect_pairs(const Rules& rules, const State& truth, const View& view, Met& met) {
  ForecastBag unseen = truth.board.forecasts;
  CompanySet left = truth.board.round == 0 ? CompanySet{} : CompanySet::all();
  for (std::size_t at = 0; at < kPairs; ++at) {
    const Pair& pair = truth.pairs[at];
    if (pair.forecast.seen_by(view.viewer).is_known()) unseen.remove(pair.forecast.truth());
    if (pair.company.seen_by(view.viewer).is_known()) left.remove(pair.company.truth());
    const Seen<Foreseen> foreseen = view.deduced.pairs[at];
    if (!foreseen.is_known()) continue;
    ++met["pairs"];
    const Foreseen told = foreseen.or_else({});
    const Forecast forecast = pair.forecast.truth();
    EXPECT_EQ(told.company, pair.company.truth());
    if (truth.board.strategies.covers[at] == 0) {
      EXPECT_EQ(told.dividend, dollars_of(forecast));
      EXPECT_EQ(told.steps, steps_of(forecast));
    } else {
      ++met["covered pairs"];
    }
    EXPECT_EQ(told.landing, landing_by_hand(rules.ladders[told.company], truth.board.place[told.company], told.steps));
    if (!pair.forecast.seen_by(view.viewer).is_known()) ++met["pairs by elimination"];
  }
  EXPECT_EQ(view.deduced.unseen_forecasts, unseen);
  EXPECT_EQ(view.deduced.companies_left, left);
}

void expect_majorities(const Rules& rules, const State& truth, const View& view, Met& met) {
  for (const Company company : kAllCompanies) {
    const Majority& majority = view.deduced.majorities[company];
    ++met[majority.leaders.is_known() ? "majorities" : "majorities unknown"];
    if (!majority.leaders.is_known()) continue;
    int most = 1;
    for (const Seat seat : seats_of(rules.seats)) most = std::max(most, shares_in(truth, seat, company));
    SeatMask leaders;
    for (const Seat seat : seats_of(rules.seats))
      if (shares_in(truth, seat, company) == most) leaders.add(seat);
    EXPECT_EQ(majority.leaders.or_else({}), leaders);
    if (!leaders.is_empty()) {
      EXPECT_EQ(majority.pays, leaders.size() == 1 ? rules.printed.majority : rules.printed.majority_tied);
    }
  }
}

// The lowest space may be bid unless money is short, and the one below it may not.
void expect_standing_bids(const Rules& rules, const State& truth, const View& view, Met& met) {
  ASSERT_EQ(view.deduced.bids.size(), rules.piles);
  const bool is_bidding = rules.program[top(truth.cursor()).step].id == StepId::bidding;
  for (int at = 0; at < rules.piles; ++at) {
    const Bid& bid = truth.board.tracks[pile_at(at)];
    const StandingBid& standing = view.deduced.bids[at];
    EXPECT_EQ(standing.printed, bid.by == kNoSeat ? 0 : rules.printed.bids[bid.space]);
    const Seat bidder = truth.cursor().turn.first();
    if (!is_bidding || bid.by == bidder) continue;
    const auto may_bid = [&](int space) {
      for (int meeple = 0; meeple < rules.meeples; ++meeple)
        for (const Action& act : choices<Stockpile>(rules, truth, bidder))
          if (act == bid_of(bidder, pile_at(at), space, meeple)) return true;
      return false;
    };
    ++met["open tracks"];
    if (standing.lowest > 0) {
      EXPECT_FALSE(may_bid(standing.lowest - 1));
    }
    if (standing.lowest == kBidSpaces) continue;
    const bool is_affordable = view.deduced.holdings[bidder].free_cash >= Money(40);
    EXPECT_TRUE(may_bid(standing.lowest) || !is_affordable);
  }
}

// Every visible card has its numbers.
void expect_cards_in_sight(const Rules& rules, const View& view) {
  const auto has = [&](Investor who) {
    return who == Investor::none ||
           std::any_of(view.deduced.investors.begin(), view.deduced.investors.end(), [&](const InvestorNumbers& each) {
             return each.investor == who && Money(each.cash) == rules.cash_of(who) && each.power == rules.power_of(who);
           });
  };
  for (const Seat seat : seats_of(rules.seats)) {
    for (const Investor who : view.board.investors.of[seat]) EXPECT_TRUE(has(who));
    for (const auto& seen : view.offered[seat]) EXPECT_TRUE(has(seen.or_else(Investor::none)));
    view.strategies[seat].or_else({}).for_each_design([&](Strategy card) {
      EXPECT_TRUE(std::any_of(view.deduced.strategies.begin(), view.deduced.strategies.end(),
                              [card](const StrategyNumbers& each) { return each.strategy == card; }));
    });
  }
}

void expect_true(const Rules& rules, const State& truth, const View& view, Met& met) {
  for (const Seat seat : seats_of(rules.seats)) expect_holdings(rules, truth, view, seat, met);
  expect_pairs(rules, truth, view, met);
  expect_majorities(rules, truth, view, met);
  expect_standing_bids(rules, truth, view, met);
  expect_cards_in_sight(rules, view);
  for (const Company company : kAllCompanies) {
    const Track& track = view.deduced.tracks[company];
    if (truth.board.value[company] == 0) continue;  // before the set-up
    EXPECT_EQ(track.spaces[truth.board.place[company]].value, truth.board.value[company]);
  }
}

class StockpileDeduced : public ::testing::TestWithParam<Setup> {};

TEST_P(StockpileDeduced, IsTrueForEverybody) {
  const Rules rules = rules_for<stockpile::Stockpile>(GetParam());
  Met met;
  Seat next_first = kNoSeat;
  std::size_t heard = 0;
  for (Walk<Stockpile> walk(rules, 3); !walk.is_over() && !HasFailure(); walk.apply(walk.pick())) {
    for (; heard < walk.told().size(); ++heard)
      if (const Event& event = walk.told()[heard]; event.what == Happening::token_passed && next_first != kNoSeat) {
        EXPECT_EQ(next_first, event.seat);
        ++met["tokens"];
      }
    for (const Viewer viewer : viewers_of(rules.seats)) {
      SCOPED_TRACE(walk.where() + " for " + name_of(viewer));
      const View view = Stockpile::project(rules, walk.state(), viewer);
      expect_true(rules, walk.state(), view, met);
      next_first = view.deduced.next_first_player;
    }
  }
  for (const char* what :
       {"all cards known", "cards unknown", "pairs", "majorities", "majorities unknown", "open tracks", "tokens"})
    EXPECT_GT(met[what], 0) << what;
}

// A pair that the viewer knows is predicted until Movement turns it up.
TEST_P(StockpileDeduced, ForeseesAPairUntilItMoves) {
  const Rules rules = rules_for<stockpile::Stockpile>(GetParam());
  std::size_t heard = 0;
  std::array<bool, kPairs> has_moved{};
  for (Walk<Stockpile> walk(rules, 4); !walk.is_over() && !HasFailure(); walk.apply(walk.pick())) {
    SCOPED_TRACE(walk.where());
    for (; heard < walk.told().size(); ++heard) {
      const Event& event = walk.told()[heard];
      if (event.what == Happening::round_started) has_moved = {};
      if (event.what == Happening::pair_revealed && event.rule == Rule::SP_MOV_1)
        has_moved[static_cast<std::size_t>(event.number)] = true;
    }
    const View view = Stockpile::project(rules, walk.state(), viewer_of(seat_at(0)));
    for (std::size_t at = 0; at < kPairs; ++at) {
      const bool is_seen = view.pairs[at].company.is_known() && view.pairs[at].forecast.is_known();
      const bool is_foreseen = view.deduced.pairs[at].is_known();
      EXPECT_TRUE(is_foreseen ? !has_moved[at] : !is_seen || has_moved[at]) << "pair " << at;
    }
  }
}

// After the match everything is cash, and everybody knows all the cards.
TEST_P(StockpileDeduced, EndsWithTheTotals) {
  const Rules rules = rules_for<stockpile::Stockpile>(GetParam());
  Walk<Stockpile> walk(rules, 6);
  while (!walk.is_over()) walk.apply(walk.pick());
  const View view = Stockpile::project(rules, walk.state(), Viewer::spectator);
  for (const Seat seat : seats_of(rules.seats)) {
    EXPECT_EQ(view.deduced.holdings[seat].worth, walk.state().board.cash[seat]);
    EXPECT_EQ(view.deduced.holdings[seat].unseen, 0);
  }
  for (const Company company : kAllCompanies) EXPECT_TRUE(view.deduced.majorities[company].leaders.is_known());
}

INSTANTIATE_TEST_SUITE_P(Setups, StockpileDeduced, ::testing::ValuesIn(setups_of<stockpile::Stockpile>()),
                         [](const auto& each) { return describe(each.param); });

}  // namespace
}  // namespace bell::exam::stockpile_game
