// Tests the players of Stockpile in playouts: each acts on what its own seat knows.
#include "bots/stockpile/outlook.h"

#include <gtest/gtest.h>

#include "bots/stockpile/insight.h"
#include "view/stockpile/actions.h"

namespace bell::bots {
namespace {

using namespace stockpile;

constexpr Seat kAnn = seat_at(0);
constexpr Seat kBen = seat_at(1);

Components box() {
  Components printed;
  printed.fees = {1, 2, 3};
  printed.market_deck = {10, 10, 10, 10, 10, 10, 4, 4, 4, 4, 4};
  printed.bids = {0, 1, 3, 6, 10, 15, 20, 25};
  printed.rounds = {0, 0, 6, 7, 6, 5};
  printed.cash = 20;
  for (const Company company : kAllCompanies)
    printed.standard[company] = {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, {}, 10, 4, 5};
  printed.majority = 10;
  printed.majority_tied = 5;
  printed.action_spaces = 2;
  return printed;
}

// The last round, so that nothing but this round's movement counts. Ann alone knows that steel falls by three.
class StockpileOutlook : public testing::Test {
 protected:
  StockpileOutlook()
      : rules(*Stockpile::compose({.title = "stockpile", .seats = 4, .modules = {}, .options = {}, .components = {}},
                                  box())),
        state(Stockpile::initial(rules)) {
    state.board.round = rules.rounds;
    for (const Forecast each : {Forecast::minus_3, Forecast::plus_1, Forecast::plus_4}) state.board.forecasts.add(each);
    state.pairs[0] = {Secret<Company>(Company::steel, kAnn), Secret<Forecast>(Forecast::minus_3, kAnn)};
    for (const Company company : kAllCompanies) {
      state.board.place[company] = 4;
      state.board.value[company] = 5;
    }
  }
  // The choice taken most often in many playouts.
  Action usual(const ActionList& choices) const {
    Rng rng(1);
    Action most{};
    int often = 0;
    for (const Action& action : choices) {
      int times = 0;
      for (int n = 0; n < 200; ++n) times += Outlook<Stockpile>::likely(rules, state, choices, rng) == action ? 1 : 0;
      if (times > often) most = action;
      often = std::max(often, times);
    }
    return most;
  }

  Rules rules;
  State state;
};

TEST_F(StockpileOutlook, ExpectsWhatASeatKnowsAndElseTheMeanOfWhatIsLeft) {
  const Insight ann(rules, state, kAnn);
  EXPECT_EQ(ann.kept(Company::steel), 2 * Insight::kUnit);
  EXPECT_EQ(ann.kept(Company::bank), (6 + 9) * Insight::kUnit / 2);
  const Insight ben(rules, state, kBen);
  EXPECT_EQ(ben.kept(Company::steel), (2 + 6 + 9) * Insight::kUnit / 3);
}

TEST_F(StockpileOutlook, CountsASplitTwiceAndABankruptcyAsNothing) {
  state.pairs[0] = {Secret<Company>(Company::steel, kAnn), Secret<Forecast>(Forecast::plus_4, kAnn)};
  state.board.place[Company::steel] = 7;  // three spaces before the end: the fourth splits a share in two, at 7
  EXPECT_EQ(Insight(rules, state, kAnn).kept(Company::steel), 2 * 7 * Insight::kUnit);
  state.pairs[0] = {Secret<Company>(Company::steel, kAnn), Secret<Forecast>(Forecast::minus_3, kAnn)};
  state.board.place[Company::steel] = 2;
  EXPECT_EQ(Insight(rules, state, kAnn).kept(Company::steel), 0);
}

TEST_F(StockpileOutlook, SellsWhatItsSeatKnowsToFall) {
  for (const Seat seat : {kAnn, kBen}) {
    state.regular[seat][Company::steel] = 2;
    ActionList choices;
    choices.push_back(sale_of(seat, Company::steel, Portion::regular, 1));
    choices.push_back(sale_of(seat, Company::steel, Portion::regular, 2));
    choices.push_back(pass_of(seat));
    EXPECT_EQ(usual(choices), seat == kAnn ? choices[1] : choices[2]);
  }
}

TEST_F(StockpileOutlook, BidsWhereMostIsLeftAboveThePrice) {
  state.laid.push_back({Secret<Card>::known_to_all(Card::bank), pile_at(0)});
  state.laid.push_back({Secret<Card>::known_to_all(Card::steel), pile_at(1)});
  state.laid.push_back({Secret<Card>::known_to_all(Card::large_fee), pile_at(1)});
  ActionList choices;
  choices.push_back(bid_of(kAnn, pile_at(0), 2, 0));
  choices.push_back(bid_of(kAnn, pile_at(0), 5, 0));
  choices.push_back(bid_of(kAnn, pile_at(1), 0, 0));
  EXPECT_EQ(usual(choices), choices[0]);
}

TEST_F(StockpileOutlook, MovesPricesForItsOwnShares) {
  state.regular[kAnn][Company::bank] = 3;
  state.known[kAnn][kBen][Company::steel] = 5;
  ActionList choices;
  for (const Card card : {Card::boom, Card::bust})
    for (const Company company : {Company::bank, Company::steel})
      choices.push_back(action_of(Verb::play_action, kAnn, static_cast<int>(card), static_cast<int>(company)));
  EXPECT_EQ(usual(choices), choices[0]);
}

TEST_F(StockpileOutlook, ShowsEverythingForADividend) {
  ActionList choices;
  for (int cards = 0; cards <= 2; ++cards) choices.push_back(action_of(Verb::show, kAnn, cards));
  EXPECT_EQ(usual(choices), choices[2]);
}

}  // namespace
}  // namespace bell::bots
