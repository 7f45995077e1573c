// The three things a journal needs from the disk, behind an interface so that a test can make each of them fail.
#pragma once

#include <sys/types.h>

#include <cstddef>

namespace bell::journal {

// Each answers like the system call of its kind: below zero, it failed, and errno says why.
class Disk {
 public:
  virtual ~Disk() = default;
  virtual ssize_t write(int file, const char* bytes, std::size_t count) const;
  virtual int flush(int file) const;  // what was written is on the disk, not only on its way
  virtual int cut(int file, std::size_t length) const;

  static const Disk& real();
};

}  // namespace bell::journal
