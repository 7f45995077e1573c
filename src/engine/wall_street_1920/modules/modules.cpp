// The list of modules; to add one, add a line.
#include "engine/wall_street_1920/modules/modules.h"

#include <array>

namespace bell::wall_street_1920 {

std::span<const Manifest* const> all_modules() {
  static const std::array kModules{&magnates_manifest(), &purchase_option_manifest()};
  return kModules;
}

}  // namespace bell::wall_street_1920
