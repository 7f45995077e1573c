// Durable appends with plain system calls: write, flush to the disk, or take the half-written part back.
#include "journal/writer.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

namespace bell::journal {
namespace {

Problem cannot(const std::string& path, std::string_view what, int why) {
  return {path + " can't be " + std::string(what) + ": " + std::strerror(why) + "."};
}

}  // namespace

Writer::Writer(std::string path, int file, std::size_t length) : path_(std::move(path)), file_(file), length_(length) {}
Writer::Writer(Writer&& other) noexcept
    : path_(std::move(other.path_)), file_(std::exchange(other.file_, -1)), length_(other.length_) {}
Writer& Writer::operator=(Writer&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(file_, other.file_);
  std::swap(length_, other.length_);
  return *this;
}
Writer::~Writer() {
  if (file_ >= 0) ::close(file_);
}

Outcome<Writer, Problem> Writer::create(const std::string& path) {
  std::error_code ignored;  // open() says what is wrong
  std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return cannot(path, "created", errno);
  return Writer(path, file, 0);
}

Outcome<Writer, Problem> Writer::reopen(const std::string& path, std::size_t length) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (file < 0) return cannot(path, "opened for writing", errno);
  Writer writer(path, file, length);
  if (::ftruncate(file, static_cast<off_t>(length)) != 0 || ::lseek(file, 0, SEEK_END) < 0)
    return cannot(path, "continued", errno);
  return writer;
}

std::optional<Problem> Writer::append(std::string_view text) {
  std::string_view left = text;
  while (!left.empty()) {
    const ssize_t written = ::write(file_, left.data(), left.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      const int why = errno;
      const bool restored = ::ftruncate(file_, static_cast<off_t>(length_)) == 0 && ::lseek(file_, 0, SEEK_END) >= 0;
      Problem problem = cannot(path_, "written", why);
      if (!restored) problem.text += " Its last line may be incomplete; resuming leaves it out.";
      return problem;
    }
    left.remove_prefix(static_cast<std::size_t>(written));
  }
  if (::fdatasync(file_) != 0 && errno != EINVAL && errno != EROFS) return cannot(path_, "flushed to the disk", errno);
  length_ += text.size();
  return std::nullopt;
}

}  // namespace bell::journal
