// Reads a journal's file within bounds. For this room only.
#pragma once

#include <string>

#include "kernel/fault.h"
#include "kernel/outcome.h"

namespace bell::journal {

// An open file, closed with this object.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept;
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor();

  bool is_open() const { return number_ >= 0; }
  int number() const { return number_; }

 private:
  int number_;
};

// The whole text, at most kMostBytes; only regular files that begin like a journal.
Outcome<std::string, Fault> read_text(int file, const std::string& path);

// A fault with the file's name and the system's reason: `error` is an errno.
Fault file_fault(FaultCode code, const std::string& path, int error);

}  // namespace bell::journal
