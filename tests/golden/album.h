// An album of golden matches: journals of one title, kept for ever, that must play again move by move and together
// show everything the title has. BELL_REGENERATE=1 writes them anew. What everybody is told in them is kept as hashes
// in tests/golden/<folder>.told; BELL_RETELL=1 writes those anew.
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

// One title's part. Both sets of names are built from the title's own lists, so that a kind of card or fact that is
// added there is demanded here.
struct Album {
  std::string folder;  // tests/journals/<folder>/<name>.journal
  std::vector<Setup> setups;
  int each = 1;  // matches of each setup
  Names demanded;
  // What a whole match shows: what was done, and what the public was told.
  Names (*shown)(std::span<const Action> done, std::span<const AnySeenEvent> told) = nullptr;
  // Deeds that random players do too seldom; when regenerating they are preferred now and then.
  bool (*is_rare)(const Action&) = nullptr;
};

// Expects every journal to be there, to be the match its name says, to play again and to tell everybody the same; and
// all demands to be met.
void verify(const Album& album);

// Plays every setup with several seeds for each of its matches, and keeps the one that shows most that is still wanted.
void regenerate(const Album& album);

}  // namespace bell::golden
