// Guesses what is hidden in 1920 Wall Street: reads the memory once, and can then complete the state any number of
// times.
#pragma once

#include "engine/wall_street_1920/recollection.h"

namespace bell::wall_street_1920 {

// The rules and the view must outlive it.
class Guess {
 public:
  Guess(const Rules& rules, const View& view, std::span<const SeenEvent> memory)
      : rules_(rules), view_(view), recollection_(recall(rules, memory)) {}
  // A state consistent with all of it; all such states are equally likely.
  State complete(Rng& rng) const;

 private:
  const Rules& rules_;
  const View& view_;
  Recollection recollection_;
};

}  // namespace bell::wall_street_1920
