// The text of a journal's file, read within bounds. For this room only.
#pragma once

#include <string>

#include "kernel/fault.h"
#include "kernel/outcome.h"

namespace bell::journal {

// A file that is open, and is closed with this object.
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

// All of it from the beginning, at most kMostBytes; nothing but an ordinary file that begins like a journal.
Outcome<std::string, Fault> read_text(int file, const std::string& path);

// A fault with the file's name and what the system says about it: `error` is an errno.
Fault file_fault(FaultCode code, const std::string& path, int error);

}  // namespace bell::journal
