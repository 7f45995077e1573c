// The printed numbers of Stockpile: where they come from, where they go, and which make no game.
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
  return box ? "" : box.error().text;
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
  EXPECT_EQ(fault_of({{"bids", "[0, 3, 1, 6, 10, 15, 20, 25]"}}), "`bids` must not fall from one space to the next.");
  EXPECT_EQ(fault_of({{"bids", "[1, 1, 3, 6, 10, 15, 20, 25]"}}),
            "`bids` must begin with 0, so that everybody can bid.");
  EXPECT_EQ(fault_of({{"market_deck", "[0, 10, 10, 10, 10, 10, 4, 4, 4, 4, 4]"}}),
            "`market_deck` needs at least one stock card of every company, for the starting shares.");
  EXPECT_EQ(fault_of({{"market_deck", "[10, 10, 10, 10, 10, 10, 5, 4, 4, 4, 4]"}}),
            "`market_deck` may have 12 trading fees at most.");
  EXPECT_EQ(fault_of({{"market_deck", "[10, 10, 10, 10, 10, 10, 4, 4, 4, 5, 4]"}}),
            "`market_deck` may have 8 action cards at most.");
  EXPECT_EQ(fault_of({{"commerce_deck", "[3, 3, 3, 3, 3, 3, 8]"}}),
            "`commerce_deck` has more taxes than `taxes` has costs.");
  EXPECT_EQ(fault_of({{"commerce_deck", "[3, 3, 3, 3, 3, 3, 5]"}}),
            "`commerce_deck` is too small: 2 players need 24 cards.");
  EXPECT_EQ(fault_of({{"dice.1", "[5, 4, 4, 3, 3, 2]"}}), "`dice.1` has a face that no forecast card shows.");
  EXPECT_EQ(fault_of({{"dice.1", "[4, 4, 4, 3, 3, -4]"}}),
            "`forecast_stacks` has too few cards of -4: the dice can ask for 2.");
  EXPECT_EQ(fault_of({{"strategy.bear-raid.spaces", "0"}}),
            "`strategy.bear-raid.spaces` needs a whole number from 1 to 9; this is 0.");
  EXPECT_EQ(fault_of({{"power.bill", "1"}}),
            "`power.bill` is no printed number of stockpile; `bell components stockpile` lists them.");
}

}  // namespace
}  // namespace bell::rulebook
