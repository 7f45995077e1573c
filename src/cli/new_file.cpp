// Writes a temporary file next to the target and renames it, so that the target is never half written.
#include "cli/new_file.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "cli/language.h"
#include "kernel/system_reason.h"

namespace bell::cli {
namespace {

namespace fs = std::filesystem;

Problem unwritable(const std::string& path, const Problem& why) {
  return {say("no_file", because(why, {{"file", path}}))};
}

// Replacing a device or a folder would destroy it, or fail late.
bool is_in_the_way(const std::string& path) {
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  return fs::exists(status) && !fs::is_regular_file(status);
}

// Follows a symbolic link, which keeps pointing at the file.
fs::path place_of(const std::string& path) {
  std::error_code fault;
  const fs::path place = fs::weakly_canonical(path, fault);
  return fault ? fs::path(path) : place;
}

// An errno, or 0.
int fill(const fs::path& path, std::string_view text) {
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return errno;
  const bool is_whole = std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
  const int why = is_whole ? 0 : errno;
  return std::fclose(file) == 0 || why != 0 ? why : errno;
}

enum class Afterwards { move, remove };

std::optional<Problem> fill_beside(const std::string& path, std::string_view text, Afterwards afterwards) {
  if (is_in_the_way(path)) return unwritable(path, {say("not_ordinary")});
  const fs::path place = place_of(path);
  const fs::path beside = place.string() + fmt::format(".{}.part", ::getpid());
  const int why = fill(beside, text);
  std::error_code fault, ignored;
  if (why == 0 && afterwards == Afterwards::move) fs::rename(beside, place, fault);
  if (why != 0 || fault || afterwards == Afterwards::remove) fs::remove(beside, ignored);
  if (why != 0) return unwritable(path, system_reason(why));
  if (fault) return unwritable(path, system_reason(fault));
  return std::nullopt;
}

}  // namespace

std::optional<Problem> refuse_file(const std::string& path, const std::string& source) {
  std::error_code ignored;
  if (fs::equivalent(path, source, ignored)) return unwritable(path, {say("is_read_from")});
  return fill_beside(path, "", Afterwards::remove);
}

std::optional<Problem> write_file(const std::string& path, std::string_view text) {
  return fill_beside(path, text, Afterwards::move);
}

}  // namespace bell::cli
