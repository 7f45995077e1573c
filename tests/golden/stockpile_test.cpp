// The golden matches of Stockpile: modules, boards and numbers of players; every card, investor, action and fact, and
// every way a price can move.
#include <gtest/gtest.h>

#include <cstdlib>

#include "golden/album.h"
#include "rulebook/rulebook.h"
#include "view/stockpile/actions.h"
#include "view/stockpile/vocabulary.h"

namespace bell::golden {
namespace {

using namespace stockpile;

constexpr std::size_t kFewestMatches = 200;
constexpr int kEach = 2;
constexpr int kBytes = 256;

std::string named(std::string_view what, std::string_view name) { return std::string(what) + ' ' + std::string(name); }
std::string name_of_move(std::string_view cause, std::string_view way) { return named(named(cause, "makes it"), way); }
std::string name_of_fate(Company company, std::string_view fate) { return named(name_of(company), fate); }

constexpr std::array<std::string_view, 4> kFates{"rise", "fall", "split", "go bankrupt"};

// Investors and strategies that move prices themselves, and in which direction.
void demand_moves(Names& names) {
  for (int byte = 1; byte < kBytes; ++byte)
    if (const auto forecast = static_cast<Forecast>(byte); is_forecast(byte) && steps_of(forecast) != 0)
      names.insert(name_of_move(named("forecast", name_of(forecast)), steps_of(forecast) > 0 ? "rise" : "fall"));
  names.insert(name_of_move(name_of(Card::boom), "rise"));
  names.insert(name_of_move(name_of(Card::bust), "fall"));
  for (const Strategy card : {Strategy::market_maker, Strategy::systemic_shock, Strategy::pump_and_dump,
                              Strategy::stock_buyback, Strategy::dead_cat_bounce})
    names.insert(name_of_move(name_of(card), "rise"));
  for (const Strategy card : {Strategy::market_maker, Strategy::systemic_shock, Strategy::bear_raid})
    names.insert(name_of_move(name_of(card), "fall"));
  for (const char* way : {"rise", "fall"}) names.insert(name_of_move(name_of(Investor::cramer), way));
}

Names demands() {
  Names names;
  for (const auto& form : Vocabulary::facts()) names.insert(named("happening", form.name));
  for (const VerbForm& form : Vocabulary::verbs()) names.insert(named("verb", form.name));
  for (int byte = 1; byte < kBytes; ++byte) {
    if (is_investor(byte)) names.insert(named("investor", name_of(static_cast<Investor>(byte))));
    if (is_strategy(byte)) names.insert(named("strategy", name_of(static_cast<Strategy>(byte))));
    if (is_card(byte)) names.insert(named("card", name_of(static_cast<Card>(byte))));
  }
  for (const Company company : kAllCompanies)
    for (const std::string_view fate : kFates) names.insert(name_of_fate(company, fate));
  demand_moves(names);
  return names;
}

// The last action that may have moved a price.
std::string cause_of(const SeenEvent& event, const std::string& before) {
  if (event.what == Happening::pair_revealed) return named("forecast", name_of(event.forecast.or_else(kNoForecast)));
  if (event.what == Happening::action_played) return std::string(name_of(event.card.or_else(kNoCard)));
  if (event.what == Happening::strategy_played) return std::string(name_of(event.strategy.or_else(Strategy::none)));
  if (event.what == Happening::power_used) return std::string(name_of(event.investor.or_else(Investor::none)));
  return before;
}
std::string_view fate_in(const SeenEvent& event) {
  if (event.what == Happening::value_moved) return event.number > 0 ? "rise" : "fall";
  if (event.what == Happening::stock_split) return "split";
  return event.what == Happening::bankrupt ? "go bankrupt" : "";
}

void add_deed(const Action& act, Names& names) {
  names.insert(named("verb", name_of(verb_of(act))));
  const bool deals = verb_of(act) == Verb::open_pile || verb_of(act) == Verb::deal_market ||
                     verb_of(act) == Verb::draw_commerce || verb_of(act) == Verb::draw_opening;
  if (deals) names.insert(named("card", name_of(card_in(act))));
  if (verb_of(act) == Verb::place_first_card) names.insert(named("card", name_of(Card::first_player)));
}
void add_fact(const SeenEvent& event, std::string& cause, Names& names) {
  names.insert(named("happening", find_fact<SeenEvent>(Vocabulary::facts(), event.what)->name));
  cause = cause_of(event, cause);
  if (event.what == Happening::strategy_played)
    names.insert(named("strategy", name_of(event.strategy.or_else(Strategy::none))));
  if (event.what == Happening::investor_revealed || event.what == Happening::investor_bought)
    names.insert(named("investor", name_of(event.investor.or_else(Investor::none))));
  if (const std::string_view fate = fate_in(event); !fate.empty()) {
    names.insert(name_of_fate(event.company, fate));
    names.insert(name_of_move(cause, fate));
  }
}
Names shown(std::span<const Action> done, std::span<const AnySeenEvent> told) {
  Names names;
  for (const Action& act : done) add_deed(act, names);
  std::string cause;
  for (const AnySeenEvent& any : told) add_fact(std::get<SeenEvent>(any), cause, names);
  return names;
}

// Actions that need a certain card at the right moment are rare in random play.
bool is_rare(const Action& act) { return verb_of(act) > Verb::show && verb_of(act) != Verb::pass; }

using Modules = std::vector<std::string>;

// Each module alone, and useful combinations.
std::vector<Setup> tables(int seats) {
  const std::string everyone = "base+cc+ii+promo";
  const Modules board{"bonds", "commodities_taxes", "forecast_dice", "first_player_card", "advanced_board"};
  std::vector<Setup> tables;
  const auto add = [&](Modules modules, const std::string& investors, const std::string& promo) {
    Setup setup{"stockpile", seats, std::move(modules), {}, {}};
    if (!investors.empty()) setup.options["investors"] = investors;
    if (!promo.empty()) setup.options["promo_strategies"] = promo;
    tables.push_back(std::move(setup));
  };
  const auto with_board = [&](const Modules& more) {
    Modules modules = board;
    modules.insert(modules.end(), more.begin(), more.end());
    return modules;
  };
  add({}, "", "");
  for (const std::string& module : board) add({module}, "", "");
  add(board, "", "");
  for (const char* boxes : {"base", "base+cc", "base+ii", "base+cc+ii+promo"}) add({"investors"}, boxes, "");
  add({"investors", "investor_auction"}, "base", "");
  add({"investors", "investor_auction"}, everyone, "");
  add({"strategy_cards"}, "", "no");
  add({"strategy_cards"}, "", "yes");
  add({"strategy_cards", "bonds"}, "", "yes");
  add({"strategy_cards", "commodities_taxes"}, "", "yes");
  add({"strategy_cards", "investors"}, everyone, "yes");
  add(with_board({"investors"}), everyone, "");
  add(with_board({"investors", "investor_auction"}), everyone, "");
  add(with_board({"strategy_cards"}), "", "yes");
  for (const char* boxes : {"base", "base+cc+ii+promo"}) {
    add(with_board({"investors", "strategy_cards"}), boxes, "yes");
    add(with_board({"investors", "investor_auction", "strategy_cards"}), boxes, "yes");
  }
  return tables;
}

Album album() {
  Album album{
      .folder = "stockpile", .setups = {}, .each = kEach, .demanded = demands(), .shown = &shown, .is_rare = &is_rare};
  for (int seats = 2; seats <= kMaxSeats; ++seats)
    for (Setup& setup : tables(seats)) album.setups.push_back(std::move(setup));
  return album;
}

TEST(GoldenStockpile, ThereAreEnough) { EXPECT_GE(album().setups.size() * kEach, kFewestMatches); }

TEST(GoldenStockpile, PlayAgainAndShowEverything) {
  if (std::getenv("BELL_REGENERATE") != nullptr) regenerate(album());
  verify(album());
}

}  // namespace
}  // namespace bell::golden
