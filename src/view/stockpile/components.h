// The components of Stockpile and its expansions: companies, cards, forecasts, and the printed numbers.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "kernel/bag.h"
#include "kernel/enum_set.h"
#include "kernel/per.h"

namespace bell::stockpile {

enum class Company : std::uint8_t {
  automotive = 0,
  bank = 1,
  computers = 2,
  electric = 3,
  laboratories = 4,
  steel = 5
};
inline constexpr int kCompanies = 6;
inline constexpr Company kNoCompany{0xFF};
inline constexpr std::array kAllCompanies{Company::automotive, Company::bank,         Company::computers,
                                          Company::electric,   Company::laboratories, Company::steel};
template <class T>
using PerCompany = Per<Company, T, kCompanies>;

using CompanySet = EnumSet<Company, kCompanies>;

// The face of a card that may be laid on a stockpile. Cards of one kind are alike. Zero is no card, so that an empty
// place has zero bytes.
enum class Card : std::uint8_t {
  automotive = 1,
  bank = 2,
  computers = 3,
  electric = 4,
  laboratories = 5,
  steel = 6,
  small_fee = 7,
  middle_fee = 8,
  large_fee = 9,
  boom = 10,
  bust = 11,
  gold = 12,
  platinum = 13,
  oil = 14,
  gas = 15,
  corn = 16,
  cattle = 17,
  tax = 18,
  first_player = 19,
};
inline constexpr Card kNoCard{0};
inline constexpr int kCardKinds = 19;
inline constexpr int kMarketKinds = 11;
inline constexpr int kCommerceKinds = 7;
inline constexpr int kCommodities = 6;
inline constexpr int kFees = 3;

constexpr Card stock_of(Company company) { return Card(static_cast<int>(company) + 1); }
constexpr bool is_stock(Card card) { return card >= Card::automotive && card <= Card::steel; }
constexpr Company company_of(Card stock) { return Company(static_cast<int>(stock) - 1); }
constexpr bool is_fee(Card card) { return card >= Card::small_fee && card <= Card::large_fee; }
constexpr int size_of_fee(Card fee) { return static_cast<int>(fee) - static_cast<int>(Card::small_fee); }
constexpr bool is_action_card(Card card) { return card == Card::boom || card == Card::bust; }
constexpr bool is_commodity(Card card) { return card >= Card::gold && card <= Card::cattle; }
constexpr bool is_card(int byte) { return byte >= 1 && byte <= kCardKinds; }

using MarketBag = Bag<Card, 1, kMarketKinds>;       // stock cards, fees, action cards
using CommerceBag = Bag<Card, 12, kCommerceKinds>;  // commodities and taxes

inline constexpr std::array kActionCards{Card::boom, Card::bust};

// A player's booms and busts: fewer than 16 of each, packed in one byte, because a state holds these for every pair of
// viewer and player.
class ActionCards {
 public:
  constexpr int count(Card card) const { return counts_ >> shift(card) & 0xF; }
  constexpr bool has(Card card) const { return count(card) > 0; }
  constexpr int size() const { return (counts_ & 0xF) + (counts_ >> 4); }
  constexpr void add(Card card) { counts_ = static_cast<std::uint8_t>(counts_ + (1U << shift(card))); }
  constexpr void remove(Card card) {
    assert(has(card));
    counts_ = static_cast<std::uint8_t>(counts_ - (1U << shift(card)));
  }
  friend constexpr bool operator==(const ActionCards&, const ActionCards&) = default;

 private:
  static constexpr unsigned shift(Card card) { return card == Card::boom ? 0 : 4; }
  std::uint8_t counts_ = 0;
};

// The face of a forecast card.
enum class Forecast : std::uint8_t {
  minus_4 = 1,
  minus_3 = 2,
  minus_2 = 3,
  minus_1 = 4,
  plus_1 = 5,
  plus_2 = 6,
  plus_3 = 7,
  plus_4 = 8,
  one_dollar = 9,
  two_dollars = 10,
  three_dollars = 11,
};
inline constexpr Forecast kNoForecast{0};
inline constexpr int kForecasts = 11;
constexpr bool is_forecast(int byte) { return byte >= 1 && byte <= kForecasts; }
constexpr int dollars_of(Forecast forecast) {
  return forecast >= Forecast::one_dollar ? static_cast<int>(forecast) - static_cast<int>(Forecast::one_dollar) + 1 : 0;
}
constexpr int steps_of(Forecast forecast) {
  if (forecast >= Forecast::one_dollar || forecast == kNoForecast) return 0;
  const int number = static_cast<int>(forecast);
  return number <= static_cast<int>(Forecast::minus_1) ? number - 5 : number - 4;
}
using ForecastBag = Bag<Forecast, 1, kForecasts>;

// A stockpile with its bidding track.
enum class Pile : std::uint8_t {};
inline constexpr int kMaxPiles = 5;
inline constexpr Pile kNoPile{0xFF};
constexpr int index(Pile pile) { return static_cast<int>(pile); }
constexpr Pile pile_at(int place) { return static_cast<Pile>(place); }
template <class T>
using PerPile = Per<Pile, T, kMaxPiles>;

inline constexpr int kBidSpaces = 8;
inline constexpr int kMaxMeeples = 2;  // of one player
inline constexpr int kPairs = 6;       // insider pairs per round, dealt or beside the board
inline constexpr int kMaxSpaces = 10;
inline constexpr int kDice = 6;

// A company's track: the prices of its spaces, where it starts, where a split leads. Places count from 0.
struct Ladder {
  std::array<std::uint8_t, kMaxSpaces> values{};
  std::array<std::uint8_t, kMaxSpaces> dollars{};  // pay marks, per share
  std::uint8_t spaces = 0;
  std::uint8_t start = 0;
  std::uint8_t after_split = 0;
};

inline constexpr int kInvestors = 26;
inline constexpr int kStrategies = 26;

// The printed numbers, read from rulebook/stockpile/components.toml. Plain data, so owners of the game can correct it.
struct Components {
  std::array<std::uint8_t, kFees> fees{};                // values of the three fees
  std::array<std::uint8_t, kMarketKinds> market_deck{};  // how many of each card
  std::array<std::uint8_t, kForecasts> forecasts{};      // the base game's forecast cards
  std::array<std::uint8_t, kBidSpaces> bids{};
  std::array<std::uint8_t, kMaxSeats + 1> rounds{};  // by number of players
  std::uint8_t cash = 0;
  std::uint8_t cash_two = 0;
  PerCompany<Ladder> standard;
  PerCompany<Ladder> advanced;
  std::uint8_t split_bonus = 0;  // for a card that splits again
  std::uint8_t majority = 0;
  std::uint8_t majority_tied = 0;
  std::uint8_t action_spaces = 0;  // how far a boom or a bust moves a company

  std::array<std::uint8_t, kMaxSeats + 1> bond_price{};  // by number of players
  std::uint8_t bond_interest = 0;
  std::uint8_t bonds_a_round = 0;
  std::array<std::uint8_t, kCommerceKinds> commerce_deck{};
  std::array<std::uint8_t, kCommodities> commodity_sets{};  // by number of kinds, one first
  std::array<std::uint8_t, 7> taxes{};                      // by number of taxes, one first
  std::array<std::array<Forecast, 6>, kDice> dice{};
  std::array<std::uint8_t, kForecasts> forecast_stacks{};
  std::array<std::uint8_t, kInvestors + 1> investor_cash{};
  std::array<std::uint8_t, kInvestors + 1> investor_cash_two{};
  std::array<std::uint8_t, kInvestors + 1> investor_power{};  // money or spaces of an ability; 0 if it has no number
  std::uint8_t liliane_outbid = 0;                            // what she pays when a meeple of hers is outbid
  std::array<std::int8_t, kBidSpaces> barbara{};              // what each space costs her; negative is money received
  std::uint8_t strategies_over_rounds = 0;                    // strategy cards dealt beyond the number of rounds
  std::uint8_t strategies_laid_away = 0;                      // and discarded before the match begins
  std::array<std::uint8_t, kStrategies + 1> strategy_cost{};
  std::array<std::uint8_t, kStrategies + 1> strategy_gain{};   // money; spaces for a card that pays none
  std::array<std::uint8_t, kStrategies + 1> strategy_times{};  // companies, pairs, shares or spaces it acts on
  std::array<std::uint8_t, kStrategies + 1> strategy_limit{};  // the bid, price or number of bonds it depends on
};

}  // namespace bell::stockpile
