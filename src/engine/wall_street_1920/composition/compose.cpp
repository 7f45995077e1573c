// Composes the rules of 1920 Wall Street for one table, and lists what can be chosen for it.
#include "engine/core/compose.h"

#include <array>

#include "engine/core/sheet.h"
#include "engine/wall_street_1920/modules/modules.h"
#include "engine/wall_street_1920/steps/steps.h"

namespace bell::wall_street_1920 {
namespace {

constexpr int kOtherPlaces = 4;  // three deck cards and the market trend

void lay_board(Rules& rules, Side side) {
  rules.side = side;
  rules.top_level = static_cast<std::uint8_t>(rules.printed.spaces[static_cast<std::size_t>(side)] - 1);
}

// In the order of Side and of MemoryAidUse.
constexpr std::array<OptionValue, 2> kSides{{{"blue"}, {"orange"}}};
constexpr std::array<OptionValue, 2> kOffOrOn{{{"off"}, {"on"}}};

const Manifest& base_game() {
  static const std::array kOptions{
      Option{.name = "board",
             .fallback = "blue",
             .rule = set_out_step().cite,
             .values = kSides,
             .first_game = "orange",
             .apply = [](Rules& rules, int nth) { lay_board(rules, Side(nth)); }},
      Option{.name = "memory_aid",
             .fallback = "off",
             .rule = open_things_rule(),
             .values = kOffOrOn,
             .apply = [](Rules& rules, int nth) { rules.memory_aid = MemoryAidUse(nth); }}};
  static const Manifest kBaseGame{
      .name = "wall-street-1920", .fewest_seats = 2, .most_seats = kMaxSeats, .options = kOptions};
  return kBaseGame;
}

Rules numbers(const Components& printed, int seats) {
  Rules rules;
  rules.printed = printed;
  rules.seats = static_cast<std::uint8_t>(seats);
  rules.places = static_cast<std::uint8_t>(seats + kOtherPlaces);
  lay_board(rules, rules.side);
  return rules;
}

Ingredients<WallStreet1920> ingredients() {
  return {&base_game(), all_modules(), base_sequence(), base_windows(), &numbers};
}

}  // namespace

Outcome<Rules, CompositionError> WallStreet1920::compose(const Setup& setup, const Components& printed) {
  return bell::compose(ingredients(), setup, printed);
}

TitleSheet WallStreet1920::sheet() { return sheet_of(ingredients()); }

}  // namespace bell::wall_street_1920
