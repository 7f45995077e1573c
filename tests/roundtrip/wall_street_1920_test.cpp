// Tests that 1920 Wall Street survives the round trip over the wire and in notation, with every module set.
#include <gtest/gtest.h>

#include <algorithm>

#include "roundtrip/opened.h"
#include "view/wall_street_1920/vocabulary.h"
#include "wire/schema.h"
#include "wire/wire.h"

namespace bell::street_wire {
namespace {

using wall_street_1920::Vocabulary;
using StreetView = wall_street_1920::View;

// Cycles through module sets, numbers of players, sides of the board and the memory aid.
Setup nth_setup(std::size_t nth) {
  const std::vector<std::vector<std::string>> module_sets{
      {}, {"magnates"}, {"purchase_option"}, {"magnates", "purchase_option"}};
  Setup setup{"wall-street-1920", 2 + static_cast<int>(nth / 4 % 4), module_sets[nth % 4], {}, {}};
  setup.options["board"] = nth % 3 == 0 ? "orange" : "blue";
  setup.options["memory_aid"] = nth % 5 < 2 ? "on" : "off";
  if (!setup.modules.empty() && setup.modules.front() == "magnates") setup.options["magnates"] = "mix";
  return setup;
}

// Without the position in the program and the pawns of absent seats, which are not sent.
StreetView as_sent(const AnyView& view) {
  StreetView sent = *std::get_if<StreetView>(&view);
  sent.board.cursor.frames.clear();
  for (int seat = sent.seats; seat < kMaxSeats; ++seat) sent.board.pawn[seat_at(seat)] = 0;
  return sent;
}

void expect_to_come_back(const AnyView& view) {
  const std::string sent = wire::encode(view).dump();
  const auto back = wire::decode_view(wire::Json::parse(sent));
  ASSERT_TRUE(back.is_ok()) << back.error().text << "\n" << sent;
  EXPECT_EQ(wire::encode(*back).dump(), sent);
  EXPECT_TRUE(*std::get_if<StreetView>(&*back) == as_sent(view)) << sent;
}

// The keys of an object are those in the schema, including all required ones.
void expect_keys(const wire::Json& json, const wire::Json& type) {
  for (const auto& [key, value] : json.items()) EXPECT_TRUE(type["properties"].contains(key)) << key;
  for (const wire::Json& key : type["required"]) EXPECT_TRUE(json.contains(key.get<std::string>())) << key;
}

void expect_match_to_come_back(const Setup& setup, std::uint64_t seed) {
  const wire::Json type = wire::schema()["$defs"]["WallStreet1920View"];
  journal::MemoryStore store;
  table::Table table = opened(setup, "random", seed, store);
  for (int step = 0; !table.turn().is_over() && !testing::Test::HasFailure(); ++step) {
    const auto moved = table.advance_one({});
    ASSERT_TRUE(moved.is_ok() && *moved);
    const int who = step % (setup.seats + 1);
    const AnyView view = table.view_for(who == setup.seats ? Viewer::spectator : viewer_of(seat_at(who)));
    const bool is_rare = std::get_if<StreetView>(&view)->board.exchange.shown != wall_street_1920::kNoCard;
    if (is_rare || step % 23 == 0) expect_to_come_back(view);
    if (step % 50 == 0) expect_keys(wire::encode(view), type);
  }
  expect_to_come_back(table.view_for(Viewer::spectator));
}

TEST(WallStreetOverTheWire, ViewsOfAllModuleSetsComeBack) {
  for (std::size_t nth = 0; nth < 32; ++nth) expect_match_to_come_back(nth_setup(nth), nth + 1);
}

TEST(WallStreetOverTheWire, OnlySeatsAtTheTableAndModulesInPlayAreSent) {
  journal::MemoryStore store;
  const table::Table table = opened(nth_setup(0), "random", 1, store);
  const wire::Json view = wire::encode(table.view_for(Viewer::spectator));
  EXPECT_EQ(view["players"].size(), 2U);
  EXPECT_FALSE(view.contains("magnates") || view.contains("purchase_option"));
  EXPECT_TRUE(view["exchange"].is_null() && view["viewer"].is_null());
  EXPECT_TRUE(view["players"][0]["pawn"].is_null() && view["players"][0]["shares"].is_null());
}

TEST(WallStreetOverTheWire, AFactSaysEachThingByItsName) {
  using namespace wall_street_1920;
  const SeenEvent paid{.what = Happening::paid, .seat = seat_at(1), .number = 3, .value = 4, .card = {}, .back = {}};
  EXPECT_EQ(wire::encode(AnySeenEvent(paid)).dump(), R"({"fact":"paid","rule":null,"seat":1,"cash":3,"by_capital":4})");
  const SeenEvent dealt{.what = Happening::capital_dealt, .seat = seat_at(0), .card = {}, .back = Seen<Back>(Back(2))};
  EXPECT_EQ(wire::encode(AnySeenEvent(dealt)).dump(),
            R"({"fact":"capital_dealt","rule":null,"seat":0,"back":"back2"})");
}

TEST(WallStreetOverTheWire, AChoiceSaysWhatItDoes) {
  journal::MemoryStore store;
  table::Table table = opened(nth_setup(3), "human", 1, store);
  ASSERT_TRUE(table.advance({}));
  const wire::Json choice = wire::encode(table.choices_for(table.turn().first()).front());
  EXPECT_EQ(choice["action"], "pawn at 0");
  EXPECT_EQ(choice["verb"], "place_pawn");
  EXPECT_EQ(choice["place"], 0);
  EXPECT_EQ(choice["prospect"]["rule"], "WS-SET-7");
  EXPECT_TRUE(choice["prospect"]["cards"].empty());
}

TEST(WallStreetNotation, EveryActionIsReadAsItIsWritten) {
  for (const Seat by : {kChance, seat_at(3)})
    for (const Action& act : writable_actions(Vocabulary::verbs(), by)) {
      const std::string text = wall_street_1920::notation(act);
      const std::vector<Action> read = read_actions(Vocabulary::verbs(), text, by);
      ASSERT_EQ(read.size(), 1U) << text;
      EXPECT_EQ(read.front(), act) << text;
    }
}

// The notation must never change, because journals contain it.
TEST(WallStreetNotation, IsWhatJournalsHold) {
  using namespace wall_street_1920;
  const Seat ann = seat_at(0);
  EXPECT_EQ(notation(lay_at(2, share_card(Company::corn, Form::twin_down))), "lay corn2- at 2");
  EXPECT_EQ(notation(capital_to(seat_at(1), Back(3))), "capital 3 to 1");
  EXPECT_EQ(notation(action_of(Verb::lay_magnate, kChance, 3, 4)), "magnate 4 at oil");
  EXPECT_EQ(notation(action_of(Verb::turn_magnate, kChance, 2, 1)), "turn magnate 2 punishment");
  EXPECT_EQ(notation(discard_of(ann, dual_card(4), Pile::b)), "discard dual5 on B");
  EXPECT_EQ(notation(show_of(ann, variation_card(Company::oil, Shift::down_2), Company::steel)),
            "show oil-down2 as steel");
  EXPECT_EQ(notation(with_card(Verb::turn_up, kChance, Card::black_day)), "turn-up black-day");
  EXPECT_EQ(notation(action_of(Verb::raise_capital, ann)), "raise");
  EXPECT_EQ(notation(with_pile(Verb::take_discard, ann, Pile::c)), "take from C");
}

}  // namespace
}  // namespace bell::street_wire
