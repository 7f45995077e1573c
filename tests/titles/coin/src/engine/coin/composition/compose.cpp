// Composes the rules of Coin for one table, and lists what can be chosen for it.
#include "engine/core/compose.h"

#include <array>

#include "engine/coin/modules/modules.h"
#include "engine/coin/steps/steps.h"
#include "engine/core/sheet.h"

namespace bell::coin {
namespace {

constexpr int kPlayers = 2;
constexpr std::array<OptionValue, 5> kRounds{{{"2"}, {"4"}, {"6"}, {"8"}, {"10"}}};  // both hide equally often

const Manifest& base_game() {
  static const std::array kOptions{Option{
      .name = "rounds", .fallback = "4", .rule = rounds_rule(), .values = kRounds, .apply = [](Rules& rules, int nth) {
        rules.rounds = static_cast<std::uint8_t>(2 * (nth + 1));
      }}};
  static const Manifest kBaseGame{
      .name = "coin", .fewest_seats = kPlayers, .most_seats = kPlayers, .options = kOptions};
  return kBaseGame;
}

Rules numbers(const Components& printed, int seats) {
  Rules rules;
  rules.printed = printed;
  rules.seats = static_cast<std::uint8_t>(seats);
  rules.rounds = printed.rounds;
  return rules;
}

Ingredients<Coin> ingredients() { return {&base_game(), all_modules(), base_sequence(), base_windows(), &numbers}; }

}  // namespace

Outcome<Rules, CompositionError> Coin::compose(const Setup& setup, const Components& printed) {
  return bell::compose(ingredients(), setup, printed);
}

TitleSheet Coin::sheet() { return sheet_of(ingredients()); }

}  // namespace bell::coin
