// The list of modules; to add one, add a line.
#include "engine/coin/modules/modules.h"

#include <array>

namespace bell::coin {

std::span<const Manifest* const> all_modules() {
  static const std::array kModules{&stakes_manifest()};
  return kModules;
}

}  // namespace bell::coin
