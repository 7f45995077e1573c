// The result of moving a company: the space it ends on, and what happens on the way.
#pragma once

#include <cstdint>

namespace bell::stockpile {

struct Landing {
  std::uint8_t place = 0;     // the space it ends on, 0 is the leftmost
  std::uint8_t value = 0;     // price of a share there
  std::uint8_t splits = 0;    // how often it splits on the way
  std::uint8_t bankrupt = 0;  // 1 if it goes bankrupt
  friend constexpr bool operator==(const Landing&, const Landing&) = default;
};

}  // namespace bell::stockpile
