// The choices at a Stonks table: its variants and the number of rounds.
#include "engine/stonks/modules/modules.h"

namespace bell::stonks {

TitleSheet Stonks::sheet() {
  TitleSheet sheet{.name = "stonks", .fewest_seats = 2, .most_seats = kMaxSeats, .modules = {}, .options = {}};
  OptionSheet variant{.name = "variant", .fallback = "standard", .values = {"standard"}};
  for (const Manifest* module : all_modules()) {
    if (!is_chosen_by_players(*module)) continue;
    sheet.modules.push_back(
        {module->name, ModuleSheet::Kind::variant, module->cite, module->fewest_seats, module->most_seats});
    variant.values.emplace_back(module->name);
    if (variant.rule == Rule::none) variant.rule = module->cite;
  }
  OptionSheet rounds{.name = "rounds", .fallback = "3", .values = {}, .rule = rounds_rule()};
  for (int n = 1; n <= kMostRounds; ++n) rounds.values.push_back(std::to_string(n));
  sheet.options = {rounds, variant};
  return sheet;
}

}  // namespace bell::stonks
