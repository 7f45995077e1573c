// Tests the odds of every hidden thing in Stockpile, with reduced components: few cards of a kind, and prices that soon
// split.
#include <gtest/gtest.h>

#include "exam/setups.h"
#include "odds/campaign.h"
#include "odds/stockpile_secrets.h"
#include "odds/wrong_guesses.h"

namespace bell::exam::odds::stockpile_secrets {
namespace {

using Honest = Subject<Stockpile>;

struct Box {
  int seats = 2;
  std::vector<std::string> modules = {};
  std::array<std::uint8_t, kMarketKinds> market{};  // how many of each card
  int start = 8;                                    // place of each company
  std::vector<Investor> investors = {};
  int rounds = 2;
};

Rules rules_of(const Box& box) {
  bell::Setup setup{"stockpile", box.seats, box.modules, {}, {}};
  if (!box.investors.empty()) {
    setup.modules.emplace_back("investors");
    setup.options["investors"] = "base+cc+ii+promo";
  }
  auto printed = std::get<Components>(*rulebook::printed(setup));
  printed.rounds[static_cast<std::size_t>(box.seats)] = static_cast<std::uint8_t>(box.rounds);
  printed.market_deck = box.market;
  for (Ladder& ladder : printed.standard) ladder.start = static_cast<std::uint8_t>(box.start);
  auto rules = Stockpile::compose(setup, printed);
  if (!rules) throw std::runtime_error(rules.error().first + " does not fit " + rules.error().second);
  if (!box.investors.empty()) rules->investors = {};
  for (const Investor who : box.investors) rules->investors.add(who);
  return *rules;
}

// Many cards of few companies, so that the same company occurs often.
constexpr std::array<std::uint8_t, kMarketKinds> kUneven{7, 6, 5, 2, 1, 1, 0, 0, 0, 3, 2};
constexpr std::array<std::uint8_t, kMarketKinds> kEven{4, 4, 4, 4, 4, 4, 1, 0, 0, 2, 2};
constexpr std::array<std::uint8_t, kMarketKinds> kActions{5, 3, 2, 1, 1, 1, 0, 0, 0, 7, 7};

template <class Game, class Secrets>
void judge_box(const Box& box, const Secrets& secrets, int matches, const Plan& plan, Ledger& ledger) {
  const Rules rules = rules_of(box);
  for (int seed = 1; seed <= matches; ++seed) {
    const Viewer viewer = seed % 4 == 0 ? Viewer::spectator : viewer_of(seat_at(seed % box.seats));
    judge_match<Game>(rules, static_cast<std::uint64_t>(seed), viewer, secrets, plan, ledger);
  }
}

template <class Game>
Ledger odds_of_market_cards(int part = 1) {
  Ledger ledger;
  const Plan plan{.stride = 5};
  judge_box<Game>({.market = kUneven}, MarketCards{}, matches(21) / part, plan, ledger);
  judge_box<Game>({.market = kEven}, MarketCards{}, matches(8) / part, plan, ledger);
  judge_box<Game>({.market = kUneven, .start = 0}, MarketCards{}, matches(16) / part, plan, ledger);
  judge_box<Game>({.seats = 3, .market = kUneven}, MarketCards{}, matches(8) / part, plan, ledger);
  return ledger;
}

template <class Game>
Ledger odds_of_action_cards() {
  Ledger ledger;
  judge_box<Game>({.market = kActions}, KeptCards{}, matches(30), {}, ledger);
  judge_box<Game>({.seats = 3, .market = kActions}, KeptCards{}, matches(10), {}, ledger);
  return ledger;
}

template <class Game>
Ledger odds_of_market_cards_and_powers() {
  Ledger ledger;
  const Plan plan{.stride = 7};
  const std::vector<std::string> modules{"strategy_cards", "bonds", "commodities_taxes", "forecast_dice"};
  const std::vector<Investor> looking{Investor::warren, Investor::mark,   Investor::robins, Investor::stuart,
                                      Investor::chanda, Investor::barack, Investor::soros,  Investor::talal};
  MarketCards cards;
  cards.wanted = {Investor::warren, Investor::robins};
  judge_box<Game>({.modules = modules, .market = kUneven, .investors = looking}, cards, matches(12), plan, ledger);
  judge_box<Game>({.market = kUneven, .investors = looking}, cards, matches(24), {.last = 50}, ledger);
  return ledger;
}

template <class Game>
Ledger odds_of_placements() {
  Ledger ledger;
  const std::vector<Investor> few{Investor::stuart, Investor::bill, Investor::donald, Investor::graham,
                                  Investor::bernie, Investor::ana,  Investor::mitt,   Investor::carlos};
  Placements placements;
  placements.wanted = {Investor::stuart};
  for (const int seats : {2, 3})
    judge_box<Game>({.seats = seats, .market = kEven, .investors = few}, placements, matches(12), {}, ledger);
  return ledger;
}

template <class Game>
Ledger odds_of_insider_pairs() {
  Ledger ledger;
  const Plan plan{.stride = 3};
  const std::vector<Investor> looking{Investor::martha, Investor::phil,   Investor::cramer, Investor::bill,
                                      Investor::mark,   Investor::stuart, Investor::graham, Investor::donald};
  for (const int seats : {2, 3, 4})
    judge_box<Game>({.seats = seats, .market = kEven}, Pairs{}, matches(4), plan, ledger);
  judge_box<Game>({.modules = {"forecast_dice"}, .market = kEven, .investors = looking}, Pairs{}, matches(8), plan,
                  ledger);
  return ledger;
}

template <class Game>
Ledger odds_of_commerce_cards() {
  Ledger ledger;
  for (const int seats : {2, 3})
    judge_box<Game>({.seats = seats, .modules = {"commodities_taxes"}, .market = kEven}, CommerceCards{}, matches(16),
                    {}, ledger);
  return ledger;
}

// Twelve cards, two of each design, of which everybody is dealt four and keeps two.
Rules rules_of_few_strategies(int seats, const std::vector<Investor>& investors) {
  Rules rules = rules_of({.seats = seats,
                          .modules = {"strategy_cards"},
                          .market = {9, 9, 9, 9, 9, 9, 4, 4, 4, 2, 2},
                          .start = 4,
                          .investors = investors,
                          .rounds = 3});
  rules.strategies = {};
  for (const Strategy design : {Strategy::block_trading, Strategy::value_investing, Strategy::special_dividend,
                                Strategy::pump_and_dump, Strategy::bear_raid, Strategy::insider_trading})
    for (int copy = 0; copy < 2; ++copy) rules.strategies.add(design);
  rules.strategies_dealt = 4;
  return rules;
}

template <class Game>
Ledger odds_of_strategy_cards(int part = 1) {
  Ledger ledger;
  const std::vector<Investor> few{Investor::ivan, Investor::cramer, Investor::donald, Investor::graham,
                                  Investor::mark, Investor::warren, Investor::stuart, Investor::bernie};
  StrategyCards cards;
  cards.wanted = {Investor::ivan};
  const Rules without = rules_of_few_strategies(2, {});
  const Rules with_ivan = rules_of_few_strategies(2, few);
  for (int seed = 1; seed <= matches(24) / part; ++seed) {
    const Viewer viewer = seed % 3 == 0 ? Viewer::spectator : viewer_of(seat_at(seed % 2));
    judge_match<Game>(without, static_cast<std::uint64_t>(seed), viewer, cards, {.stride = 9}, ledger);
    judge_match<Game>(with_ivan, static_cast<std::uint64_t>(seed), viewer, cards, {.stride = 9}, ledger);
  }
  return ledger;
}

template <class Game>
Ledger odds_of_investors() {
  Ledger ledger;
  const std::vector<Investor> few{Investor::bill, Investor::cramer, Investor::donald, Investor::graham,
                                  Investor::mark, Investor::warren, Investor::stuart, Investor::bernie};
  for (const int seats : {2, 3})
    judge_box<Game>({.seats = seats, .market = kEven, .investors = few}, Investors{}, matches(16), {.last = 40},
                    ledger);
  return ledger;
}

const std::vector<std::string> kKindsOfMarketCards{"starting shares",
                                                   "hands",
                                                   "first card placed",
                                                   "face-down cards",
                                                   "face-down card and its open partner",
                                                   "portfolios",
                                                   "portfolios after a split",
                                                   "portfolios after a bankruptcy",
                                                   "portfolios after a sale",
                                                   "portfolios after shown cards"};
TEST(StockpileOdds, OfMarketCards) { expect_fair(odds_of_market_cards<Honest>(), kKindsOfMarketCards); }
TEST(StockpileOdds, OfMarketCardsThatLeanAreCaught) {
  expect_caught(odds_of_market_cards<Leaning<Stockpile, MarketCards>>(kHalf), kKindsOfMarketCards);
}
TEST(StockpileOdds, OfMarketCardsThatAreForgottenAreCaught) {
  expect_caught(odds_of_market_cards<Forgetful<Stockpile>>(kHalf),
                {"portfolios after a split", "portfolios after a sale"});
}

const std::vector<std::string> kKindsOfActionCards{"action cards kept", "action cards after one was played"};
TEST(StockpileOdds, OfActionCards) { expect_fair(odds_of_action_cards<Honest>(), kKindsOfActionCards); }
TEST(StockpileOdds, OfActionCardsThatLeanAreCaught) {
  expect_caught(odds_of_action_cards<Leaning<Stockpile, KeptCards>>(), kKindsOfActionCards);
}

const std::vector<std::string> kKindsOfMarketCardsWithEverythingInPlay{"face-down cards after a look",
                                                                       "opening cards drawn"};
TEST(StockpileOdds, OfMarketCardsWithEverythingInPlay) {
  expect_fair(odds_of_market_cards_and_powers<Honest>(), kKindsOfMarketCardsWithEverythingInPlay);
}
TEST(StockpileOdds, OfMarketCardsWithEverythingInPlayThatLeanAreCaught) {
  expect_caught(odds_of_market_cards_and_powers<Leaning<Stockpile, MarketCards>>(),
                kKindsOfMarketCardsWithEverythingInPlay);
}

const std::vector<std::string> kKindsOfPlacements{"first card of who may hide both", "stockpile of a first card"};
TEST(StockpileOdds, OfPlacements) { expect_fair(odds_of_placements<Honest>(), kKindsOfPlacements); }
TEST(StockpileOdds, OfPlacementsThatLeanAreCaught) {
  expect_caught(odds_of_placements<Leaning<Stockpile, Placements>>(), kKindsOfPlacements);
}

const std::vector<std::string> kKindsOfInsiderPairs{"insider pairs", "insider pairs after a look",
                                                    "insider pairs of a card that was chosen"};
TEST(StockpileOdds, OfInsiderPairs) { expect_fair(odds_of_insider_pairs<Honest>(), kKindsOfInsiderPairs); }
TEST(StockpileOdds, OfInsiderPairsThatLeanAreCaught) {
  expect_caught(odds_of_insider_pairs<Leaning<Stockpile, Pairs>>(), kKindsOfInsiderPairs);
}

const std::vector<std::string> kKindsOfCommerceCards{"commerce cards", "commerce cards after the first of two"};
TEST(StockpileOdds, OfCommerceCards) { expect_fair(odds_of_commerce_cards<Honest>(), kKindsOfCommerceCards); }
TEST(StockpileOdds, OfCommerceCardsThatLeanAreCaught) {
  expect_caught(odds_of_commerce_cards<Leaning<Stockpile, CommerceCards>>(), kKindsOfCommerceCards);
}

const std::vector<std::string> kKindsOfStrategyCards{"strategy hands", "strategy hands after one was played",
                                                     "strategy hands of who drew again"};
TEST(StockpileOdds, OfStrategyCards) { expect_fair(odds_of_strategy_cards<Honest>(), kKindsOfStrategyCards); }
TEST(StockpileOdds, OfStrategyCardsThatLeanAreCaught) {
  expect_caught(odds_of_strategy_cards<Leaning<Stockpile, StrategyCards>>(kHalf), kKindsOfStrategyCards);
}

const std::vector<std::string> kKindsOfInvestors{"investors dealt", "investors kept"};
TEST(StockpileOdds, OfInvestors) { expect_fair(odds_of_investors<Honest>(), kKindsOfInvestors); }
TEST(StockpileOdds, OfInvestorsThatLeanAreCaught) {
  expect_caught(odds_of_investors<Leaning<Stockpile, Investors>>(), kKindsOfInvestors);
}

}  // namespace
}  // namespace bell::exam::odds::stockpile_secrets
