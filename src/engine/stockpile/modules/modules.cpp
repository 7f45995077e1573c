// The list of modules; to add one, add a line.
#include "engine/stockpile/modules/modules.h"

#include <array>

namespace bell::stockpile {

std::span<const Manifest* const> all_modules() {
  static const std::array kModules{&investors_manifest(), &investor_auction_manifest()};
  return kModules;
}

const char* Stockpile::name_of(ModuleId id) {
  for (const Manifest* module : all_modules())
    if (module->id == id) return module->name;
  return "?";
}

}  // namespace bell::stockpile
