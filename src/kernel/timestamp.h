// A point in time, passed in from outside. Nothing in these rooms reads a clock.
#pragma once

#include <compare>
#include <cstdint>

namespace bell {

struct Timestamp {
  std::int64_t milliseconds = 0;  // since the beginning of 1970, UTC; 0: unknown
  friend constexpr auto operator<=>(const Timestamp&, const Timestamp&) = default;
};

}  // namespace bell
