// The bot that knows only what is allowed: every legal action is equally likely. The yardstick for all others.
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
