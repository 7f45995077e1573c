// The components of 1920 Wall Street: four companies, the faces of the cards, and the printed numbers.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/bag.h"
#include "kernel/enum_set.h"
#include "kernel/per.h"

namespace bell::wall_street_1920 {

enum class Company : std::uint8_t { corn = 0, cotton = 1, steel = 2, oil = 3 };
inline constexpr int kCompanies = 4;
inline constexpr Company kNoCompany{0xFF};
inline constexpr std::array kAllCompanies{Company::corn, Company::cotton, Company::steel, Company::oil};
template <class T>
using PerCompany = Per<Company, T, kCompanies>;

using CompanySet = EnumSet<Company, kCompanies>;

// A card by its face; cards with the same face are alike. Zero is no card, so that an empty place has zero bytes. Faces
// 1…20 are the companies' shares, five forms each; then gold, five duals, the variations and the explosion.
enum class Card : std::uint8_t {
  none = 0,
  gold = 21,
  first_dual = 22,
  first_variation = 27,
  surprise_up_1 = 43,
  surprise_up_2 = 44,
  surprise_down_1 = 45,
  surprise_down_2 = 46,
  black_day = 47,
  stock_exchange = 48,
  upward = 49,
  downward = 50,
  mixed = 51,
  explosion = 52,
};
inline constexpr Card kNoCard = Card::none;
inline constexpr int kCards = 52;
inline constexpr int kShareCards = 26;
inline constexpr int kVariationCards = 25;

// A share card of one company: one share or two, and how it moves the price when it is bought and kept.
enum class Form : std::uint8_t { single = 0, single_up = 1, single_down = 2, twin = 3, twin_down = 4 };
inline constexpr int kForms = 5;
inline constexpr std::array kAllForms{Form::single, Form::single_up, Form::single_down, Form::twin, Form::twin_down};
// A variation of one company: how far it moves the price.
enum class Shift : std::uint8_t { up_1 = 0, up_2 = 1, down_1 = 2, down_2 = 3 };
inline constexpr int kShifts = 4;
inline constexpr std::array kAllShifts{Shift::up_1, Shift::up_2, Shift::down_1, Shift::down_2};
constexpr int spaces_of(Shift shift) {
  constexpr std::array kSpaces{1, 2, -1, -2};
  return kSpaces[static_cast<std::size_t>(shift)];
}

inline constexpr int kDuals = 5;
constexpr Card share_card(Company company, Form form) {
  return Card(1 + static_cast<int>(company) * kForms + static_cast<int>(form));
}
constexpr Card variation_card(Company company, Shift shift) {
  return Card(static_cast<int>(Card::first_variation) + static_cast<int>(company) * kShifts + static_cast<int>(shift));
}
constexpr Card dual_card(int nth) { return Card(static_cast<int>(Card::first_dual) + nth); }

constexpr bool is_card(int byte) { return byte >= 1 && byte <= kCards; }
constexpr bool is_share(Card card) { return static_cast<int>(card) >= 1 && static_cast<int>(card) <= kShareCards; }
constexpr bool is_variation(Card card) { return card >= Card::first_variation && card < Card::explosion; }
constexpr bool is_dual(Card card) { return card >= Card::first_dual && card < Card::first_variation; }
constexpr bool is_company_share(Card card) { return card != kNoCard && card < Card::gold; }
constexpr bool is_company_variation(Card card) { return card >= Card::first_variation && card < Card::surprise_up_1; }
// Preconditions: a card of the sort named.
constexpr int nth_dual(Card dual) { return static_cast<int>(dual) - static_cast<int>(Card::first_dual); }
constexpr Company share_company(Card share) { return Company((static_cast<int>(share) - 1) / kForms); }
constexpr Form form_of(Card share) { return Form((static_cast<int>(share) - 1) % kForms); }
constexpr int shares_on(Form form) { return form < Form::twin ? 1 : 2; }
constexpr int spaces_of(Form form) {
  constexpr std::array kSpaces{0, 1, -1, 0, -1};
  return kSpaces[static_cast<std::size_t>(form)];
}
constexpr Company variation_company(Card card) {
  return Company((static_cast<int>(card) - static_cast<int>(Card::first_variation)) / kShifts);
}
constexpr Shift shift_of(Card card) {
  return Shift((static_cast<int>(card) - static_cast<int>(Card::first_variation)) % kShifts);
}

// One T for each face, kNoCard included.
template <class T>
using PerFace = Per<Card, T, kCards + 1>;

// Number of cards by face: a hand of shares, a row of variations, a deck.
using Shares = Bag<Card, 1, kShareCards>;
using Variations = Bag<Card, static_cast<int>(Card::first_variation), kVariationCards>;
using Deck = Bag<Card, 1, kCards>;

// The back of a capital card: the secret share. Identified by its place in the printed list, from 1; zero is none.
enum class Back : std::uint8_t {};
inline constexpr Back kNoBack{0};
inline constexpr int kBacks = 5;
struct SecretShare {
  Company company{};
  std::uint8_t shares = 0;
  std::uint8_t points = 0;
  friend constexpr bool operator==(const SecretShare&, const SecretShare&) = default;
};

enum class Side : std::uint8_t { blue = 0, orange = 1 };  // of the quotation board
inline constexpr int kMaxSpaces = 8;
struct Track {
  std::array<std::uint8_t, kMaxSpaces> values{};  // lowest space first
};

// The costs of a loan, a flip and so on; in dollars unless the name says points.
struct Tariff {
  std::uint8_t cash = 0;  // at the start
  std::uint8_t flip = 0;
  std::uint8_t raise = 0;
  std::uint8_t pawn = 0;
  std::uint8_t loan = 0;
  std::uint8_t loan_points = 0;
  std::uint8_t black_day = 0;
  std::uint8_t gold_points = 0;  // after event A
  std::uint8_t option = 0;
  std::uint8_t surcharge = 0;
  std::uint8_t magnate_points = 0;
  std::uint8_t magnate_fee = 0;
  std::uint8_t magnate_redemption = 0;
  std::uint8_t magnate_capital = 0;  // from this capital on the third punishment applies
};

// The printed numbers, read from rulebook/wall_street_1920/components.toml. Plain data, so owners of the game can
// correct it.
struct Components {
  std::array<PerCompany<Track>, 2> tracks{};                      // by side of the board
  std::array<std::uint8_t, 2> spaces{};                           // of a track, by side
  std::array<std::uint8_t, 2> start{};                            // the marked space, 1 is lowest, by side
  std::array<PerCompany<std::uint8_t>, kMaxSeats + 1> minimum{};  // by number of players
  std::array<SecretShare, kBacks> backs{};
  std::array<std::array<Company, 2>, kDuals> duals{};
  PerFace<std::uint8_t> copies{};
  PerFace<std::uint8_t> cost{};
  PerFace<std::uint8_t> dynamite{};
  PerFace<std::uint8_t> points{};
  std::array<std::uint8_t, kMaxSeats + 1> capital{};  // at the start, by number of players
  std::uint8_t capital_top = 0;
  std::uint8_t last_cards = 0;  // the explosion is among these
  Tariff tariff;
};

// All cards but the duals, which are never drawn.
constexpr Deck whole_deck(const Components& printed) {
  Deck deck;
  for (int place = 0; place < Deck::kKinds; ++place)
    if (const Card card = Deck::kind_at(place); !is_dual(card)) deck.add(card, printed.copies[card]);
  return deck;
}

}  // namespace bell::wall_street_1920
