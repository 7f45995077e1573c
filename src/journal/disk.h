// The three disk operations a journal needs, behind an interface so that a test can make each of them fail.
#pragma once

#include <sys/types.h>

#include <cstddef>

namespace bell::journal {

// Each returns what its system call returns: below zero it failed, and errno says why.
class Disk {
 public:
  virtual ~Disk() = default;
  virtual ssize_t write(int file, const char* bytes, std::size_t count) const;
  virtual int flush(int file) const;  // returns when everything written has reached the disk
  virtual int cut(int file, std::size_t length) const;

  static const Disk& real();
};

}  // namespace bell::journal
