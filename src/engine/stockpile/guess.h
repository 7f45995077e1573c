// Guesses what a viewer of Stockpile does not see: reads the memory once, and can then complete the state any number of
// times.
#pragma once

#include <span>

#include "engine/stockpile/arrivals.h"

namespace bell::stockpile {

// The rules, the view and the memory must outlive it.
class Guess {
 public:
  Guess(const Rules& rules, const View& view, std::span<const SeenEvent> memory);
  // A state consistent with all of it; all such states are equally likely.
  State complete(Rng& rng) const;

 private:
  const Rules& rules_;
  const View& view_;
  std::span<const SeenEvent> memory_;
  Remembered remembered_;
};

}  // namespace bell::stockpile
