// Tests that a fact about a price tells the price before it and the one after it, in random matches of every title.
#include <gtest/gtest.h>

#include <map>

#include "exam/setups.h"
#include "exam/walk.h"

namespace bell::exam {
namespace {

int price_in(const stonks::Rules&, const stonks::State& now, stonks::Company company) {
  return now.board.tiles[company].value;
}
int price_in(const stockpile::Rules&, const stockpile::State& now, stockpile::Company company) {
  return now.board.value[company];
}
int price_in(const wall_street_1920::Rules& rules, const wall_street_1920::State& now,
             wall_street_1920::Company company) {
  return rules.value(company, now.board.level[company]);
}

bool tells_price(const stonks::Event& event) { return event.what == stonks::Happening::price_changed; }
bool tells_price(const stockpile::Event& event) {
  using stockpile::Happening;
  return event.what == Happening::value_moved || event.what == Happening::stock_split ||
         event.what == Happening::bankrupt;
}
bool tells_price(const wall_street_1920::Event& event) {
  return event.what == wall_street_1920::Happening::price_changed;
}

// Follows every price from fact to fact within each action; returns how many facts there were.
template <class T>
int follow_prices(const Setup& setup, std::uint64_t seed) {
  using S = Subject<T>;
  const auto rules = rules_for<T>(setup);
  Walk<S> walk(rules, seed);
  std::map<decltype(S::Event::company), int> prices;
  int facts = 0;
  while (!walk.is_over()) {
    const auto before = walk.state();
    const std::size_t told = walk.told().size();
    prices.clear();
    walk.apply(walk.pick());
    for (std::size_t at = told; at < walk.told().size(); ++at) {
      const auto& event = walk.told()[at];
      if (!tells_price(event)) continue;
      const auto price = prices.try_emplace(event.company, price_in(rules, before, event.company)).first;
      EXPECT_EQ(event.before, price->second) << setup.title << walk.where();
      const auto told_to_all = S::project(event, Viewer::spectator);
      EXPECT_EQ(told_to_all.before, event.before);
      price->second = event.value;
      ++facts;
    }
    for (const auto& [company, price] : prices) EXPECT_EQ(price, price_in(rules, walk.state(), company));
  }
  return facts;
}

template <class T>
void expect_prices_before(const Setup& setup) {
  int facts = 0;
  for (std::uint64_t seed = 1; seed <= 10 && !testing::Test::HasFailure(); ++seed)
    facts += follow_prices<T>(setup, seed);
  EXPECT_GT(facts, 50);
}

TEST(PriceFacts, TellThePriceBeforeInStonks) { expect_prices_before<stonks::Stonks>({.title = "stonks", .seats = 4}); }
TEST(PriceFacts, TellThePriceBeforeInStockpile) {
  expect_prices_before<stockpile::Stockpile>(stockpile_setup(4, kAllOfStockpile));
}
TEST(PriceFacts, TellThePriceBeforeInWallStreet) {
  expect_prices_before<wall_street_1920::WallStreet1920>({.title = "wall-street-1920", .seats = 4});
}

}  // namespace
}  // namespace bell::exam
