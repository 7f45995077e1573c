// Composes the rules of Stockpile for one table, and lists what can be chosen for it.
#include "engine/core/compose.h"

#include <array>

#include "engine/core/sheet.h"
#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/steps/steps.h"

namespace bell::stockpile {
namespace {

constexpr int kFewest = 2;

// The first player is drawn by chance or named by the host, who must name an occupied seat.
constexpr std::array<OptionValue, kMaxSeats + 1> kFirstPlayers{
    {{"random"}, {"0"}, {"1"}, {"2", 3}, {"3", 4}, {"4", 5}}};
void name_first_player(Rules& rules, int nth) { rules.named_first = nth == 0 ? kNoSeat : seat_at(nth - 1); }

const Manifest& base_game() {
  static const std::array kOptions{Option{.name = "first_player",
                                          .fallback = "random",
                                          .rule = first_player_rule(),
                                          .values = kFirstPlayers,
                                          .apply = &name_first_player}};
  static const Manifest kBaseGame{
      .name = "stockpile", .fewest_seats = kFewest, .most_seats = kMaxSeats, .options = kOptions};
  return kBaseGame;
}

Rules numbers(const Components& printed, int seats) {
  RULE(SP_CMP_1);
  RULE(SP_CMP_4);
  RULE(SP_CMP_6);
  const bool for_two = seats == kFewest;
  Rules rules;
  rules.printed = printed;
  rules.seats = static_cast<std::uint8_t>(seats);
  rules.rounds = printed.rounds[static_cast<std::size_t>(seats)];
  rules.meeples = rules.pairs_each = rules.supply_sets = for_two ? 2 : 1;
  rules.public_pairs = for_two ? 0 : 1;
  rules.piles = static_cast<std::uint8_t>(rules.all_meeples());
  rules.cash = Money(for_two ? printed.cash_two : printed.cash);
  rules.ladders = printed.standard;
  rules.forecasts = ForecastBag::of(printed.forecasts);
  return rules;
}

// The deck must be large enough for the starting shares and every supply.
MaybeError check_deck(const Rules& rules) {
  const int each_round = rules.piles + rules.seats * rules.supply_sets * Rules::kMarketCardsEach;
  const int needed = rules.seats + rules.rounds * each_round;
  if (needed <= MarketBag::of(rules.printed.market_deck).size()) return std::nullopt;
  return CompositionError{Misfit::bad_option, "rounds", std::to_string(rules.rounds), Rule::none};
}

Ingredients<Stockpile> ingredients() {
  return {&base_game(), all_modules(), base_sequence(), base_windows(), &numbers};
}

}  // namespace

Outcome<Rules, CompositionError> Stockpile::compose(const Setup& setup, const Components& printed) {
  auto rules = bell::compose(ingredients(), setup, printed);
  if (!rules) return rules;
  if (const auto error = check_deck(*rules)) return *error;
  return rules;
}

TitleSheet Stockpile::sheet() { return sheet_of(ingredients()); }

}  // namespace bell::stockpile
