// A bot that picks any legal action with equal probability. The baseline for all others.
#pragma once

#include "bots/bot.h"

namespace bell::bots {

class Intern {
 public:
  template <class T>
  Action choose(const Sight<T>& sight, const Budget&, Rng& rng) {
    return sight.legal[rng.below(static_cast<std::uint32_t>(sight.legal.size()))];
  }
};

}  // namespace bell::bots
