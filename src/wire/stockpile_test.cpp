// Tests Stockpile on the wire: a view with any modules survives the round trip, and modules that are not in play leave
// no fields.
#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include "kernel/rng.h"
#include "view/stockpile/actions.h"
#include "wire/wire.h"

namespace bell::wire::stockpile_views {
namespace {

namespace sp = bell::stockpile;
using sp::Company;
using sp::ModuleId;

constexpr std::uint32_t kModuleSets = 1U << 8;  // every combination of modules 1 … 8
sp::ModuleSet modules_of(std::uint32_t bits) { return sp::ModuleSet(static_cast<std::uint16_t>(bits << 1)); }

// An arbitrary Stockpile view, likely or not.
class AnyStockpile {
 public:
  AnyStockpile(std::uint64_t seed, sp::ModuleSet modules) : rng_(seed) {
    view_.modules = modules;
    view_.seats = byte(2, kMaxSeats);
    view_.meeples = view_.seats == 2 ? 2 : 1;
    view_.piles = static_cast<std::uint8_t>(view_.seats * view_.meeples);
    fill_course();
    fill_piles();
    fill_pairs();
    fill_play();
    for (const Seat seat : seats_of(view_.seats)) fill_player(seat);
    fill_modules();
  }
  const sp::View& view() const { return view_; }

 private:
  bool has(ModuleId module) const { return view_.modules.has(module); }
  int from(int low, int high) { return low + static_cast<int>(rng_.below(static_cast<std::uint32_t>(high - low + 1))); }
  std::uint8_t byte(int low, int high) { return static_cast<std::uint8_t>(from(low, high)); }
  bool coin() { return rng_.below(2) == 0; }
  Seat seat() { return seat_at(from(0, view_.seats - 1)); }
  Seat seat_or_none() { return coin() ? seat() : kNoSeat; }
  SeatMask some_seats() { return SeatMask(static_cast<std::uint8_t>(rng_.below(1U << view_.seats))); }
  sp::Pile pile() { return sp::pile_at(from(0, view_.piles - 1)); }
  template <class Thing>
  Thing any(int first, int last) {
    return static_cast<Thing>(from(first, last));
  }
  Company company() { return any<Company>(0, sp::kCompanies - 1); }
  sp::Card card() { return any<sp::Card>(1, sp::kCardKinds); }
  sp::Investor investor() { return any<sp::Investor>(1, sp::kInvestors); }
  sp::Strategy strategy() { return any<sp::Strategy>(1, sp::kStrategies); }
  sp::Face face() { return coin() ? sp::Face::up : sp::Face::down; }
  template <class Thing>
  Seen<Thing> seen(Thing thing) {
    return coin() ? Seen<Thing>(thing) : Seen<Thing>();
  }
  template <class List, class Draw>
  void fill(List& list, Draw&& draw) {
    for (int left = from(0, list.capacity()); left > 0; --left) list.push_back(draw());
  }
  sp::Shares shares() {
    sp::Shares shares;
    for (std::uint8_t& each : shares) each = coin() ? byte(0, 10) : std::uint8_t{0};
    return shares;
  }
  template <class Bag>
  void fill_bag(Bag& bag) {
    for (int at = 0; at < Bag::kKinds; ++at) bag.add(Bag::kind_at(at), coin() ? from(0, 10) : 0);
  }
  void fill_strategies(sp::StrategySet& cards) {
    for (int left = from(0, 9); left > 0; --left)
      if (const sp::Strategy card = strategy(); cards.count(card) < 2) cards.add(card);
  }

  void fill_course() {
    sp::Board& board = view_.board;
    view_.viewer = coin() ? viewer_of(seat()) : Viewer::spectator;
    view_.rounds = byte(1, 9);
    board.round = byte(0, 9);
    board.cursor.turn = coin() ? Turn::chance() : coin() ? Turn::nobody() : Turn::of(seats_of(view_.seats));
    const std::array steps{sp::StepId::movement, sp::StepId::bidding, sp::StepId::pay_dividend};
    fill(view_.steps, [&] { return steps[rng_.below(steps.size())]; });
    fill(view_.actors, [&] { return seat_or_none(); });
    board.first_player = seat_or_none();
    board.winners = some_seats();
    for (const Company company : sp::kAllCompanies) {
      board.place[company] = byte(0, sp::kMaxSpaces - 1);
      board.value[company] = byte(0, 10);
    }
    fill_bag(board.forecasts);
    fill_bag(board.discard);
    board.deck_size = byte(0, 80);
  }

  void fill_piles() {
    if (coin()) fill(view_.laid, [&] { return sp::SeenLaid{seen(card()), some_seats(), face(), pile()}; });
    for (int at = 0; at < view_.piles; ++at)
      if (coin()) view_.board.tracks[sp::pile_at(at)] = {seat(), byte(0, sp::kBidSpaces - 1), byte(0, 1)};
    view_.board.opened = byte(0, 5);
    view_.board.supply_set = byte(0, 2);
    view_.board.bids_made = coin() ? byte(0, 9) : std::uint8_t{0};
    view_.board.last_bidder = seat_or_none();
  }

  void fill_pairs() {
    for (std::size_t at = 0; at < sp::kPairs; ++at) {
      view_.pairs[at] = {seen(company()), seen(any<sp::Forecast>(1, sp::kForecasts)), some_seats(), face(),
                         seat_or_none()};
      view_.board.pair_parts[at] = byte(0, 3);
    }
    view_.board.moving_pair = byte(0, sp::kPairs - 1);
  }

  void fill_play() {
    sp::Board& board = view_.board;
    if (coin()) view_.placing = Seen<sp::Placement>({card(), pile(), face()});
    for (std::uint8_t& due : board.fees_due) due = byte(0, 2);
    fill(board.held_fees, [&] { return sp::HeldFee{seat(), sp::Card::middle_fee}; });
    if (coin()) board.motion = {company(), static_cast<std::int8_t>(from(-4, 4)), any<sp::PayMarks>(0, 2)};
    if (!coin()) return;
    board.dividend = {company(), byte(1, 3), seat_or_none(), {}};
    for (const Seat each : seats_of(view_.seats)) board.dividend.shown[each] = {byte(0, 10), byte(0, 10)};
  }

  sp::ActionCards action_cards() {
    sp::ActionCards cards;
    for (int number = from(0, sp::kMaxActionCards); number > 0; --number)
      cards.add(coin() ? sp::Card::boom : sp::Card::bust);
    return cards;
  }

  void fill_player(Seat seat) {
    sp::Board& board = view_.board;
    board.cash[seat] = Money(from(-20, 200));
    view_.regular[seat] = shares();
    board.surely[seat] = shares();
    board.split[seat] = shares();
    board.regular_size[seat] = byte(0, 60);
    board.hand_size[seat] = byte(0, 2);
    fill(view_.hands[seat], [&] { return seen(card()); });
    view_.kept[seat] = action_cards();
    board.surely_kept[seat] = action_cards();
    view_.kept_size[seat] = byte(0, 8);
    for (std::size_t meeple = 0; meeple < view_.meeples; ++meeple)
      if (coin()) board.purchases[seat][meeple] = {byte(0, sp::kBidSpaces - 1), static_cast<std::int8_t>(from(-5, 25))};
  }

  void fill_modules() {
    sp::Board& board = view_.board;
    if (has(ModuleId::first_player_card)) board.first_player_card.holder = seat_or_none();
    if (has(ModuleId::investor_auction))
      for (int at = 0; at < view_.piles; ++at)
        if (coin()) board.auction.on_pile[sp::pile_at(at)] = investor();
    if (has(ModuleId::commodities_taxes)) fill_bag(board.commerce.gone);
    if (has(ModuleId::strategy_cards)) fill_strategy_in_play();
    if (has(ModuleId::investors)) {
      fill(view_.drawn, [&] { return seen(card()); });
      view_.drawers = some_seats();
    }
    for (const Seat seat : seats_of(view_.seats)) fill_modules_of(seat);
  }
  void fill_strategy_in_play() {
    sp::StrategiesSlice& strategies = view_.board.strategies;
    fill_strategies(strategies.played);
    for (std::uint8_t& covers : strategies.covers) covers = byte(0, 2);
    if (coin())
      strategies.now = {strategy(), byte(0, 4), byte(0, (1 << sp::kCompanies) - 1),
                        coin() ? company() : sp::kNoCompany};
  }
  void fill_modules_of(Seat seat) {
    sp::Board& board = view_.board;
    if (has(ModuleId::bonds)) board.bond.held[seat] = byte(0, 9);
    if (has(ModuleId::commodities_taxes)) {
      fill_bag(board.commerce.owned[seat]);
      board.commerce.hand_size[seat] = byte(0, 2);
      fill(view_.commerce_hands[seat], [&] { return seen(card()); });
    }
    if (has(ModuleId::investors)) {
      const int count = from(0, 2);
      for (int nth = 0; nth < count; ++nth) board.investors.of[seat][static_cast<std::size_t>(nth)] = investor();
      board.investors.used[seat] = byte(0, (1 << count) - 1);
      fill(view_.offered[seat], [&] { return seen(investor()); });
      fill(view_.kept_investors[seat], [&] { return seen(investor()); });
    }
    if (!has(ModuleId::strategy_cards)) return;
    board.strategies.hand_size[seat] = byte(0, 9);
    board.strategies.plays[seat] = byte(0, 2);
    sp::StrategySet hand;
    fill_strategies(hand);
    view_.strategies[seat] = seen(hand);
  }

  sp::View view_;
  Rng rng_;
};

sp::View any_view(std::uint64_t seed) {
  return AnyStockpile(seed, modules_of(static_cast<std::uint32_t>(seed % kModuleSets))).view();
}

void expect_back(const sp::View& view) {
  const std::string sent = encode(AnyView(view)).dump();
  const auto back = decode_view(Json::parse(sent));
  ASSERT_TRUE(back.is_ok()) << back.error().text << '\n' << sent;
  EXPECT_TRUE(std::get<sp::View>(*back) == view) << sent;
  EXPECT_EQ(encode(*back).dump(), sent);
}

TEST(StockpileWire, AViewWithAnyModulesComesBackAsItWasSent) {
  for (std::uint64_t seed = 0; seed < kModuleSets; ++seed) {
    expect_back(any_view(seed));
    if (testing::Test::HasFailure()) return;
  }
}

// Replacing any value in the document by one of another kind is either harmless or refused; never a crash.
RC_GTEST_PROP(StockpileWire, ADamagedViewIsRefusedOrRead, (std::uint64_t seed)) {
  Rng rng(seed);
  Json damaged = encode(AnyView(any_view(seed))).flatten();
  const std::array<Json, 7> nonsense{nullptr, -1, 99, 1e300, "?", true, 18446744073709551615U};
  auto at = damaged.begin();
  std::advance(at, rng.below(static_cast<std::uint32_t>(damaged.size())));
  *at = nonsense[rng.below(nonsense.size())];
  const auto decoded = decode_view(damaged.unflatten());
  const bool is_answered = decoded.is_ok() ? !encode(*decoded).empty() : !decoded.error().text.empty();
  RC_ASSERT(is_answered);
}

TEST(StockpileWire, AModuleThatIsNotInPlayIsNotThere) {
  const Json without = encode(AnyView(AnyStockpile(1, {}).view()));
  const Json with = encode(AnyView(AnyStockpile(1, modules_of(kModuleSets - 1)).view()));
  for (const char* module : {"bonds", "commodities_taxes", "forecast_dice", "first_player_card", "advanced_board",
                             "investors", "investor_auction", "strategy_cards"}) {
    EXPECT_FALSE(without.contains(module)) << module;
    EXPECT_TRUE(with.contains(module)) << module;
  }
}

TEST(StockpileWire, OnlySeatsAndPilesOfTheTableAppear) {
  sp::View view;
  view.seats = 3;
  view.piles = 3;
  const Json json = encode(AnyView(view));
  EXPECT_EQ(json["players"].size(), 3U);
  EXPECT_EQ(json["piles"].size(), 3U);
}

TEST(StockpileWire, AStockpileHasItsCardsAndItsBid) {
  sp::View view;
  view.seats = view.piles = 3;
  view.laid.push_back({Seen(sp::Card::steel), seats_of(3), sp::Face::up, sp::pile_at(1)});
  view.laid.push_back({{}, SeatMask::only(seat_at(2)), sp::Face::down, sp::pile_at(0)});
  view.board.tracks[sp::pile_at(1)] = {seat_at(2), 4, 0};
  const Json json = encode(AnyView(view));
  EXPECT_EQ(json["piles"].dump(),
            R"([{"cards":[{"card":null,"face":"down","known_to":[2],"nth":2}]},)"
            R"({"bid":{"seat":2,"space":5,"meeple":1},)"
            R"("cards":[{"card":"steel","face":"up","known_to":[0,1,2],"nth":1}]},{"cards":[]}])");
}

TEST(StockpileWire, TooManyCardsOnStockpilesAreRefused) {
  sp::View view;
  view.seats = view.piles = 2;
  for (int nth = 0; nth < sp::kMaxLaid; ++nth) view.laid.push_back({{}, {}, sp::Face::down, sp::pile_at(0)});
  Json json = encode(AnyView(view));
  json["piles"][1] = json["piles"][0];
  const auto decoded = decode_view(json);
  ASSERT_FALSE(decoded.is_ok());
  EXPECT_EQ(plain(decoded.error()), "reason.json.at place=piles why.=reason.json.impossible");
}

TEST(StockpileWire, APurchaseForNothingIsThereWhenAllHavePaid) {
  sp::View view;
  view.seats = view.piles = 3;
  view.meeples = 1;
  EXPECT_TRUE(encode(AnyView(view))["players"][0]["purchases"].empty());
  view.board.bids_made = 3;
  EXPECT_EQ(encode(AnyView(view))["players"][0]["purchases"].dump(), R"([{"meeple":1,"space":1,"paid":0}])");
}

TEST(StockpileWire, NamesWhatAStrategyCardHasActedOn) {
  sp::View view;
  view.seats = 3;
  view.modules.add(ModuleId::strategy_cards);
  view.board.strategies.now = {sp::Strategy::market_maker, 1, 0b000101, sp::kNoCompany};
  Json now = encode(AnyView(view))["strategy_cards"]["in_play"];
  EXPECT_EQ(now["companies_done"].dump(), R"(["automotive","computers"])");
  EXPECT_TRUE(now["pairs_seen"].empty());
  view.board.strategies.now.card = sp::Strategy::corporate_espionage;
  now = encode(AnyView(view))["strategy_cards"]["in_play"];
  EXPECT_TRUE(now["companies_done"].empty());
  EXPECT_EQ(now["pairs_seen"].dump(), "[1,3]");
}

TEST(StockpileWire, TellsEachParticularOfAFactByItsName) {
  sp::SeenEvent event;
  event.what = sp::Happening::bid_made;
  event.seat = seat_at(1);
  event.pile = sp::pile_at(1);
  event.number = 4;
  event.value = 10;
  EXPECT_EQ(encode(AnySeenEvent(event)).dump(),
            R"({"fact":"bid_made","rule":null,"seat":1,"pile":2,"space":5,"bid":10})");
}

TEST(StockpileWire, AChoiceHasItsArgumentsByName) {
  const Action act = sp::bid_of(seat_at(0), sp::pile_at(1), 4, 1);
  const Choice choice{act, sp::notation(act), sp::Prospect{}};
  EXPECT_EQ(
      encode(choice).dump(),
      R"({"action":"bid 2 at 5 with second","verb":"bid","pile":2,"space":5,"meeple":2,"prospect":{"rule":null}})");
}

}  // namespace
}  // namespace bell::wire::stockpile_views
