// The Stockpile screen over whole matches: nothing is too wide, no word is missing, every action can be chosen and
// typed. What a choice is called is tested by hand.
#include <gtest/gtest.h>

#include <algorithm>

#include "journal/memory_store.h"
#include "kernel/rng.h"
#include "kernel/seeded_dealer.h"
#include "rulebook/rulebook.h"
#include "table/table.h"
#include "tui/stockpile/choices.h"
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

// A second meeple that is off as well is not offered: the first does the same.
bool is_second_meeple(const Action& act) { return verb_of(act) == Verb::bid && act.args[2] == 1; }

// A match of people who choose by chance, looked at by whoever decides.
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
    while (!table_.turn().is_over()) {
      const auto moved = table_.advance_one({});
      ASSERT_TRUE(moved.is_ok());
      if (*moved) continue;
      decide(table_.turn().first());
      if (testing::Test::HasFailure()) return;
    }
    const texts::Present present{names_, viewer_of(seat_at(0))};
    const Look look{.width = 80};
    expect_words(scene_->score_sheet(table_.view_for(present.reader), table_.told(present.reader, 0), present, look),
                 look);
  }

 private:
  table::Table open(const Setup& setup, std::uint64_t seed) {
    const std::vector<std::string> players(static_cast<std::size_t>(setup.seats), "human");
    auto table = table::Table::open({setup, players}, store_, "table",
                                    {.dealer = std::make_unique<SeededDealer>(seed), .hire = {}});
    EXPECT_TRUE(table.is_ok());
    return std::move(*table);
  }

  void decide(Seat seat) {
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
    const Action act = allowed[rng_.below(static_cast<std::uint32_t>(allowed.size()))];
    const auto submitted = table_.submit(seat, act, table_.decision(seat), 0, {});
    ASSERT_TRUE(submitted.is_ok() && submitted->is_done());
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
    for (const std::uint64_t seed : {1, 2}) Evening(seats, kEverything, seed).play();
}
TEST(StockpileScreen, DrawsTheAuctionOfInvestors) {
  std::vector<std::string> modules = kEverything;
  modules.emplace_back("investor_auction");
  for (const int seats : {2, 5}) Evening(seats, modules, 5).play();
}

constexpr Seat kAnn = seat_at(0);

// Three players in the first round, everything on $5K; Ann decides.
struct Scenery {
  Scenery() {
    view.seats = view.piles = 3;
    view.meeples = 1;
    view.rounds = 7;
    view.viewer = viewer_of(kAnn);
    view.board.round = 1;
    view.board.cash[kAnn] = Money(12);
    for (const Company company : kAllCompanies) {
      view.board.place[company] = 4;
      view.board.value[company] = 5;
    }
  }
  std::string label(const Action& act) const {
    const std::vector<Action> allowed{act};
    return stockpile_scene::choice_of({brush(), view, allowed}, act).label;
  }
  stockpile_scene::Brush brush() const { return {english(), present, game, Look{}}; }

  stockpile_scene::Game game{std::get<Components>(*rulebook::printed(setup_of(3, {}))), setup_of(3, {})};
  texts::Present present{{"Ann", "Ben", "Cleo"}, viewer_of(kAnn)};
  View view;
};

TEST(StockpileScreen, SaysWhatABidReallyCosts) {
  Scenery scenery;
  EXPECT_EQ(scenery.label(bid_of(kAnn, pile_at(0), 4, 0)), "$10K");
  scenery.view.board.people.of[kAnn] = {Investor::donald, Investor::none};
  EXPECT_EQ(scenery.label(bid_of(kAnn, pile_at(0), 4, 0)), "10>6");
  scenery.view.board.people.of[kAnn] = {Investor::barbara, Investor::none};
  EXPECT_EQ(scenery.label(bid_of(kAnn, pile_at(0), 0, 0)), "0>-4");
}

TEST(StockpileScreen, SaysWhereACompanyGets) {
  Scenery scenery;
  const Action boom =
      action_of(Verb::play_action, kAnn, static_cast<int>(Card::boom), static_cast<int>(Company::steel));
  const Action bust =
      action_of(Verb::play_action, kAnn, static_cast<int>(Card::bust), static_cast<int>(Company::steel));
  EXPECT_EQ(scenery.label(boom), "Steel 5>7");
  scenery.view.board.place[Company::steel] = 9;
  EXPECT_EQ(scenery.label(boom), "Steel split!");
  scenery.view.board.place[Company::steel] = 1;
  EXPECT_EQ(scenery.label(bust), "Steel bankrupt!");
}

TEST(StockpileScreen, SaysWhatASaleBrings) {
  Scenery scenery;
  EXPECT_EQ(scenery.label(sale_of(kAnn, Company::bank, Portion::regular, 3)), "3 for $15K");
  EXPECT_EQ(scenery.label(sale_of(kAnn, Company::bank, Portion::whole_split, 1)), "1 for $10K");
  scenery.view.board.people.of[kAnn] = {Investor::graham, Investor::none};
  EXPECT_EQ(scenery.label(sale_of(kAnn, Company::bank, Portion::whole_split, 1)), "1 for $12K");
}

TEST(StockpileScreen, ReadsWhatPeopleType) {
  const Scenery scenery;
  const std::vector<Action> sales{sale_of(kAnn, Company::bank, Portion::regular, 1),
                                  sale_of(kAnn, Company::bank, Portion::regular, 2), pass_of(kAnn)};
  const auto read = [&](std::string_view text) {
    return stockpile_scene::read_action(scenery.game.printed, text, sales);
  };
  EXPECT_EQ(read("Sell  bank"), sales[1]);
  EXPECT_EQ(read("sell bank x1"), sales[0]);
  EXPECT_EQ(read("pass"), sales[2]);
  EXPECT_EQ(read("bid 2 for 10"), bid_of(kAnn, pile_at(1), 4, 0));
  EXPECT_EQ(read("bid 2 for $25"), bid_of(kAnn, pile_at(1), 7, 0));
  EXPECT_EQ(read("bid 2 for 11"), std::nullopt);
  EXPECT_EQ(read("sing"), std::nullopt);
}

TEST(StockpileScreen, KnowsTheRuleBehindAChoice) {
  const Scenery scenery;
  const auto rule = [&](const Action& act) { return stockpile_scene::rule_behind(scenery.view, act); };
  EXPECT_EQ(rule(action_of(Verb::play_strategy, kAnn, static_cast<int>(Strategy::naked_short))),
            Rule::SP_STR_NAKED_SHORT);
  EXPECT_EQ(rule(keeping(kAnn, Investor::soros, Investor::none)), Rule::SP_INV_SOROS);
  EXPECT_EQ(rule(sale_of(kAnn, Company::bank, Portion::half_split, 1)), Rule::SP_SEL_2);
  EXPECT_EQ(rule(pass_of(kAnn)), Rule::none);
}

}  // namespace
}  // namespace bell::tui
