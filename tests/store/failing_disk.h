// A disk that fails on demand.
#pragma once

#include <cerrno>

#include "journal/disk.h"

namespace bell::journal {

// Fails as often as it is told to; everything else is real.
class FailingDisk final : public Disk {
 public:
  int flush(int file) const override {
    if (good_flushes > 0) return --good_flushes, Disk::flush(file);
    return fail(flushes) ? -1 : Disk::flush(file);
  }
  int cut(int file, std::size_t length) const override { return fail(cuts) ? -1 : Disk::cut(file, length); }
  mutable int good_flushes = 0;  // before one fails
  mutable int flushes = 0;       // still to fail
  mutable int cuts = 0;

 private:
  static bool fail(int& left) {
    if (left == 0) return false;
    --left;
    errno = EIO;
    return true;
  }
};

}  // namespace bell::journal
