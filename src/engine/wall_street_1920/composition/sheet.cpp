// The choices at a 1920 Wall Street table: its expansions, the board's side, the magnates' sides and the memory aid.
#include "engine/wall_street_1920/modules/modules.h"
#include "engine/wall_street_1920/steps/steps.h"

namespace bell::wall_street_1920 {

TitleSheet WallStreet1920::sheet() {
  TitleSheet sheet{.name = std::string(WallStreet1920::name),
                   .fewest_seats = 2,
                   .most_seats = kMaxSeats,
                   .modules = {},
                   .options = {}};
  for (const Manifest* module : all_modules())
    sheet.modules.push_back(
        {module->name, ModuleSheet::Kind::module, module->cite, module->fewest_seats, module->most_seats});
  sheet.options = {{.name = "board", .fallback = "blue", .values = {"blue", "orange"}, .rule = set_out_step().cite},
                   {.name = "magnates",
                    .fallback = "reward",
                    .values = {"reward", "punishment", "mix"},
                    .rule = magnates_manifest().cite},
                   {.name = "memory_aid", .fallback = "off", .values = {"off", "on"}, .rule = open_things_rule()}};
  return sheet;
}

}  // namespace bell::wall_street_1920
