// Reads every journal of the folder, within the usual bounds.
#include "cli/kept_matches.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>

namespace bell::cli {
namespace {

namespace fs = std::filesystem;

Timestamp changed(const fs::path& path) {
  std::error_code fault;
  const auto time = fs::last_write_time(path, fault);
  if (fault) return {};
  const auto since = std::chrono::file_clock::to_sys(time).time_since_epoch();
  return {std::chrono::duration_cast<std::chrono::milliseconds>(since).count()};
}

}  // namespace

std::string journal_folder() {
  if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state != '\0')
    return (fs::path(state) / "bell").string();
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
    return (fs::path(home) / ".local" / "state" / "bell").string();
  return (fs::temp_directory_path() / "bell").string();
}

std::vector<KeptMatch> kept_matches(const std::string& folder) {
  std::vector<KeptMatch> matches;
  std::error_code fault;
  for (const fs::directory_entry& file : fs::directory_iterator(folder, fault)) {
    if (file.path().extension() != ".journal") continue;
    const auto journal = journal::read(file.path().string(), journal::TornEnd::leave_out);
    if (!journal) continue;
    const Timestamp last = journal->entries.empty() ? Timestamp{} : journal->entries.back().at;
    matches.push_back({.path = file.path().string(),
                       .header = journal->header,
                       .entries = journal->entries.size(),
                       .is_finished = journal->is_finished,
                       .last = last == Timestamp{} ? changed(file.path()) : last});
  }
  std::ranges::sort(matches, [](const KeptMatch& a, const KeptMatch& b) {
    return a.last != b.last ? a.last > b.last : a.path < b.path;
  });
  return matches;
}

}  // namespace bell::cli
