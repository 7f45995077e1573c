// A guess at what a viewer of Stockpile does not see: the memory is read once and can then be completed any number of
// times.
#pragma once

#include <span>

#include "engine/stockpile/arrivals.h"

namespace bell::stockpile {

// Lives no longer than the rules, the view and the memory it was made from.
class Guess {
 public:
  Guess(const Rules& rules, const View& view, std::span<const SeenEvent> memory);
  // A state that fits all of it, every one equally likely.
  State complete(Rng& rng) const;

 private:
  const Rules& rules_;
  const View& view_;
  std::span<const SeenEvent> memory_;
  Remembered remembered_;
};

}  // namespace bell::stockpile
