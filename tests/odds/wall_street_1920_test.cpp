// Tests the odds of every hidden thing in 1920 Wall Street. With reduced components prices soon reach an end, so that
// magnates act, and there are many stock exchanges.
#include <gtest/gtest.h>

#include "exam/setups.h"
#include "odds/campaign.h"
#include "odds/wall_street_1920_secrets.h"
#include "odds/wrong_guesses.h"

namespace bell::exam::odds::wall_street_secrets {
namespace {

using Honest = Subject<WallStreet1920>;

// With four players there is a memory aid, which must show nothing that was not seen by all.
Rules rules_of_a_small_box(int seats) {
  const bell::Setup setup{"wall-street-1920",
                          seats,
                          {"magnates"},
                          {{"magnates", "punishment"}, {"memory_aid", seats == 4 ? "on" : "off"}},
                          {}};
  auto printed = std::get<Components>(*rulebook::printed(setup));
  for (int face = 1; face <= kCards; ++face)
    if (const Card card = Card(face); !is_dual(card)) printed.copies[card] = 0;
  const auto put = [&printed](Card card, int copies) { printed.copies[card] = static_cast<std::uint8_t>(copies); };
  put(share_card(Company::corn, Form::single), 9);
  put(share_card(Company::corn, Form::twin), 3);
  put(share_card(Company::cotton, Form::single), 8);
  put(share_card(Company::steel, Form::single_down), 6);
  put(share_card(Company::oil, Form::single), 6);
  put(Card::gold, 5);
  put(Card::stock_exchange, 14);
  for (const Company company : kAllCompanies) put(variation_card(company, Shift::down_2), 3);
  put(Card::downward, 4);
  put(Card::explosion, 1);
  return *WallStreet1920::compose(setup, printed);
}

template <class Game>
Ledger odds_of_backs() {
  Ledger ledger;
  for (const int seats : {3, 5}) {
    const Rules rules = rules_of_a_small_box(seats);
    for (int seed = 1; seed <= matches(3); ++seed)
      judge_match<Game>(rules, static_cast<std::uint64_t>(seed), viewer_of(seat_at(seed % seats)), Backs{},
                        {.stride = 17}, ledger);
  }
  return ledger;
}

template <class Game>
Ledger odds_of_secret_choices() {
  Ledger ledger;
  for (const int seats : {3, 4, 5}) {
    const Rules rules = rules_of_a_small_box(seats);
    for (int seed = 1; seed <= matches(30); ++seed) {
      const Viewer viewer = seed % 4 == 0 ? Viewer::spectator : viewer_of(seat_at(seed % seats));
      judge_match<Game>(rules, static_cast<std::uint64_t>(seed), viewer, SecretChoices{}, {.stride = 5}, ledger);
    }
  }
  return ledger;
}

const std::vector<std::string> kKindsOfBacks{"backs of capital cards"};
TEST(WallStreet1920Odds, OfBacks) { expect_fair(odds_of_backs<Honest>(), kKindsOfBacks); }
TEST(WallStreet1920Odds, OfBacksThatLeanAreCaught) {
  expect_caught(odds_of_backs<Leaning<WallStreet1920, Backs>>(), kKindsOfBacks);
}

const std::vector<std::string> kKindsOfSecretChoices{"returned shares", "returned shares after a sale",
                                                     "returned shares after an exchange", "exchange offers"};
TEST(WallStreet1920Odds, OfSecretChoices) {
  const Ledger ledger = odds_of_secret_choices<Honest>();
  expect_fair(ledger, kKindsOfSecretChoices);
  EXPECT_GE(ledger.certain("dynamite"), 30) << "whoever remembers every discard knows it";
}
TEST(WallStreet1920Odds, OfSecretChoicesThatLeanAreCaught) {
  expect_caught(odds_of_secret_choices<Leaning<WallStreet1920, SecretChoices>>(), kKindsOfSecretChoices);
}

}  // namespace
}  // namespace bell::exam::odds::wall_street_secrets
