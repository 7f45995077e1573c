// The list of modules; to add one, add a line.
#include "engine/stonks/modules/modules.h"

#include <array>

namespace bell::stonks {

std::span<const Manifest* const> all_modules() {
  static const std::array kModules{&two_players_manifest(), &moderate_manifest(), &small_caps_manifest()};
  return kModules;
}

}  // namespace bell::stonks
