// The current time, for entries of a journal.
#pragma once

#include <chrono>

#include "kernel/timestamp.h"

namespace bell::tui {

inline Timestamp now() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return {std::chrono::duration_cast<std::chrono::milliseconds>(since).count()};
}

}  // namespace bell::tui
