// The numbers of Stockpile: their keys, their ranges, and which are invalid together.
#include "rulebook/stockpile/numbers.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "rulebook/stockpile/cards.h"
#include "view/stockpile/actions.h"

namespace bell::rulebook {
namespace {

using stockpile::Company;
using stockpile::Components;
using stockpile::Forecast;
using stockpile::Ladder;

constexpr int kFewestPlayers = 2;
constexpr int kPlayerCounts = kMaxSeats - kFewestPlayers + 1;
constexpr int kFirstDollars = 10;  // 11 on a die is $
constexpr int kBaseInvestors = 10;

constexpr std::array<std::pair<std::string_view, std::size_t>, stockpile::kCompanies> kTracks{
    {{"advanced.automotive", 7},
     {"advanced.bank", 6},
     {"advanced.computers", 5},
     {"advanced.electric", 10},
     {"advanced.laboratories", 10},
     {"advanced.steel", 10}}};

constexpr std::array<std::string_view, stockpile::kDice> kDiceKeys{"dice.1", "dice.2", "dice.3",
                                                                   "dice.4", "dice.5", "dice.6"};

constexpr std::array kFields{
    Field{"fees", stockpile::kFees, 1, kMostMoney},
    Field{"market_deck", stockpile::kMarketKinds, 0, 10},
    Field{"forecasts", stockpile::kForecasts, 0, 6},
    Field{"bids", stockpile::kBidSpaces, 0, kMostMoney},
    Field{"rounds", kPlayerCounts, 1, 9},
    Field{"cash", 0, 0, kMostMoney},
    Field{"cash_two", 0, 0, kMostMoney},
    Field{"standard.values", stockpile::kMaxSpaces, 0, kMostMoney},
    Field{"standard.start", 0, 1, stockpile::kMaxSpaces},
    Field{"standard.after_split", 0, 1, stockpile::kMaxSpaces},
    Field{kTracks[0].first, kTracks[0].second, 0, kMostMoney},
    Field{kTracks[1].first, kTracks[1].second, 0, kMostMoney},
    Field{kTracks[2].first, kTracks[2].second, 0, kMostMoney},
    Field{kTracks[3].first, kTracks[3].second, 0, kMostMoney},
    Field{kTracks[4].first, kTracks[4].second, 0, kMostMoney},
    Field{kTracks[5].first, kTracks[5].second, 0, kMostMoney},
    Field{"advanced.start", stockpile::kCompanies, 1, stockpile::kMaxSpaces},
    Field{"advanced.after_split", stockpile::kCompanies, 1, stockpile::kMaxSpaces},
    Field{"advanced.steel_dollars", stockpile::kMaxSpaces, 0, 9},
    Field{"split_bonus", 0, 0, kMostMoney},
    Field{"majority", 0, 0, kMostMoney},
    Field{"majority_tied", 0, 0, kMostMoney},
    Field{"action_spaces", 0, 1, stockpile::kMaxSpaces},
    Field{"bond_price", kPlayerCounts, 1, kMostMoney},
    Field{"bond_interest", 0, 0, kMostMoney},
    Field{"bonds_a_round", 0, 0, 9},
    Field{"commerce_deck", stockpile::kCommerceKinds, 0, 9},
    Field{"commodity_sets", stockpile::kCommodities, 0, kMostMoney},
    Field{"taxes", 7, 0, kMostMoney},
    Field{kDiceKeys[0], 6, -4, 13},
    Field{kDiceKeys[1], 6, -4, 13},
    Field{kDiceKeys[2], 6, -4, 13},
    Field{kDiceKeys[3], 6, -4, 13},
    Field{kDiceKeys[4], 6, -4, 13},
    Field{kDiceKeys[5], 6, -4, 13},
    Field{"forecast_stacks", stockpile::kForecasts, 0, 6},
    Field{"investor_cash.base", kBaseInvestors, 0, kMostMoney},
    Field{"investor_cash.others", stockpile::kInvestors - kBaseInvestors, 0, kMostMoney},
    Field{"investor_cash_two", stockpile::kInvestors, 0, kMostMoney},
    Field{"strategies_over_rounds", 0, 0, 3},
    Field{"strategies_laid_away", 0, 0, 3},
    Field{"barbara", stockpile::kBidSpaces, -kMostMoney, kMostMoney},
};

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

// A face as written: a number of spaces, or 11 to 13 for one to three dollars; nothing if no such card exists.
std::optional<Forecast> forecast_of(int face) {
  for (int at = 1; at <= stockpile::kForecasts; ++at) {
    const Forecast forecast{byte(at)};
    const int dollars = stockpile::dollars_of(forecast);
    if (face == (dollars > 0 ? kFirstDollars + dollars : stockpile::steps_of(forecast))) return forecast;
  }
  return std::nullopt;
}

int sum_of(const Row& row) {
  int sum = 0;
  for (const int number : row) sum += number;
  return sum;
}

// Cards needed for the starting shares and all supplies of a match.
int cards_needed(const Numbers& numbers, int players) {
  const bool for_two = players == kFewestPlayers;
  const int piles = for_two ? 2 * players : players;
  const int rounds = row_of(numbers, "rounds")[static_cast<std::size_t>(players - kFewestPlayers)];
  return players + rounds * (piles + 2 * piles);
}

std::optional<FieldFault> deck_fault(const Numbers& numbers) {
  const int cards = sum_of(row_of(numbers, "market_deck"));
  for (int players = kFewestPlayers; players <= kMaxSeats; ++players)
    if (const int needed = cards_needed(numbers, players); needed > cards)
      return FieldFault{
          "rounds",
          "market_runs_out",
          {{"players", std::to_string(players)}, {"needed", std::to_string(needed)}, {"there", std::to_string(cards)}}};
  return std::nullopt;
}

// Checks that the cards fit on the table and that every deal finds enough.
std::optional<FieldFault> cards_fault(const Numbers& numbers) {
  constexpr int kMostFees = 12;
  constexpr int kMostActionCards = 8;
  const Row& deck = row_of(numbers, "market_deck");
  const auto fees = deck.begin() + stockpile::kCompanies;
  const auto actions = fees + stockpile::kFees;
  if (std::find(deck.begin(), fees, 0) != fees) return FieldFault{"market_deck", "stock_card_missing"};
  if (std::accumulate(fees, actions, 0) > kMostFees)
    return FieldFault{"market_deck", "too_many_fees", {{"most", std::to_string(kMostFees)}}};
  if (std::accumulate(actions, deck.end(), 0) > kMostActionCards)
    return FieldFault{"market_deck", "too_many_actions", {{"most", std::to_string(kMostActionCards)}}};
  const Row& commerce = row_of(numbers, "commerce_deck");
  if (commerce.back() > static_cast<int>(row_of(numbers, "taxes").size()))
    return FieldFault{"commerce_deck", "too_many_taxes"};
  for (int players = kFewestPlayers; players <= kMaxSeats; ++players) {
    const int each = players == kFewestPlayers ? 2 : 1;
    const int needed = each * players * row_of(numbers, "rounds")[static_cast<std::size_t>(players - kFewestPlayers)];
    if (sum_of(commerce) < needed)
      return FieldFault{"commerce_deck",
                        "commerce_too_small",
                        {{"players", std::to_string(players)}, {"needed", std::to_string(needed)}}};
  }
  return std::nullopt;
}

// Checks that there are as many forecast cards as the dice can require.
std::optional<FieldFault> dice_fault(const Numbers& numbers) {
  std::array<int, stockpile::kForecasts + 1> wanted{};
  for (const std::string_view key : kDiceKeys) {
    std::array<int, stockpile::kForecasts + 1> on_die{};
    for (const int face : row_of(numbers, key)) {
      const auto forecast = forecast_of(face);
      if (!forecast) return FieldFault{std::string(key), "unknown_face"};
      on_die[static_cast<std::size_t>(*forecast)] = 1;
    }
    for (std::size_t at = 0; at < wanted.size(); ++at) wanted[at] += on_die[at];
  }
  const Row& stacks = row_of(numbers, "forecast_stacks");
  for (std::size_t at = 0; at < stacks.size(); ++at)
    if (const int most = wanted[at + 1]; stacks[at] < most)
      return FieldFault{"forecast_stacks",
                        "too_few_forecasts",
                        {{"forecast", std::string(stockpile::name_of(Forecast{byte(static_cast<int>(at) + 1)}))},
                         {"most", std::to_string(most)}}};
  return std::nullopt;
}

std::optional<FieldFault> contradiction(const Numbers& numbers) {
  if (sum_of(row_of(numbers, "forecasts")) != stockpile::kPairs) return FieldFault{"forecasts", "not_six_forecasts"};
  if (row_of(numbers, "bids").front() != 0) return FieldFault{"bids", "first_bid"};
  for (std::size_t at = 0; at < kTracks.size(); ++at)
    for (const std::string_view key : {"advanced.start", "advanced.after_split"})
      if (row_of(numbers, key)[at] > static_cast<int>(kTracks[at].second))
        return FieldFault{std::string(key), "beyond_the_track"};
  for (const std::string_view key : {"bids", "barbara"})
    if (const Row& row = row_of(numbers, key); !std::is_sorted(row.begin(), row.end()))
      return FieldFault{std::string(key), "falls"};
  if (number_of(numbers, "strategies_laid_away") > number_of(numbers, "strategies_over_rounds"))
    return FieldFault{"strategies_laid_away", "too_few_strategies"};
  if (auto fault = cards_fault(numbers)) return fault;
  if (auto fault = dice_fault(numbers)) return fault;
  return deck_fault(numbers);
}

template <std::size_t Count, class Number>
void copy(const Row& row, std::array<Number, Count>& to, std::size_t from) {
  for (std::size_t at = 0; at < row.size(); ++at) to[from + at] = static_cast<Number>(row[at]);
}

Ladder ladder_of(const Row& values, int start, int after_split) {
  Ladder ladder;
  copy(values, ladder.values, 0);
  ladder.spaces = byte(static_cast<int>(values.size()));
  ladder.start = byte(start - 1);
  ladder.after_split = byte(after_split - 1);
  return ladder;
}

void fill_tracks(const Numbers& numbers, Components& printed) {
  for (const Company company : stockpile::kAllCompanies) {
    const auto at = static_cast<std::size_t>(company);
    printed.standard[company] = ladder_of(row_of(numbers, "standard.values"), row_of(numbers, "standard.start").front(),
                                          row_of(numbers, "standard.after_split").front());
    printed.advanced[company] = ladder_of(row_of(numbers, kTracks[at].first), row_of(numbers, "advanced.start")[at],
                                          row_of(numbers, "advanced.after_split")[at]);
  }
  copy(row_of(numbers, "advanced.steel_dollars"), printed.advanced[Company::steel].dollars, 0);
}

void fill_modules(const Numbers& numbers, Components& printed) {
  copy(row_of(numbers, "bond_price"), printed.bond_price, kFewestPlayers);
  printed.bond_interest = number_of(numbers, "bond_interest");
  printed.bonds_a_round = number_of(numbers, "bonds_a_round");
  copy(row_of(numbers, "commerce_deck"), printed.commerce_deck, 0);
  copy(row_of(numbers, "commodity_sets"), printed.commodity_sets, 0);
  copy(row_of(numbers, "taxes"), printed.taxes, 0);
  for (std::size_t die = 0; die < kDiceKeys.size(); ++die)
    for (std::size_t face = 0; face < printed.dice[die].size(); ++face)
      printed.dice[die][face] = *forecast_of(row_of(numbers, kDiceKeys[die])[face]);
  copy(row_of(numbers, "forecast_stacks"), printed.forecast_stacks, 0);
  copy(row_of(numbers, "investor_cash.base"), printed.investor_cash, 1);
  copy(row_of(numbers, "investor_cash.others"), printed.investor_cash, kBaseInvestors + 1);
  copy(row_of(numbers, "investor_cash_two"), printed.investor_cash_two, 1);
  copy(row_of(numbers, "barbara"), printed.barbara, 0);
  printed.strategies_over_rounds = number_of(numbers, "strategies_over_rounds");
  printed.strategies_laid_away = number_of(numbers, "strategies_laid_away");
  fill_cards(numbers, printed);
}

AnyComponents fill(const Numbers& numbers) {
  Components printed;
  copy(row_of(numbers, "fees"), printed.fees, 0);
  copy(row_of(numbers, "market_deck"), printed.market_deck, 0);
  copy(row_of(numbers, "forecasts"), printed.forecasts, 0);
  copy(row_of(numbers, "bids"), printed.bids, 0);
  copy(row_of(numbers, "rounds"), printed.rounds, kFewestPlayers);
  printed.cash = number_of(numbers, "cash");
  printed.cash_two = number_of(numbers, "cash_two");
  printed.split_bonus = number_of(numbers, "split_bonus");
  printed.majority = number_of(numbers, "majority");
  printed.majority_tied = number_of(numbers, "majority_tied");
  printed.action_spaces = number_of(numbers, "action_spaces");
  fill_tracks(numbers, printed);
  fill_modules(numbers, printed);
  return printed;
}

}  // namespace

template <>
const TitleNumbers& numbers_of<stockpile::Vocabulary>() {
  static const std::vector<Field> kAllFields = [] {
    std::vector<Field> fields(kFields.begin(), kFields.end());
    fields.insert(fields.end(), card_fields().begin(), card_fields().end());
    return fields;
  }();
  static const TitleNumbers kStockpile{"stockpile", kAllFields, &contradiction, &fill};
  return kStockpile;
}

}  // namespace bell::rulebook
