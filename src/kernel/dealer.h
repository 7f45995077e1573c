// Who answers when the rules ask for luck. Whoever opens a table brings one; the rules never see it.
#pragma once

#include <cstdint>

#include "kernel/chance_key.h"

namespace bell {

class Dealer {
 public:
  virtual ~Dealer() = default;
  // A number below `below`, each exactly as likely as the others, and the same whenever the same stroke of luck is
  // asked for. Precondition: below > 0.
  virtual std::uint32_t draw(const ChanceKey& key, std::uint32_t below) const = 0;
};

}  // namespace bell
