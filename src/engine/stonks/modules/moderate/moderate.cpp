// The moderate variant: flatter tiles, and tokens that stay black longer. Data and one answer; no step changes.
#include <array>

#include "engine/stonks/modules/modules.h"
#include "engine/stonks/prices.h"

namespace bell::stonks {

const Manifest& moderate_manifest() {
  static constexpr std::array kExcludes{ModuleId::small_caps};
  static const Manifest kModerate{.id = ModuleId::moderate,
                                  .name = "moderate",
                                  .cite = Rule::ST_VAR_1,
                                  .joins = Joins::as_variant,
                                  .excludes = kExcludes,
                                  .fewest_seats = 3,
                                  .install = [](Rules& rules) {
                                    rules.side.fill(Side::b);
                                    rules.blackened.add(Precedence::replace, &black_until_the_fourth);
                                  }};
  return kModerate;
}

}  // namespace bell::stonks
