// Composes the rules of Stonks for one table, and lists what can be chosen for it.
#include "engine/core/compose.h"

#include <array>

#include "engine/core/sheet.h"
#include "engine/stonks/modules/modules.h"
#include "engine/stonks/steps/steps.h"

namespace bell::stonks {
namespace {

constexpr std::array<OptionValue, 9> kRounds{{{"1"}, {"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"}, {"8"}, {"9"}}};

constexpr std::array kOptions{Option{
    .name = "rounds", .fallback = "3", .rule = Rule::ST_END_5, .values = kRounds, .apply = [](Rules& rules, int nth) {
      rules.rounds = static_cast<std::uint8_t>(nth + 1);
    }}};

constexpr Manifest kBaseGame{.name = "stonks", .fewest_seats = 2, .most_seats = kMaxSeats, .options = kOptions};

Rules numbers(const Components& printed, int seats) {
  RULE(ST_CMP_4);
  Rules rules;
  rules.printed = printed;
  rules.seats = static_cast<std::uint8_t>(seats);
  rules.rounds = printed.rounds;
  rules.hand = printed.hand[static_cast<std::size_t>(seats)];
  rules.companies = seats == 3 ? kCompanies - 1 : kCompanies;
  for (std::size_t place = 0; place < rules.companies; ++place)
    rules.start_level[place] =
        static_cast<std::uint8_t>((seats == 3 ? printed.start_levels_three[place] : printed.start_levels[place]) - 1);
  return rules;
}

Ingredients<Stonks> ingredients() { return {&kBaseGame, all_modules(), base_sequence(), base_windows(), &numbers}; }

}  // namespace

Outcome<Rules, CompositionError> Stonks::compose(const Setup& setup, const Components& printed) {
  return bell::compose(ingredients(), setup, printed);
}

TitleSheet Stonks::sheet() { return sheet_of(ingredients()); }

}  // namespace bell::stonks
