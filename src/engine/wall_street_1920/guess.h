// A guess at what is hidden in 1920 Wall Street: the memory is read once and can then be completed any number of times.
#pragma once

#include "engine/wall_street_1920/recollection.h"

namespace bell::wall_street_1920 {

// Lives no longer than the rules and the view it was made from.
class Guess {
 public:
  Guess(const Rules& rules, const View& view, std::span<const SeenEvent> memory)
      : rules_(rules), view_(view), recollection_(recall(rules, memory)) {}
  // A state that fits all of it, every one equally likely.
  State complete(Rng& rng) const;

 private:
  const Rules& rules_;
  const View& view_;
  Recollection recollection_;
};

}  // namespace bell::wall_street_1920
