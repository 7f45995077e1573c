// Answers the rules' requests for random numbers. The caller of a table provides one; the rules never see it.
#pragma once

#include <cstdint>

#include "kernel/chance_key.h"

namespace bell {

class Dealer {
 public:
  virtual ~Dealer() = default;
  // A number below `below`, uniformly distributed, and the same whenever the same key is asked for. Precondition: below
  // > 0.
  virtual std::uint32_t draw(const ChanceKey& key, std::uint32_t below) const = 0;
};

}  // namespace bell
