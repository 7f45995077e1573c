// A point in time as somebody outside has told it. This house has no clock: whoever asks for something says when.
#pragma once

#include <compare>
#include <cstdint>

namespace bell {

struct Timestamp {
  std::int64_t milliseconds = 0;  // since the beginning of 1970, UTC; 0: nobody has said
  friend constexpr auto operator<=>(const Timestamp&, const Timestamp&) = default;
};

}  // namespace bell
