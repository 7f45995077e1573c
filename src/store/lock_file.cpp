// Uses flock: the system releases it when the last descriptor of this opening is closed.
#include "store/lock_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "kernel/system_reason.h"

namespace bell::store {
namespace {

// The process number written in the file.
std::string holder_of(int file) {
  std::array<char, 24> text{};
  const ssize_t length = pread(file, text.data(), text.size(), 0);
  const std::string number(text.data(), length > 0 ? static_cast<std::size_t>(length) : 0);
  return number.empty() ? "?" : number.substr(0, number.find('\n'));
}

}  // namespace

Outcome<LockFile, Fault> LockFile::take(const std::string& store) {
  const std::string path = store + ".lock";
  LockFile lock(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (lock.file_ < 0) return Fault{FaultCode::unwritable, because(system_reason(errno), {{"file", path}})};
  if (flock(lock.file_, LOCK_EX | LOCK_NB) != 0)
    return Fault{FaultCode::store_in_use, {{"file", store}, {"process", holder_of(lock.file_)}}};
  const std::string number = std::to_string(getpid()) + "\n";
  // Informational only: the lock works without it.
  if (ftruncate(lock.file_, 0) != 0 || pwrite(lock.file_, number.data(), number.size(), 0) < 0) return lock;
  return lock;
}

LockFile::LockFile(LockFile&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

LockFile& LockFile::operator=(LockFile&& other) noexcept {
  std::swap(file_, other.file_);
  return *this;
}

LockFile::~LockFile() {
  if (file_ >= 0) close(file_);
}

}  // namespace bell::store
