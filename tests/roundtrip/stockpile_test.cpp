// Tests that views and facts of real Stockpile matches survive the round trip over the wire, with every module.
#include <gtest/gtest.h>

#include "roundtrip/opened.h"
#include "wire/wire.h"

namespace bell {
namespace {

using stockpile::View;

const std::vector<std::string> kEverything{"bonds",          "commodities_taxes", "forecast_dice", "first_player_card",
                                           "advanced_board", "investors",         "strategy_cards"};

Setup setup_of(int seats, const std::vector<std::string>& modules) {
  Setup setup{.title = "stockpile", .seats = seats, .modules = modules, .options = {}, .components = {}};
  if (!modules.empty()) setup.options = {{"investors", "base+cc+ii+promo"}, {"promo_strategies", "yes"}};
  return setup;
}

// Everything but the position in the program, which is not sent.
void expect_to_come_back(const table::Table& table, Viewer viewer) {
  View view = std::get<View>(table.view_for(viewer));
  view.board.cursor.frames = {};
  const std::string sent = wire::encode(AnyView(view)).dump();
  const auto back = wire::decode_view(wire::Json::parse(sent));
  ASSERT_TRUE(back.is_ok()) << back.error().text << "\n" << sent;
  EXPECT_TRUE(std::get<View>(*back) == view) << sent;
  EXPECT_EQ(wire::encode(*back).dump(), sent);
}

void expect_named_facts(const table::Table& table, Viewer viewer) {
  for (const AnySeenEvent& fact : table.told(viewer, 0)) {
    const wire::Json json = wire::encode(fact);
    ASSERT_NE(json["fact"], "unknown") << json.dump();
    for (const auto& [key, value] : json.items()) EXPECT_NE(value, wire::Json("?")) << json.dump();
  }
}

void play_and_compare(int seats, const std::vector<std::string>& modules, std::uint64_t seed) {
  journal::MemoryStore store;
  table::Table table = opened(setup_of(seats, modules), "random", seed, store);
  constexpr int kLook = 7;  // checking every step takes a minute and finds nothing more
  for (int step = 0; !table.turn().is_over(); ++step) {
    const auto moved = table.advance_one({});
    ASSERT_TRUE(moved.is_ok() && *moved);
    if (step % kLook != 0) continue;
    expect_to_come_back(table,
                        step % (seats + 1) == seats ? Viewer::spectator : viewer_of(seat_at(step % (seats + 1))));
    if (testing::Test::HasFatalFailure()) return;
  }
  expect_named_facts(table, viewer_of(seat_at(0)));
  expect_named_facts(table, Viewer::spectator);
}

TEST(StockpileOverTheWire, BaseGame) {
  for (int seats = 2; seats <= kMaxSeats; ++seats) play_and_compare(seats, {}, 7);
}

TEST(StockpileOverTheWire, EveryModule) {
  for (int seats = 2; seats <= kMaxSeats; ++seats) play_and_compare(seats, kEverything, 11);
}

TEST(StockpileOverTheWire, InvestorAuction) {
  std::vector<std::string> modules = kEverything;
  modules.emplace_back("investor_auction");
  for (const int seats : {2, 4}) play_and_compare(seats, modules, 13);
}

}  // namespace
}  // namespace bell
