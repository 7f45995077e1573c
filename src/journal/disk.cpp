// Calls the operating system.
#include "journal/disk.h"

#include <unistd.h>

namespace bell::journal {

ssize_t Disk::write(int file, const char* bytes, std::size_t count) const { return ::write(file, bytes, count); }
int Disk::flush(int file) const { return ::fdatasync(file); }
int Disk::cut(int file, std::size_t length) const { return ::ftruncate(file, static_cast<off_t>(length)); }

const Disk& Disk::real() {
  static const Disk kReal;
  return kReal;
}

}  // namespace bell::journal
