// Tests that what is deduced from a view of 1920 Wall Street is true: at every node of random matches, for all viewers,
// against the truth and against independent calculations.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/wall_street_1920/scoring.h"
#include "exam/setups.h"
#include "exam/walk.h"
#include "view/wall_street_1920/actions.h"

namespace bell::exam {
namespace {

using namespace wall_street_1920;
using Street = Subject<WallStreet1920>;

// How often a player's possessions were completely known, and how often not.
struct Knowledge {
  int whole = 0;
  int partial = 0;
  int unsure = 0;
};

// Shares that count for a company in any case, and cards that may count for it.
Stake stake_in(const Rules& rules, const State& truth, Seat seat, Company company) {
  int shares = 0;
  int wild = 0;
  truth.shares[seat].truth().for_each([&](Card card, int count) {
    if (is_company_share(card) && share_company(card) == company) shares += count * shares_on(form_of(card));
    if (card == Card::gold) wild += count;
    if (is_dual(card)) wild += std::ranges::count(rules.companies_of(card), company) > 0 ? count : 0;
  });
  const Back back = truth.backs[seat].truth();
  if (back != kNoBack && rules.secret_share(back).company == company) shares += rules.secret_share(back).shares;
  return {.shares = static_cast<std::uint8_t>(shares),
          .wild = static_cast<std::uint8_t>(wild),
          .minimum = rules.printed.minimum[rules.seats][company]};
}

bool is_all_known(const View& view, const State& truth, Seat seat) {
  const bool knows_back = view.backs[seat].is_known() || truth.backs[seat].truth() == kNoBack;
  return view.shares[seat].is_known() && knows_back;
}

void expect_holding(const Rules& rules, const View& view, const State& truth, Seat seat, Knowledge& knowledge) {
  const KnownHolding& known = view.deduced.holdings[seat];
  const int worth = result_of(rules, truth, seat, truth.board.event).total().amount();
  int points = known.secret + known.variations + known.loans + known.rest + truth.board.cash[seat].amount();
  for (const Company company : kAllCompanies) points += known.counts[company].points;
  EXPECT_EQ(known.worth, points) << "the parts are not the whole";
  EXPECT_LE(known.worth, worth);
  for (const Company company : kAllCompanies)
    EXPECT_LE(known.stakes[company].shares, stake_in(rules, truth, seat, company).shares);
  const bool is_unsure = view.memory_aid.or_else({}).unsure.has(seat);
  if (is_unsure && !view.shares[seat].is_known()) ++knowledge.unsure;
  EXPECT_TRUE(known.unseen == 0 || known.unseen == truth.board.share_cards[seat]);
  if (!is_all_known(view, truth, seat)) return void(++knowledge.partial);
  ++knowledge.whole;
  EXPECT_EQ(known.worth, worth);
  for (const Company company : kAllCompanies) EXPECT_EQ(known.stakes[company], stake_in(rules, truth, seat, company));
}

// Gold and dual cards are each counted once.
void expect_counts(const View& view, const State& truth, Seat seat) {
  if (!view.shares[seat].is_known()) return;
  const Shares& held = truth.shares[seat].truth();
  int gold = 0;
  int duals = 0;
  for (const CompanyCount& count : view.deduced.holdings[seat].counts) {
    EXPECT_TRUE(count.gold >= 0 && count.duals >= 0);
    gold += count.gold;
    duals += count.duals;
  }
  EXPECT_EQ(gold, truth.board.event == Pile::a ? 0 : held.count(Card::gold));
  int dual_cards = 0;
  for (int nth = 0; nth < kDuals; ++nth) dual_cards += held.count(dual_card(nth));
  EXPECT_EQ(duals, dual_cards);
}

int value_in(const Rules& rules, const State& truth, Company company) {
  return rules.printed.tracks[static_cast<std::size_t>(rules.side)][company].values[truth.board.level[company]];
}

void expect_companies(const Rules& rules, const View& view, const State& truth) {
  for (const Company company : kAllCompanies) {
    const CompanyFigures& figures = view.deduced.companies[company];
    const int value = value_in(rules, truth, company);
    EXPECT_EQ(figures.value, value);
    EXPECT_EQ(figures.values[truth.board.level[company]], value);
    EXPECT_EQ(figures.values.size(), rules.top_level + 1);
    EXPECT_EQ(figures.counted_value, truth.board.event == Pile::c ? value - value / 2 : value);
    const bool is_awaited = truth.board.magnates.card[company] != Magnate::none;
    ASSERT_EQ(figures.wakes.size(), is_awaited ? 2 : 0);
    if (!is_awaited) continue;
    EXPECT_EQ(figures.wakes[0], 0);
    EXPECT_EQ(figures.wakes[1], rules.top_level);
  }
}

// A twin pays the price, any other share half of the cheapest company it may stand for, rounded up.
int pay_for(const Rules& rules, const State& truth, Card share) {
  int lowest = 100;
  for (const Company company : kAllCompanies) {
    const bool fits = share == Card::gold ||
                      (is_dual(share) && std::ranges::count(rules.companies_of(share), company)) ||
                      (is_company_share(share) && share_company(share) == company);
    if (fits) lowest = std::min(lowest, value_in(rules, truth, company));
  }
  const bool is_twin = is_company_share(share) && shares_on(form_of(share)) == 2;
  return is_twin ? lowest : lowest - lowest / 2;
}

void expect_cards(const Rules& rules, const View& view, const State& truth) {
  Card last = kNoCard;
  for (const CardFigures& figures : view.deduced.cards) {
    EXPECT_GT(figures.card, last);
    last = figures.card;
    EXPECT_EQ(figures.cost, rules.printed.cost[last]);
    EXPECT_EQ(figures.dynamite, rules.printed.dynamite[last]);
    EXPECT_EQ(figures.pay.is_known(), is_share(last));
    if (is_share(last)) {
      EXPECT_EQ(figures.pay.or_else(0), pay_for(rules, truth, last)) << notation(last);
    }
  }
  const auto is_in_sight = [&](Card card) {
    return card == kNoCard || std::ranges::count(view.deduced.cards, card, &CardFigures::card) == 1;
  };
  EXPECT_TRUE(is_in_sight(truth.board.top));
  for (const Place& place : truth.board.rondel) EXPECT_TRUE(is_in_sight(place.card) && is_in_sight(place.second));
}

// A card's predicted effect is what its buyer is told when keeping it.
void expect_kept_cards(const Rules& rules, const View& view, Seat seat, const State& truth) {
  for (const Action& act : choices<Street>(rules, truth, seat)) {
    if (verb_of(act) != Verb::keep) continue;
    const Prospect said = Street::prospect(rules, view, act);
    const auto figures = std::ranges::find(view.deduced.cards, card_in(act), &CardFigures::card);
    ASSERT_NE(figures, view.deduced.cards.end());
    EXPECT_EQ(figures->prices, said.prices.value_or(PriceMoves{}));
    EXPECT_EQ(figures->wakes.size(), said.calls ? said.calls->size() : 0);
    if (is_variation(card_in(act))) {
      EXPECT_EQ(figures->points, said.points);
    }
  }
}

class WallStreet1920Deduced : public ::testing::TestWithParam<Setup> {};

TEST_P(WallStreet1920Deduced, IsTrueForEverybody) {
  const Rules rules = rules_for<WallStreet1920>(GetParam());
  Knowledge knowledge;
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    for (Walk<Street> walk(rules, seed); !walk.is_over() && !HasFailure(); walk.apply(walk.pick()))
      for (const Viewer viewer : viewers_of(rules.seats)) {
        SCOPED_TRACE("seed " + std::to_string(seed) + walk.where() + " for " + name_of(viewer));
        const View view = Street::project(rules, walk.state(), viewer);
        expect_companies(rules, view, walk.state());
        expect_cards(rules, view, walk.state());
        for (const Seat seat : seats_of(rules.seats)) {
          expect_holding(rules, view, walk.state(), seat, knowledge);
          expect_counts(view, walk.state(), seat);
        }
        if (is_seat(viewer)) expect_kept_cards(rules, view, seat_of(viewer), walk.state());
        EXPECT_EQ(view.deduced.places[1].fare.is_known(),
                  is_seat(viewer) && walk.state().board.pawn[seat_of(viewer)] != kNowhere);
      }
  EXPECT_GT(knowledge.whole, 100);
  EXPECT_GT(knowledge.partial, 100);
}

// While cards are safe, chance cannot turn up the explosion; afterwards it can.
TEST_P(WallStreet1920Deduced, SafeCardsAreSafe) {
  const Rules rules = rules_for<WallStreet1920>(GetParam());
  Walk<Street> walk(rules, 7);
  for (; !walk.is_over() && !HasFailure(); walk.apply(walk.pick())) {
    if (!walk.turn().is_chance() || verb_of(walk.pick()) != Verb::turn_up) continue;
    if (walk.state().board.has_exploded != 0) continue;
    bool can_explode = false;
    for (std::uint32_t n = 0; n < Street::outcomes(rules, walk.state()); ++n)
      can_explode |= card_in(Street::outcome(rules, walk.state(), n)) == Card::explosion;
    const View view = Street::project(rules, walk.state(), Viewer::spectator);
    EXPECT_EQ(can_explode, view.deduced.safe_cards == 0) << walk.where();
  }
}

// At the end everything is known, and worth what was scored.
TEST_P(WallStreet1920Deduced, TheLastHoldingsAreWorthWhatWasScored) {
  const Rules rules = rules_for<WallStreet1920>(GetParam());
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Walk<Street> walk(rules, seed);
    while (!walk.is_over()) walk.apply(walk.pick());
    const View view = Street::project(rules, walk.state(), Viewer::spectator);
    for (const Seat seat : seats_of(rules.seats)) {
      EXPECT_EQ(view.deduced.holdings[seat].worth, view.board.points[seat].amount());
      EXPECT_EQ(view.deduced.holdings[seat].unseen, 0);
    }
    for (const Event& event : walk.told())
      if (event.what == Happening::company_scored) {
        const CompanyCount& count = view.deduced.holdings[event.seat].counts[event.company];
        EXPECT_EQ(count.points, event.number);
        EXPECT_EQ(count.shares, event.value);
      }
  }
}

// If somebody who has not won has equal points, capital decided.
TEST_P(WallStreet1920Deduced, SaysWhatBrokeATie) {
  const Rules rules = rules_for<WallStreet1920>(GetParam());
  Walk<Street> walk(rules, 1);
  while (!walk.is_over()) walk.apply(walk.pick());
  State tied = walk.state();
  tied.board.winners = SeatMask::only(seat_at(1));
  tied.board.points.fill(Points(7));
  EXPECT_EQ(Street::project(rules, tied, Viewer::spectator).deduced.tie_break, TieBreak::capital);
  tied.board.points[seat_at(1)] = Points(8);
  EXPECT_EQ(Street::project(rules, tied, Viewer::spectator).deduced.tie_break, TieBreak::none);
}

INSTANTIATE_TEST_SUITE_P(Setups, WallStreet1920Deduced, ::testing::ValuesIn(setups_of<WallStreet1920>()),
                         [](const auto& each) { return describe(each.param); });

// With a memory aid, a hand that an unknown card has left is worth at least the stated amount, whichever card it was.
TEST(WallStreet1920Unsure, HandsAreWorthAtLeastWhatIsSaid) {
  const Rules rules = rules_for<WallStreet1920>(
      {"wall-street-1920", 4, {"magnates"}, {{"magnates", "punishment"}, {"memory_aid", "on"}}, {}});
  Knowledge knowledge;
  for (std::uint64_t seed = 1; seed <= 40 && !HasFailure(); ++seed)
    for (Walk<Street> walk(rules, seed); !walk.is_over(); walk.apply(walk.pick())) {
      if (walk.done().size() % 10 != 0) continue;
      const View view = Street::project(rules, walk.state(), Viewer::spectator);
      for (const Seat seat : seats_of(rules.seats)) expect_holding(rules, view, walk.state(), seat, knowledge);
    }
  EXPECT_GT(knowledge.unsure, 20);
}

}  // namespace
}  // namespace bell::exam
