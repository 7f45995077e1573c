// Tests that each invariant of Stockpile fails when it is broken: one that cannot fail guards nothing.
#include <gtest/gtest.h>

#include <functional>

#include "exam/setups.h"
#include "exam/walk.h"

namespace bell::exam::stockpile_invariants {
namespace {

using namespace stockpile;

class BrokenStockpile : public ::testing::Test {
 protected:
  // With everything in play, half-way through the bidding of the second round.
  BrokenStockpile() : rules(rules_for<Stockpile>(stockpile_setup(4, kAllOfStockpile))), walk(rules, 5) {
    while (walk.state().board.round < 2 || walk.state().board.bids_made < 3) walk.apply(walk.pick());
  }
  void expect_missed(const char* truth, const std::function<void(State&)>& spoil) const {
    State state = walk.state();
    ASSERT_EQ(Stockpile::broken_invariant(rules, state), nullptr);
    spoil(state);
    EXPECT_STREQ(Stockpile::broken_invariant(rules, state), truth);
  }
  static constexpr Seat kAnn = seat_at(0);
  static constexpr Seat kBen = seat_at(1);
  Rules rules;
  Walk<Subject<Stockpile>> walk;
};

TEST_F(BrokenStockpile, MarketCards) {
  constexpr const char* kTruth = "market_card_in_one_place";
  expect_missed(kTruth, [](State& state) { state.board.discard.add(Card::boom); });
  expect_missed(kTruth, [](State& state) { ++state.regular[kAnn][Company::steel]; });
  expect_missed(kTruth, [](State& state) { ++state.board.split[kBen][Company::bank]; });
  expect_missed(kTruth, [](State& state) { state.laid.push_back({open(Card::small_fee), pile_at(0)}); });
  expect_missed(kTruth, [](State& state) { state.board.held_fees.push_back({kAnn, Card::large_fee}); });
  expect_missed(kTruth, [](State& state) { state.deck.remove(state.deck.nth(0)); });
}

TEST_F(BrokenStockpile, CommerceCards) {
  constexpr const char* kTruth = "commerce_card_in_one_place";
  expect_missed(kTruth, [](State& state) { state.board.commerce.owned[kAnn].add(Card::oil); });
  expect_missed(kTruth, [](State& state) { state.board.commerce.gone.add(Card::tax); });
  expect_missed(kTruth, [](State& state) { state.laid.push_back({open(Card::corn), pile_at(0)}); });
  expect_missed(kTruth, [](State& state) { --state.board.commerce.deck_size; });
}

TEST_F(BrokenStockpile, StrategyCards) {
  constexpr const char* kTruth = "strategy_card_in_one_place";
  expect_missed(kTruth,
                [](State& state) { state.strategies[kAnn].truth().remove(state.strategies[kAnn].truth().nth(0)); });
  expect_missed(kTruth, [](State& state) { state.strategy_pool.remove(state.strategy_pool.nth(0)); });
}

TEST_F(BrokenStockpile, Investors) {
  constexpr const char* kTruth = "investor_in_one_place";
  expect_missed(kTruth, [](State& state) { state.board.investors.of[kAnn][0] = state.board.investors.of[kBen][0]; });
  expect_missed(kTruth, [](State& state) { state.investor_deck.add(state.board.investors.of[kAnn][0]); });
  expect_missed(kTruth, [](State& state) { state.board.investors.of[kAnn][0] = Investor::none; });
}

TEST_F(BrokenStockpile, Meeples) {
  constexpr const char* kTruth = "meeple_on_one_track";
  const auto standing = [this] {
    int at = 0;
    while (walk.state().board.tracks[pile_at(at)].by == kNoSeat) ++at;
    return walk.state().board.tracks[pile_at(at)];
  }();
  expect_missed(kTruth, [&](State& state) {
    for (int at = 0; at < 4; ++at) state.board.tracks[pile_at(at)] = standing;
  });
  expect_missed(kTruth, [](State& state) { state.board.tracks[pile_at(4)] = {kAnn, 0, 0}; });
  expect_missed(kTruth, [](State& state) { state.board.tracks[pile_at(0)] = {kAnn, 0, 1}; });
}

TEST_F(BrokenStockpile, MoneyAndBids) {
  constexpr const char* kTruth = "cash_covers_bids";
  expect_missed(kTruth, [](State& state) { state.board.cash[kBen] = Money(-1); });
  expect_missed(kTruth, [](State& state) {
    state.board.tracks = {};
    state.board.tracks[pile_at(0)] = {kAnn, 7, 0};
    state.board.cash[kAnn] = Money(3);
  });
}

TEST_F(BrokenStockpile, InsiderCards) {
  constexpr const char* kTruth = "insider_card_in_one_place";
  expect_missed(kTruth, [](State& state) { state.pairs[0].company = state.pairs[1].company; });
  expect_missed(kTruth, [](State& state) { state.companies_left.add(Company::steel); });
  expect_missed(kTruth, [](State& state) { state.board.forecasts.add(Forecast::plus_4); });
}

TEST_F(BrokenStockpile, CountsKnowledgeAndTracks) {
  expect_missed("counts_match", [](State& state) { ++state.board.regular_size[kAnn]; });
  expect_missed("counts_match", [](State& state) { ++state.board.strategies.hand_size[kBen]; });
  expect_missed("nobody_sure_of_more", [](State& state) { state.board.surely[kAnn][Company::steel] = 10; });
  expect_missed("nobody_sure_of_more", [](State& state) { state.known[kBen][kAnn][Company::steel] = 10; });
  expect_missed("values_on_track", [](State& state) { ++state.board.value[Company::bank]; });
  expect_missed("one_first_player_card", [](State& state) {
    state.board.first_player_card.holder = kAnn;
    state.laid.push_back({open(Card::first_player), pile_at(0)});
  });
  expect_missed("winner_when_over", [](State& state) { state.board.winners.add(kAnn); });
}

}  // namespace
}  // namespace bell::exam::stockpile_invariants
