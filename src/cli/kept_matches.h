// The journals in the state folder, which `bell play` writes and resumes.
#pragma once

#include <string>
#include <vector>

#include "journal/journal.h"

namespace bell::cli {

// $XDG_STATE_HOME/bell, or ~/.local/state/bell.
std::string journal_folder();

struct KeptMatch {
  std::string path;
  journal::Header header;
  std::size_t entries = 0;
  bool is_finished = false;
  Timestamp last{};  // of the last entry, or of the file if entries have no time
};

// Newest first. Files that are not journals are skipped.
std::vector<KeptMatch> kept_matches(const std::string& folder);

}  // namespace bell::cli
