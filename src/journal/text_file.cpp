// The file may be an endless device, a gigabyte of anything or a picture, so the first bytes are checked.
#include "journal/text_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <utility>

#include "journal/journal.h"
#include "kernel/system_reason.h"

namespace bell::journal {
namespace {

constexpr std::string_view kFirstBytes = "[Bell \"";

std::optional<Fault> refuse_kind(int file, const std::string& path) {
  struct stat about{};
  if (::fstat(file, &about) != 0) return file_fault(FaultCode::unreadable, path, errno);
  if (!S_ISREG(about.st_mode)) return Fault{FaultCode::not_a_file, {{"file", path}}};
  if (about.st_size > static_cast<off_t>(kMostBytes))
    return Fault{FaultCode::too_large, {{"file", path}, {"most", std::to_string(kMostBytes >> 20U)}}};
  return std::nullopt;
}

}  // namespace

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}
Descriptor::~Descriptor() {
  if (number_ >= 0) ::close(number_);
}

Fault file_fault(FaultCode code, const std::string& path, int error) {
  return {code, because(system_reason(error), {{"file", path}})};
}

Outcome<std::string, Fault> read_text(int file, const std::string& path) {
  if (const auto fault = refuse_kind(file, path)) return *fault;
  std::string text;
  char piece[64 * 1024];
  std::size_t wanted = kFirstBytes.size();
  while (text.size() < kMostBytes) {
    const ssize_t got = ::pread(file, piece, wanted, static_cast<off_t>(text.size()));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return file_fault(FaultCode::unreadable, path, errno);
    if (got == 0) break;
    text.append(piece, static_cast<std::size_t>(got));
    if (!text.starts_with(kFirstBytes.substr(0, text.size())))
      return Fault{FaultCode::not_ours, {{"file", path}, {"line", "1"}}};
    wanted = std::min(sizeof piece, kMostBytes - text.size());
  }
  if (text.empty()) return Fault{FaultCode::empty_file, {{"file", path}}};
  return text;
}

Outcome<Journal, Fault> read(const std::string& path, TornEnd torn_end) {
  // Without O_NONBLOCK, opening a pipe would wait for a writer.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.is_open()) return file_fault(FaultCode::unreadable, path, errno);
  const auto text = read_text(file.number(), path);
  if (!text) return text.error();
  auto journal = parse(*text, torn_end);
  if (!journal) return journal.error().with("file", path);
  return journal;
}

}  // namespace bell::journal
