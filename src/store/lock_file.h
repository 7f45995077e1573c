// A lock file beside the store, held by one process. The lock ends with the process, however that ends; the file stays.
#pragma once

#include <string>

#include "kernel/fault.h"
#include "kernel/outcome.h"

namespace bell::store {

class LockFile {
 public:
  // FaultCode::store_in_use names the process that holds it.
  static Outcome<LockFile, Fault> take(const std::string& store);
  LockFile(LockFile&& other) noexcept;
  LockFile& operator=(LockFile&& other) noexcept;
  ~LockFile();

 private:
  explicit LockFile(int file) : file_(file) {}
  int file_;
};

}  // namespace bell::store
