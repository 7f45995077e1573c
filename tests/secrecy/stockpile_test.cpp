// Tests the secrets of Stockpile: worlds nobody can tell apart, and planted leaks that are caught.
#include <gtest/gtest.h>

#include "engine/stockpile/arrivals.h"
#include "exam/resampling.h"
#include "exam/setups.h"
#include "secrecy/revelations.h"
#include "secrecy/stockpile_leaks.h"

namespace bell::exam::stockpile_game {
namespace {

void expect_clean(const MaybeFinding& finding, std::uint64_t seed) {
  if (finding) FAIL() << "seed " << seed << ": " << finding->check << ": " << finding->text;
}

class StockpileSecrecy : public ::testing::TestWithParam<Setup> {};

TEST_P(StockpileSecrecy, ImaginedWorldsLookTheSame) {
  const Rules rules = rules_for<Stockpile>(GetParam());
  expect_clean(resample_match<Honest>(rules, 1, 5), 1);
}

INSTANTIATE_TEST_SUITE_P(Setups, StockpileSecrecy, ::testing::ValuesIn(setups_of<Stockpile>()),
                         [](const auto& each) { return describe(each.param); });

// An inconsistent memory would silently rule nothing out.
TEST(StockpileMemory, AccountsForEveryPortfolio) {
  for (const int seats : {2, 5}) {
    bell::Setup setup = stockpile_setup(seats, kAllOfStockpile);
    setup.options = {{"investors", "base+cc+ii+promo"}, {"promo_strategies", "yes"}};
    const Rules rules = rules_for<Stockpile>(setup);
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
      for (Walk<Honest> walk(rules, seed); !walk.is_over(); walk.apply(walk.pick())) {
        if (walk.state().board.round == 0 || walk.done().size() % 9 != 0) continue;
        for (const Viewer viewer : viewers_of(seats))
          ASSERT_TRUE(remember_arrivals(rules, Stockpile::project(rules, walk.state(), viewer), walk.memory_of(viewer))
                          .has_starts)
              << name_of(viewer) << walk.where() << ", seed " << seed;
      }
  }
}

using Suspect = Accused<Stockpile>;

// Everything in play, and only investors who look, hide, take or draw.
Rules with_every_look() {
  bell::Setup setup = stockpile_setup(4, kAllOfStockpile & ~kAuctionBit);
  setup.options = {{"investors", "base+cc+ii+promo"}};
  Rules rules = rules_for<Stockpile>(setup);
  rules.investors = {};
  for (const Investor who : {Investor::martha, Investor::warren, Investor::phil, Investor::ivan, Investor::robins,
                             Investor::stuart, Investor::mark, Investor::cramer})
    rules.investors.add(who);
  return rules;
}

constexpr std::uint64_t kMatches = 4;

// Runs the checks on one match, until one of them fails.
MaybeFinding examine(std::uint64_t seed) {
  static const Rules kRules = with_every_look();
  const TwinPlan plan{.stride = 17};
  TwinTally tally;
  if (auto finding = resample_match<Suspect>(kRules, seed, 11)) return finding;
  return TwinMatch<Suspect, Stockpile>(kRules, seed, plan, tally).run();
}

template <class S>
void expect_caught(const std::string& check) {
  Suspect::is<S>();
  for (std::uint64_t seed = 1; seed <= kMatches; ++seed)
    if (const auto finding = examine(seed)) {
      EXPECT_EQ(finding->check, check) << finding->text;
      return;
    }
  ADD_FAILURE() << "not caught";
}

TEST(StockpileLeak, HonestPasses) {
  Suspect::is<Honest>();
  for (std::uint64_t seed = 1; seed <= kMatches; ++seed) expect_clean(examine(seed), seed);
}

TEST(StockpileLeak, FaceDownCardIsTold) { expect_caught<FaceDownCardIsTold>("interference"); }
TEST(StockpileLeak, DealIsTold) { expect_caught<DealIsTold>("interference"); }
TEST(StockpileLeak, FirstCardIsToldTooEarly) { expect_caught<FirstCardIsToldTooEarly>("interference"); }
TEST(StockpileLeak, TakenCardIsTold) { expect_caught<TakenCardIsTold>("interference"); }
TEST(StockpileLeak, StartingShareIsTold) { expect_caught<StartingShareIsTold>("interference"); }
TEST(StockpileLeak, UndealtForecastIsTold) { expect_caught<UndealtForecastIsTold>("interference"); }
TEST(StockpileLeak, LookAtAPairIsTold) { expect_caught<LookAtAPairIsTold>("interference"); }
TEST(StockpileLeak, LookAtAPileIsTold) { expect_caught<LookAtAPileIsTold>("interference"); }
TEST(StockpileLeak, InsiderCardIsTold) { expect_caught<InsiderCardIsTold>("interference"); }
TEST(StockpileLeak, StrategyIsTold) { expect_caught<StrategyIsTold>("interference"); }
TEST(StockpileLeak, DiscardIsTold) { expect_caught<DiscardIsTold>("interference"); }
TEST(StockpileLeak, CommerceIsTold) { expect_caught<CommerceIsTold>("interference"); }
TEST(StockpileLeak, KeptInvestorIsTold) { expect_caught<KeptInvestorIsTold>("interference"); }
TEST(StockpileLeak, RefusalCountsDeck) { expect_caught<RefusalCountsDeck>("interference"); }
TEST(StockpileLeak, PortfoliosAreOpen) { expect_caught<PortfoliosAreOpen>("interference"); }
TEST(StockpileLeak, SaleShowsTheRest) { expect_caught<SaleShowsTheRest>("interference"); }
TEST(StockpileLeak, WorthOfUnseenShares) { expect_caught<WorthOfUnseenShares>("resampling"); }
TEST(StockpileLeak, HiddenPairsAreForeseen) { expect_caught<HiddenPairsAreForeseen>("resampling"); }
TEST(StockpileLeak, NeighbourSeesPair) { expect_caught<NeighbourSeesPair>("interference"); }
TEST(StockpileLeak, StrategiesAreOpen) { expect_caught<StrategiesAreOpen>("interference"); }
TEST(StockpileLeak, DeckInTheBoard) { expect_caught<DeckInTheBoard>("resampling"); }
TEST(StockpileLeak, UnderTheBlank) { expect_caught<UnderTheBlank>("resampling"); }
TEST(StockpileLeak, PlacerForgets) { expect_caught<PlacerForgets>("interference"); }
TEST(StockpileLeak, OrderByNeighboursShares) { expect_caught<OrderByNeighboursShares>("resampling"); }
TEST(StockpileLeak, GuessesOnce) { expect_caught<GuessesOnce>("freshness"); }
TEST(StockpileLeak, GuessesTheTruth) { expect_caught<GuessesTheTruth>("freshness"); }

}  // namespace
}  // namespace bell::exam::stockpile_game
