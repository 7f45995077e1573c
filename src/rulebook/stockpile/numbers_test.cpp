// Tests of Stockpile's printed numbers: their sources, their uses, and which are invalid.
#include <gtest/gtest.h>

#include <algorithm>

#include "rulebook/rulebook.h"
#include "view/stockpile/investors.h"
#include "view/stockpile/strategies.h"

namespace bell::rulebook {
namespace {

using namespace stockpile;

Setup setup_with(const std::map<std::string, std::string>& replaced) {
  return {.title = "stockpile", .seats = 4, .modules = {}, .options = {}, .components = replaced};
}
std::string fault_of(const std::map<std::string, std::string>& replaced) {
  const auto box = printed(setup_with(replaced));
  return box ? "" : plain(box.error());
}
const Component& component(std::string_view key) {
  static const auto kAll = *components_of("stockpile", {});
  return *std::find_if(kAll.begin(), kAll.end(), [key](const Component& each) { return each.key == key; });
}

TEST(StockpileNumbers, SayHowWeKnowThem) {
  EXPECT_EQ(component("bids").provenance, "public");
  EXPECT_EQ(component("bond_price").provenance, "rulebook");
  EXPECT_EQ(component("dice.1").provenance, "reconstructed");
  EXPECT_EQ(component("investor_cash.base").provenance, "public");
  EXPECT_EQ(component("investor_cash.others").provenance, "reconstructed");
  EXPECT_EQ(component("strategy.naked-short.gain").provenance, "public");
  EXPECT_EQ(component("strategy.corner-the-market.gain").provenance, "rulebook");
  EXPECT_EQ(component("strategy.bear-raid.cost").provenance, "reconstructed");
}

TEST(StockpileNumbers, OfPeopleAndCardsReachTheirPlaces) {
  const auto box = std::get<Components>(*printed(setup_with({{"power.soros", "9"},
                                                             {"power.liliane_outbid", "2"},
                                                             {"strategy.block-trading.limit", "20"},
                                                             {"strategy.short-and-distort.times", "2"},
                                                             {"strategy.naked-short.gain", "11"}})));
  EXPECT_EQ(box.investor_power[static_cast<std::size_t>(Investor::soros)], 9);
  EXPECT_EQ(box.investor_power[static_cast<std::size_t>(Investor::liliane)], 5);
  EXPECT_EQ(box.liliane_outbid, 2);
  EXPECT_EQ(box.strategy_limit[static_cast<std::size_t>(Strategy::block_trading)], 20);
  EXPECT_EQ(box.strategy_times[static_cast<std::size_t>(Strategy::short_and_distort)], 2);
  EXPECT_EQ(box.strategy_gain[static_cast<std::size_t>(Strategy::naked_short)], 11);
  EXPECT_EQ(box.strategy_cost[static_cast<std::size_t>(Strategy::rogue_trading)], 5);
}

TEST(StockpileNumbers, ThatMakeNoGameAreRefused) {
  EXPECT_EQ(fault_of({{"bids", "[0, 3, 1, 6, 10, 15, 20, 25]"}}), "problem.number.falls key=bids");
  EXPECT_EQ(fault_of({{"bids", "[1, 1, 3, 6, 10, 15, 20, 25]"}}), "problem.number.first_bid key=bids");
  EXPECT_EQ(fault_of({{"market_deck", "[0, 10, 10, 10, 10, 10, 4, 4, 4, 4, 4]"}}),
            "problem.number.stock_card_missing key=market_deck");
  EXPECT_EQ(fault_of({{"market_deck", "[10, 10, 10, 10, 10, 10, 5, 4, 4, 4, 4]"}}),
            "problem.number.too_many_fees key=market_deck most=12");
  EXPECT_EQ(fault_of({{"market_deck", "[10, 10, 10, 10, 10, 10, 4, 4, 4, 5, 4]"}}),
            "problem.number.too_many_actions key=market_deck most=8");
  EXPECT_EQ(fault_of({{"commerce_deck", "[3, 3, 3, 3, 3, 3, 8]"}}), "problem.number.too_many_taxes key=commerce_deck");
  EXPECT_EQ(fault_of({{"commerce_deck", "[3, 3, 3, 3, 3, 3, 5]"}}),
            "problem.number.commerce_too_small key=commerce_deck needed=24 players=2");
  EXPECT_EQ(fault_of({{"dice.1", "[5, 4, 4, 3, 3, 2]"}}), "problem.number.unknown_face key=dice.1");
  EXPECT_EQ(fault_of({{"dice.1", "[4, 4, 4, 3, 3, -4]"}}),
            "problem.number.too_few_forecasts forecast=-4 key=forecast_stacks most=2");
  EXPECT_EQ(fault_of({{"strategy.bear-raid.spaces", "0"}}),
            "problem.number.needs_one count=0 found=number high=9 key=strategy.bear-raid.spaces low=1 value=0");
  EXPECT_EQ(fault_of({{"power.bill", "1"}}), "problem.number.unknown_of_many key=power.bill title=stockpile");
}

}  // namespace
}  // namespace bell::rulebook
