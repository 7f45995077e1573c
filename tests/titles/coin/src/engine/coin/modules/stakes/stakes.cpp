// Stakes: every point counts twice, or three times if the players agree on that.
#include <array>

#include "engine/coin/modules/modules.h"

namespace bell::coin {
namespace {

constexpr std::array<OptionValue, 2> kStakes{{{"twice"}, {"thrice"}}};

Points multiply(const Rules& rules, Points points) { return points * rules.factor; }

void install(Rules& rules) {
  if (rules.factor == 1) rules.factor = 2;  // the option was not given
  rules.worth.add(Precedence::multiplicative, &multiply);
}

}  // namespace

const Manifest& stakes_manifest() {
  static constexpr std::array kOptions{
      Option{.name = "stakes",
             .fallback = "twice",
             .rule = Rule::CN_STK_1,
             .values = kStakes,
             .apply = [](Rules& rules, int nth) { rules.factor = static_cast<std::uint8_t>(nth + 2); }}};
  static const Manifest kManifest{.id = ModuleId::stakes,
                                  .name = "stakes",
                                  .cite = Rule::CN_STK_1,
                                  .most_seats = 2,
                                  .options = kOptions,
                                  .install = &install};
  return kManifest;
}

}  // namespace bell::coin
