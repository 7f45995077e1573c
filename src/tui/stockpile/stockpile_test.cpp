// Tests the Stockpile screen over whole matches: nothing is too wide, no word is missing, every action can be chosen
// and typed. Labels are tested with hand-made views.
#include <gtest/gtest.h>

#include <algorithm>

#include "journal/memory_store.h"
#include "kernel/rng.h"
#include "kernel/seeded_dealer.h"
#include "rulebook/rulebook.h"
#include "table/table.h"
#include "tables/labels.h"
#include "tables/thorough.h"
#include "tui/stockpile/board.h"
#include "tui/stockpile/choices.h"
#include "tui/stockpile/news.h"
#include "tui/stockpile/scene.h"
#include "view/stockpile/actions.h"

namespace bell::tui {
namespace {

using namespace stockpile;

const texts::Catalogue& english() { return *texts::Catalogue::find("en"); }
const std::vector<std::string> kEverything{"bonds",          "commodities_taxes", "forecast_dice", "first_player_card",
                                           "advanced_board", "investors",         "strategy_cards"};

Setup setup_of(int seats, const std::vector<std::string>& modules) {
  Setup setup{.title = "stockpile", .seats = seats, .modules = modules, .options = {}, .components = {}};
  if (!modules.empty()) setup.options = {{"investors", "base+cc+ii+promo"}, {"promo_strategies", "yes"}};
  return setup;
}

void expect_words(const Lines& lines, const Look& look) {
  for (const std::string& line : lines) {
    EXPECT_LE(width_of(line), look.width) << line;
    for (const char* wrong : {"{", "}", "stockpile.ui", "stockpile.s", "stockpile.i", "ui.", "fee1", "fee2", "fee3"})
      EXPECT_EQ(line.find(wrong), std::string::npos) << line;
  }
}

void collect(const std::vector<MenuItem>& choices, std::vector<Action>& actions) {
  for (const MenuItem& choice : choices) {
    EXPECT_FALSE(choice.label.empty());
    EXPECT_EQ(choice.action.has_value(), choice.more.empty());
    if (choice.action) actions.push_back(*choice.action);
    collect(choice.more, actions);
  }
}

// A second meeple that is also off the board is not offered: the first does the same.
bool is_second_meeple(const Action& act) { return verb_of(act) == Verb::bid && act.args[2] == 1; }

// A match of people who choose at random, seen by the player who decides.
class Evening {
 public:
  Evening(int seats, const std::vector<std::string>& modules, std::uint64_t seed)
      : table_(open(setup_of(seats, modules), seed)), rng_(seed) {
    for (int at = 0; at < seats; ++at) names_.push_back(english().say("ui.terminal.name." + std::to_string(at + 1)));
    auto scene = scene_for(table_.setup(), english());
    EXPECT_TRUE(scene.is_ok());
    scene_ = std::move(*scene);
  }

  void play() {
    play_with([this](Seat seat) { look_at_everything(seat); });
    const texts::Present present{names_, viewer_of(seat_at(0))};
    const Look look{.width = 80};
    const AnyView view = table_.view_for(present.reader);
    const auto memory = table_.told(present.reader, 0);
    expect_words(scene_->score_sheet(view, texts::score_sheet(english(), view, memory), memory, present, look), look);
  }
  // Checks only the labels; returns the number of positions.
  int play_by_labels() {
    int positions = 0;
    play_with([&](Seat seat) {
      look_at_labels(seat);
      ++positions;
    });
    return positions;
  }

 private:
  table::Table open(const Setup& setup, std::uint64_t seed) {
    const std::vector<std::string> players(static_cast<std::size_t>(setup.seats), "human");
    auto table = table::Table::open({setup, players}, store_, "table",
                                    {.dealer = std::make_unique<SeededDealer>(seed), .hire = {}});
    EXPECT_TRUE(table.is_ok());
    return std::move(*table);
  }

  template <class LookAt>
  void play_with(LookAt&& look_at) {
    while (!table_.turn().is_over() && !testing::Test::HasFailure()) {
      const auto moved = table_.advance_one({});
      ASSERT_TRUE(moved.is_ok());
      if (*moved) continue;
      const Seat seat = table_.turn().first();
      look_at(seat);
      const std::vector<Action> allowed = table_.legal_for(seat);
      const Action act = allowed[rng_.below(static_cast<std::uint32_t>(allowed.size()))];
      const auto submitted = table_.submit(seat, act, table_.decision(seat), 0, {});
      ASSERT_TRUE(submitted.is_ok() && submitted->is_done());
    }
  }

  void look_at_everything(Seat seat) {
    const std::vector<Action> allowed = table_.legal_for(seat);
    const texts::Present present{names_, viewer_of(seat)};
    const AnyView view = table_.view_for(present.reader);
    const Look look{.width = rng_.below(2) == 0 ? 80 : 120, .height = rng_.below(2) == 0 ? 20 : 40};
    expect_words(scene_->board(view, present, look), look);
    const Menu menu = scene_->menu(view, table_.choices_for(seat), present, look);
    expect_words({menu.question}, {.width = 100});
    expect_words(draw_choices(menu.choices, look), look);
    std::vector<Action> offered;
    collect(menu.choices, offered);
    for (const Action& act : allowed) {
      if (!is_second_meeple(act)) {
        EXPECT_TRUE(std::find(offered.begin(), offered.end(), act) != offered.end()) << notation(act);
      }
      EXPECT_EQ(scene_->read(notation(act), allowed), act) << notation(act);
    }
    EXPECT_TRUE(!offered.empty());
  }

  void look_at_labels(Seat seat) {
    const texts::Present present{names_, viewer_of(seat)};
    const Look look{.width = 200};
    const Menu menu = scene_->menu(table_.view_for(present.reader), table_.choices_for(seat), present, look);
    expect_words({menu.question}, look);
    for (const MenuItem& item : menu.choices) {
      expect_words({item.heading, item.label}, look);
      EXPECT_FALSE(item.label.empty());
    }
    expect_the_same_of_choices_alone(menu, seat, present, look);
  }

  // With a blank view; only the cards' printed numbers are as they are.
  void expect_the_same_of_choices_alone(const Menu& menu, Seat seat, const texts::Present& present, const Look& look) {
    const AnyView seen = table_.view_for(present.reader);
    const Deduced& printed = std::get_if<View>(&seen)->deduced;
    const stockpile_scene::Brush brush{english(), present, printed, look};
    const View blank;
    const auto choices = table_.choices_for(seat);
    const auto blind = stockpile_scene::items_of({brush, blank, choices});
    EXPECT_EQ(labels_in(blind), labels_in(menu.choices)) << "a label looked at the table";
    ASSERT_EQ(blind.size(), menu.choices.size());
    for (std::size_t at = 0; at < blind.size(); ++at)
      EXPECT_EQ(blind[at].heading, menu.choices[at].heading) << "a heading looked at the table";
  }

  journal::MemoryStore store_;
  table::Table table_;
  Rng rng_;
  std::vector<std::string> names_;
  std::unique_ptr<Scene> scene_;
};

TEST(StockpileScreen, DrawsWholeMatchesOfTheBaseGame) {
  for (int seats = 2; seats <= kMaxSeats; ++seats) Evening(seats, {}, 3).play();
}
TEST(StockpileScreen, DrawsWholeMatchesWithEveryModule) {
  for (int seats = 2; seats <= kMaxSeats; ++seats)
    for (std::uint64_t seed = 1; seed <= (kIsThorough ? 2 : 1); ++seed) Evening(seats, kEverything, seed).play();
}
TEST(StockpileScreen, DrawsTheAuctionOfInvestors) {
  std::vector<std::string> modules = kEverything;
  modules.emplace_back("investor_auction");
  for (const int seats : {2, 5}) Evening(seats, modules, 5).play();
}

// Labels are built from the view and the prospects alone.
TEST(StockpileScreen, NamesEveryChoiceOfTenThousandPositions) {
  constexpr int kPositions = kIsThorough ? 10'000 : 1'000;
  int positions = 0;
  for (std::uint64_t seed = 100; positions < kPositions && !HasFailure(); ++seed)
    positions += Evening(2 + static_cast<int>(seed % 4), seed % 3 == 0 ? std::vector<std::string>{} : kEverything, seed)
                     .play_by_labels();
}

constexpr Seat kAnn = seat_at(0);

// Three players in the first round, everything at $5K; Ann decides.
struct Scenery {
  Scenery() {
    view.seats = view.piles = 3;
    view.viewer = viewer_of(kAnn);
    view.board.round = 1;
    for (const Company company : kAllCompanies) view.board.value[company] = 5;
  }
  std::string label(const Action& act, const Prospect& prospect) const {
    const texts::Present present{{"Ann", "Ben", "Cleo"}, viewer_of(kAnn)};
    const stockpile_scene::Brush brush{english(), present, view.deduced, Look{}};
    const std::vector<Choice> choices{{act, notation(act), prospect}};
    return stockpile_scene::menu_of(brush, view, choices).choices.front().label;
  }
  View view;
};

TEST(StockpileScreen, SaysWhatABidReallyCosts) {
  const Scenery scenery;
  const Action ten = bid_of(kAnn, pile_at(0), 4, 0);
  EXPECT_EQ(scenery.label(ten, {.costs = 10, .bid = 10}), "$10K");
  EXPECT_EQ(scenery.label(ten, {.costs = 6, .bid = 10}), "10>6");
  EXPECT_EQ(scenery.label(bid_of(kAnn, pile_at(0), 0, 0), {.costs = -4, .bid = 0}), "0>-4");
}

TEST(StockpileScreen, SaysWhereACompanyGets) {
  const Scenery scenery;
  const Action boom =
      action_of(Verb::play_action, kAnn, static_cast<int>(Card::boom), static_cast<int>(Company::steel));
  EXPECT_EQ(scenery.label(boom, {.price_now = 5, .landing = Landing{.place = 6, .value = 7}}), "Steel 5>7");
  EXPECT_EQ(scenery.label(boom, {.landing = Landing{.splits = 1}}), "Steel split!");
  EXPECT_EQ(scenery.label(boom, {.landing = Landing{.bankrupt = 1}}), "Steel bankrupt!");
}

TEST(StockpileScreen, SaysWhatASaleBrings) {
  const Scenery scenery;
  EXPECT_EQ(scenery.label(sale_of(kAnn, Company::bank, Portion::regular, 3), {.pays = 15}), "3 for $15K");
}

TEST(StockpileScreen, MarksCardsThatDoNothingInThisGame) {
  const Scenery scenery;
  const Action away = action_of(Verb::discard_strategy, kAnn, static_cast<int>(Strategy::systemic_shock));
  EXPECT_TRUE(scenery.label(away, {.rule = Rule::SP_STR_3}).ends_with("(does nothing in this game)"));
  EXPECT_FALSE(scenery.label(away, {.rule = Rule::SP_STR_SYSTEMIC_SHOCK}).ends_with("game)"));
}

TEST(StockpileScreen, SaysPairsInWordsWhereThereIsRoom) {
  Scenery scenery;
  scenery.view.board.pair_parts[0] = scenery.view.board.pair_parts[1] = 1;
  const auto tell = [&](std::size_t at, Seat owner, Company company, Forecast forecast) {
    SeenPair& pair = scenery.view.pairs[at];
    pair.owner = owner;
    pair.company = Seen<Company>(company);
    pair.forecast = Seen<Forecast>(forecast);
  };
  tell(0, kAnn, Company::steel, Forecast::minus_3);
  tell(1, seat_at(1), Company::bank, Forecast::two_dollars);
  const texts::Present present{{"Ann", "Ben", "Cleo"}, viewer_of(kAnn)};
  stockpile_scene::Brush brush{english(), present, scenery.view.deduced, Look{}};
  EXPECT_EQ(stockpile_scene::draw_pairs(brush, scenery.view, 78),
            (Lines{"Tips  yours: Steel moves -3, Ben's: Bank pays a dividend ($$)"}));
  brush.look.form = Look::Form::tight;
  EXPECT_EQ(stockpile_scene::draw_pairs(brush, scenery.view, 40), (Lines{"Tips  yours Steel -3, Ben's Bank $$"}));
}

SeenEvent stockpile_fact(Happening what, Seat seat, int number = 0) {
  SeenEvent fact;
  fact.what = what;
  fact.seat = seat;
  fact.number = static_cast<std::int16_t>(number);
  return fact;
}

TEST(StockpileNews, PricesAndWhatIsTheReadersWeighMost) {
  const auto weight = [](Happening what, Seat seat) {
    return stockpile_scene::weight_of(stockpile_fact(what, seat), viewer_of(kAnn));
  };
  EXPECT_EQ(weight(Happening::value_moved, kNoSeat), Weight::heavy);
  EXPECT_EQ(weight(Happening::money_gained, kAnn), Weight::heavy);
  EXPECT_EQ(weight(Happening::money_gained, seat_at(1)), Weight::plain);
  EXPECT_EQ(weight(Happening::strategy_discarded, seat_at(1)), Weight::light);
  EXPECT_EQ(weight(Happening::strategy_discarded, kAnn), Weight::heavy);
  EXPECT_EQ(weight(Happening::passed, kAnn), Weight::light);
}

TEST(StockpileNews, ARoundEndsWhenTheNextBegins) {
  EXPECT_EQ(stockpile_scene::ended_by(stockpile_fact(Happening::round_started, kNoSeat, 1)), Scene::Stretch::nothing);
  EXPECT_EQ(stockpile_scene::ended_by(stockpile_fact(Happening::round_started, kNoSeat, 2)), Scene::Stretch::round);
  EXPECT_EQ(stockpile_scene::ended_by(stockpile_fact(Happening::passed, kAnn)), Scene::Stretch::nothing);
}

TEST(StockpileNews, PricesGoRoundByRound) {
  Scenery scenery;
  scenery.view.board.value[Company::steel] = 7;
  SeenEvent rise = stockpile_fact(Happening::value_moved, kNoSeat, 2);
  rise.company = Company::steel;
  rise.value = 7;
  rise.before = 5;
  const std::vector<AnySeenEvent> memory{stockpile_fact(Happening::round_started, kNoSeat, 1), rise,
                                         stockpile_fact(Happening::round_started, kNoSeat, 2)};
  const texts::Present present{{"Ann", "Ben", "Cleo"}, viewer_of(kAnn)};
  const stockpile_scene::Brush brush{english(), present, scenery.view.deduced, Look{}};
  const auto paths = stockpile_scene::price_paths(brush, scenery.view, memory);
  EXPECT_EQ(paths[static_cast<std::size_t>(Company::steel)].values, (std::vector<int>{5, 7, 7}));
  EXPECT_EQ(paths[static_cast<std::size_t>(Company::bank)].values, (std::vector<int>{5, 5}));
}

TEST(StockpileScreen, ReadsWhatPeopleType) {
  constexpr stockpile_scene::BidSpaces kBids{0, 1, 3, 6, 10, 15, 20, 25};
  const std::vector<Action> sales{sale_of(kAnn, Company::bank, Portion::regular, 1),
                                  sale_of(kAnn, Company::bank, Portion::regular, 2), pass_of(kAnn)};
  const auto read = [&](std::string_view text) { return stockpile_scene::read_action(kBids, text, sales); };
  EXPECT_EQ(read("Sell  bank"), sales[1]);
  EXPECT_EQ(read("sell bank x1"), sales[0]);
  EXPECT_EQ(read("pass"), sales[2]);
  EXPECT_EQ(read("bid 2 for 10"), bid_of(kAnn, pile_at(1), 4, 0));
  EXPECT_EQ(read("bid 2 for $25"), bid_of(kAnn, pile_at(1), 7, 0));
  EXPECT_EQ(read("bid 2 for 11"), std::nullopt);
  EXPECT_EQ(read("sing"), std::nullopt);
}

}  // namespace
}  // namespace bell::tui
