// The track on which a price moves. What happens at its ends differs from game to game; where they are does not.
#pragma once

#include <algorithm>

namespace bell::market {

// Spaces are counted from 0, the lowest.
class PriceTrack {
 public:
  constexpr explicit PriceTrack(int spaces) : top_(spaces - 1) {}
  constexpr bool has(int space) const { return space >= 0 && space <= top_; }
  constexpr bool is_end(int space) const { return space == 0 || space == top_; }
  // The space `steps` away from `space`, upwards if positive, at most to the end of the track.
  constexpr int along(int space, int steps) const { return std::clamp(space + steps, 0, top_); }

 private:
  int top_;
};

}  // namespace bell::market
