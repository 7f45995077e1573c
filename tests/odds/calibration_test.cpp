// Compares what real matches hid with what was guessed.
#include <gtest/gtest.h>

#include "exam/setups.h"
#include "odds/calibration.h"
#include "odds/campaign.h"
#include "odds/stockpile_secrets.h"
#include "odds/wall_street_1920_secrets.h"
#include "odds/wrong_guesses.h"

namespace bell::exam::odds {
namespace {

using Stock = stockpile::Stockpile;
using WallStreet = wall_street_1920::WallStreet1920;

constexpr int kMatches = 5000;

stockpile::Rules stockpile_rules(int seats, std::vector<std::string> modules) {
  return rules_for<Stock>({"stockpile", seats, std::move(modules), {}, {}});
}

template <class G>
bool has_played_a_strategy(const Walk<G>& walk) {
  return walk.state().board.strategies.played.size() > 0;
}

// Before the first bids nothing that depends on cards has been chosen openly.
template <class G>
bool is_past_supply(const Walk<G>& walk) {
  return walk.state().board.bids_made > 0;
}

template <class G>
void calibrate_stockpile(Ledger& ledger) {
  using namespace stockpile_secrets;
  const auto judge = [&ledger](const Rules& rules, const char* kind, const auto& secrets, std::uint32_t span,
                               std::function<bool(const Walk<G>&)> is_too_late = {}) {
    judge_calibration<G>(rules, Sample<G>{kind, 0, is_too_late}, secrets, matches(kMatches), span, ledger);
  };
  const Rules looks = rules_for<Stock>({"stockpile", 4, {"investors", "strategy_cards"}, {}, {}});
  judge(looks, "insider pairs", Pairs{}, 300);
  judge(stockpile_rules(3, {}), "face-down cards", MarketCards{}, 40, is_past_supply<G>);
  judge(stockpile_rules(2, {}), "face-down card and its open partner", MarketCards{}, 40, is_past_supply<G>);
  judge(stockpile_rules(5, {}), "hands", MarketCards{}, 40, is_past_supply<G>);
  judge(stockpile_rules(2, {"commodities_taxes"}), "commerce cards", CommerceCards{}, 200);
  judge(stockpile_rules(4, {"strategy_cards"}), "strategy hands", StrategyCards{}, 60, has_played_a_strategy<G>);
  judge(stockpile_rules(4, {"investors"}), "investors dealt", Investors{}, 12);
  judge(stockpile_rules(4, {"investors"}), "investors kept", Investors{}, 12);
}

// Whether a player whose card was returned has sold or shown one since.
template <class G>
bool has_sold_since(const Walk<G>& walk) {
  using wall_street_1920::Happening;
  bool has_returned = false;
  for (const auto& event : walk.told()) {
    has_returned |= event.what == Happening::card_returned;
    if (has_returned && (event.what == Happening::sale_announced || event.what == Happening::share_shown)) return true;
  }
  return false;
}

template <class G>
void calibrate_wall_street(Ledger& ledger) {
  using namespace wall_street_secrets;
  const auto judge = [&ledger](const char* kind, const auto& secrets, std::uint32_t span,
                               std::function<bool(const Walk<G>&)> is_too_late = {}) {
    const Rules rules = rules_for<WallStreet>({"wall-street-1920", 5, {"magnates"}, {{"magnates", "punishment"}}, {}});
    judge_calibration<G>(rules, Sample<G>{kind, 0, is_too_late}, secrets, matches(kMatches), span, ledger);
  };
  judge("backs of capital cards", Backs{}, 400);
  judge("returned shares", SecretChoices{}, 1, has_sold_since<G>);
  judge("exchange offers", SecretChoices{}, 1);
}

// Cards laid down and cards in hand, before the first card is played to a trick.
struct StonksCards {
  template <class S>
  static Action pick(Walk<S>& walk) {
    return walk.pick();
  }
  template <class S>
  std::vector<Question<stonks::State>> questions(const Walk<S>& walk, Viewer viewer, Rng& rng) const {
    Seat seat = seat_at(static_cast<int>(rng.below(walk.rules().seats)));
    if (is_seat(viewer) && seat_of(viewer) == seat) seat = next_seat(seat, walk.rules().seats);
    std::vector<Question<stonks::State>> questions;
    if (!walk.state().hidden[seat].is_empty())
      questions.push_back({"hidden portfolio cards", [seat](const stonks::State& world) {
                             return static_cast<Answer>(world.hidden[seat][0].truth());
                           }});
    if (!walk.state().hands[seat].truth().is_empty())
      questions.push_back({"hands of cards", [seat](const stonks::State& world) {
                             return static_cast<Answer>(world.hands[seat].truth().count(stonks::Company::fish));
                           }});
    return questions;
  }
};

template <class G>
bool has_played_a_card(const Walk<G>& walk) {
  return std::any_of(walk.done().begin(), walk.done().end(), [](const Action& act) {
    return stonks::verb_of(act) == stonks::Verb::play || stonks::verb_of(act) == stonks::Verb::speculate;
  });
}

template <class G>
void calibrate_stonks(Ledger& ledger) {
  const auto rules = rules_for<stonks::Stonks>({"stonks", 4, {}, {}, {}});
  for (const char* kind : {"hidden portfolio cards", "hands of cards"})
    judge_calibration<G>(rules, Sample<G>{kind, 0, has_played_a_card<G>}, StonksCards{}, matches(kMatches), 70, ledger);
}

const std::vector<std::string> kStockpileKinds{
    "insider pairs",   "face-down cards", "face-down card and its open partner",
    "hands",           "commerce cards",  "strategy hands",
    "investors dealt", "investors kept"};
const std::vector<std::string> kWallStreetKinds{"backs of capital cards", "returned shares", "exchange offers"};

TEST(Calibration, OfStockpile) {
  Ledger ledger;
  calibrate_stockpile<Subject<Stock>>(ledger);
  expect_fair(ledger, kStockpileKinds);
}

TEST(Calibration, OfStonks) {
  Ledger ledger;
  calibrate_stonks<Subject<stonks::Stonks>>(ledger);
  expect_fair(ledger, {"hidden portfolio cards", "hands of cards"});
}

TEST(Calibration, OfWallStreet1920) {
  Ledger ledger;
  calibrate_wall_street<Subject<WallStreet>>(ledger);
  expect_fair(ledger, kWallStreetKinds);
}

// One truth per match reveals little: only a strong bias is detected here.
TEST(Calibration, OfGuessesThatLeanIsCaught) {
  Ledger stock, street;
  calibrate_stockpile<Leaning<Stock, stockpile_secrets::MarketCards, 1>>(stock);
  calibrate_wall_street<Leaning<WallStreet, wall_street_secrets::SecretChoices, 1>>(street);
  expect_caught(stock, {"face-down cards, by order", "face-down card and its open partner, by order"});
  expect_caught(street, {"returned shares, by order", "exchange offers, by order"});
}

}  // namespace
}  // namespace bell::exam::odds
