// The choices at a Stockpile table: its modules, the promo cards and who begins.
#include "engine/stockpile/sheet.h"

#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/steps/steps.h"

namespace bell::stockpile {

TitleSheet sheet() {
  TitleSheet sheet{.name = "stockpile", .fewest_seats = 2, .most_seats = kMaxSeats, .modules = {}, .options = {}};
  for (const Manifest* module : all_modules())
    sheet.modules.push_back(
        {module->name, ModuleSheet::Kind::module, module->cite, module->fewest_seats, module->most_seats});
  OptionSheet first{.name = "first_player", .fallback = "random", .values = {"random"}, .rule = first_player_rule()};
  for (const Seat seat : seats_of(kMaxSeats)) first.values.push_back(std::to_string(index(seat)));
  const OptionSheet investors{.name = "promo_investors", .fallback = "no", .values = {"no", "yes"}};
  const OptionSheet strategies{.name = "promo_strategies", .fallback = "no", .values = {"no", "yes"}};
  sheet.options = {first, investors, strategies};
  return sheet;
}

}  // namespace bell::stockpile
