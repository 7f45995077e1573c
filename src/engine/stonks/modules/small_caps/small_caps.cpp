// Small caps & blue chips: the three cheapest tiles flat, the others steep. Data only.
#include <array>

#include "engine/stonks/modules/modules.h"

namespace bell::stonks {
namespace {

constexpr std::size_t kSmallCaps = 3;

// The tiles to the right of the small caps take the highest levels, up to the top one.
void deal_out_sides(Rules& rules) {
  for (std::size_t place = 0; place < rules.companies; ++place) {
    const bool small = place < kSmallCaps;
    rules.side[place] = small ? Side::b : Side::a;
    rules.start_level[place] =
        static_cast<std::uint8_t>(small ? place : kLevels - (static_cast<std::size_t>(rules.companies) - place));
  }
}

}  // namespace

const Manifest& small_caps_manifest() {
  static constexpr std::array kExcludes{ModuleId::moderate};
  static const Manifest kSmallCapsManifest{.id = ModuleId::small_caps,
                                           .name = "small_caps",
                                           .cite = Rule::ST_VAR_2,
                                           .joins = Joins::as_variant,
                                           .excludes = kExcludes,
                                           .fewest_seats = 3,
                                           .install = &deal_out_sides};
  return kSmallCapsManifest;
}

}  // namespace bell::stonks
