// Who does the work, and who says what time it is. Interfaces, so that a test can let everything happen in one thread
// and time pass as it likes.
#pragma once

#include <chrono>
#include <functional>

#include "kernel/timestamp.h"

namespace bell::host {

using Task = std::function<void()>;

class Workers {
 public:
  virtual ~Workers() = default;
  // Does it soon, on some thread, never inside this call.
  virtual void post(Task task) = 0;
};

class Time {
 public:
  virtual ~Time() = default;
  virtual Timestamp now() const = 0;
  // Does it when so much time has passed, on some thread, never inside this call. It must be short.
  virtual void after(std::chrono::milliseconds wait, Task task) = 0;
};

}  // namespace bell::host
