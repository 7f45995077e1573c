// An album of golden matches: journals of one title, kept for ever, that must replay move by move and together show
// everything the title has. BELL_REGENERATE=1 writes them anew. Hashes of the facts told in them are in
// tests/golden/<folder>.told; BELL_RETELL=1 writes those anew.
#pragma once

#include <set>
#include <span>
#include <string>
#include <vector>

#include "kernel/action.h"
#include "kernel/setup.h"
#include "view/any.h"

namespace bell::golden {

using Names = std::set<std::string>;

// One title's part. Both sets of names are built from the title's own lists, so that a new kind of card or fact is
// required here.
struct Album {
  std::string folder;  // tests/journals/<folder>/<name>.journal
  std::vector<Setup> setups;
  int each = 1;  // matches per setup
  Names demanded;
  // What a whole match shows: what was done, and what the public was told.
  Names (*shown)(std::span<const Action> done, std::span<const AnySeenEvent> told) = nullptr;
  // Actions that random players take too seldom; when regenerating they are sometimes preferred.
  bool (*is_rare)(const Action&) = nullptr;
};

// Checks that every journal exists, is the match that its name says, replays, and tells the same facts; and that all
// required names were shown.
void verify(const Album& album);

// Plays every setup with several seeds per match, and keeps the one that shows most of what is still missing.
void regenerate(const Album& album);

}  // namespace bell::golden
