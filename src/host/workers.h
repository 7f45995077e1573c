// Workers and clock as interfaces, so that a test can run everything in one thread and control the time.
#pragma once

#include <chrono>
#include <functional>

#include "kernel/timestamp.h"

namespace bell::host {

using Task = std::function<void()>;

class Workers {
 public:
  virtual ~Workers() = default;
  // Runs it soon, on some thread, never inside this call.
  virtual void post(Task task) = 0;
};

class Time {
 public:
  virtual ~Time() = default;
  virtual Timestamp now() const = 0;
  // Runs it after that time, on some thread, never inside this call. It must be short.
  virtual void after(std::chrono::milliseconds wait, Task task) = 0;
};

}  // namespace bell::host
