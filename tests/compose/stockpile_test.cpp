// Stockpile composes from any modules whose requirements are met, and otherwise names what is missing.
#include <gtest/gtest.h>

#include "compose/stockpile_tables.h"

namespace bell::compose {
namespace {

using stockpile::Stockpile;

Outcome<stockpile::Rules, CompositionError> composed(const Setup& setup) {
  const Setup plain{"stockpile", setup.seats, {}, {}, {}};
  return Stockpile::compose(setup, std::get<stockpile::Components>(*rulebook::printed(plain)));
}

// Composes all tables and plays some of them; tests/slow plays each twenty times.
TEST(StockpileTables, ComposeAndPlay) {
  constexpr std::size_t kPlayEvery = 13;
  const std::vector<bell::Setup> tables = every_stockpile_table();
  EXPECT_EQ(tables.size(), (64U + 2 * 128U) * 4);
  for (std::size_t at = 0; at < tables.size(); ++at) {
    const auto rules = composed(tables[at]);
    ASSERT_TRUE(rules) << exam::describe(tables[at]);
    if (at % kPlayEvery == 0) {
      EXPECT_EQ(first_fault(*rules, at + 1), "") << exam::describe(tables[at]);
    }
  }
}

TEST(StockpileTables, AnAuctionWithoutInvestorsIsNamed) {
  for (unsigned modules = 0; modules <= exam::kAllOfStockpile; ++modules) {
    if (needs_are_met(modules)) continue;
    const auto rules = composed(exam::stockpile_setup(4, modules));
    ASSERT_FALSE(rules);
    EXPECT_EQ(rules.error().why, Misfit::needs);
    EXPECT_EQ(rules.error().first, "investor_auction");
    EXPECT_EQ(rules.error().second, "investors");
  }
}

struct Faulty {
  std::vector<std::string> modules;
  std::map<std::string, std::string> options;
  Misfit why{};
  std::string first, second;
};

TEST(StockpileTables, OptionsThatDoNotFitAreNamed) {
  const std::vector<Faulty> all{
      {{}, {{"investors", "base"}}, Misfit::needs, "investors=base", "investors"},
      {{"bonds"}, {{"promo_strategies", "yes"}}, Misfit::needs, "promo_strategies=yes", "strategy_cards"},
      {{"investors"}, {{"investors", "cc"}}, Misfit::bad_option, "investors", "cc (4 cards too few)"},
      {{"investors"}, {{"investors", "ii"}}, Misfit::bad_option, "investors", "ii (8 cards too few)"},
      {{"investors"}, {{"investors", "base+casino"}}, Misfit::bad_option, "investors", "casino"},
      {{}, {{"first_player", "4"}}, Misfit::bad_option, "first_player", "4"},
      {{"strategy_cards"}, {{"promo_strategies", "maybe"}}, Misfit::bad_option, "promo_strategies", "maybe"},
      {{}, {{"rounds", "3"}}, Misfit::unknown, "rounds", "option"},
      {{"casino"}, {}, Misfit::unknown, "casino", "module"},
  };
  for (const Faulty& faulty : all) {
    const auto rules = composed({"stockpile", 4, faulty.modules, faulty.options, {}});
    ASSERT_FALSE(rules) << faulty.first;
    EXPECT_EQ(rules.error().why, faulty.why) << faulty.first;
    EXPECT_EQ(rules.error().first, faulty.first);
    EXPECT_EQ(rules.error().second, faulty.second);
  }
}

// Checks that a ledger which misses one kind of fact, or a payment without a fact, would be noticed.
TEST(Ledger, NoticesMoneyNobodyToldOf) {
  const auto rules = composed(exam::stockpile_setup(4, 0));
  exam::Walk<exam::Subject<Stockpile>> walk(*rules, 1);
  while (walk.state().board.round < 3) walk.apply(walk.pick());
  Ledger ledger(4);
  for (const auto& event : walk.told()) ledger.hear(event);
  PerSeat<Money> cash = walk.state().board.cash;
  EXPECT_TRUE(ledger.agrees_with(cash));
  cash[seat_at(2)] += Money(1);
  EXPECT_FALSE(ledger.agrees_with(cash));
}

}  // namespace
}  // namespace bell::compose
