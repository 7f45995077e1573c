// Appends durably with plain system calls: writes, flushes, and removes what was half written.
#include "journal/file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <utility>

namespace bell::journal {
namespace {

namespace fs = std::filesystem;

std::optional<Fault> make_folder(const fs::path& folder) {
  std::error_code fault;
  if (!folder.empty()) fs::create_directories(folder, fault);
  if (!fault) return std::nullopt;
  return file_fault(FaultCode::unwritable, folder.string(), fault.value());
}

// A new file is durable only when its folder is flushed, too. Some file systems cannot flush folders.
bool flush_folder(const fs::path& folder, const Disk& disk) {
  const Descriptor open(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  return !open.is_open() || disk.flush(open.number()) == 0 || errno == EINVAL;
}

struct flock whole_file() {
  struct flock lock{};
  lock.l_type = F_WRLCK;
  lock.l_whence = SEEK_SET;
  return lock;
}

}  // namespace

File::File(std::string path, Descriptor file, const Disk& disk)
    : path_(std::move(path)), file_(std::move(file)), disk_(&disk) {}

Outcome<File, Fault> File::create(const std::string& path, std::string_view text, const Disk& disk) {
  const fs::path folder = fs::path(path).parent_path();
  if (const auto fault = make_folder(folder)) return *fault;
  Descriptor opened(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_APPEND, 0600));
  if (!opened.is_open() && errno == EEXIST) return Fault{FaultCode::name_taken, {{"file", path}}};
  if (!opened.is_open()) return file_fault(FaultCode::unwritable, path, errno);
  File file(path, std::move(opened), disk);
  auto fault = file.lock();
  if (!fault) fault = file.put(text);
  if (!fault && !flush_folder(folder, disk)) fault = file_fault(FaultCode::not_saved, path, errno);
  if (!fault) return file;
  ::unlink(path.c_str());
  return *fault;
}

Outcome<File, Fault> File::open(const std::string& path, const Disk& disk) {
  Descriptor opened(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_APPEND | O_NONBLOCK));
  if (!opened.is_open() && errno == ENOENT) return Fault{FaultCode::no_such_table, {{"file", path}}};
  if (!opened.is_open()) return file_fault(FaultCode::unwritable, path, errno);
  File file(path, std::move(opened), disk);
  if (const auto fault = file.lock()) return *fault;
  return file;
}

// Takes two locks. The first excludes everybody, including this process itself, but does not tell who holds it; the
// second one does.
std::optional<Fault> File::lock() const {
  struct flock who = whole_file();
  if (::flock(file_.number(), LOCK_EX | LOCK_NB) == 0) {
    ::fcntl(file_.number(), F_SETLK, &who);
    return std::nullopt;
  }
  if (errno != EWOULDBLOCK) return std::nullopt;  // the file system has no locks
  if (::fcntl(file_.number(), F_GETLK, &who) != 0 || who.l_type == F_UNLCK)
    return Fault{FaultCode::used_here, {{"file", path_}}};
  return Fault{FaultCode::in_use, {{"file", path_}, {"process", std::to_string(who.l_pid)}}};
}

Outcome<std::string, Fault> File::text() {
  if (has_loose_end_)
    if (const auto fault = cut_back()) return *fault;
  auto text = read_text(file_.number(), path_);
  if (text && length_ == 0) length_ = text->size();
  return text;
}

void File::end_at(std::size_t length) {
  has_loose_end_ = length < length_;
  length_ = length;
}

std::optional<Fault> File::append(std::string_view text) {
  if (has_loose_end_)
    if (const auto fault = cut_back()) return fault;
  if (const auto fault = refuse_strange_lines()) return fault;
  const auto fault = put(text);
  if (!fault || !cut_back()) return fault;
  return Fault{FaultCode::save_unknown, fault->facts};
}

// Locks may not work here, and an editor ignores them: never cut off lines that others have written.
std::optional<Fault> File::refuse_strange_lines() const {
  struct stat about{};
  if (::fstat(file_.number(), &about) != 0) return file_fault(FaultCode::save_unknown, path_, errno);
  if (about.st_size == static_cast<off_t>(length_)) return std::nullopt;
  return Fault{FaultCode::changed_by_others, {{"file", path_}}};
}

std::optional<Fault> File::put(std::string_view text) {
  has_loose_end_ = true;
  for (std::string_view left = text; !left.empty();) {
    const ssize_t written = disk_->write(file_.number(), left.data(), left.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return file_fault(FaultCode::not_saved, path_, errno);
    left.remove_prefix(static_cast<std::size_t>(written));
  }
  if (disk_->flush(file_.number()) != 0) return file_fault(FaultCode::not_saved, path_, errno);
  has_loose_end_ = false;
  length_ += text.size();
  return std::nullopt;
}

// After a failed flush, another flush may succeed without having written anything. So doubtful bytes are not flushed
// again but removed, and the removal is flushed.
std::optional<Fault> File::cut_back() {
  if (disk_->cut(file_.number(), length_) != 0 || disk_->flush(file_.number()) != 0)
    return file_fault(FaultCode::save_unknown, path_, errno);
  has_loose_end_ = false;
  return std::nullopt;
}

std::optional<Fault> write_new(const std::string& path, std::string_view text) {
  const Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  if (!file.is_open() && errno == EEXIST) return Fault{FaultCode::name_taken, {{"file", path}}};
  if (!file.is_open()) return file_fault(FaultCode::unwritable, path, errno);
  while (!text.empty()) {
    const ssize_t more = ::write(file.number(), text.data(), text.size());
    if (more > 0) text.remove_prefix(static_cast<std::size_t>(more));
    if (more > 0 || (more < 0 && errno == EINTR)) continue;
    const int why = errno;
    ::unlink(path.c_str());
    return file_fault(FaultCode::unwritable, path, why);
  }
  return std::nullopt;
}

}  // namespace bell::journal
