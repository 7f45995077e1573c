// A value as a viewer knows it: the value, or nothing. Hidden is the default, so forgetting to reveal is safe.
#pragma once

#include "kernel/flag_word.h"

namespace bell {

template <class T>
class Seen {
 public:
  constexpr Seen() = default;
  constexpr explicit Seen(T value) : value_(value), known_(1) {}
  constexpr bool is_known() const { return known_ != 0; }
  constexpr T or_else(T guess) const { return is_known() ? value_ : guess; }
  friend constexpr bool operator==(const Seen&, const Seen&) = default;

 private:
  T value_{};  // T{} while hidden, so that equal views have equal bytes
  FlagWord<T> known_ = 0;
};

}  // namespace bell
